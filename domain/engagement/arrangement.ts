import { z } from 'zod';
import { usStates, type UsState } from '../case-options.ts';

/** What the law of a state may say of an arrangement; `fee_sharing` is Model Rule 5.4(a). */
export const arrangementConcerns = [
  'fee_sharing',
  'practice_of_law',
  'referral_service',
  'collection_license',
  'advertising',
] as const;
type ArrangementConcern = (typeof arrangementConcerns)[number];

/** `counsel_confirms`: until an independent ethics lawyer's opinion on the state is filed. `not_offered`: whatever is filed. */
type Standing = 'counsel_confirms' | 'not_offered';

const opinion = z.strictObject({
  /** An ethics lawyer who is independent of the service and of its firms. */
  lawyer: z.string().min(3).max(200),
  bar: z.string().min(2).max(100),
  dated: z.iso.date(),
  /** Which states it speaks of. */
  states: z.union([z.literal('all'), z.array(z.enum(usStates)).min(1)]),
  /** Of the opinion as it is filed at the operator's. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A sentence for clients, in both languages. */
const sentence = z.strictObject({ en: z.string().min(3).max(400), es: z.string().min(3).max(400) });

/** How the invoices of the one who charges are paid: within how many days of their date, and in which ways. */
const payment = z.strictObject({ days: z.int().min(1).max(90), how: sentence });
export type Payment = z.infer<typeof payment>;

const firm = z.strictObject({
  /** Exactly as the appointments of its attorneys have it. */
  name: z.string().min(2).max(200),
  state: z.enum(usStates),
  /** Where a state requires one. */
  insurance: sentence.nullable(),
  arbitration: sentence.nullable(),
  /** Without one, the firm takes no money before its service is done. */
  trust_account: z.boolean(),
  keeps_files_years: z.int().min(5).max(50),
});
export type EngagedFirm = z.infer<typeof firm>;

const common = {
  /** For the demo alone. */
  sample: z.boolean().default(false),
  /** Whoever operates this installation, as a client's papers name them. */
  service: z.string().min(2).max(200),
  opinions: z.array(opinion).max(100).default([]),
};

/**
 * Who charges the client, and who pays whom: what an installation has decided. `firm_charges`: the firm charges its client the
 * contingency and buys services at a flat price, in whole dollars a month, owed whatever the outcome and never per client.
 * `service_charges`: the service charges its success fee for intake, documents and administration, and pays counsel a flat fee, in
 * whole dollars a case, whatever the outcome, as a third party (Model Rule 1.8(f)).
 */
export const arrangement = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('firm_charges'),
    ...common,
    firms: z.array(firm.extend({ payment })).min(1).max(100),
    service_dollars_a_month: z.int().min(0),
  }),
  z.strictObject({
    kind: z.literal('service_charges'),
    ...common,
    firms: z.array(firm).min(1).max(100),
    payment,
    counsel_dollars_a_case: z.int().min(0),
  }),
]);
export type Arrangement = z.infer<typeof arrangement>;

/** The states that count: the client's, each that licenses the attorney, and the firm's. Null, or none, where it is not known. */
export type EngagementStates = { client: string | null; attorney: readonly string[]; firm: UsState | null };

/**
 * What one state says. No law is invented: every cell waits for an opinion but those with a source. A percentage to a service where
 * counsel acts is not offered in New York (NYSBA Op. 1271 of 2024).
 */
export const standingIn = (kind: Arrangement['kind'], concern: ArrangementConcern, state: UsState): Standing =>
  kind === 'service_charges' && concern === 'fee_sharing' && state === 'NY' ? 'not_offered' : 'counsel_confirms';

/**
 * Why a client of this case cannot be engaged under the arrangement, in a sentence; null when they can. The strictest of the states
 * counts, and a state that is not known is as strict as any. `today` is the firm's day.
 */
export function arrangementObstacle(
  given: Arrangement | null,
  { client, attorney, firm: firmState }: EngagementStates,
  today: string,
): string | null {
  if (given === null)
    return 'The operator has not said yet who charges the client and who pays whom: its arrangement is missing, as System says.';
  if (firmState === null)
    return 'The firm of this case’s attorney is not in the installation’s arrangement: the operator adds it.';
  const known = [client, ...attorney, firmState].flatMap((given) => usStates.find((state) => state === given) ?? []);
  const areKnown = attorney.length > 0 && known.length === attorney.length + 2;
  const asked = areKnown ? known : usStates;
  const refused = asked.find((state) =>
    arrangementConcerns.some((concern) => standingIn(given.kind, concern, state) === 'not_offered'),
  );
  if (refused !== undefined)
    return known.includes(refused)
      ? `The installation’s arrangement is not offered in ${refused}.`
      : 'The client’s or the attorney’s state is not on file, and the installation’s arrangement is not offered in every state.';
  const open = asked.find((state) => !given.opinions.some((each) => isOn(each, state) && each.dated <= today));
  if (open === undefined) return null;
  return known.includes(open)
    ? `No independent ethics lawyer’s opinion on ${open} is filed for the installation’s arrangement.`
    : 'The client’s or the attorney’s state is not on file, and the installation’s opinions do not speak of every state.';
}

const isOn = ({ states }: z.infer<typeof opinion>, state: UsState): boolean =>
  states === 'all' || states.includes(state);

/** The firm of an arrangement by its name; null where it has none of it. */
export const firmIn = (given: Arrangement | null, name: string | null): EngagedFirm | null =>
  given?.firms.find((each) => each.name === name) ?? null;

/** Who charges clients under an arrangement; null before one is decided. */
export function chargedAs(given: Arrangement | null): 'firm' | 'service' | null {
  if (given === null) return null;
  return given.kind === 'firm_charges' ? 'firm' : 'service';
}

/** How the one who charges the client of a case is paid; null before a firm is engaged, or anything is decided. */
export function paymentUnder(given: Arrangement | null, engagedFirm: string | null): Payment | null {
  if (given === null || engagedFirm === null) return null;
  if (given.kind === 'service_charges') return given.payment;
  return given.firms.find(({ name }) => name === engagedFirm)?.payment ?? null;
}

/** Who charges the client of a case, by name; null before a firm is engaged, or anything is decided. */
export function chargedBy(given: Arrangement | null, engagedFirm: string | null): string | null {
  if (given === null || engagedFirm === null) return null;
  return chargedAs(given) === 'firm' ? engagedFirm : given.service;
}
