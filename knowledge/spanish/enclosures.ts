/** The Spanish of the letter's sentences: the papers enclosed. Keyed by the English template (`clause-in-spanish.ts`). */
import type { Catalog } from '../../domain/language/translate.ts';

export const enclosures: Catalog = {
  'Enclosure: authorization of counsel': 'Adjunto: autorización del abogado',
  'Asked for': 'Lo que se pide',
  Given: 'Lo que se da',
  User: 'Usuario',
  'E-mail': 'Correo electrónico',
  'Mailing address': 'Dirección postal',
  'Stripe account ID': 'Número de cuenta de Stripe',
  Authorization: 'Autorización',
  '{fact:processor} may discuss the dispute and the details of the account with the attorney who signs the letter above':
    '{fact:processor} puede hablar de la disputa y de los detalles de la cuenta con el abogado que firma la carta de arriba',
  'Signed for the User': 'Firmado por el Usuario',
  'Enclosure: Notice of the seller': 'Adjunto: Aviso del vendedor',
  Required: 'Lo que se exige',
  Seller: 'Vendedor',
  'Square Account Name': 'Nombre de la cuenta de Square',
  'E-mail of the account': 'Correo electrónico de la cuenta',
  'Telephone of the account': 'Teléfono de la cuenta',
  'The letter of counsel above, part of this Notice': 'La carta del abogado de arriba, parte de este Aviso',
  'Relief sought': 'Remedio que se pide',
  '[[Release of {fact:held_amount}, or as demanded above]]':
    '[[Liberación de {fact:held_amount}, o según lo exigido arriba]]',
  'Amount demanded': 'Monto que se exige',
  '[[{fact:held_amount} in US dollars, before interest]]':
    '[[{fact:held_amount} en dólares de los Estados Unidos, sin intereses]]',
  'How it was calculated': 'Cómo se calculó',
  '[[{fact:unreserved} outside any reserve and {fact:reserve} in reserve, together ]][[{fact:held_amount}, as the account shows it withheld since {date:hold_started}]]':
    '[[{fact:unreserved} fuera de toda reserva y {fact:reserve} en reserva, juntos ]][[{fact:held_amount}, como la cuenta los muestra retenidos desde el {date:hold_started}]]',
  'Signed by the seller in person': 'Firmado en persona por el vendedor',
  "Enclosure: form of the seller's Notice, to be signed in person":
    'Adjunto: formulario del Aviso del vendedor, para firmar en persona',
  'Signature of the seller in person': 'Firma del vendedor en persona',
  '[[{fact:contact_name}: ]]____________________  Date: ______________':
    '[[{fact:contact_name}: ]]____________________  Fecha: ______________',
  'Enclosure: DRAFT of the {fact:draft_name}': 'Adjunto: BORRADOR de {fact:draft_name}',
  'Unsigned draft for information.': 'Borrador sin firmar, para información.',
  'It is not filed, begins no proceeding and is itself no notice.':
    'No se ha presentado, no inicia ningún proceso y no es en sí un aviso.',
  Point: 'Punto',
  Draft: 'Borrador',
  Claimant: 'Demandante',
  '{fact:merchant_legal}[[, {fact:entity_phrase}]][[, doing business as {fact:dba}]]':
    '{fact:merchant_legal}[[, {fact:entity_phrase}]][[, que opera como {fact:dba}]]',
  Respondent: 'Demandado',
  Account: 'Cuenta',
  'Agreement and clause': 'Acuerdo y cláusula',
  'First possible day': 'Primer día posible',
  'Sum claimed': 'Suma que se reclama',
  'Facts, by number:': 'Hechos, por número:',
  'The Claimant made sales under the Agreement, and their proceeds came to the Respondent.':
    'El Demandante hizo ventas según el Acuerdo, y lo cobrado por ellas llegó al Demandado.',
  'The hold began on {date:hold_started}[[ ({fact:exhibit_hold_notice} to the letter)]].':
    'La retención comenzó el {date:hold_started}[[ ({fact:exhibit_hold_notice} de la carta)]].',
  'The reason given, as the Claimant reports it, is: "{fact:stated_reason}."':
    'La razón dada, según la informa el Demandante, es: "{fact:stated_reason}."',
  '{fact:released} has been released since.': 'Desde entonces se han liberado {fact:released}.',
  '{fact:claimed} remains withheld[[ after {fact:days_held}]].':
    '{fact:claimed} siguen retenidos[[ después de {fact:days_held}]].',
  'Notice of the dispute was given no later than {date:sent_initial}[[; the letter of counsel of that day was received on {date:delivered_initial}]].':
    'El aviso de la disputa se dio a más tardar el {date:sent_initial}[[; la carta del abogado de ese día se recibió el {date:delivered_initial}]].',
  'Counsel wrote again on {date:sent_follow_up}[[ and on {date:sent_final}]].':
    'El abogado escribió otra vez el {date:sent_follow_up}[[ y el {date:sent_final}]].',
  'Claims:': 'Reclamaciones:',
  'Breach of contract: the proceeds are withheld, and no term that reaches so far has been shown.':
    'Incumplimiento de contrato: se retiene lo cobrado, y no se ha mostrado ninguna cláusula que alcance tanto.',
  'Breach of the duty of good faith: a discretion over holds is to be measured against what can still be lost.':
    'Incumplimiento del deber de buena fe: una discreción sobre retenciones debe medirse con lo que todavía se puede perder.',
  'Relief sought:': 'Remedio que se pide:',
  'Payment of {fact:claimed}.': 'Pago de {fact:claimed}.',
  'Interest as the law allows[[, counted so far from {date:interest_from_term} at {fact:interest_per_day} a day]][[, counted so far from {date:interest_from_demand} at {fact:interest_per_day} a day]].':
    'Intereses como los permite la ley[[, contados hasta ahora desde el {date:interest_from_term} a {fact:interest_per_day} por día]][[, contados hasta ahora desde el {date:interest_from_demand} a {fact:interest_per_day} por día]].',
  'Costs and fees so far as the Agreement or the law allows them.':
    'Costos y honorarios en la medida en que los permitan el Acuerdo o la ley.',
  '**DRAFT.** Not signed.': '**BORRADOR.** Sin firmar.',
  'The Claimant may change it before it is filed.': 'El Demandante puede cambiarlo antes de presentarlo.',
};
