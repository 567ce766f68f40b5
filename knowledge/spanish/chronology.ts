/** The Spanish of the letter's sentences: where the matter stands and the facts. Keyed by the English template (`clause-in-spanish.ts`). */
import type { Catalog } from '../../domain/language/translate.ts';

export const chronology: Catalog = {
  Facts: 'Hechos',
  'The Merchant has been in business since {fact:year_established}.':
    'El Comerciante opera desde {fact:year_established}.',
  "The funds are the proceeds of sales to the Merchant's own customers, taken through {fact:processor}.":
    'Los fondos son lo cobrado por ventas a los propios clientes del Comerciante, por medio de {fact:processor}.',
  'The account was opened on {date:account_opened_on}.': 'La cuenta se abrió el {date:account_opened_on}.',
  "The funds are the proceeds of sales to the Merchant's own customers, which {fact:processor} processed and recorded.":
    'Los fondos son lo cobrado por ventas a los propios clientes del Comerciante, que {fact:processor} procesó y registró.',
  'The sum is reconciled as follows.': 'La suma se concilia así.',
  'We take the sum on our file to be the one before any release; if your ledger shows otherwise, please state each sum and its day.':
    'Tomamos la suma de nuestro expediente como la anterior a toda liberación; si los registros de ustedes muestran otra cosa, por favor indiquen cada suma y su día.',
  'Part of the sum': 'Parte de la suma',
  Amount: 'Monto',
  'Withheld before any release': 'Retenido antes de toda liberación',
  'Released since': 'Liberado desde entonces',
  'Still withheld': 'Aún retenido',
  'By our records the whole of {fact:held_amount} has been released.':
    'Según nuestros registros, se han liberado los {fact:held_amount} completos.',
  'Please state any sum that is still withheld, or close the matter with the final ledger and a line that says so.':
    'Por favor, indiquen cualquier suma que siga retenida, o cierren el asunto con el registro final de la cuenta y una línea que lo diga.',
  'The sum of {fact:held_amount} appears on our file as released in full.':
    'La suma de {fact:held_amount} consta en nuestro expediente como liberada por completo.',
  'What we ask of you is the closing ledger, and either the sum still withheld or word that there is none.':
    'Lo que les pedimos es el registro de cierre, y la suma que siga retenida o la confirmación de que no hay ninguna.',
  'The releases on our file reach the whole sum of {fact:held_amount}.':
    'Las liberaciones de nuestro expediente llegan a la suma completa de {fact:held_amount}.',
  'If anything is still withheld, please state the sum; if nothing is, please confirm that in writing with the closing ledger.':
    'Si algo sigue retenido, por favor indiquen la suma; si no hay nada, por favor confírmenlo por escrito con el registro de cierre.',
  'What we have recorded as released still does not reconcile with the sum first withheld.':
    'Lo que registramos como liberado todavía no concuerda con la suma retenida al principio.',
  'The sum withheld, each release with its day, and the remainder are asked for again.':
    'Se piden otra vez la suma retenida, cada liberación con su día y lo que queda.',
  'The sums recorded as released and the sum first withheld do not agree on our file.':
    'Las sumas registradas como liberadas y la suma retenida al principio no concuerdan en nuestro expediente.',
  'Please have them reconciled: what was withheld, what was paid out and when, what is left.':
    'Por favor, háganlas conciliar: qué se retuvo, qué se pagó y cuándo, qué queda.',
  'The releases recorded on our file cannot be reconciled with the sum first withheld.':
    'Las liberaciones registradas en nuestro expediente no se pueden conciliar con la suma retenida al principio.',
  'Please state what was withheld, what has been released on which day, and what remains.':
    'Por favor, indiquen qué se retuvo, qué se ha liberado en qué día y qué queda.',
  'The sum withheld is shown in the account as follows.': 'La suma retenida aparece en la cuenta así.',
  'Rolling reserve': 'Reserva rotativa',
  'Settlement not paid out, outside any reserve': 'Liquidación no pagada, fuera de toda reserva',
  'Total withheld': 'Total retenido',
  'All of the {fact:held_amount} withheld is shown in the account as rolling reserve, by the records of the Merchant.':
    'Según los registros del Comerciante, los {fact:held_amount} retenidos aparecen en la cuenta por completo como reserva rotativa.',
  'The whole of the sum withheld, {fact:held_amount}, is shown in the account as rolling reserve.':
    'Toda la suma retenida, {fact:held_amount}, aparece en la cuenta como reserva rotativa.',
  'The sum withheld is {fact:held_amount}.': 'La suma retenida es de {fact:held_amount}.',
  'The Merchant records no part of it as a reserve: it is settlement that has not been paid out.':
    'El Comerciante no registra ninguna parte como reserva: es liquidación que no se ha pagado.',
  'The Merchant also records a rolling reserve of {fact:reserve}.':
    'El Comerciante registra también una reserva rotativa de {fact:reserve}.',
  'The ledger requested below is needed to reconcile them; this demand is for the sum withheld, and any claim to more is reserved.':
    'Para conciliarlas hace falta el registro que se pide abajo; esta demanda es por la suma retenida, y se reserva toda reclamación por más.',
  '{fact:held_amount} is withheld.': 'Hay {fact:held_amount} retenidos.',
  'What part of that is booked as a reserve, if any, the ledger asked for will show.':
    'Qué parte de ello está anotada como reserva, si la hay, lo mostrará el registro que se pide.',
  'How much of it, if any, is booked as a reserve stands in your ledger, which is requested below.':
    'Cuánto de ello está anotado como reserva, si es que algo lo está, consta en los registros de ustedes, que se piden abajo.',
  '{fact:term_risk_hold} from the start of the hold': '{fact:term_risk_hold} desde el inicio de la retención',
  'Answer requested': 'Respuesta pedida',
  '{fact:term_venmo_restricted} from the start of the hold':
    '{fact:term_venmo_restricted} desde el inicio de la retención',
  'The day on which the hold began, and the term applied on that day, have not been stated to us; both are asked for again.':
    'No se nos ha dicho en qué día comenzó la retención ni qué cláusula se aplicó ese día; se piden otra vez ambas cosas.',
  'Please state the day on which the hold began, with the term applied on that day.':
    'Por favor, indiquen el día en que comenzó la retención y la cláusula que se aplicó ese día.',
  'We asked for the number of every account of the Merchant from which funds are withheld.':
    'Pedimos el número de cada cuenta del Comerciante de la que se retienen fondos.',
  'It is asked for again.': 'Se pide otra vez.',
  'The number of each account of the Merchant from which funds are withheld is still asked for.':
    'Se sigue pidiendo el número de cada cuenta del Comerciante de la que se retienen fondos.',
  "Our letters asked for the number of every account from which the Merchant's funds are withheld; please see that it is given.":
    'Nuestras cartas pidieron el número de cada cuenta de la que se retienen fondos del Comerciante; por favor, encárguense de que se dé.',
  'Please identify by its number every account of the Merchant from which funds are withheld.':
    'Por favor, identifiquen por su número cada cuenta del Comerciante de la que se retienen fondos.',
  'The notice of the hold, as it was sent, is asked for again.':
    'Se pide otra vez el aviso de la retención, tal como se envió.',
  'A copy of the notice by which the hold was announced has been asked for.':
    'Se ha pedido una copia del aviso con que se anunció la retención.',
  'Please enclose it with your answer.': 'Por favor, adjúntenla a su respuesta.',
  'We asked for the notice of the hold as it was sent.': 'Pedimos el aviso de la retención tal como se envió.',
  'Please produce it, with proof of the day and the address of sending.':
    'Por favor, preséntenlo, con prueba del día y de la dirección de envío.',
  'Please produce the notice of the hold as it was sent, with the day and the address of sending.':
    'Por favor, presenten el aviso de la retención tal como se envió, con el día y la dirección de envío.',
  'The records of this account are in your hands; the Merchant reserves the right to supplement this letter from its own.':
    'Los registros de esta cuenta están en manos de ustedes; el Comerciante se reserva el derecho de completar esta carta con los suyos.',
  'Please state the full name of each company that is party to the Agreement.':
    'Por favor, indiquen el nombre completo de cada empresa que es parte del Acuerdo.',
  'The account statements are {fact:exhibit_merchant_statements}[[; the refund policy is {fact:exhibit_refund_policy}]].':
    'Los estados de cuenta son {fact:exhibit_merchant_statements}[[; la política de reembolsos es {fact:exhibit_refund_policy}]].',
  'The account statements are {fact:exhibit_merchant_statements}[[; the chargeback report is {fact:exhibit_chargeback_report}]][[; proof of fulfillment is {fact:exhibit_proof_of_fulfillment}]][[; the refund policy is {fact:exhibit_refund_policy}]].':
    'Los estados de cuenta son {fact:exhibit_merchant_statements}[[; el informe de contracargos es {fact:exhibit_chargeback_report}]][[; la prueba de entrega es {fact:exhibit_proof_of_fulfillment}]][[; la política de reembolsos es {fact:exhibit_refund_policy}]].',
  'The chargeback report is {fact:exhibit_chargeback_report}[[; proof of fulfillment is {fact:exhibit_proof_of_fulfillment}]][[; the refund policy is {fact:exhibit_refund_policy}]].':
    'El informe de contracargos es {fact:exhibit_chargeback_report}[[; la prueba de entrega es {fact:exhibit_proof_of_fulfillment}]][[; la política de reembolsos es {fact:exhibit_refund_policy}]].',
  'Proof of fulfillment is {fact:exhibit_proof_of_fulfillment}[[; the refund policy is {fact:exhibit_refund_policy}]].':
    'La prueba de entrega es {fact:exhibit_proof_of_fulfillment}[[; la política de reembolsos es {fact:exhibit_refund_policy}]].',
  'The refund policy is {fact:exhibit_refund_policy}.': 'La política de reembolsos es {fact:exhibit_refund_policy}.',
};
