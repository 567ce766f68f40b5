import type { Catalog } from '../../../domain/language/translate.ts';
import type { HowToExport } from '../how-to-export.ts';

export const howToExport: HowToExport = {
  files: [
    {
      what: 'The transactions of all payouts',
      where: 'Finance > Payouts > View payouts > Transactions > Export',
      note: 'All of them, as CSV. They list each amount that was reserved and its return.',
    },
  ],
  also: 'The list of payouts alone is not enough: it shows only what changed in each.',
};

export const spanish: Catalog = {
  'The transactions of all payouts': 'Las transacciones de todos los pagos',
  'All of them, as CSV. They list each amount that was reserved and its return.':
    'Todas, como CSV. Muestran cada monto reservado y su devolución.',
  'The list of payouts alone is not enough: it shows only what changed in each.':
    'La lista de pagos sola no basta: solo muestra lo que cambió en cada uno.',
};
