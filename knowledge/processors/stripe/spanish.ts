/** The Spanish of the letter's sentences that name a rule of Stripe's (knowledge/spanish/clause-in-spanish.ts). */
import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'If the pause or reserve has a term, it is {authority:stripe-payments-terms-2024}, in {fact:agreement_version}: "{fact:quote_reserve_terms}."':
    'Si la pausa o la reserva tiene una cláusula, es {authority:stripe-payments-terms-2024}, en {fact:agreement_version}: "{fact:quote_reserve_terms}."',
  'The reserve clause is {authority:stripe-ssa-reserve}.': 'La cláusula de reserva es {authority:stripe-ssa-reserve}.',
  'In {fact:quote_reserve_terms_version} of the payments terms it read: "{fact:quote_reserve_terms}" ({authority:stripe-payments-terms-2024}).':
    'En {fact:quote_reserve_terms_version} de las condiciones de pago decía: "{fact:quote_reserve_terms}" ({authority:stripe-payments-terms-2024}).',
  'The term is {authority:stripe-ssa-reserve}.': 'La cláusula es {authority:stripe-ssa-reserve}.',
  "This letter is the Merchant's notice of intent to commence arbitration under {authority:stripe-ssa-arbitration}.":
    'Esta carta es el aviso del Comerciante de su intención de iniciar un arbitraje según {authority:stripe-ssa-arbitration}.',
  "This letter is the Merchant's notice of dispute under {authority:stripe-ssa-arbitration}, sent by e-mail to the address that the Agreement names.":
    'Esta carta es el aviso de disputa del Comerciante según {authority:stripe-ssa-arbitration}, enviado por correo electrónico a la dirección que nombra el Acuerdo.',
  "The Merchant's notice of dispute under {authority:stripe-ssa-arbitration} went with our letter sent on {date:sent_initial} and was received on {date:delivered_initial}.":
    'El aviso de disputa del Comerciante según {authority:stripe-ssa-arbitration} fue con nuestra carta enviada el {date:sent_initial} y se recibió el {date:delivered_initial}.',
  "The Merchant's notice of dispute under {authority:stripe-ssa-arbitration} went with our letter sent on {date:sent_initial}.":
    'El aviso de disputa del Comerciante según {authority:stripe-ssa-arbitration} fue con nuestra carta enviada el {date:sent_initial}.',
  'The notice of intent that {authority:stripe-ssa-arbitration} calls for names the day on which the demand for arbitration is to be filed, and is a paper of its own.':
    'El aviso de intención que pide {authority:stripe-ssa-arbitration} nombra el día en que se presentará la demanda de arbitraje, y es un documento aparte.',
  "The Merchant's notice of dispute under {authority:stripe-ssa-arbitration} goes by e-mail to the address that the Agreement names, with the Merchant's written authorization of counsel.":
    'El aviso de disputa del Comerciante según {authority:stripe-ssa-arbitration} va por correo electrónico a la dirección que nombra el Acuerdo, con la autorización escrita que el Comerciante da a su abogado.',
  'Authorization under {authority:stripe-ssa-arbitration}.': 'Autorización según {authority:stripe-ssa-arbitration}.',
};
