import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'the merchant agreement and program guide': 'el contrato de comercio y su guía del programa',
};
