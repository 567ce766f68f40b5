import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'the merchant agreement as signed': 'el contrato de comercio que se firmó',
};
