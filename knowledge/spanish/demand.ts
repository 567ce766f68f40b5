/** The Spanish of the letter's sentences: what is demanded by when, and the part on a proposal. Keyed by the English template (`clause-in-spanish.ts`). */
import type { Catalog } from '../../domain/language/translate.ts';

export const demand: Catalog = {
  Demand: 'Demanda',
  'On or before **{date:deadline}**, which allows {fact:post_days} for the post and {fact:response_days} to answer, the Merchant demands that {fact:processor}:':
    'A más tardar el **{date:deadline}**, lo que deja {fact:post_days} para el correo y {fact:response_days} para responder, el Comerciante exige que {fact:processor}:',
  'Name the acquirer, its sponsor bank and every other company that holds any part of {fact:claimed}, and the agreement under which it does.':
    'Nombre al adquirente, a su banco patrocinador y a toda otra empresa que tenga alguna parte de {fact:claimed}, y el acuerdo según el cual la tiene.',
  'Release to the bank account on file any part of that sum that {fact:processor} itself holds.':
    'Libere a la cuenta bancaria registrada la parte de esa suma que tenga {fact:processor} misma.',
  'In the alternative, and without prejudice, release at once all but the sum of those transactions shown, each with its date, to be in an open dispute, and the sum of each when its dispute is decided.':
    'De forma subsidiaria y sin renunciar a nada, libere de inmediato todo menos la suma de las transacciones que se muestre, cada una con su fecha, que están en una disputa abierta, y la suma de cada una cuando se decida su disputa.',
  'State in writing the kind of hold, the clause and version relied on, the calculation of the sum, and the date on which the hold ends.':
    'Indique por escrito la clase de retención, la cláusula y la versión invocadas, el cálculo de la suma y la fecha en que termina la retención.',
  'Produce the complete ledger of the account[[ since {date:hold_started}]]: settlements, reserve entries, debits, fees, refunds and disputes.':
    'Presente el registro completo de la cuenta[[ desde el {date:hold_started}]]: liquidaciones, anotaciones de reserva, débitos, comisiones, reembolsos y disputas.',
  'State whether the Merchant has been or will be listed in MATCH, with the date, the reason code and the facts behind it, and withdraw any listing that they do not support.':
    'Indique si el Comerciante ha sido o será incluido en MATCH, con la fecha, el código de razón y los hechos que lo sustentan, y retire toda inclusión que no sustenten.',
  'In the alternative, and without prejudice, release at once all but the sum shown, transaction by transaction, to be at risk, and the rest in steps as each such transaction passes {fact:term_dispute_window} from expected receipt.':
    'De forma subsidiaria y sin renunciar a nada, libere de inmediato todo menos la suma que se muestre, transacción por transacción, que está en riesgo, y el resto por pasos, a medida que cada una de esas transacciones pase {fact:term_dispute_window} desde la recepción esperada.',
  'Release {fact:claimed} to the bank account on file: first the {fact:unreserved} that stands outside any reserve, then the reserve of {fact:reserve}.':
    'Libere {fact:claimed} a la cuenta bancaria registrada: primero los {fact:unreserved} que están fuera de toda reserva, después la reserva de {fact:reserve}.',
  'Withdraw the MATCH listing that the notice states, or state its date, its reason code and the facts that support it.':
    'Retire la inclusión en MATCH que indica el aviso, o indique su fecha, su código de razón y los hechos que la sustentan.',
  'Release {fact:claimed} to the bank account on file.': 'Libere {fact:claimed} a la cuenta bancaria registrada.',
  'State the exact sum withheld and release it to the bank account on file.':
    'Indique la suma exacta retenida y la libere a la cuenta bancaria registrada.',
  'The demand stands.': 'La demanda sigue en pie.',
  'On or before **{date:deadline}**, which allows {fact:post_days} for the post and {fact:response_days} to answer, {fact:processor} is to:':
    'A más tardar el **{date:deadline}**, lo que deja {fact:post_days} para el correo y {fact:response_days} para responder, {fact:processor} debe:',
  'Name, as our first letter asked, the company that holds {fact:claimed}, and the agreement under which it does.':
    'Nombrar, como lo pidió nuestra primera carta, la empresa que tiene {fact:claimed}, y el acuerdo según el cual los tiene.',
  'Release whatever part of that sum {fact:processor} holds itself.':
    'Liberar toda parte de esa suma que tenga {fact:processor} misma.',
  'In the alternative, and without prejudice, name each transaction still in dispute with its date and sum, release the rest now, and let each of those sums follow when its dispute is decided.':
    'De forma subsidiaria y sin renunciar a nada, nombrar cada transacción que siga en disputa con su fecha y su suma, liberar el resto ahora, y dejar que cada una de esas sumas siga cuando se decida su disputa.',
  'Answer what our first letter asked[[, on {date:first_letter}]]: which kind of hold, under which clause and version, computed how, and until when.':
    'Responder a lo que pidió nuestra primera carta[[, el {date:first_letter}]]: qué clase de retención, según qué cláusula y versión, calculada cómo y hasta cuándo.',
  'Send the complete ledger of the account that was asked for with it.':
    'Enviar el registro completo de la cuenta que se pidió con ella.',
  'Say whether there is, or is to be, a MATCH listing, and on what date, reason code and facts.':
    'Decir si hay, o habrá, una inclusión en MATCH, y con qué fecha, código de razón y hechos.',
  'In the alternative, and without prejudice, name each transaction said to be at risk, release the rest now, and let what was named follow as it passes {fact:term_dispute_window} from expected receipt.':
    'De forma subsidiaria y sin renunciar a nada, nombrar cada transacción que se dice que está en riesgo, liberar el resto ahora, y dejar que lo nombrado siga a medida que pase {fact:term_dispute_window} desde la recepción esperada.',
  'Release {fact:claimed} to the bank account on file, beginning with the {fact:unreserved} outside any reserve; the reserve of {fact:reserve} follows.':
    'Liberar {fact:claimed} a la cuenta bancaria registrada, empezando por los {fact:unreserved} fuera de toda reserva; sigue la reserva de {fact:reserve}.',
  'Withdraw the MATCH listing of which the notice speaks, or give its date, reason code and facts.':
    'Retirar la inclusión en MATCH de la que habla el aviso, o dar su fecha, su código de razón y sus hechos.',
  'For the last time before the next step under the Agreement, and on or before **{date:deadline}**, which allows {fact:post_days} for the post and {fact:response_days} to answer, the Merchant demands that {fact:processor}:':
    'Por última vez antes del siguiente paso según el Acuerdo, y a más tardar el **{date:deadline}**, lo que deja {fact:post_days} para el correo y {fact:response_days} para responder, el Comerciante exige que {fact:processor}:',
  'State who holds {fact:claimed}, since when and under which agreement.':
    'Indique quién tiene {fact:claimed}, desde cuándo y según qué acuerdo.',
  'Pay out to the bank account on file whatever part of it is held by {fact:processor}.':
    'Pague a la cuenta bancaria registrada toda parte de ello que tenga {fact:processor}.',
  'In the alternative, and without prejudice, pay out whatever is not shown, sale by sale, to be in an open dispute, and set a calendar day for each part kept.':
    'De forma subsidiaria y sin renunciar a nada, pague todo lo que no se muestre, venta por venta, que está en una disputa abierta, y fije un día del calendario para cada parte retenida.',
  'Say of any part still kept which clause and version carries it, how it was computed and on which day it ends.':
    'Diga, de cada parte que siga retenida, qué cláusula y versión la sustenta, cómo se calculó y en qué día termina.',
  'Deliver the complete ledger of the account, which our file still lacks.':
    'Entregue el registro completo de la cuenta, que todavía falta en nuestro expediente.',
  'Confirm that no MATCH listing was made or is intended, or give its date, its code and its facts.':
    'Confirme que no se hizo ni se piensa hacer ninguna inclusión en MATCH, o dé su fecha, su código y sus hechos.',
  'In the alternative, and without prejudice, pay out whatever is not shown, sale by sale, to be at risk, and set a calendar day for each part kept, none later than {fact:term_dispute_window} from expected receipt.':
    'De forma subsidiaria y sin renunciar a nada, pague todo lo que no se muestre, venta por venta, que está en riesgo, y fije un día del calendario para cada parte retenida, ninguno después de {fact:term_dispute_window} desde la recepción esperada.',
  'Pay out {fact:claimed} to the bank account on file, the {fact:unreserved} outside any reserve at once and the reserve of {fact:reserve} with it.':
    'Pague {fact:claimed} a la cuenta bancaria registrada, los {fact:unreserved} fuera de toda reserva de inmediato y con ellos la reserva de {fact:reserve}.',
  'Confirm that the MATCH listing is withdrawn, or give its date, its code and its facts.':
    'Confirme que la inclusión en MATCH se retiró, o dé su fecha, su código y sus hechos.',
  'Pay out {fact:claimed} to the bank account on file.': 'Pague {fact:claimed} a la cuenta bancaria registrada.',
  'A decision is asked for on or before **{date:deadline}**, which allows {fact:post_days} for the post and {fact:response_days} to answer.':
    'Se pide una decisión a más tardar el **{date:deadline}**, lo que deja {fact:post_days} para el correo y {fact:response_days} para responder.',
  '{fact:processor} is asked to:': 'Se pide a {fact:processor}:',
  'Have it stated which company holds {fact:claimed}, and under which agreement.':
    'Hacer que se indique qué empresa tiene {fact:claimed}, y según qué acuerdo.',
  'Have any part that {fact:processor} holds released to the bank account on file.':
    'Hacer que se libere a la cuenta bancaria registrada toda parte que tenga {fact:processor}.',
  'In the alternative, and without prejudice, decide which sales are in an open dispute, release everything else, and fix a day of release for each of them.':
    'De forma subsidiaria y sin renunciar a nada, decidir qué ventas están en una disputa abierta, liberar todo lo demás y fijar un día de liberación para cada una de ellas.',
  'Give the reasons with the decision: the power used, the text that grants it, the figures, and the end of the hold.':
    'Dar las razones con la decisión: la facultad usada, el texto que la concede, las cifras y el final de la retención.',
  'Have the complete ledger of the account produced to us.':
    'Hacer que se nos presente el registro completo de la cuenta.',
  'Have any MATCH listing examined, and withdrawn where the facts do not bear it out.':
    'Hacer que se examine toda inclusión en MATCH, y que se retire donde los hechos no la sustenten.',
  'In the alternative, and without prejudice, decide which sales are at risk, release everything else, and fix the day on which each of them passes {fact:term_dispute_window} from expected receipt.':
    'De forma subsidiaria y sin renunciar a nada, decidir qué ventas están en riesgo, liberar todo lo demás y fijar el día en que cada una de ellas pasa {fact:term_dispute_window} desde la recepción esperada.',
  'Release {fact:claimed} to the bank account on file, or decide separately on the {fact:unreserved} for which no reserve was booked and on the reserve of {fact:reserve}.':
    'Liberar {fact:claimed} a la cuenta bancaria registrada, o decidir por separado sobre los {fact:unreserved} para los que no se anotó ninguna reserva y sobre la reserva de {fact:reserve}.',
  'Have the MATCH listing examined, and withdrawn where the facts do not bear it out.':
    'Hacer que se examine la inclusión en MATCH, y que se retire donde los hechos no la sustenten.',
  'Release {fact:claimed} to the bank account on file, or decide separately on each part that is kept.':
    'Liberar {fact:claimed} a la cuenta bancaria registrada, o decidir por separado sobre cada parte que se retiene.',
  'Your proposal (this part only)': 'Su propuesta (solo esta parte)',
  'This part alone concerns a proposal of compromise and is confidential under {authority:fre-408} and {authority:cal-evid-1152}.':
    'Solo esta parte trata de una propuesta de arreglo y es confidencial según {authority:fre-408} y {authority:cal-evid-1152}.',
  'Nothing in this letter is an offer.': 'Nada en esta carta es una oferta.',
  'Your answer of {date:answer} makes a proposal.': 'Su respuesta del {date:answer} hace una propuesta.',
  'As we read it, {fact:offered} would be released.': 'Según la leemos, se liberarían {fact:offered}.',
  'The proposal would keep {fact:offer_gap}.': 'La propuesta retendría {fact:offer_gap}.',
  'This letter is not an acceptance.': 'Esta carta no es una aceptación.',
  'Please state on what basis and until when anything would be kept, and whether acceptance gives up any right to it.':
    'Por favor, indiquen sobre qué base y hasta cuándo se retendría algo, y si la aceptación renuncia a algún derecho sobre ello.',
};
