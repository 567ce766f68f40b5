import type { Catalog } from '../../domain/language/translate.ts';

/** The fee, its invoices, and the closing statement. */
const money: Catalog = {
  'Closing statement': 'Liquidación final',
  'Your attorney signs it next.': 'Su abogado la firma ahora.',
  'Your attorney has signed: {title}': 'Su abogado firmó: {title}',
  'Your attorney has not signed this paper yet. You get a copy by email once it is signed.':
    'Su abogado aún no ha firmado este documento. Recibirá una copia por correo cuando esté firmado.',
  'Download the one signed {when} (PDF)': 'Descargar el que se firmó el {when} (PDF)',
  'It stands here in Spanish first. The English text below it is the one that is signed and counts.':
    'Primero está aquí en español. El texto en inglés que sigue es el que se firma y el que cuenta.',
  'No fee: its release was announced before the engagement.':
    'Sin honorarios: su liberación se anunció antes de contratar al abogado.',
  'No fee: it was due by the agreement’s own date.':
    'Sin honorarios: debía pagarse en la fecha del acuerdo del procesador.',
  'No fee: it came before the demand letter was sent.':
    'Sin honorarios: llegó antes de enviarse la carta de requerimiento.',
  Invoices: 'Facturas',
  'No. {number} of {issuer}': 'N.º {number} de {issuer}',
  'Issued {day}': 'Emitida el {day}',
  'Void since {day}: nothing is owed under it.': 'Anulada desde el {day}: no se debe nada por ella.',
  'Download the invoice (PDF)': 'Descargar la factura (PDF)',
};
export default money;
