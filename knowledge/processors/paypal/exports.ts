import type { Catalog } from '../../../domain/language/translate.ts';
import type { HowToExport } from '../how-to-export.ts';

export const howToExport: HowToExport = {
  files: [
    {
      what: 'The activity of the account, all of it',
      where: 'Activity > Statements > Custom > Activity download',
      note: 'Choose all transactions and CSV, from the day the account was opened if it offers that, to today. Among the columns, tick Transaction Event Code.',
    },
    {
      what: 'The statements of the same months',
      where: 'Reports > Monthly and custom statements',
      note: 'As CSV. They state the balance at the beginning and the end, which shows that no row is missing.',
    },
  ],
  also: null,
};

export const spanish: Catalog = {
  'The activity of the account, all of it': 'La actividad de la cuenta, completa',
  'Choose all transactions and CSV, from the day the account was opened if it offers that, to today. Among the columns, tick Transaction Event Code.':
    'Elija todas las transacciones y CSV, desde el día en que se abrió la cuenta si lo permite, hasta hoy. Entre las columnas, marque Transaction Event Code.',
  'The statements of the same months': 'Los estados de cuenta de los mismos meses',
  'As CSV. They state the balance at the beginning and the end, which shows that no row is missing.':
    'Como CSV. Dicen el saldo al principio y al final, lo que muestra que no falta ninguna fila.',
};
