import type { Catalog } from '../../../domain/language/translate.ts';
import type { HowToExport } from '../how-to-export.ts';

export const howToExport: HowToExport = {
  files: [
    {
      what: 'Each change of the balance',
      where: 'Reports > Balance summary > Balance change from activity > Download > Itemized',
      note: 'All columns, from the day the account was opened to today.',
    },
    {
      what: 'What each payout consists of',
      where: 'Reports > Payout reconciliation > Download > Itemized',
      note: 'Only where payouts are automatic.',
    },
  ],
  also: 'Add a picture of Balance > Reserve, which names the reserve and its next releases with their days.',
};

export const spanish: Catalog = {
  'Each change of the balance': 'Cada cambio del saldo',
  'All columns, from the day the account was opened to today.':
    'Todas las columnas, desde el día en que se abrió la cuenta hasta hoy.',
  'What each payout consists of': 'De qué consta cada pago',
  'Only where payouts are automatic.': 'Solo si los pagos son automáticos.',
  'Add a picture of Balance > Reserve, which names the reserve and its next releases with their days.':
    'Agregue una imagen de Balance > Reserve, que dice la reserva y sus próximas liberaciones con sus días.',
};
