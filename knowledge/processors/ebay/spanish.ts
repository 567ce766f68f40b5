import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'Notice of Dispute webform': 'Formulario web de aviso de disputa (Notice of Dispute webform)',
  'The account was opened when the terms of {day} may already have been posted.':
    'La cuenta se abrió cuando tal vez ya estaban publicados los términos del {day}.',
  'Similar cases can be made to wait and be decided in batches.':
    'Casos parecidos pueden tener que esperar y decidirse por grupos.',
  'It may move the case to small claims court.': 'Puede pasar el caso al tribunal de reclamos menores.',
  'If you refuse an offer and win no more, you may have to pay costs.':
    'Si rechaza una oferta y no gana más que eso, tal vez deba pagar costos.',
  'If the claim is found frivolous, you may have to pay back the fees.':
    'Si el reclamo se considera sin fundamento, tal vez deba devolver los honorarios.',
};
