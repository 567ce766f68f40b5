import type { Catalog } from '../../../domain/language/translate.ts';
import type { HowToExport } from '../how-to-export.ts';

export const howToExport: HowToExport = {
  files: [
    {
      what: 'The transaction report',
      where: 'Seller Hub > Payments > Reports > Transaction report > Create report',
      note: 'All transactions, month by month from the first to the newest.',
    },
  ],
  also: 'Add a picture of the payments summary, which states what is on hold on its day.',
};

export const spanish: Catalog = {
  'The transaction report': 'El informe de transacciones',
  'All transactions, month by month from the first to the newest.':
    'Todas las transacciones, mes por mes, del primero al más reciente.',
  'Add a picture of the payments summary, which states what is on hold on its day.':
    'Agregue una imagen del resumen de pagos, que dice lo retenido ese día.',
};
