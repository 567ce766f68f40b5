/** The Spanish of the letter's sentences: what can still be lost. Keyed by the English template (`clause-in-spanish.ts`). */
import type { Catalog } from '../../domain/language/translate.ts';

export const exposure: Catalog = {
  Exposure: 'Exposición',
  'Card disputes must as a rule be raised within {fact:term_dispute_window} of processing or of expected receipt ({authority:visa-dispute-120-540}; {authority:mc-chargeback-120-540}).':
    'Por regla general, las disputas de tarjeta deben presentarse dentro de {fact:term_dispute_window} desde el procesamiento o desde la recepción esperada ({authority:visa-dispute-120-540}; {authority:mc-chargeback-120-540}).',
  'Sales made before the hold[[, with an average delivery time of {fact:delivery_days},]] left that window by {date:passed_window_end}, and the ordinary exposure on them is nil.':
    'Las ventas hechas antes de la retención[[, con un tiempo promedio de entrega de {fact:delivery_days},]] salieron de ese plazo a más tardar el {date:passed_window_end}, y la exposición ordinaria por ellas es nula.',
  'The outer limit of {fact:term_dispute_limit} concerns later delivery; please identify any sale to which it applies.':
    'El límite exterior de {fact:term_dispute_limit} se refiere a entregas posteriores; por favor, identifiquen toda venta a la que se aplique.',
  'The last sales made before the hold[[, with an average delivery time of {fact:delivery_days},]] leave that window on {date:window_end}, no later than the day set in this letter: by then the ordinary exposure on them is nil.':
    'Las últimas ventas hechas antes de la retención[[, con un tiempo promedio de entrega de {fact:delivery_days},]] salen de ese plazo el {date:window_end}, no después del día que fija esta carta: para entonces la exposición ordinaria por ellas es nula.',
  'The last sales made before the hold[[, with an average delivery time of {fact:delivery_days},]] leave that window on {date:window_end}, and earlier ones leave it day by day.':
    'Las últimas ventas hechas antes de la retención[[, con un tiempo promedio de entrega de {fact:delivery_days},]] salen de ese plazo el {date:window_end}, y las anteriores salen de él día por día.',
  'A hold that secures this exposure should shrink with it.':
    'Una retención que garantiza esta exposición debe reducirse con ella.',
  'The exposure on past sales shrinks day by day, and a hold that secures it should shrink with it.':
    'La exposición por ventas pasadas se reduce día por día, y una retención que la garantiza debe reducirse con ella.',
  'Card disputes must as a rule be raised within {fact:term_dispute_window} of settlement or of expected delivery ({authority:mc-chargeback-120-540}).':
    'Por regla general, las disputas de tarjeta deben presentarse dentro de {fact:term_dispute_window} desde la liquidación o desde la entrega esperada ({authority:mc-chargeback-120-540}).',
  "On the Merchant's dates, sales made before the hold left that window on {date:passed_window_end}, and the ordinary exposure on them is nil.":
    'Según las fechas del Comerciante, las ventas hechas antes de la retención salieron de ese plazo a más tardar el {date:passed_window_end}, y la exposición ordinaria por ellas es nula.',
  'Please identify any sale to which the outer limit of {fact:term_dispute_limit} applies.':
    'Por favor, identifiquen toda venta a la que se aplique el límite exterior de {fact:term_dispute_limit}.',
  "On the Merchant's dates, the last sales made before the hold leave that window on {date:window_end}, no later than the day set below; no ordinary exposure on them is left then.":
    'Según las fechas del Comerciante, las últimas ventas hechas antes de la retención salen de ese plazo el {date:window_end}, no después del día que se fija abajo; entonces no queda exposición ordinaria por ellas.',
  "On the Merchant's dates, the last sales made before the hold leave that window on {date:window_end}, and earlier ones leave it day by day.":
    'Según las fechas del Comerciante, las últimas ventas hechas antes de la retención salen de ese plazo el {date:window_end}, y las anteriores salen de él día por día.',
  'The exposure on past sales shrinks day by day.': 'La exposición por ventas pasadas se reduce día por día.',
  "The window for card disputes, {fact:term_dispute_window} from settlement or expected delivery ({authority:mc-chargeback-120-540}), closed on {date:passed_window_end} for what was sold before the hold, on the Merchant's dates, and none of that exposure is left.":
    'El plazo para disputas de tarjeta, {fact:term_dispute_window} desde la liquidación o la entrega esperada ({authority:mc-chargeback-120-540}), se cerró el {date:passed_window_end} para lo vendido antes de la retención, según las fechas del Comerciante, y no queda nada de esa exposición.',
  'If the outer limit of {fact:term_dispute_limit} is relied on, please say for which sale.':
    'Si se invoca el límite exterior de {fact:term_dispute_limit}, por favor digan para qué venta.',
  "The window for card disputes, {fact:term_dispute_window} from settlement or expected delivery ({authority:mc-chargeback-120-540}), closes on {date:window_end} for the last sales made before the hold, on the Merchant's dates: no later than the day by which payment is demanded.":
    'El plazo para disputas de tarjeta, {fact:term_dispute_window} desde la liquidación o la entrega esperada ({authority:mc-chargeback-120-540}), se cierra el {date:window_end} para las últimas ventas hechas antes de la retención, según las fechas del Comerciante: no después del día hasta el cual se exige el pago.',
  "The window for card disputes, {fact:term_dispute_window} from settlement or expected delivery ({authority:mc-chargeback-120-540}), closes on {date:window_end} for the last sales made before the hold, on the Merchant's dates; for all others it closes before that day.":
    'El plazo para disputas de tarjeta, {fact:term_dispute_window} desde la liquidación o la entrega esperada ({authority:mc-chargeback-120-540}), se cierra el {date:window_end} para las últimas ventas hechas antes de la retención, según las fechas del Comerciante; para todas las demás se cierra antes de ese día.',
  'The window for card disputes is {fact:term_dispute_window} from settlement or expected delivery ({authority:mc-chargeback-120-540}).':
    'El plazo para disputas de tarjeta es de {fact:term_dispute_window} desde la liquidación o la entrega esperada ({authority:mc-chargeback-120-540}).',
  'With each day fewer of the past sales are inside it.': 'Cada día quedan menos ventas pasadas dentro de él.',
  'Whoever decides will want to know what can still be lost.': 'Quien decida querrá saber qué se puede perder todavía.',
  "As a rule a card sale can be disputed for {fact:term_dispute_window} from settlement or expected delivery ({authority:mc-chargeback-120-540}); on the Merchant's dates that time was over on {date:passed_window_end} for every sale made before the hold, and so is that risk.":
    'Por regla general, una venta con tarjeta se puede disputar durante {fact:term_dispute_window} desde la liquidación o la entrega esperada ({authority:mc-chargeback-120-540}); según las fechas del Comerciante, ese tiempo terminó el {date:passed_window_end} para cada venta hecha antes de la retención, y con él ese riesgo.',
  'Any sale to which the outer limit of {fact:term_dispute_limit} applies should be named in the decision.':
    'Toda venta a la que se aplique el límite exterior de {fact:term_dispute_limit} debe nombrarse en la decisión.',
  "As a rule a card sale can be disputed for {fact:term_dispute_window} from settlement or expected delivery ({authority:mc-chargeback-120-540}); on the Merchant's dates that time is over on {date:window_end} for the last sale made before the hold, no later than the day on which we ask for a decision.":
    'Por regla general, una venta con tarjeta se puede disputar durante {fact:term_dispute_window} desde la liquidación o la entrega esperada ({authority:mc-chargeback-120-540}); según las fechas del Comerciante, ese tiempo termina el {date:window_end} para la última venta hecha antes de la retención, no después del día en que pedimos una decisión.',
  "As a rule a card sale can be disputed for {fact:term_dispute_window} from settlement or expected delivery ({authority:mc-chargeback-120-540}); on the Merchant's dates that time is over on {date:window_end} for the last sale made before the hold.":
    'Por regla general, una venta con tarjeta se puede disputar durante {fact:term_dispute_window} desde la liquidación o la entrega esperada ({authority:mc-chargeback-120-540}); según las fechas del Comerciante, ese tiempo termina el {date:window_end} para la última venta hecha antes de la retención.',
  'As a rule a card sale can be disputed for {fact:term_dispute_window} from settlement or expected delivery ({authority:mc-chargeback-120-540}), so that the risk in past sales runs out.':
    'Por regla general, una venta con tarjeta se puede disputar durante {fact:term_dispute_window} desde la liquidación o la entrega esperada ({authority:mc-chargeback-120-540}), así que el riesgo de las ventas pasadas se agota.',
  "If claims of buyers under {fact:processor}'s own program are relied on as well, please name for each the payment, its sum and the last day on which such a claim can still be opened.":
    'Si se invocan también reclamos de compradores según el propio programa de {fact:processor}, por favor nombren, para cada uno, el pago, su suma y el último día en que todavía se puede abrir tal reclamo.',
  'Please state the exposure that the hold is meant to cover, with the sales, the period and the dispute rate used to compute it.':
    'Por favor, indiquen la exposición que la retención debe cubrir, con las ventas, el período y la tasa de disputas usados para calcularla.',
  "The order of magnitude, on the Merchant's averages and a network's ratio in place of yours:":
    'El orden de magnitud, con los promedios del Comerciante y la proporción de una red en lugar de la de ustedes:',
  Step: 'Paso',
  Figure: 'Cifra',
  'Average monthly volume': 'Volumen mensual promedio',
  'Average sales in a dispute window of {fact:exposure_days} (months of {fact:month_days})':
    'Ventas promedio en un plazo de disputa de {fact:exposure_days} (meses de {fact:month_days})',
  'Illustrative loss at {fact:match_ratio} of those sales, the ratio in the MATCH code for excessive chargebacks':
    'Pérdida ilustrativa con {fact:match_ratio} de esas ventas, la proporción del código MATCH para contracargos excesivos',
  Withheld: 'Retenido',
  'Share of those sales that would have to be lost to exhaust the sum withheld, rounded down':
    'Parte de esas ventas que tendría que perderse para agotar la suma retenida, redondeada hacia abajo',
  'The ratio stands in for yours, which has not been stated.':
    'La proporción está en lugar de la de ustedes, que no se ha indicado.',
  'A published ratio is used for want of your own.': 'Se usa una proporción publicada a falta de la de ustedes.',
  'That ratio only illustrates, as yours is not stated; please produce your figures.':
    'Esa proporción solo ilustra, pues la de ustedes no se ha indicado; por favor, presenten sus cifras.',
};
