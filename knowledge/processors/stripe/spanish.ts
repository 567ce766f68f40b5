import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'It is the version in force on the last day of use.': 'Es la versión vigente el último día de uso.',
  'The day on which the account was last used is not on file, and new terms bind by further use.':
    'No está registrado el último día de uso de la cuenta, y los términos nuevos obligan por seguir usándola.',
  'Whoever loses pays the attorneys of whoever wins. That can be you.':
    'Quien pierde paga los abogados de quien gana. Ese puede ser usted.',
  'The side that loses pays the other’s attorneys: you or it (Cal. Civ. Code § 1717).':
    'La parte que pierde paga los abogados de la otra: usted o él (Código Civil de California § 1717).',
  'You pay its costs of collecting money from you. By Cal. Civ. Code § 1717 a fee term binds both sides.':
    'Usted paga lo que le cueste cobrarle. Según el Código Civil de California § 1717, un término sobre honorarios obliga a ambas partes.',
  'You pay its costs of collecting money from you.': 'Usted paga lo que le cueste cobrarle.',
  'Damages are capped at the fees that you paid in twelve months.':
    'Los daños tienen como tope las comisiones que usted pagó en doce meses.',
  'You must keep an arbitration and its outcome to yourself.':
    'Usted debe mantener en secreto el arbitraje y su resultado.',
  'The text has no way into small claims court: disputes go to arbitration.':
    'El texto no deja ir al tribunal de reclamos menores: las disputas van a arbitraje.',
  'You can claim only for yourself; if that term falls, there is no arbitration at all.':
    'Usted solo puede reclamar por sí mismo; si esa cláusula cae, no hay arbitraje.',
  'What one of your businesses owes may be taken from the balance of another.':
    'Lo que deba uno de sus negocios se puede tomar del saldo de otro.',
  'What you owe to one of its companies may be taken by another.':
    'Lo que usted deba a una de sus empresas lo puede tomar otra.',
  'Where nothing else is said, it decides as it sees fit.': 'Donde no se dice otra cosa, decide como le parezca.',
  'It may close your account at any time.': 'Puede cerrar su cuenta en cualquier momento.',
  'Where its terms differ, the Service Terms prevail; they were not read here.':
    'Donde sus términos difieran, valen los Términos del Servicio; aquí no se leyeron.',
  'Money in a reserve counts as the processor’s until it is released.':
    'El dinero en una reserva cuenta como del procesador hasta que se entregue.',
  'It may change the terms of a reserve while it holds one.':
    'Puede cambiar las condiciones de una reserva mientras la tiene.',
  'It has a security interest in the money that it owes you.':
    'Tiene una garantía sobre el dinero que le debe a usted.',
  'You pay half of the arbitrator’s fees in advance.':
    'Usted paga por adelantado la mitad de los honorarios del árbitro.',
};
