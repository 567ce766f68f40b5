/** The Spanish of the letter's sentences that name a rule of PayPal's (knowledge/spanish/clause-in-spanish.ts). */
import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'A balance not so charged falls under the term on holds: {authority:paypal-ua-limitation-180}, up to {fact:term_limitation} if "{fact:quote_reasonably_needed}" to protect against liability ({fact:quote_reasonably_needed_version}).':
    'Un saldo que no se cobró así cae bajo la cláusula sobre retenciones: {authority:paypal-ua-limitation-180}, hasta {fact:term_limitation} si es "{fact:quote_reasonably_needed}" para proteger contra responsabilidad ({fact:quote_reasonably_needed_version}).',
  'The term is {authority:paypal-ua-risk-hold-21}.': 'La cláusula es {authority:paypal-ua-risk-hold-21}.',
  'The term is {authority:paypal-ua-limitation-180}.': 'La cláusula es {authority:paypal-ua-limitation-180}.',
  'The term is {authority:paypal-ua-reserves}, in the version in force when the reserve was set.':
    'La cláusula es {authority:paypal-ua-reserves}, en la versión vigente cuando se fijó la reserva.',
  'If it is a risk hold, the term is {authority:paypal-ua-risk-hold-21}: "{fact:quote_generally}" up to {fact:term_risk_hold}.':
    'Si es una retención por riesgo, la cláusula es {authority:paypal-ua-risk-hold-21}: "{fact:quote_generally}" hasta {fact:term_risk_hold}.',
  'If it is a limitation, the term is {authority:paypal-ua-limitation-180}: up to {fact:term_limitation}, if "{fact:quote_reasonably_needed}" to protect against liability ({fact:quote_reasonably_needed_version}).':
    'Si es una limitación, la cláusula es {authority:paypal-ua-limitation-180}: hasta {fact:term_limitation}, si es "{fact:quote_reasonably_needed}" para proteger contra responsabilidad ({fact:quote_reasonably_needed_version}).',
  'If it is a reserve, {authority:paypal-ua-reserves} calls for factors and terms.':
    'Si es una reserva, {authority:paypal-ua-reserves} pide factores y condiciones.',
  '**Implied covenant of good faith.** The Agreement chooses Delaware law ({authority:paypal-ua-governing-law}).':
    '**Deber implícito de buena fe.** El Acuerdo elige la ley de Delaware ({authority:paypal-ua-governing-law}).',
  '**Good faith.** By Delaware law, which the Agreement chooses ({authority:paypal-ua-governing-law}), discretion conferred on one party must be used reasonably and in good faith.':
    '**Buena fe.** Según la ley de Delaware, que el Acuerdo elige ({authority:paypal-ua-governing-law}), la discreción dada a una parte debe usarse de forma razonable y de buena fe.',
  '**Good faith.** Delaware law, which the Agreement chooses ({authority:paypal-ua-governing-law}), requires that any discretion in this matter be used reasonably and in good faith.':
    '**Buena fe.** La ley de Delaware, que el Acuerdo elige ({authority:paypal-ua-governing-law}), exige que toda discreción en este asunto se use de forma razonable y de buena fe.',
  '**Good faith.** The Agreement chooses Delaware law ({authority:paypal-ua-governing-law}).':
    '**Buena fe.** El Acuerdo elige la ley de Delaware ({authority:paypal-ua-governing-law}).',
  "The Merchant's Notice of Dispute under {authority:paypal-ua-arbitration} is enclosed, on the form that {fact:processor} publishes, signed by {fact:signed_by} on {date:signed_on}.":
    'Se adjunta el Aviso de Disputa del Comerciante según {authority:paypal-ua-arbitration}, en el formulario que publica {fact:processor}, firmado por {fact:signed_by} el {date:signed_on}.',
  "The Merchant's Notice of Dispute under {authority:paypal-ua-arbitration} went with our letter sent on {date:sent_initial} and was received on {date:delivered_initial}.":
    'El Aviso de Disputa del Comerciante según {authority:paypal-ua-arbitration} fue con nuestra carta enviada el {date:sent_initial} y se recibió el {date:delivered_initial}.',
  "The Merchant's Notice of Dispute under {authority:paypal-ua-arbitration} went with our letter sent on {date:sent_initial}.":
    'El Aviso de Disputa del Comerciante según {authority:paypal-ua-arbitration} fue con nuestra carta enviada el {date:sent_initial}.',
  "The Merchant's Notice of Dispute under {authority:paypal-ua-arbitration} is a paper of its own: the form that {fact:processor} publishes, signed by the Merchant and sent by certified mail.":
    'El Aviso de Disputa del Comerciante según {authority:paypal-ua-arbitration} es un documento aparte: el formulario que publica {fact:processor}, firmado por el Comerciante y enviado por correo certificado.',
};
