/**
 * Spanish for facts that a letter states in words, by their English. Quotations, names and citations stay as they are.
 */
import type { Catalog } from '../../domain/language/translate.ts';

export const facts: Catalog = {
  'your company': 'su empresa',
  'New York': 'Nueva York',

  // Entities.
  'a {state} limited liability company': 'una sociedad de responsabilidad limitada de {state}',
  'an {state} limited liability company': 'una sociedad de responsabilidad limitada de {state}',
  'a limited liability company': 'una sociedad de responsabilidad limitada',
  'a {state} corporation': 'una corporación de {state}',
  'an {state} corporation': 'una corporación de {state}',
  'a corporation': 'una corporación',
  'a {state} partnership': 'una sociedad colectiva de {state}',
  'an {state} partnership': 'una sociedad colectiva de {state}',
  'a partnership': 'una sociedad colectiva',

  // Versions of agreements.
  'the version of {day}': 'la versión del {day}',
  'the versions of {day} and {other}': 'las versiones del {day} y del {other}',
  'the versions of {day} to {other}': 'las versiones del {day} al {other}',
  'the copy of {day}': 'la copia del {day}',
  'the copies of {day} and {other}': 'las copias del {day} y del {other}',
  'a stored copy of the public page': 'una copia guardada de la página pública',
  'the text numbered {now}, formerly {before}': 'el texto numerado {now}, antes {before}',

  // Exhibits.
  'Exhibit {letter}': 'el Anexo {letter}',
  'Exhibits {letters} and {last}': 'los Anexos {letters} y {last}',

  // Earlier letters and replies.
  Demand: 'el requerimiento',
  'Demand and notice of dispute': 'el requerimiento y aviso de disputa',
  'our demand': 'nuestro requerimiento',
  'our demand and notice of dispute': 'nuestro requerimiento y aviso de disputa',
  'our second letter': 'nuestra segunda carta',
  'our final demand': 'nuestro requerimiento final',
  'our letter to your legal department': 'nuestra carta a su departamento jurídico',
  'the whole sum released': 'se liberó toda la suma',
  'release refused': 'se negó la liberación',
  'part of the sum released': 'se liberó parte de la suma',
  'a proposal (see the separate part)': 'una propuesta (vea la parte separada)',
  'documents requested': 'se pidieron documentos',
  'a general reply': 'una respuesta general',
  'release promised': 'se prometió la liberación',

  // The notice and the next step.
  'gives notice of the dispute': 'da aviso de la disputa',
  'encloses the Merchant’s own notice of the dispute': 'adjunta el aviso de la disputa del propio Comerciante',
  'follows the Merchant’s own notice of the dispute': 'sigue al aviso de la disputa del propio Comerciante',
  'its receipt': 'su recepción',
  'its date': 'su fecha',
  'small claims court': 'el tribunal de reclamos menores',
  'the election notice': 'el aviso de elección',
  arbitration: 'el arbitraje',
  'arbitration before the American Arbitration Association': 'el arbitraje ante la American Arbitration Association',
  'arbitration before {administrator}': 'el arbitraje ante {administrator}',
  'the meeting that the Agreement calls for comes first': 'antes va la reunión que pide el Acuerdo',
  'election notice': 'el aviso de elección',
  'demand for arbitration': 'la solicitud de arbitraje',
  'what is outside any reserve': 'lo que está fuera de toda reserva',
};
