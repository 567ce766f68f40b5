/** The Spanish of the letter's sentences that name a rule of Venmo's (knowledge/spanish/clause-in-spanish.ts). */
import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'The term is {authority:venmo-ua-restricted-180}.': 'La cláusula es {authority:venmo-ua-restricted-180}.',
  'If it is a risk hold, the term is {authority:venmo-ua-risk-hold}: in {fact:quote_venmo_from_version}, up to {fact:term_venmo_risk_hold} "{fact:quote_venmo_from}."':
    'Si es una retención por riesgo, la cláusula es {authority:venmo-ua-risk-hold}: en {fact:quote_venmo_from_version}, hasta {fact:term_venmo_risk_hold} "{fact:quote_venmo_from}."',
  'If it follows restricted activities, the term is {authority:venmo-ua-restricted-180}: up to {fact:term_venmo_restricted} "{fact:quote_venmo_needed}."':
    'Si sigue a actividades restringidas, la cláusula es {authority:venmo-ua-restricted-180}: hasta {fact:term_venmo_restricted} "{fact:quote_venmo_needed}."',
  '**Implied covenant of good faith.** The Agreement chooses New York law ({authority:venmo-ua-governing-law}).':
    '**Deber implícito de buena fe.** El Acuerdo elige la ley de Nueva York ({authority:venmo-ua-governing-law}).',
  '**Good faith.** By New York law, which the Agreement chooses ({authority:venmo-ua-governing-law}), a discretion is not to be exercised arbitrarily or irrationally.':
    '**Buena fe.** Según la ley de Nueva York, que el Acuerdo elige ({authority:venmo-ua-governing-law}), una discreción no debe ejercerse de forma arbitraria o irracional.',
  '**Good faith.** New York law, which the Agreement chooses ({authority:venmo-ua-governing-law}), requires that any discretion in this matter not be exercised arbitrarily or irrationally.':
    '**Buena fe.** La ley de Nueva York, que el Acuerdo elige ({authority:venmo-ua-governing-law}), exige que toda discreción en este asunto no se ejerza de forma arbitraria o irracional.',
  '**Good faith.** The Agreement chooses New York law ({authority:venmo-ua-governing-law}).':
    '**Buena fe.** El Acuerdo elige la ley de Nueva York ({authority:venmo-ua-governing-law}).',
  "The Merchant's Notice of Dispute under {authority:venmo-ua-arbitration} is enclosed, on the published form, signed by {fact:signed_by} on {date:signed_on}.":
    'Se adjunta el Aviso de Disputa del Comerciante según {authority:venmo-ua-arbitration}, en el formulario publicado, firmado por {fact:signed_by} el {date:signed_on}.',
  "The Merchant's Notice of Dispute under {authority:venmo-ua-arbitration} went with our letter sent on {date:sent_initial} and was received on {date:delivered_initial}.":
    'El Aviso de Disputa del Comerciante según {authority:venmo-ua-arbitration} fue con nuestra carta enviada el {date:sent_initial} y se recibió el {date:delivered_initial}.',
  "The Merchant's Notice of Dispute under {authority:venmo-ua-arbitration} went with our letter sent on {date:sent_initial}.":
    'El Aviso de Disputa del Comerciante según {authority:venmo-ua-arbitration} fue con nuestra carta enviada el {date:sent_initial}.',
  "The Merchant's Notice of Dispute under {authority:venmo-ua-arbitration} is a paper of its own: the published form, signed by the Merchant and sent by certified mail.":
    'El Aviso de Disputa del Comerciante según {authority:venmo-ua-arbitration} es un documento aparte: el formulario publicado, firmado por el Comerciante y enviado por correo certificado.',
};
