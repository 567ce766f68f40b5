/**
 * The Spanish texts of /thank-you that are not in `spanish.ts`. The page loads no catalog in the browser, so these
 * texts are kept out of the scripts that translated screens load. `spanish.test.ts` compares both with the code.
 */
import { disclaimer, site } from '../../content/site.ts';
import type { Catalog } from '../../domain/language/translate.ts';

const thanks: Catalog = {
  'Application received · {name}': 'Solicitud recibida · {name}',
  'Your case is in review': 'Su caso está en revisión',
  'A draft demand package is expected within 1-2 business days. A confirmation e-mail with your ticket number follows':
    'El borrador del requerimiento se espera en 1 o 2 días hábiles. Le llegará un correo de confirmación con su número de caso',
  '; it is the number above': '; es el número de arriba',
  'See your case': 'Ver su caso',
  'Print this page': 'Imprimir esta página',
  'What we promise, and by when': 'Qué prometemos y para cuándo',
  'We get back to you': 'Le respondemos',
  'Within 24 hours': 'En 24 horas',
  ', by {day}': ', a más tardar el {day}',
  'Draft demand package': 'Borrador del requerimiento',
  'Within 1-2 business days': 'En 1 o 2 días hábiles',
  ': by {day}': ': a más tardar el {day}',
  'Within 2-3 days, once you have signed the agreement': 'En 2 o 3 días, después de que usted firme el acuerdo',
  'A letter leaves on a business day, and not before its draft is due: a weekend or a holiday adds to the days.':
    'Una carta sale en un día hábil y no antes de que esté su borrador: un fin de semana o un feriado se suma a los días.',
  '; signed today, by {day}': '; si firma hoy, a más tardar el {day}',
  'What you can do now': 'Qué puede hacer ahora',
  'Sign the success-fee agreement': 'Firmar el acuerdo de honorarios por éxito',
  'No letter goes out before you have. You can still cancel until it is sent.':
    'Ninguna carta sale antes de que lo firme. Puede cancelar hasta que se envíe.',
  'Complete what you left out': 'Completar lo que dejó sin responder',
  'Possible until the letter has been taken up; more answers make it stronger.':
    'Se puede hasta que empiece la revisión de la carta; con más respuestas la carta es más fuerte.',
  'Print a record of your application': 'Imprimir una constancia de su solicitud',
  'All answers, files and dates, for your own papers.':
    'Todas las respuestas, archivos y fechas, para sus propios papeles.',
  'Put the dates into your calendar': 'Poner las fechas en su calendario',
  'A file that calendar programs open.': 'Un archivo que abren los programas de calendario.',
  'What happens next': 'Qué sigue',
  'Case Review by AI': 'Revisión del caso por IA',
  'Case Review': 'Revisión del caso',
  'Your answers and documents are read, and a demand letter is drafted from them and from nothing else.':
    'Se leen sus respuestas y documentos, y con ellos, y con nada más, se redacta una carta de requerimiento.',
  'Attorney Review by partner attorneys': 'Revisión por abogados asociados',
  'A licensed attorney reads the draft beside your documents, edits it and signs it. A draft demand package is expected within 1-2 business days.':
    'Un abogado con licencia lee el borrador junto con sus documentos, lo corrige y lo firma. El borrador del requerimiento se espera en 1 o 2 días hábiles.',
  'Demand letter': 'Carta de requerimiento',
  Negotiation: 'Negociación',
  'The letter goes out by certified mail and secure email. We follow up with the processor and tell you of every answer.':
    'La carta sale por correo certificado y por correo electrónico seguro. Damos seguimiento con el procesador y le informamos de cada respuesta.',
  Meanwhile: 'Mientras tanto',
  'Book a free strategy call': 'Reserve una llamada de estrategia gratis',
  '{book}, if you would like to talk the case through.': '{book}, si quiere hablar del caso.',
  'Need to take payments while your account is on hold? {product}, our sister product, processes payments.':
    '¿Necesita cobrar mientras su cuenta está retenida? {product}, nuestro producto hermano, procesa pagos.',

  // The footer of the public site, whose pages are in English.
  Footer: 'Pie de página',
  'Operated by {name}, {address}.': 'Operado por {name}, {address}.',
  'A sample: nobody is reached there.': 'Es un ejemplo: ahí no responde nadie.',
  'Fee agreement': 'Acuerdo de honorarios por éxito',
  'Engagement letter': 'Contrato con su abogado',
  'Legacy acquirers': 'Adquirentes tradicionales',
  'Processor comparison': 'Comparación de procesadores',
  Service: 'Servicio',
  'Success stories': 'Casos de éxito',
  'How we count': 'Cómo contamos',
  Attorneys: 'Abogados',
  Guidance: 'Guías',
  'Merchant rights': 'Derechos del comerciante',
  'Template letters': 'Cartas modelo',
  FAQ: 'Preguntas frecuentes',
  Complaints: 'Quejas',
  'Terms of Service': 'Términos del servicio',
  'Privacy Policy': 'Política de privacidad',
  'Legal Disclaimer': 'Aviso legal',
  [disclaimer]: `${site.name} no es un bufete de abogados. Ofrece automatización de documentos y gestión de casos. Los servicios legales los prestan abogados independientes con licencia. No se garantiza ningún resultado.`,
};

export default thanks;
