/** The Spanish of the letter's sentences that name a rule of Amazon's (knowledge/spanish/clause-in-spanish.ts). */
import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'The term is {authority:amazon-bsa-reserve}.': 'La cláusula es {authority:amazon-bsa-reserve}.',
  'The term is {authority:amazon-bsa-withholding}.': 'La cláusula es {authority:amazon-bsa-withholding}.',
  '**Implied covenant of good faith.** The Agreement chooses Washington law ({authority:amazon-bsa-governing-law}).':
    '**Deber implícito de buena fe.** El Acuerdo elige la ley de Washington ({authority:amazon-bsa-governing-law}).',
  '**Good faith.** By Washington law, which the Agreement chooses ({authority:amazon-bsa-governing-law}), this contract too carries the duty of good faith in its performance.':
    '**Buena fe.** Según la ley de Washington, que el Acuerdo elige ({authority:amazon-bsa-governing-law}), también este contrato lleva el deber de buena fe en su cumplimiento.',
  'The law is that of Washington, by the choice of the Agreement ({authority:amazon-bsa-governing-law}).':
    'La ley es la de Washington, por elección del Acuerdo ({authority:amazon-bsa-governing-law}).',
  '**Good faith.** The Agreement chooses Washington law ({authority:amazon-bsa-governing-law}).':
    '**Buena fe.** El Acuerdo elige la ley de Washington ({authority:amazon-bsa-governing-law}).',
  "This letter notifies {fact:processor_entity}, through its registered agent, of the Merchant's intent to pursue arbitration under {authority:amazon-bsa-arbitration}, and describes the claim.":
    'Esta carta avisa a {fact:processor_entity}, por medio de su agente registrado, de la intención del Comerciante de iniciar un arbitraje según {authority:amazon-bsa-arbitration}, y describe la reclamación.',
  "The notice of the Merchant's intent to pursue arbitration under {authority:amazon-bsa-arbitration} went to the registered agent with our letter sent on {date:sent_initial}.":
    'El aviso de la intención del Comerciante de iniciar un arbitraje según {authority:amazon-bsa-arbitration} fue al agente registrado con nuestra carta enviada el {date:sent_initial}.',
  'The notice of intent that {authority:amazon-bsa-arbitration} calls for goes to the registered agent that the Agreement names, once the Merchant has decided on it.':
    'El aviso de intención que pide {authority:amazon-bsa-arbitration} va al agente registrado que nombra el Acuerdo, una vez que el Comerciante lo haya decidido.',
};
