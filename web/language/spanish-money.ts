import type { Catalog } from '../../domain/language/translate.ts';

/** The fee, its invoices, and the closing statement. */
const money: Catalog = {
  'Closing statement': 'Liquidación final',
  'Signed by your attorney: what came back, the fee, and what is yours.':
    'Firmada por su abogado: lo que volvió, los honorarios y lo que es suyo.',
  'Your attorney signs it next.': 'Su abogado la firma ahora.',
  'Your attorney has signed: {title}': 'Su abogado firmó: {title}',
  'Your attorney has not signed this paper yet. You get a copy by email once it is signed.':
    'Su abogado aún no ha firmado este documento. Recibirá una copia por correo cuando esté firmado.',
  'Download the one signed {when} (PDF)': 'Descargar el que se firmó el {when} (PDF)',
  'It stands here in Spanish first. The English text below it is the one that is signed and counts.':
    'Primero está aquí en español. El texto en inglés que sigue es el que se firma y el que cuenta.',
};
export default money;
