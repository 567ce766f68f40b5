/** The page in Spanish, from which the application in Spanish is reached. It says what the home page says, in short. */
import { homeTiers } from './fees.ts';
import { where } from './marks.ts';

const drafts = where('ai', 'La IA redacta.', 'Un programa redacta.');

export const spanishHome = {
  meta: {
    title: 'Cartas de requerimiento por pagos retenidos',
    description:
      'Para comercios cuyo procesador de pagos congeló o retuvo su dinero. Un abogado con licencia revisa y firma la carta. Solo honorarios por éxito.',
  },
  title: 'Su procesador retiene su dinero. Nosotros escribimos la carta que lo reclama.',
  lead: [
    `Para comercios de Estados Unidos con pagos congelados, retenidos o en reserva. Usted cuenta qué pasó y agrega sus documentos. ${drafts} Un abogado con licencia revisa y firma. La carta sale por correo certificado y correo electrónico seguro, y negociamos la liberación del dinero.`,
    'No hay costo por adelantado. Los honorarios por éxito se deben solo cuando se recupera dinero.',
  ],
  now: {
    title: 'Qué hacer ahora',
    items: [
      'Guarde el aviso: una foto o un PDF, con el día en que llegó. El día cuenta, y también lo que dice.',
      'Descargue sus registros mientras todavía pueda entrar a la cuenta.',
      'Tenga a mano los estados de cuenta de tres meses y las pruebas de entrega.',
    ],
  },
  steps: {
    title: 'Cómo funciona',
    items: [
      {
        title: 'Envíe su caso',
        what: 'Cuéntenos de la retención y agregue el aviso. Bastan 7 respuestas, unos 3 minutos.',
      },
      {
        title: `${where('ai', 'La IA', 'Un programa')} redacta, un abogado revisa`,
        what: 'Un abogado con licencia lee el borrador junto con sus documentos, lo corrige y lo firma.',
      },
      {
        title: 'Sale la carta de requerimiento',
        what: 'Por correo certificado y correo electrónico seguro, a la dirección que los términos del procesador indican para avisos. No es una demanda ante un tribunal.',
      },
      {
        title: 'Negociación',
        what: 'Damos seguimiento y le informamos de cada respuesta. Solo usted decide sobre una oferta.',
      },
    ],
  },
  fee: {
    title: 'Cuánto cuesta',
    promises: [
      '$0 por adelantado',
      'Sin honorarios por hora',
      'Sin anticipos',
      'Honorarios solo cuando se recupera dinero',
    ],
    columns: ['Monto retenido', 'Honorarios por éxito'],
    tiers: homeTiers.map(({ held, percent }) => ({
      held: held.replace(' to ', ' a ').replace(' and above', ' o más'),
      percent,
    })),
    note: 'Usted ve el porcentaje de su caso antes de enviarlo, y al enviarlo queda fijo. Puede cancelar cuando quiera antes de que se envíe la carta.',
  },
  language: {
    title: 'Qué está en español',
    papers: [
      { to: '/fee-agreement#es', label: 'Acuerdo de honorarios por éxito' },
      { to: '/engagement-letter#es', label: 'Contrato con su abogado' },
    ],
    text: [
      'La solicitud, las páginas de su caso y nuestros correos están en español. Antes de firmar, puede leer en español cada término del acuerdo y del contrato con su abogado; se firma el texto en inglés, que es el que prevalece. Puede leer ambos ahora:',
      'La carta va en inglés; su monto, sus fechas y lo principal que pide se le explican en español. El resto de este sitio está en inglés.',
    ],
  },
  closing: {
    title: 'Su propio caso, leído por una persona',
    text: 'Díganos cuánto le retienen y agregue el aviso. La revisión es gratis, y no se envía nada antes de que un abogado lo apruebe.',
  },
} as const;
