import type { OwnClause } from '../clause.ts';

type NoticeWords = {
  /** Clause id: `closing.paypal`. */
  id: string;
  /** The notice and its clause, at the start of a sentence: "The Merchant's Notice of Dispute under {authority:…}". */
  notice: string;
  /**
   * What the agreement allows after the waiting period, in sentences: `over` once it has ended, `after` while it has
   * not.
   */
  over: string;
  after: string;
  /** How the notice went, where the agreement prescribes one way: "by e-mail to the address that the Agreement names, ". */
  by?: string;
  /** The versions of which that is true; all where absent. */
  agreements?: readonly string[];
};

/**
 * How a later letter refers to a complete notice: its waiting period over, still running, or not yet counted because no receipt is
 * recorded. The first whose dates are known is used.
 */
export function laterNotice({ id, notice, over, after, by = '', agreements }: NoticeWords): readonly OwnClause[] {
  const form = (ending: string, text: string): OwnClause => ({
    id: `${id}-notice-${ending}`,
    kind: 'paragraph',
    group: 'next',
    when: { flags: ['notice_given'], ...(agreements && { agreements }) },
    text: `${notice} went ${by}with our letter sent on {date:sent_initial}${text}`,
  });
  const received = ' and was received on {date:delivered_initial}.';
  return [
    form(
      'over',
      `${received} The period of {fact:wait_days} from {fact:wait_from} ended on {date:passed_informal_end}. ${over}`,
    ),
    form(
      'running',
      `${received} The period of {fact:wait_days} from {fact:wait_from} ends on {date:informal_end}; the day set above does not shorten it. ${after}`,
    ),
    form(
      'sent',
      `. The period of {fact:wait_days} runs from {fact:wait_from}, and the day set above does not shorten it. ${after}`,
    ),
  ];
}
