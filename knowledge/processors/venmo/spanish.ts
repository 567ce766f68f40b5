import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'The processor decides as it sees fit.': 'El procesador decide como le parezca.',
  'It need not explain its decision.': 'No tiene que explicar su decisión.',
  'Whether money is released early is up to the processor.': 'Si el dinero se entrega antes, lo decide el procesador.',
  'Hold of money after restricted activities': 'Retención de dinero después de actividades restringidas',
  'sole discretion': 'a su sola discreción',
  'reasonably needed, or policy violated': 'si hace falta, dentro de lo razonable, o si se violó la política',
};
