/** What an installation lets leave for a language model; each includes what stands before it. */
export const aiSends = ['nothing', 'facts', 'texts'] as const;
export type AiSends = (typeof aiSends)[number];

/** To whom an installation gives what, by each recipient's name. `judge`: null where the writer's provider judges, too. */
export type AiDisclosure = { writer: string; judge: string | null; sends: Exclude<AiSends, 'nothing'> };

export type AiConsent = { providers: string[]; sends: AiDisclosure['sends'] };

/** Each recipient once. */
export const recipientsOf = ({ writer, judge }: Pick<AiDisclosure, 'writer' | 'judge'>): string[] => [
  ...new Set([writer, ...(judge === null ? [] : [judge])]),
];

/** Whether a consent speaks of these recipients by name and of no less than what they are given. */
export const covers = (consent: AiConsent, recipients: readonly string[], sends: AiDisclosure['sends']): boolean =>
  recipients.every((name) => consent.providers.includes(name)) && includes(consent.sends, sends);

/** Whether what may leave includes what is needed. */
export const includes = (allowed: AiSends, needed: AiSends): boolean =>
  aiSends.indexOf(needed) <= aiSends.indexOf(allowed);

/** "OpenAI (writer) and Anthropic (judge)", or one name. */
export function recipientsText({ writer, judge }: AiDisclosure, locale: 'en' | 'es' = 'en'): string {
  if (judge === null || judge === writer) return writer;
  return locale === 'es' ? `${writer} (redacta) y ${judge} (revisa)` : `${writer} (writer) and ${judge} (judge)`;
}

/** What a merchant agrees to by a tick, by what leaves; `{providers}` are the recipients, as `recipientsText` has them. */
export const consentTexts = {
  facts: {
    en: 'Facts of this case may be sent to {providers} to help to draft: sums, days and what I confirmed, without names, contacts and account numbers.',
    es: 'Se pueden enviar datos de este caso a {providers} para ayudar a redactar: montos, fechas y lo que confirmé, sin nombres, datos de contacto ni números de cuenta.',
  },
  texts: {
    en: 'Facts of this case and texts from my documents, messages and answers may be sent to {providers} to help to draft. Tax IDs, account and card numbers, contacts and names are masked first, where our program recognizes them; a name that is not on file can remain.',
    es: 'Se pueden enviar datos de este caso y textos de mis documentos, mensajes y respuestas a {providers} para ayudar a redactar. Antes se ocultan los números fiscales, de cuenta y de tarjeta, los datos de contacto y los nombres, donde nuestro programa los reconoce; un nombre que no está registrado puede quedar.',
  },
} as const satisfies Record<AiDisclosure['sends'], { en: string; es: string }>;

/** What is asked, and what stands beside the tick. */
export const consentTitle = { en: 'Help by AI', es: 'Ayuda de IA' } as const;
export const consentNote = {
  en: 'Without it, everything is drafted without AI. You can take it back at any time. What you and your attorney write to each other is never sent.',
  es: 'Si no lo permite, todo se redacta sin IA. Puede retirar el permiso en cualquier momento. Nunca se envía lo que usted y su abogado se escriben.',
} as const;
