import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'The processor decides as it sees fit.': 'El procesador decide como le parezca.',
  'It need not explain its decision.': 'No tiene que explicar su decisión.',
  'Whether money is released early is up to the processor.': 'Si el dinero se entrega antes, lo decide el procesador.',
  'You may not close the account while it is on hold, limited or under a reserve.':
    'No puede cerrar la cuenta mientras esté retenida, limitada o sujeta a una reserva.',
  'A demand for arbitration without good reason can be punished as in federal court.':
    'Una solicitud de arbitraje sin fundamento puede sancionarse como en un tribunal federal.',
  'What is not arbitrated goes to the courts in New York County, except small claims.':
    'Lo que no se arbitra va a los tribunales del condado de Nueva York, salvo los reclamos menores.',
  'Hold of money after restricted activities': 'Retención de dinero después de actividades restringidas',
  'sole discretion': 'a su sola discreción',
  'reasonably needed, or policy violated': 'si hace falta, dentro de lo razonable, o si se violó la política',
};
