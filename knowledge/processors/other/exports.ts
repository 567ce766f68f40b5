import type { Catalog } from '../../../domain/language/translate.ts';
import type { HowToExport } from '../how-to-export.ts';

export const howToExport: HowToExport = {
  files: [
    {
      what: 'The list of all transactions',
      where: 'Reports or Statements',
      note: 'As CSV or Excel, from the day the account was opened to today, with balances, holds and reserves if it offers them.',
    },
    {
      what: 'The monthly statements',
      where: 'Statements',
      note: 'Each month. They name the reserve and what was added to it and released.',
    },
  ],
  also: null,
};

export const spanish: Catalog = {
  'The list of all transactions': 'La lista de todas las transacciones',
  'As CSV or Excel, from the day the account was opened to today, with balances, holds and reserves if it offers them.':
    'Como CSV o Excel, desde el día en que se abrió la cuenta hasta hoy, con saldos, retenciones y reservas si los ofrece.',
  'The monthly statements': 'Los estados de cuenta mensuales',
  'Each month. They name the reserve and what was added to it and released.':
    'Cada mes. Dicen la reserva y lo que se le agregó y se liberó.',
};
