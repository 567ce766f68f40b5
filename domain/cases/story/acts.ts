/**
 * What can happen in a case and has no row of its own: who does what, as the screen says it in English and Spanish, and
 * as a letter to the processor says it.
 */
export const actors = ['merchant', 'processor', 'bank', 'customer'] as const;
export type Actor = (typeof actors)[number];

/** `merchant`: as the merchant reads it. */
export const actorLabels: Record<Actor, { merchant: string; desk: string; spanish: string }> = {
  merchant: { merchant: 'You', desk: 'The merchant', spanish: 'Usted' },
  processor: { merchant: 'The processor', desk: 'The processor', spanish: 'El procesador' },
  bank: { merchant: 'Your bank', desk: 'The bank', spanish: 'Su banco' },
  customer: { merchant: 'A customer', desk: 'A customer', spanish: 'Un cliente' },
};

/**
 * `says`: who may do it, and how a letter says so: of the merchant after "reports", of the others in the past tense.
 * `due`: it can name a day to come, after this word. `attempt`: by it the merchant turned to the processor. `own_words`: a letter says it
 * of the processor only with the processor's own words.
 */
type ActRow = {
  label: string;
  spanish: string;
  says: Partial<Record<Actor, string>>;
  due?: 'by' | 'to';
  attempt?: true;
  own_words?: true;
};

export const acts = {
  wrote: {
    label: 'wrote',
    spanish: 'escribió',
    says: {
      merchant: 'writing to you',
      processor: 'wrote to the Merchant',
      bank: 'wrote to the Merchant',
      customer: 'wrote to the Merchant',
    },
    attempt: true,
  },
  called: {
    label: 'called',
    spanish: 'llamó',
    says: { merchant: 'calling you', processor: 'called the Merchant', bank: 'called the Merchant' },
    attempt: true,
  },
  answered: {
    label: 'answered',
    spanish: 'respondió',
    says: { merchant: 'answering you', processor: 'answered the Merchant' },
    attempt: true,
  },
  sent_documents: {
    label: 'sent documents',
    spanish: 'envió documentos',
    says: { merchant: 'sending you documents' },
    attempt: true,
  },
  asked_for_documents: {
    label: 'asked for documents',
    spanish: 'pidió documentos',
    says: { processor: 'asked for documents', bank: 'asked for documents' },
  },
  verified: {
    label: 'completed a verification',
    spanish: 'completó una verificación',
    says: { merchant: 'completing your verification' },
  },
  asked_for_reason: {
    label: 'asked for the reason',
    spanish: 'preguntó el motivo',
    says: { merchant: 'asking you for the reason of the hold' },
    attempt: true,
  },
  asked_for_release: {
    label: 'asked for the money',
    spanish: 'pidió el dinero',
    says: { merchant: 'asking you to release the funds' },
    attempt: true,
  },
  acknowledged: {
    label: 'confirmed receipt',
    spanish: 'confirmó que lo recibió',
    says: { processor: 'acknowledged receipt' },
    own_words: true,
  },
  refused: {
    label: 'refused',
    spanish: 'se negó',
    says: { processor: 'refused to release the funds' },
  },
  promised: {
    label: 'promised to release the money',
    spanish: 'prometió liberar el dinero',
    says: { processor: 'promised release of the funds' },
    due: 'by',
  },
  moved_date: {
    label: 'moved the day of release',
    spanish: 'cambió la fecha de liberación',
    says: { processor: 'moved the day of release' },
    due: 'to',
  },
  released: {
    label: 'released part of the money',
    spanish: 'liberó parte del dinero',
    says: { processor: 'released part of the funds' },
  },
  limited: {
    label: 'limited the account',
    spanish: 'limitó la cuenta',
    says: { processor: 'limited the account' },
  },
  raised_reserve: {
    label: 'raised the reserve',
    spanish: 'aumentó la reserva',
    says: { processor: 'raised the reserve' },
  },
  closed: {
    label: 'closed the account',
    spanish: 'cerró la cuenta',
    says: { processor: 'closed the account', bank: 'closed an account of the Merchant' },
  },
  delivered: {
    label: 'delivered orders',
    spanish: 'entregó pedidos',
    says: { merchant: 'delivering orders to its customers' },
  },
  refunded: {
    label: 'refunded customers',
    spanish: 'reembolsó a clientes',
    says: { merchant: 'refunding customers' },
  },
  disputed: {
    label: 'disputed a charge',
    spanish: 'disputó un cargo',
    says: { customer: 'disputed a charge' },
  },
  returned_payment: {
    label: 'returned a payment',
    spanish: 'devolvió un pago',
    says: { bank: 'returned a payment of the Merchant' },
  },
} as const satisfies Record<string, ActRow>;
export type Act = keyof typeof acts;
const isAct = (key: string): key is Act => key in acts;
export const actKeys: readonly Act[] = Object.keys(acts).filter(isAct);

export const actOf = (act: Act): ActRow => acts[act];

/** The acts of an actor, in the table's order. */
export const actsOf = (who: Actor): Act[] => actKeys.filter((act) => actOf(act).says[who] !== undefined);
