import type { Catalog } from '../../../domain/language/translate.ts';
import type { HowToExport } from '../how-to-export.ts';

export const howToExport: HowToExport = {
  files: [
    {
      what: 'The transactions',
      where: 'Dashboard > Sales > Transactions > Export > Transactions CSV',
      note: 'From the first day to today, with the card brand among the columns.',
    },
    {
      what: 'The transfers to the bank',
      where: 'Balance > Transfer reports > Export',
      note: 'The summary, and the details of each transfer.',
    },
  ],
  also: 'Neither says what was held on a past day. Add a picture of the Balance page, and ask Square for the calculation of the reserve, which its terms promise.',
};

export const spanish: Catalog = {
  'The transactions': 'Las transacciones',
  'From the first day to today, with the card brand among the columns.':
    'Desde el primer día hasta hoy, con la marca de la tarjeta entre las columnas.',
  'The transfers to the bank': 'Las transferencias al banco',
  'The summary, and the details of each transfer.': 'El resumen y los detalles de cada transferencia.',
  'Neither says what was held on a past day. Add a picture of the Balance page, and ask Square for the calculation of the reserve, which its terms promise.':
    'Ninguno dice lo retenido en un día pasado. Agregue una imagen de la página “Balance” y pida a Square el cálculo de la reserva, que sus términos prometen.',
};
