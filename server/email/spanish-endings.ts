import type { Catalog } from '../../domain/language/translate.ts';

/** What clients are told when an engagement ends. */
export const spanishEndings: Catalog = {
  'Your attorney withdraws ({hold})': 'Su abogado se retira ({hold})',
  'No attorney acts for you now ({hold})': 'Ningún abogado actúa por usted ahora ({hold})',
  'What this means for you, and your file.': 'Qué significa esto para usted, y su expediente.',
  'Your attorney withdraws from your case. They wrote to you why, what is due next and how your file is handed over; only the two of you read that.':
    'Su abogado se retira de su caso. Le escribió por qué, qué vence ahora y cómo se entrega su expediente; solo ustedes dos lo leen.',
  'The attorney who was to act for you has declined. Another one will be assigned, and asks you to sign with them.':
    'El abogado que iba a actuar por usted no aceptó. Se asignará otro, que le pedirá firmar su propio contrato.',
  'You ended the engagement with your attorney, and no attorney acts for you in this case. What may be owed stands in the engagement letter, section 5.':
    'Usted terminó el contrato con su abogado, y ningún abogado actúa por usted en este caso. Lo que pueda deberse está en la sección 5 del contrato con su abogado.',
  'Your attorney can no longer act for you. Your engagement with them has ended, and we look for another attorney.':
    'Su abogado ya no puede actuar por usted. Ese contrato terminó, y buscamos otro abogado.',
  'The last day on which they act for you': 'El último día en que actúa por usted',
  'The days of your case keep running, and the law sets time limits on claims. Ask another lawyer about them at once; you may engage any. Your whole file can be downloaded on your account’s page.':
    'Los plazos de su caso siguen corriendo, y la ley pone límites de tiempo a los reclamos. Consulte a otro abogado de inmediato; puede contratar a cualquiera. Su expediente completo se descarga en la página de su cuenta.',
};
