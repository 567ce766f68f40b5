import type { Catalog } from '../../../domain/language/translate.ts';
import type { HowToExport } from '../how-to-export.ts';

export const howToExport: HowToExport = {
  files: [
    {
      what: 'The statements, one file a month',
      where: 'Statements > Download CSV',
      note: 'In a browser, every month from the first to the newest. They give the balance to the cent.',
    },
  ],
  also: 'No file of Venmo names what is frozen. Add its message about the hold.',
};

export const spanish: Catalog = {
  'The statements, one file a month': 'Los estados de cuenta, un archivo por mes',
  'In a browser, every month from the first to the newest. They give the balance to the cent.':
    'En un navegador, cada mes del primero al más reciente. Dan el saldo al centavo.',
  'No file of Venmo names what is frozen. Add its message about the hold.':
    'Ningún archivo de Venmo dice lo congelado. Agregue su mensaje sobre la retención.',
};
