import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'It is the copy nearest to the last day of use.': 'Es la copia más cercana al último día de uso.',
  'The day on which the account was last used is not on file, and changes bind by further use.':
    'No está registrado el último día de uso de la cuenta, y los cambios obligan por seguir usándola.',
  'Damages are capped at the fees of six months.': 'Los daños tienen como tope las comisiones de seis meses.',
  'No day is set on which a hold must end.': 'No se fija un día en que la retención deba terminar.',
  'It may keep the money for good if it finds that you broke its rules.':
    'Puede quedarse con el dinero si decide que usted rompió sus reglas.',
  'It pays only after an appeal under its own rules.': 'Paga solo después de una apelación según sus propias reglas.',
  'Money held as security may be kept for good.': 'El dinero retenido como garantía puede no devolverse.',
  'It may set a reserve as it sees fit.': 'Puede fijar una reserva como le parezca.',
  'ordinary course': 'en el curso normal',
};
