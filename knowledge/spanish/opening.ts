/** The Spanish of the letter's sentences: who writes, for whom and what is demanded. Keyed by the English template (`clause-in-spanish.ts`). */
import type { Catalog } from '../../domain/language/translate.ts';

export const opening: Catalog = {
  'This firm represents {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant"), which takes payments through {fact:processor_entity} ("{fact:processor}") under the agreement between them (the "Agreement")[[, in merchant account {fact:account_id}]].':
    'Este bufete representa a {fact:merchant_legal}[[, {fact:entity_phrase}]][[, que opera como {fact:dba}]] (el "Comerciante"), que cobra pagos por medio de {fact:processor_entity} ("{fact:processor}") según el acuerdo entre ambos (el "Acuerdo")[[, en la cuenta de comerciante {fact:account_id}]].',
  'Of those payments {fact:held_amount} is withheld from the Merchant.':
    'De esos pagos, al Comerciante se le retienen {fact:held_amount}.',
  'This letter asks {fact:processor} to name the company that holds the funds, and demands release of any part that it holds itself, on or before **{date:deadline}**.':
    'Esta carta pide a {fact:processor} que nombre a la empresa que tiene los fondos y exige que libere la parte que tenga ella misma, a más tardar el **{date:deadline}**.',
  'Please direct further communication on this matter to the undersigned.':
    'Por favor, dirija toda comunicación futura sobre este asunto a quien firma.',
  'This firm represents {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant"), in its dispute with {fact:processor_entity} ("{fact:processor}") under the agreement between them (the "Agreement"), over {fact:held_amount} withheld from the Merchant[[ in merchant account {fact:account_id}]].':
    'Este bufete representa a {fact:merchant_legal}[[, {fact:entity_phrase}]][[, que opera como {fact:dba}]] (el "Comerciante") en su disputa con {fact:processor_entity} ("{fact:processor}") según el acuerdo entre ambos (el "Acuerdo"), por {fact:held_amount} retenidos al Comerciante[[ en la cuenta de comerciante {fact:account_id}]].',
  'This letter demands release of those funds on or before **{date:deadline}**[[ and {fact:brings_notice}]].':
    'Esta carta exige que se liberen esos fondos a más tardar el **{date:deadline}**[[ y {fact:brings_notice}]].',
  'This firm represents {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant"), in its dispute with {fact:processor} under the merchant agreement (the "Agreement"), over {fact:held_amount} withheld from the Merchant[[ in merchant account {fact:account_id}]].':
    'Este bufete representa a {fact:merchant_legal}[[, {fact:entity_phrase}]][[, que opera como {fact:dba}]] (el "Comerciante") en su disputa con {fact:processor} según el acuerdo de comerciante (el "Acuerdo"), por {fact:held_amount} retenidos al Comerciante[[ en la cuenta de comerciante {fact:account_id}]].',
  'This firm represents {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant"), in its dispute with {fact:processor} under the agreement between the parties (the "Agreement"), over the funds withheld from the Merchant[[ in merchant account {fact:account_id}]], the exact amount of which stands in your own ledger.':
    'Este bufete representa a {fact:merchant_legal}[[, {fact:entity_phrase}]][[, que opera como {fact:dba}]] (el "Comerciante") en su disputa con {fact:processor} según el acuerdo entre las partes (el "Acuerdo"), por los fondos retenidos al Comerciante[[ en la cuenta de comerciante {fact:account_id}]], cuyo monto exacto consta en los propios registros de ustedes.',
  'This firm represents the seller whose account is the subject of this letter (the "Merchant"), in its dispute with {fact:processor} under the agreement between the parties (the "Agreement"), over the funds withheld from the Merchant[[ in merchant account {fact:account_id}]].':
    'Este bufete representa al vendedor de la cuenta a la que se refiere esta carta (el "Comerciante") en su disputa con {fact:processor} según el acuerdo entre las partes (el "Acuerdo"), por los fondos retenidos al Comerciante[[ en la cuenta de comerciante {fact:account_id}]].',
  'The breach in short: counted from the start of the hold, the longest hold that the term states, {fact:term_limitation}, ended on {date:passed_day_180}, and {fact:claimed} is still withheld.':
    'El incumplimiento, en breve: contada desde el inicio de la retención, la retención más larga que indica la cláusula, {fact:term_limitation}, terminó el {date:passed_day_180}, y {fact:claimed} siguen retenidos.',
  'The breach in short: the stated period of {fact:term_risk_hold} for a risk hold ended by {date:passed_day_21}, and {fact:claimed} is still withheld.':
    'El incumplimiento, en breve: el plazo indicado de {fact:term_risk_hold} para una retención por riesgo terminó a más tardar el {date:passed_day_21}, y {fact:claimed} siguen retenidos.',
  'The breach in short: counted from the start of the hold, the longest hold that the terms state, {fact:term_venmo_restricted}, ended on {date:passed_day_180}, and {fact:claimed} is still withheld.':
    'El incumplimiento, en breve: contada desde el inicio de la retención, la retención más larga que indican las cláusulas, {fact:term_venmo_restricted}, terminó el {date:passed_day_180}, y {fact:claimed} siguen retenidos.',
  'The breach in short: {fact:claimed} has been withheld for {fact:days_held}, and no term has been shown that reaches that sum for that time.':
    'El incumplimiento, en breve: {fact:claimed} llevan {fact:days_held} retenidos, y no se ha mostrado ninguna cláusula que alcance esa suma por ese tiempo.',
  'If another company of the group is the contracting party, this letter is addressed to it as well; please name it in your answer.':
    'Si la parte del contrato es otra empresa del grupo, esta carta se dirige también a ella; por favor, nómbrenla en su respuesta.',
  'If a sponsor bank or another network member holds the funds, please pass this letter on and name it in your answer.':
    'Si un banco patrocinador u otro miembro de la red tiene los fondos, por favor hagan llegar esta carta y nómbrenlo en su respuesta.',
  'We understand that {fact:processor} is usually a gateway, and that card proceeds are settled and held by the acquirer behind it.':
    'Entendemos que {fact:processor} suele ser una pasarela de pago, y que lo cobrado con tarjeta lo liquida y lo tiene el adquirente que está detrás.',
  'If that is so here, please name the acquirer and its sponsor bank, and say which of them holds the funds.':
    'Si es así en este caso, por favor nombren al adquirente y a su banco patrocinador, y digan cuál de ellos tiene los fondos.',
  'To the extent that {fact:processor} itself holds electronic check proceeds or any other part of the sum, this demand is addressed to it.':
    'En la medida en que {fact:processor} misma tenga lo cobrado por cheques electrónicos o cualquier otra parte de la suma, esta demanda se dirige a ella.',
};
