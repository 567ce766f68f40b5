/**
 * What the text says, with the words that say it; or nothing, with the reason. No value stands without its quote.
 * `more`: further passages that the value rests on. `note`: what an attorney should know about it.
 */
export type Stated<Value> =
  | { value: Value; quote: string; anchor: string; more?: readonly string[]; note?: string; reason?: never }
  | { value: null; reason: string; quote?: never; anchor?: never; more?: never; note?: never };

/** A passage on a topic, such as how the agreement is amended. */
export type AgreementClause = { topic: string; quote: string; anchor: string; note?: string };

/**
 * A term adverse to the merchant. `plain` explains it to them before they sign anything, in a sentence without terms of
 * art.
 */
export type AdverseTerm = AgreementClause & { plain: string };

/** Whether the term is that by which the agreement limits the time to file a claim: its words stand in that clause. */
export const limitsTime = ({ procedure }: Agreement, { quote }: Pick<AdverseTerm, 'quote'>): boolean =>
  procedure.limitation_years.quote?.includes(quote) ?? false;

/** A power to hold money, or a term on when it is paid. `days` and `starts` are null where the text gives none. */
export type HoldTerm = {
  term: string;
  days: number | null;
  starts: string | null;
  /**
   * The day on file from which its days are counted, where it states days. `remittance`: a day in the processor's own
   * books.
   */
  counts?: 'payment' | 'limitation' | 'remittance';
  conditions: string;
  favors?: 'merchant';
} & (
  | { quote: string; anchor: string; note?: string; reason?: never }
  | { quote: null; reason: string; anchor?: never }
);

/** States of the United States by their codes, and Ontario. */
export type ChosenLaw = 'DE' | 'CA' | 'NY' | 'UT' | 'WA' | 'ON';

/** How a notice may travel. `contact_page` is a general link to the processor, with no address of its own for disputes. */
export type Channel = 'certified_mail' | 'mail' | 'email' | 'webform' | 'contact_page';

/** What a notice must contain, each checked off against a fact before a letter is called a notice. */
export const noticeContents = [
  'form_fields',
  'name',
  'mailing_address',
  'email',
  'account_id',
  'account_name',
  'account_email',
  'account_phone',
  'username',
  'facts',
  'claims',
  'basis',
  'relief',
  'amount',
  'calculation',
  'documents',
  'intent',
  'filing_day',
  'signature',
] as const;
export type NoticeContent = (typeof noticeContents)[number];

/** How the agreement lets a dispute begin, and where it ends. Money in whole US dollars. */
export type DisputeProcedure = {
  pre_notice_required: Stated<boolean>;
  /** Any one of these suffices; the first is the safest. */
  channels: Stated<readonly Channel[]>;
  /** Address lines as the text has them; the contracting party's name is put before a first line that names nobody. */
  address: Stated<readonly string[]>;
  email: Stated<string>;
  /** A form of the processor; `text_seen` is false where only its name and link are known. */
  form: Stated<{ name: string; link: string; text_seen: boolean }>;
  contents: Stated<readonly NoticeContent[]>;
  /** `customer_personally`: counsel cannot sign for them. */
  signer: Stated<'customer' | 'customer_personally'>;
  /** Counsel may submit the notice only with the merchant's written authorization. */
  counsel_authorization: Stated<true>;
  /** That authorization must also let the processor share the account's records with counsel. */
  shares_records?: Stated<true>;
  /** Whose signatures must be original and handwritten: the merchant's and counsel's on the notice, the merchant's on the authorization. */
  ink?: Stated<readonly ('merchant' | 'counsel' | 'authorization')[]>;
  identity_check?: Stated<string>;
  wait_days: Stated<number>;
  /** What the days are counted from; `notice` where the text does not say whether sent or received. */
  wait_starts: Stated<'receipt' | 'notice' | 'date_of_notice'>;
  /** A second notice that elects the forum, and the days after it. */
  election_days?: Stated<number>;
  /** `on request`: only where a side asks for it, and then perhaps after the waiting period. */
  conference: Stated<'required' | 'on request'>;
  forum: Stated<string>;
  administrator: Stated<string>;
  rules: Stated<string>;
  seat: Stated<string>;
  /** Where the later demand for arbitration goes. */
  demand_address?: Stated<readonly string[]>;
  governing_law: Stated<ChosenLaw>;
  arbitration_law: Stated<string>;
  arbitrability: Stated<string>;
  small_claims: Stated<boolean>;
  /**
   * Small claims also has to wait for the notice and its waiting period; absent where the text bars arbitration only.
   */
  small_claims_waits?: Stated<true>;
  provisional_relief?: Stated<true>;
  complaints_to_authorities?: Stated<string>;
  fees_paid_by_processor: Stated<false | { up_to_usd: number; how: string; above?: string }>;
  papers_only_up_to_usd: Stated<number | 'any amount'>;
  class_waiver: Stated<true>;
  jury_waiver: Stated<true>;
  tolling: Stated<true>;
  /** `days` is null where the passage read does not give them. */
  opt_out: Stated<{ days: number | null; from?: string; address: readonly string[] }>;
  /** Number of similar demands from which they are batched. */
  batch_from_demands: Stated<number>;
  /** Most demands of one batch. */
  batch_size?: Stated<number>;
  limitation_years: Stated<number>;
  costs: Stated<string>;
  confidentiality: Stated<string>;
  liability_cap: Stated<string>;
  appeal?: Stated<true>;
};

/** One version of an agreement, as far as its text was read. An attorney confirms it on the day of use. */
export type Agreement = {
  /** Its folder and file: `stripe/2026-09-28`. */
  id: string;
  title: string;
  /** `platform`: the money is held under another agreement, which was not read. */
  covers: 'payments' | 'platform';
  /**
   * Days on which it is known to have been in force, `YYYY-MM-DD`. `words` date it in its own text, null where none do; `until` is null
   * for the newest; `how` says why these days are known.
   */
  effective: { from: string; words: string | null; until: string | null; how: string };
  /** The official page, to be read again on the day of use. */
  source_url: string;
  /** The copy read: its day where it has one, the day we read it, where it is kept, and its SHA-256. */
  seen: { on: string | null; read_on: string; in: string; text: 'whole' | 'excerpt'; sha256: string };
  /** Its `versionHash`, so that nothing that it takes over from the version before can change unnoticed. */
  frozen: string;
  party: Stated<string>;
  procedure: DisputeProcedure;
  holds: readonly HoldTerm[];
  adverse: readonly AdverseTerm[];
  amendment: readonly AgreementClause[];
  /** What the text leaves open. */
  doubts: readonly string[];
};

/** A quote with its place in the version, `procedure.wait_days` or `holds[0]`, and its anchor in the text. */
export type Quoted = { place: string; quote: string; anchor: string };

const ofStated = (place: string, stated: Stated<unknown> | undefined): Quoted[] =>
  stated === undefined || stated.value === null
    ? []
    : [stated.quote, ...(stated.more ?? [])].map((quote, index) => ({
        place: index === 0 ? place : `${place}.more[${index - 1}]`,
        quote,
        anchor: stated.anchor,
      }));

type Clause = { quote: string; anchor: string } | { quote: null };

/** Every quote of a version. */
export function quotesOf({ effective, party, procedure, holds, adverse, amendment }: Agreement): Quoted[] {
  const listed = (name: string, list: readonly Clause[]): Quoted[] =>
    list.flatMap((each, index) =>
      each.quote === null ? [] : [{ place: `${name}[${index}]`, quote: each.quote, anchor: each.anchor }],
    );
  return [
    ...(effective.words === null ? [] : [{ place: 'effective', quote: effective.words, anchor: 'date of the text' }]),
    ...ofStated('party', party),
    ...Object.entries(procedure).flatMap(([name, stated]) => ofStated(`procedure.${name}`, stated)),
    ...listed('holds', holds),
    ...listed('adverse', adverse),
    ...listed('amendment', amendment),
  ];
}
