/** The Spanish of the letter's sentences that name a rule of eBay's (knowledge/spanish/clause-in-spanish.ts). */
import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'The term is {authority:ebay-ua-restricted-funds}.': 'La cláusula es {authority:ebay-ua-restricted-funds}.',
  '**Implied covenant of good faith.** The Agreement chooses Utah law ({authority:ebay-ua-governing-law}).':
    '**Deber implícito de buena fe.** El Acuerdo elige la ley de Utah ({authority:ebay-ua-governing-law}).',
  '**Good faith.** By Utah law, which the Agreement chooses ({authority:ebay-ua-governing-law}), this contract too carries the duty of good faith in its performance.':
    '**Buena fe.** Según la ley de Utah, que el Acuerdo elige ({authority:ebay-ua-governing-law}), también este contrato lleva el deber de buena fe en su cumplimiento.',
  'The law is that of Utah, by the choice of the Agreement ({authority:ebay-ua-governing-law}).':
    'La ley es la de Utah, por elección del Acuerdo ({authority:ebay-ua-governing-law}).',
  '**Good faith.** The Agreement chooses Utah law ({authority:ebay-ua-governing-law}).':
    '**Buena fe.** El Acuerdo elige la ley de Utah ({authority:ebay-ua-governing-law}).',
  "The Merchant's Notice of Dispute under {authority:ebay-ua-arbitration} was submitted on {date:form_completed_on}, on the webform that the Agreement names; this letter states the same claim to counsel.":
    'El Aviso de Disputa del Comerciante según {authority:ebay-ua-arbitration} se presentó el {date:form_completed_on}, en el formulario web que nombra el Acuerdo; esta carta expone la misma reclamación a los abogados de ustedes.',
  "The Merchant's Notice of Dispute under {authority:ebay-ua-arbitration} is enclosed, on the form that {fact:processor} publishes, signed in person by {fact:signed_by} on {date:signed_on}.":
    'Se adjunta el Aviso de Disputa del Comerciante según {authority:ebay-ua-arbitration}, en el formulario que publica {fact:processor}, firmado en persona por {fact:signed_by} el {date:signed_on}.',
  "The Merchant's Notice of Dispute under {authority:ebay-ua-arbitration} was submitted on the webform that the Agreement names before our letter sent on {date:sent_initial}.":
    'El Aviso de Disputa del Comerciante según {authority:ebay-ua-arbitration} se presentó en el formulario web que nombra el Acuerdo antes de nuestra carta enviada el {date:sent_initial}.',
  "The Merchant's Notice of Dispute under {authority:ebay-ua-arbitration} went with our letter sent on {date:sent_initial} and was received on {date:delivered_initial}.":
    'El Aviso de Disputa del Comerciante según {authority:ebay-ua-arbitration} fue con nuestra carta enviada el {date:sent_initial} y se recibió el {date:delivered_initial}.',
  "The Merchant's Notice of Dispute under {authority:ebay-ua-arbitration} went with our letter sent on {date:sent_initial}.":
    'El Aviso de Disputa del Comerciante según {authority:ebay-ua-arbitration} fue con nuestra carta enviada el {date:sent_initial}.',
  "The Merchant's Notice of Dispute under {authority:ebay-ua-arbitration} is a paper of its own, completed on the form that the Agreement names.":
    'El Aviso de Disputa del Comerciante según {authority:ebay-ua-arbitration} es un documento aparte, que se completa en el formulario que nombra el Acuerdo.',
};
