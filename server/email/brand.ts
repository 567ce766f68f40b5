import type { Locale } from '../../domain/people/locale.ts';

/** The frame around every email. */
export const brand = 'Unhold';

type FrameTexts = {
  disclaimer: string;
  read: string;
  unread: string;
  unsubscribeLead: string;
  unsubscribe: string;
  orAddress: string;
};

export const frameTexts: Record<Locale, FrameTexts> = {
  en: {
    disclaimer: `${brand} is not a law firm. It provides document automation and case management; legal services come from independent licensed attorneys, and no outcome is guaranteed.`,
    read: 'You can reply to this email: our team reads it.',
    unread: 'Replies to this email are not read.',
    unsubscribeLead: 'To get no more emails of this kind:',
    unsubscribe: 'Unsubscribe',
    orAddress: 'Or open this address:',
  },
  es: {
    disclaimer: `${brand} no es un bufete de abogados. Ofrece automatización de documentos y gestión de casos; los servicios legales los prestan abogados independientes con licencia, y no se garantiza ningún resultado. Si una traducción difiere, prevalece el texto en inglés.`,
    read: 'Puede responder a este correo: nuestro equipo lo lee.',
    unread: 'Las respuestas a este correo no se leen.',
    unsubscribeLead: 'Para no recibir más correos de este tipo:',
    unsubscribe: 'Cancelar la suscripción',
    orAddress: 'O abra esta dirección:',
  },
};
