import type { Catalog } from '../../../domain/language/translate.ts';
import type { HowToExport } from '../how-to-export.ts';

export const howToExport: HowToExport = {
  files: [
    {
      what: 'The reserve report',
      where: 'iQ > Financial > Reserve Report',
      note: 'By activity date, from the first day to today.',
    },
    {
      what: 'The settlements',
      where: 'iQ > Financial > Settlement Summary',
      note: 'With the reserve activity.',
    },
  ],
  also: 'We do not read these by themselves yet: add them among the documents too, as XLSX or PDF.',
};

export const spanish: Catalog = {
  'The reserve report': 'El informe de la reserva',
  'By activity date, from the first day to today.': 'Por fecha de actividad, desde el primer día hasta hoy.',
  'The settlements': 'Las liquidaciones',
  'With the reserve activity.': 'Con la actividad de la reserva.',
  'We do not read these by themselves yet: add them among the documents too, as XLSX or PDF.':
    'Todavía no los leemos por sí solos: agréguelos también entre los documentos, como XLSX o PDF.',
};
