/** The Spanish of the letter's sentences that name a rule of Square's (knowledge/spanish/clause-in-spanish.ts). */
import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'The term is {authority:square-payment-terms-reserve}.': 'La cláusula es {authority:square-payment-terms-reserve}.',
  "The Merchant's own Notice under {authority:square-gt-22} is enclosed, signed in person by {fact:signed_by} on {date:signed_on}.":
    'Se adjunta el Aviso propio del Comerciante según {authority:square-gt-22}, firmado en persona por {fact:signed_by} el {date:signed_on}.',
  "The Merchant's own Notice under {authority:square-gt-22} went with our letter sent on {date:sent_initial} and was received on {date:delivered_initial}.":
    'El Aviso propio del Comerciante según {authority:square-gt-22} fue con nuestra carta enviada el {date:sent_initial} y se recibió el {date:delivered_initial}.',
  "The Merchant's own Notice under {authority:square-gt-22} went with our letter sent on {date:sent_initial}.":
    'El Aviso propio del Comerciante según {authority:square-gt-22} fue con nuestra carta enviada el {date:sent_initial}.',
  "The form of the Merchant's own Notice under {authority:square-gt-22} is enclosed; once signed by the seller in person, it is that Notice.":
    'Se adjunta el formulario del Aviso propio del Comerciante según {authority:square-gt-22}; una vez firmado en persona por el vendedor, es ese Aviso.',
  "The Merchant's own Notice under {authority:square-gt-22}, signed by the seller in person, is a paper of its own.":
    'El Aviso propio del Comerciante según {authority:square-gt-22}, firmado en persona por el vendedor, es un documento aparte.',
  'Notice under {authority:square-gt-22}.': 'Aviso según {authority:square-gt-22}.',
  'Form of a Notice under {authority:square-gt-22}.': 'Formulario de un Aviso según {authority:square-gt-22}.',
};
