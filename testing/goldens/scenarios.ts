import type { Processor } from '../../domain/processors.ts';
import type { CaseFields } from '../../domain/case-fields.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import type { CaseFile, Reply } from '../../drafting/facts/case-file.ts';
import type { DraftRequest } from '../../drafting/draft-letter.ts';
import type { PacketGiven } from '../../drafting/packet/given.ts';
import { firm, fullCase, requiredFields } from '../cases/sample-cases.ts';
import {
  before,
  dates,
  ebayAutomatic,
  ebayRefusal,
  ebayRequest,
  paypalRefusal,
  squareRequest,
  stripeRelease,
  stripeReply,
} from './history.ts';

/**
 * Twelve golden letters: four types for three processors, each with a different history, the first with a complete
 * notice of dispute. Then notices under other versions and to other processors, demands without a notice, and
 * processors whose agreement was not read. Names and numbers are fictional.
 */
export type Golden = {
  name: string;
  story: string;
  request: DraftRequest;
  /** Rubric points that it must reach. */ enough: number;
};
type GoldenProcessor = Extract<Processor, 'paypal' | 'stripe' | 'square'>;

const stories: Record<GoldenProcessor, Record<LetterType, { story: string; replies: Reply[] }>> = {
  paypal: {
    initial: { story: 'a limited account past day 180', replies: [] },
    follow_up: { story: 'no answer came', replies: [] },
    final: { story: 'release was refused', replies: [paypalRefusal] },
    escalation: {
      story: 'release was refused, then a proposal came',
      replies: [
        paypalRefusal,
        {
          received_on: '2027-01-14',
          kind: 'offer',
          amount_cents: 20_000_00,
          words:
            'As an accommodation we can release $20,000.00 now. The remaining balance will be looked at again in spring.',
        },
      ],
    },
  },
  stripe: {
    initial: { story: 'a pause of payouts', replies: [] },
    follow_up: { story: 'a general reply came', replies: [stripeReply] },
    final: { story: 'a general reply, then a release of part', replies: [stripeReply, stripeRelease] },
    escalation: {
      story: 'a release of part, then a refusal of the rest',
      replies: [
        stripeReply,
        stripeRelease,
        {
          received_on: '2027-01-15',
          kind: 'refusal',
          amount_cents: null,
          words: 'We are unable to release the remaining balance. Our financial partners require it to be kept.',
        },
      ],
    },
  },
  square: {
    initial: { story: 'a rolling reserve beside withheld settlement', replies: [] },
    follow_up: { story: 'documents were requested', replies: [squareRequest] },
    final: {
      story: 'documents were requested, then release was refused',
      replies: [
        squareRequest,
        {
          received_on: '2026-12-30',
          kind: 'refusal',
          amount_cents: null,
          words: 'We could not verify the information that you sent, so the reserve will stay in place.',
        },
      ],
    },
    escalation: { story: 'no answer came to any letter', replies: [] },
  },
};

/** Everything that a notice may require besides the letter. */
export const packet: PacketGiven = {
  form_completed_on: '2026-11-20',
  signature: { by: 'merchant', name: 'Maya Okafor', on: '2026-11-20' },
  authorization: { name: 'Maya Okafor', on: '2026-11-20' },
  filing_on: null,
};

const copyEmail = 'legal@processor.example.com';
/** An address entered by an attorney, where the knowledge has no usable one. */
const entered = ['Legal Department', '1 Example Square', 'Springfield, OR 97477'];

const full: readonly Golden[] = (Object.keys(stories) as GoldenProcessor[]).flatMap((processor) =>
  (Object.keys(dates) as LetterType[]).map((letterType) => ({
    name: `${processor}-${letterType.replace('_', '-')}`,
    enough: 19,
    story: stories[processor][letterType].story,
    request: {
      caseFile: fullCase(processor),
      letterType,
      dated: dates[letterType],
      firm,
      copyEmail,
      mailingAddress: processor === 'square' ? null : entered,
      priorLetters: before[letterType],
      replies: stories[processor][letterType].replies,
      packet,
    },
  })),
);

/**
 * A case with only what the wizard requires, and no file. Its letter asks for missing facts and never invents one to
 * reach a point of the rubric.
 */
export function thinCase(processor: Processor): CaseFile {
  const { fields, ...rest } = fullCase(processor);
  return { ...rest, fields: requiredFields(fields), files: [], owners: [], previous_processors: [] };
}
const thin: Golden = {
  ...first('paypal', 'initial', 'a case of which little is known', { caseFile: thinCase('paypal') }),
  name: 'thin-paypal-initial',
  enough: 13,
};

/** A first letter under another version, or without its packet. */
export function first(
  processor: Processor,
  name: string,
  story: string,
  { fields, ...request }: Partial<DraftRequest> & { fields?: Partial<CaseFields> },
): Golden {
  const { fields: usual, ...rest } = fullCase(processor);
  return {
    name: `${processor}-${name}`,
    story,
    enough: 19,
    request: {
      caseFile: { ...rest, fields: { ...usual, ...fields } },
      letterType: 'initial',
      dated: dates.initial,
      firm,
      copyEmail,
      mailingAddress: processor === 'square' ? null : entered,
      ...request,
    },
  };
}

const versions: readonly Golden[] = [
  first('paypal', 'notice-2025-10-29', 'a notice under the version before', {
    dated: '2025-12-11',
    fields: {
      hold_started_on: '2025-05-12',
      account_last_used_on: '2025-11-03',
      held_amount_cents: 9_400_00,
      rolling_reserves_held_cents: 2_000_00,
    },
    packet: {
      ...packet,
      form_completed_on: '2025-12-10',
      signature: { by: 'merchant', name: 'Maya Okafor', on: '2025-12-10' },
    },
  }),
  first('stripe', 'notice-2024-11-11', 'an account last used under the terms of 2024', {
    fields: { account_last_used_on: '2025-08-29', hold_started_on: '2025-08-24' },
    packet: { ...packet, filing_on: '2027-01-11' },
  }),
  first('stripe', 'demand-2025-11-18', 'no authorization of counsel is on file', {
    fields: { account_last_used_on: '2025-12-01', hold_started_on: '2025-11-24' },
  }),
  first('stripe', 'demand-version-unknown', 'the day of last use is not on file', {
    fields: { account_last_used_on: null },
    packet,
  }),
  first('venmo', 'demand', 'a restricted account, and no form signed', {}),
  first('venmo', 'notice', 'a restricted account, with the signed form', { packet }),
  first('ebay', 'demand', 'payouts on hold, and no webform submitted', {}),
  first('ebay', 'notice-2026-06-28', 'the notice was submitted on the webform', { packet }),
  first('ebay', 'notice-2026-02-20', 'a form signed in person, by email', {
    dated: '2026-03-16',
    fields: { hold_started_on: '2025-12-01', account_last_used_on: '2026-02-27', held_amount_cents: 8_600_00 },
    packet: {
      ...packet,
      form_completed_on: '2026-03-13',
      signature: { by: 'merchant', name: 'Maya Okafor', on: '2026-03-13' },
    },
  }),
  first('ebay', 'notice-2024-07-26', 'a form signed in person, by certified mail', {
    dated: '2025-03-03',
    fields: { hold_started_on: '2024-09-02', account_last_used_on: '2025-01-10' },
    packet: {
      ...packet,
      form_completed_on: '2025-02-28',
      signature: { by: 'merchant', name: 'Maya Okafor', on: '2025-02-28' },
    },
  }),
  first('amazon', 'demand', 'a deactivated account, and no decision to arbitrate', {}),
  first('amazon', 'notice', 'a deactivated account, with the intent to arbitrate', {
    packet: { ...packet, filing_on: '2027-01-11' },
  }),
  first('square', 'demand-unsigned', 'the seller has not signed yet', { packet: { ...packet, signature: null } }),
  first('paypal', 'demand-signed-by-counsel', 'counsel signed the form in the merchant’s place', {
    packet: { ...packet, signature: { by: 'counsel', name: 'Anna Lindqvist', on: '2026-11-20' } },
  }),
];

/**
 * For an agreement that we have not read: there is no clause to quote and no notice with a known form, so two points of
 * the rubric cannot be reached.
 */
const unreadEnough = 18;
const unread = (
  processor: Processor,
  name: string,
  story: string,
  given: Partial<DraftRequest> & { fields?: Partial<CaseFields> },
): Golden => ({ ...first(processor, name, story, given), enough: unreadEnough });

const others: readonly Golden[] = [
  unread('worldpay', 'initial', 'an acquirer that kept the whole sum as a reserve after closing the account', {}),
  unread('worldpay', 'match', 'a closed account and a MATCH listing that the notice states', {
    fields: {
      reason_given:
        'Your merchant account has been terminated and your business has been added to the MATCH list. Funds are held in a reserve',
      rolling_reserves_held_cents: 40_000_00,
    },
  }),
  unread('authorize_net', 'initial', 'a gateway that may hold nothing', {}),
  unread('shopify', 'initial', 'payouts on hold for orders said to be unfulfilled', {
    fields: { rolling_reserves_held_cents: 0 },
  }),
  first('paypal', 'sole-proprietor', 'a person who trades under another name', {
    fields: {
      legal_business_name: 'Lena Katz',
      legal_business_name_full: 'Lena Katz',
      dba_name: 'Happy Paws',
      business_entity_type: 'sole_proprietor',
      state_incorporation: null,
      account_name: 'Happy Paws',
      first_name: 'Lena',
      last_name: 'Katz',
    },
    packet: { ...packet, signature: { by: 'merchant', name: 'Lena Katz', on: '2026-11-20' } },
  }),
];

const ebayReplies: Record<'follow_up' | 'final' | 'escalation', { story: string; replies: Reply[] }> = {
  follow_up: { story: 'no answer came', replies: [] },
  final: { story: 'an automatic reply, then a request for documents', replies: [ebayAutomatic, ebayRequest] },
  escalation: { story: 'documents were sent, then release was refused', replies: [ebayRequest, ebayRefusal] },
};
const ebayLater: readonly Golden[] = (['follow_up', 'final', 'escalation'] as const).map((letterType) =>
  first('ebay', letterType.replace('_', '-'), ebayReplies[letterType].story, {
    letterType,
    dated: dates[letterType],
    priorLetters: before[letterType],
    replies: ebayReplies[letterType].replies,
    packet,
  }),
);

export const goldens: readonly Golden[] = [...full, ...versions, thin, ...others, ...ebayLater];
