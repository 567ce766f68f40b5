import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'the Payment Gateway Merchant Services Agreement': 'el contrato de la pasarela de pago con el comercio',
};
