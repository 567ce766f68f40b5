/** The catalog's part for what buyers can still dispute of an account (`spanish.ts`). */
import type { Catalog } from '../../domain/language/translate.ts';

/** As a letter spells them (`drafting/text/number-words.ts`). */
const spelled = {
  two: 'dos',
  three: 'tres',
  four: 'cuatro',
  five: 'cinco',
  six: 'seis',
  seven: 'siete',
  eight: 'ocho',
  nine: 'nueve',
  ten: 'diez',
  eleven: 'once',
  twelve: 'doce',
  thirteen: 'trece',
  fourteen: 'catorce',
  fifteen: 'quince',
  sixteen: 'dieciséis',
  seventeen: 'diecisiete',
  eighteen: 'dieciocho',
  nineteen: 'diecinueve',
};

const exposure: Catalog = {
  ...Object.fromEntries(Object.entries(spelled).map(([word, palabra]) => [`${word} parts`, `${palabra} partes`])),
  '{count} parts': '{count} partes',
  'row {row}': 'fila {row}',
  'rows {rows} and {last}': 'filas {rows} y {last}',
  'You wrote that the account was opened on {day}, before the export begins. Answer No, or correct that day first.':
    'Usted escribió que la cuenta se abrió el {day}, antes de que empiece la exportación. Responda “No” o corrija primero esa fecha.',
  'The files do not add up, so a sale or a dispute may be missing from them.':
    'Los archivos no cuadran, así que puede faltar en ellos una venta o una disputa.',
  'Some rows are of a kind that we do not know, and may be disputes.':
    'Algunas filas son de un tipo que no conocemos, y podrían ser disputas.',
  'An answer to what is asked about these rows.': 'Una respuesta a lo que se pregunta sobre esas filas.',
  'The same export once more, straight from the processor, with every row.':
    'La misma exportación otra vez, directamente del procesador, con todas las filas.',
  '{count} sales can still be disputed on {day}: gross, less what was refunded or disputed.':
    'El {day} todavía se pueden disputar {count} ventas: en bruto, menos lo reembolsado o disputado.',
  'A buyer can open a PayPal dispute for 180 days from the payment.':
    'Un comprador puede abrir una disputa en PayPal durante 180 días desde el pago.',
  'A cardholder can dispute a sale for 120 days; delivery that is expected later can extend it.':
    'El titular de una tarjeta puede disputar una venta durante 120 días; una entrega prevista para más tarde puede extender ese plazo.',
  'PayPal User Agreement, Opening a dispute': 'User Agreement de PayPal, “Opening a dispute”',
  'Visa Core Rules and Visa Product and Service Rules, Dispute Resolution (for example Condition 13.7); Mastercard Chargeback Guide (cardholder disputes)':
    'Visa Core Rules and Visa Product and Service Rules, Dispute Resolution (por ejemplo, Condition 13.7); Mastercard Chargeback Guide (disputas de titulares de tarjetas)',
  'A cardholder can dispute a sale for {window} days from its receipt, on average {delivery} days after the sale, as the merchant states.':
    'El titular de una tarjeta puede disputar una venta durante {window} días desde su recepción, en promedio {delivery} días después de la venta, según indica el comercio.',
  'The files begin on {since}; earlier sales can be disputed too.':
    'Los archivos empiezan el {since}; las ventas anteriores también se pueden disputar.',
  'Of {sales} sales that are at least {days} days old (no dispute in the files came later after its sale), {disputes} were disputed (up to {number}, the upper end of Wilson’s interval of 95%), by amount {disputed} of {gross} ({amount}).':
    'De {sales} ventas con al menos {days} días (ninguna disputa de los archivos tardó más en llegar) se disputaron {disputes} (hasta {number}, el extremo superior del intervalo de Wilson del 95%); por monto, {disputed} de {gross} ({amount}).',
  'Of {sales} sales at least {days} days old, 1 was disputed: {disputed} of {gross}. Because that can be good luck, we count a share that the true one hardly ever exceeds: {percent} of what can still be disputed.':
    'De {sales} ventas con al menos {days} días se disputó 1: {disputed} de {gross}. Como eso puede ser buena suerte, contamos una proporción que la real casi nunca supera: el {percent} de lo que todavía se puede disputar.',
  'Of {sales} sales at least {days} days old, {disputes} were disputed: {disputed} of {gross}. Because that can be good luck, we count a share that the true one hardly ever exceeds: {percent} of what can still be disputed.':
    'De {sales} ventas con al menos {days} días se disputaron {disputes}: {disputed} de {gross}. Como eso puede ser buena suerte, contamos una proporción que la real casi nunca supera: el {percent} de lo que todavía se puede disputar.',
  'Beside it, to be expected as refunds': 'Aparte, reembolsos esperados',
  'The sum withheld as the merchant stated it, in whole dollars':
    'La suma retenida, como la indicó el comercio, en dólares enteros',
  'Window for disputes, from receipt': 'Plazo de disputa, desde la recepción',
  'Average delivery time counted with it': 'Tiempo medio de entrega contado con él',
  'Loss to be expected of the sales held alone': 'Pérdida esperada de las ventas retenidas por sí solas',
  'What can still be disputed of the sales held alone':
    'Lo que aún se puede disputar de las ventas retenidas por sí solas',
  'Which rate it is': 'Qué tasa es',
  'Of these, by amount': 'De ellas, por monto',
  'Sales of that age': 'Ventas de esa antigüedad',
  'Age of the sales of which refunds are counted': 'Antigüedad de las ventas cuyos reembolsos se cuentan',
  'Of these, refunded in whole or part': 'De ellas, reembolsadas en todo o en parte',
  'Refunded of these': 'Reembolsado de ellas',
  'The account’s own rate of refunds': 'Tasa de reembolsos de la propia cuenta',
  'Refunds to be expected': 'Reembolsos esperados',
  'Nothing was released since the last day of the records': 'Nada se ha liberado desde el último día de los registros',
  'Of {sales} sales that are at least {days} days old, {refunds} were refunded in whole or part (up to {number}, the upper end of Wilson’s interval of 95%), by amount {refunded} of {gross} ({amount}).':
    'De {sales} ventas con al menos {days} días se reembolsaron {refunds}, en todo o en parte (hasta {number}, el extremo superior del intervalo de Wilson del 95%); por monto, {refunded} de {gross} ({amount}).',
  'Of {sales} sales at least {days} days old, {refunds} had a refund: {refunded} of {gross}. We count {percent} of what can still be disputed. No part of the loss above.':
    'De {sales} ventas con al menos {days} días, {refunds} tuvieron un reembolso: {refunded} de {gross}. Contamos el {percent} de lo que todavía se puede disputar. No es parte de la pérdida de arriba.',
  'Fewer than {count} sales are {days} days old, so that no rate of refunds follows from them.':
    'Menos de {count} ventas tienen ya {days} días, así que no permiten calcular una tasa de reembolsos.',
  'Fewer than {count} sales are {days} days old, so that no rate of disputes follows from them.':
    'Menos de {count} ventas tienen ya {days} días, así que no permiten calcular una tasa de disputas.',
  'An export that lists each sale over a longer time.':
    'Una exportación que muestre cada venta de un tiempo más largo.',
  'Withheld are {withheld}; disputes to be expected are {expected}, and reserve that is not due yet {scheduled}: both are left aside.':
    'Están retenidos {withheld}; las disputas esperadas son {expected}, y la reserva que aún no se debe liberar, {scheduled}: ambas se dejan aparte.',
  'The higher rate, times all that can still be disputed.':
    'La tasa más alta, multiplicada por todo lo que todavía se puede disputar.',
  'The files do not say when a reserve is due.': 'Los archivos no dicen cuándo se debe liberar la reserva.',
  'The days after which the processor has to release each part, from its notice or your agreement.':
    'Los días tras los cuales el procesador debe liberar cada parte, según su propio aviso o el acuerdo de usted con él.',
  'Withheld more than {days} days before {day} and not released in the files.':
    'Retenido más de {days} días antes del {day} y no liberado según los archivos.',
  'A reserve that is not due yet may be kept, and the files do not say when it is due.':
    'Una reserva que aún no se debe liberar se puede retener, y los archivos no dicen cuándo se debe liberar.',
  'Sales made before the files can still be disputed, and are not in them.':
    'Ventas anteriores a los archivos todavía se pueden disputar, y no están en ellos.',
  'An export that begins on {day} or before.': 'Una exportación que empiece el {day} o antes.',
  'When is each part of the reserve released, by its notice or your agreement?':
    '¿Cuándo se libera cada parte de la reserva, según el aviso del procesador o su acuerdo con él?',
  'After {days} days': 'Después de {days} días',
  'It does not say, or I do not know': 'No lo dice, o no lo sé',
  'Last day on which a sale held alone can be disputed, at the latest':
    'Último día en que se puede disputar una venta retenida por sí sola, a más tardar',
};

export default exposure;
