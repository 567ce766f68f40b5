/** The Spanish of the letter's sentences: who writes again, and the chronology. Keyed by the English template (`clause-in-spanish.ts`). */
import type { Catalog } from '../../domain/language/translate.ts';

export const later: Catalog = {
  'This firm represents {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant"), in its dispute with {fact:processor_entity} ("{fact:processor}") under the agreement between them (the "Agreement"), over {fact:claimed} withheld from the Merchant[[ in merchant account {fact:account_id}]].':
    'Este bufete representa a {fact:merchant_legal}[[, {fact:entity_phrase}]][[, que opera como {fact:dba}]] (el "Comerciante") en su disputa con {fact:processor_entity} ("{fact:processor}") según el acuerdo entre ambos (el "Acuerdo"), por {fact:claimed} retenidos al Comerciante[[ en la cuenta de comerciante {fact:account_id}]].',
  'We sent {fact:last_letter_name} {fact:days_since_letter} ago, on {date:last_letter}[[, by certified mail number {fact:last_number}]][[; it was delivered on {date:last_delivered}]].':
    'Enviamos {fact:last_letter_name} hace {fact:days_since_letter}, el {date:last_letter}[[, por correo certificado número {fact:last_number}]][[; se entregó el {date:last_delivered}]].',
  'This letter says where the matter stands and renews the demand.':
    'Esta carta dice en qué punto está el asunto y renueva la demanda.',
  'Payment is demanded on or before **{date:deadline}**.': 'Se exige el pago a más tardar el **{date:deadline}**.',
  'This firm represents {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant"), in its dispute with {fact:processor} under the merchant agreement (the "Agreement"), over {fact:claimed} withheld from the Merchant[[ in merchant account {fact:account_id}]].':
    'Este bufete representa a {fact:merchant_legal}[[, {fact:entity_phrase}]][[, que opera como {fact:dba}]] (el "Comerciante") en su disputa con {fact:processor} según el acuerdo de comerciante (el "Acuerdo"), por {fact:claimed} retenidos al Comerciante[[ en la cuenta de comerciante {fact:account_id}]].',
  'This firm represents {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant"), in its dispute with {fact:processor} under the merchant agreement (the "Agreement"), over the funds withheld from the Merchant[[ in merchant account {fact:account_id}]].':
    'Este bufete representa a {fact:merchant_legal}[[, {fact:entity_phrase}]][[, que opera como {fact:dba}]] (el "Comerciante") en su disputa con {fact:processor} según el acuerdo de comerciante (el "Acuerdo"), por los fondos retenidos al Comerciante[[ en la cuenta de comerciante {fact:account_id}]].',
  'This firm represents the seller whose account is the subject of this letter (the "Merchant"), in its dispute with {fact:processor} under the merchant agreement (the "Agreement"), over the funds withheld from the Merchant[[ in merchant account {fact:account_id}]].':
    'Este bufete representa al vendedor de la cuenta a la que se refiere esta carta (el "Comerciante") en su disputa con {fact:processor} según el acuerdo de comerciante (el "Acuerdo"), por los fondos retenidos al Comerciante[[ en la cuenta de comerciante {fact:account_id}]].',
  'We write for {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant") about its claim against {fact:processor_entity} ("{fact:processor}") under the agreement between them (the "Agreement").':
    'Escribimos en nombre de {fact:merchant_legal}[[, {fact:entity_phrase}]][[, que opera como {fact:dba}]] (el "Comerciante") sobre su reclamación contra {fact:processor_entity} ("{fact:processor}") según el acuerdo entre ambos (el "Acuerdo").',
  '{fact:claimed} is still withheld from the Merchant[[ in merchant account {fact:account_id}]].':
    'Al Comerciante se le siguen reteniendo {fact:claimed}[[ en la cuenta de comerciante {fact:account_id}]].',
  "This is the Merchant's final demand before the next step under the Agreement.":
    'Esta es la demanda final del Comerciante antes del siguiente paso según el Acuerdo.',
  'Payment is due by **{date:deadline}**.': 'El pago vence el **{date:deadline}**.',
  'We write for {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant") about its claim against {fact:processor} under the merchant agreement (the "Agreement").':
    'Escribimos en nombre de {fact:merchant_legal}[[, {fact:entity_phrase}]][[, que opera como {fact:dba}]] (el "Comerciante") sobre su reclamación contra {fact:processor} según el acuerdo de comerciante (el "Acuerdo").',
  'We write for {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant") about its claim against {fact:processor} under the merchant agreement (the "Agreement"), for the funds still withheld from the Merchant[[ in merchant account {fact:account_id}]].':
    'Escribimos en nombre de {fact:merchant_legal}[[, {fact:entity_phrase}]][[, que opera como {fact:dba}]] (el "Comerciante") sobre su reclamación contra {fact:processor} según el acuerdo de comerciante (el "Acuerdo"), por los fondos que siguen retenidos al Comerciante[[ en la cuenta de comerciante {fact:account_id}]].',
  'We write for the seller whose account is the subject of this letter (the "Merchant") about its claim against {fact:processor} under the merchant agreement (the "Agreement"), for the funds still withheld from the Merchant[[ in merchant account {fact:account_id}]].':
    'Escribimos en nombre del vendedor de la cuenta a la que se refiere esta carta (el "Comerciante") sobre su reclamación contra {fact:processor} según el acuerdo de comerciante (el "Acuerdo"), por los fondos que siguen retenidos al Comerciante[[ en la cuenta de comerciante {fact:account_id}]].',
  'We refer to you for decision the claim of {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant") against {fact:processor_entity} ("{fact:processor}") under the agreement between them (the "Agreement"), for {fact:claimed} withheld from the Merchant[[ in merchant account {fact:account_id}]].':
    'Sometemos a su decisión la reclamación de {fact:merchant_legal}[[, {fact:entity_phrase}]][[, que opera como {fact:dba}]] (el "Comerciante") contra {fact:processor_entity} ("{fact:processor}") según el acuerdo entre ambos (el "Acuerdo"), por {fact:claimed} retenidos al Comerciante[[ en la cuenta de comerciante {fact:account_id}]].',
  'Please place this letter before whoever in your legal department can decide it.':
    'Por favor, presenten esta carta a quien pueda decidirla en su departamento jurídico.',
  'We refer to you for decision the claim of {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant") against {fact:processor} under the merchant agreement (the "Agreement"), for {fact:claimed} withheld from the Merchant[[ in merchant account {fact:account_id}]].':
    'Sometemos a su decisión la reclamación de {fact:merchant_legal}[[, {fact:entity_phrase}]][[, que opera como {fact:dba}]] (el "Comerciante") contra {fact:processor} según el acuerdo de comerciante (el "Acuerdo"), por {fact:claimed} retenidos al Comerciante[[ en la cuenta de comerciante {fact:account_id}]].',
  'We refer to you for decision the claim of {fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]] (the "Merchant") against {fact:processor} under the merchant agreement (the "Agreement"), for the funds withheld from the Merchant[[ in merchant account {fact:account_id}]].':
    'Sometemos a su decisión la reclamación de {fact:merchant_legal}[[, {fact:entity_phrase}]][[, que opera como {fact:dba}]] (el "Comerciante") contra {fact:processor} según el acuerdo de comerciante (el "Acuerdo"), por los fondos retenidos al Comerciante[[ en la cuenta de comerciante {fact:account_id}]].',
  'We refer to you for decision the claim of the seller whose account is the subject of this letter (the "Merchant") against {fact:processor} under the merchant agreement (the "Agreement"), for the funds withheld from the Merchant[[ in merchant account {fact:account_id}]].':
    'Sometemos a su decisión la reclamación del vendedor de la cuenta a la que se refiere esta carta (el "Comerciante") contra {fact:processor} según el acuerdo de comerciante (el "Acuerdo"), por los fondos retenidos al Comerciante[[ en la cuenta de comerciante {fact:account_id}]].',
  'Where the matter stands': 'En qué punto está el asunto',
  'The chronology is as follows.': 'La cronología es la siguiente.',
  Date: 'Fecha',
  Event: 'Hecho',
  Exhibit: 'Anexo',
  'The hold begins': 'Comienza la retención',
  'Ordinary dispute window closes for sales made before the hold':
    'Se cierra el plazo ordinario de disputa de las ventas hechas antes de la retención',
  '{fact:term_limitation} from the start of the hold': '{fact:term_limitation} desde el inicio de la retención',
  '{fact:initial_name} sent[[, certified mail number {fact:number_initial}]][[; delivered {date:delivered_initial}]]':
    'Se envió {fact:initial_name}[[, correo certificado número {fact:number_initial}]][[; entregada el {date:delivered_initial}]]',
  'Second letter sent[[, certified mail number {fact:number_follow_up}]][[; delivered {date:delivered_follow_up}]]':
    'Se envió la segunda carta[[, correo certificado número {fact:number_follow_up}]][[; entregada el {date:delivered_follow_up}]]',
  'Final demand sent[[, certified mail number {fact:number_final}]][[; delivered {date:delivered_final}]]':
    'Se envió la demanda final[[, correo certificado número {fact:number_final}]][[; entregada el {date:delivered_final}]]',
  'Letter to the legal department sent[[, certified mail number {fact:number_escalation}]][[; delivered {date:delivered_escalation}]]':
    'Se envió la carta al departamento jurídico[[, correo certificado número {fact:number_escalation}]][[; entregada el {date:delivered_escalation}]]',
  'The last letter sent once more[[, certified mail number {fact:number_again}]][[; delivered {date:delivered_again}]]':
    'La última carta se envió una vez más[[, correo certificado número {fact:number_again}]][[; entregada el {date:delivered_again}]]',
  'Answer received: {fact:answer_1_kind}[[, {fact:answer_1_released}]]':
    'Respuesta recibida: {fact:answer_1_kind}[[, {fact:answer_1_released}]]',
  'Answer received: {fact:answer_2_kind}[[, {fact:answer_2_released}]]':
    'Respuesta recibida: {fact:answer_2_kind}[[, {fact:answer_2_released}]]',
  'Answer received: {fact:answer_3_kind}[[, {fact:answer_3_released}]]':
    'Respuesta recibida: {fact:answer_3_kind}[[, {fact:answer_3_released}]]',
  'Answer received: {fact:answer_4_kind}[[, {fact:answer_4_released}]]':
    'Respuesta recibida: {fact:answer_4_kind}[[, {fact:answer_4_released}]]',
  'The waiting period of {fact:wait_days} ends, counted from receipt of the notice':
    'Termina el plazo de espera de {fact:wait_days}, contado desde que se recibió el aviso',
  'This letter[[; the hold has lasted {fact:days_held}]]': 'Esta carta[[; la retención ha durado {fact:days_held}]]',
};
