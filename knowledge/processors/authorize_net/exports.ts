import type { Catalog } from '../../../domain/language/translate.ts';
import type { HowToExport } from '../how-to-export.ts';

export const howToExport: HowToExport = {
  files: [
    {
      what: 'The transactions, expanded',
      where: 'Reports > Transaction Detail > Download to File > Expanded Fields',
      note: 'Comma separated. They show sales and refunds: a gateway never holds money.',
    },
  ],
  also: 'What is held is in the statement of the bank that processes your cards. Ask it for the reserve by day.',
};

export const spanish: Catalog = {
  'The transactions, expanded': 'Las transacciones, ampliadas',
  'Comma separated. They show sales and refunds: a gateway never holds money.':
    'Separadas por comas. Muestran ventas y reembolsos: una pasarela nunca retiene dinero.',
  'What is held is in the statement of the bank that processes your cards. Ask it for the reserve by day.':
    'Lo retenido está en el estado de cuenta del banco que procesa sus tarjetas. Pídale la reserva por día.',
};
