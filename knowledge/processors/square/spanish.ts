import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'On the day that decides, these terms bound new sellers alone, and the day of opening is not on file.':
    'El día que decide, estos términos obligaban solo a vendedores nuevos, y no está registrado el día de apertura.',
  'On the day that decides, these terms bound new sellers alone; the terms of older sellers were not read.':
    'El día que decide, estos términos obligaban solo a vendedores nuevos; no se leyeron los de vendedores anteriores.',
  'If a step before the arbitration is missed, the case can be dismissed, and you pay the costs.':
    'Si se omite un paso antes del arbitraje, el caso puede rechazarse y usted paga los costos.',
  'A notice for several merchants together is void.': 'Un aviso de varios comercios juntos no vale.',
  'You do not count as a consumer, and share the cost of the arbitrator.':
    'Usted no cuenta como consumidor y comparte el costo del árbitro.',
  'It may end the agreement at any time, for any reason.':
    'Puede terminar el acuerdo en cualquier momento, por cualquier motivo.',
};
