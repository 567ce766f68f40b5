import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'the Shopify Payments Terms of Service, United States':
    'los términos de servicio de Shopify Payments para Estados Unidos',
  'Disputes belong in courts abroad.': 'Las disputas corresponden a tribunales en el extranjero.',
};
