import type { Catalog } from '../../../domain/language/translate.ts';
import type { HowToExport } from '../how-to-export.ts';

export const howToExport: HowToExport = {
  files: [
    {
      what: 'The settlements, one file each',
      where: 'Seller Central > Reports > Payments > All Statements > Download Flat File V2',
      note: 'Every one from the first to the newest. Each states its reserve and gives back that of the one before.',
    },
    {
      what: 'The transactions of a range of days',
      where: 'Reports > Payments > Reports Repository > Transaction',
      note: 'It names transactions that are deferred, which no settlement lists.',
    },
  ],
  also: null,
};

export const spanish: Catalog = {
  'The settlements, one file each': 'Las liquidaciones, un archivo por cada una',
  'Every one from the first to the newest. Each states its reserve and gives back that of the one before.':
    'Todas, de la primera a la más reciente. Cada una dice su reserva y devuelve la de la anterior.',
  'The transactions of a range of days': 'Las transacciones de un período',
  'It names transactions that are deferred, which no settlement lists.':
    'Nombra las transacciones diferidas, que ninguna liquidación muestra.',
};
