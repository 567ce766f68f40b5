import type { CaseEvent } from '../../domain/cases/story/case-event.ts';
import { draftLetter } from '../../drafting/draft-letter.ts';
import type { ParagraphsGiven } from '../../drafting/model/paragraphs.ts';
import { firm, fullCase } from '../cases/sample-cases.ts';
import { dates } from '../goldens/history.ts';
import { typedEvent } from '../goldens/story-scenarios.ts';

const event = (number: number, change: Partial<CaseEvent>): CaseEvent => ({
  ...typedEvent,
  id: `0198c9a0-0000-7000-8000-00000000000${number}`,
  ...change,
});

/** The Merchant called, was asked for documents and sent them, and the processor limited the account. */
export const storyEvents: readonly CaseEvent[] = [
  event(1, { act: 'called', day: '2026-09-16' }),
  event(2, { who: 'processor', act: 'asked_for_documents', day: '2026-09-21' }),
  event(3, { act: 'sent_documents', day: '2026-09-28', proof_file_id: 'file-proof_of_fulfillment' }),
  event(4, { who: 'processor', act: 'limited', day: '2026-10-05' }),
];

/** A first letter to Square with these events, which are confirmed now but for the number of the last ones. */
export function writtenCase(unconfirmed = 0): ParagraphsGiven {
  const draft = draftLetter({
    caseFile: {
      ...fullCase('square'),
      events: storyEvents,
      harm: { harms: [{ kind: 'payroll', amount_cents: 12_000_00, on_day: '2026-12-01' }], words: null },
    },
    letterType: 'initial',
    dated: dates.initial,
    firm,
    mailingAddress: null,
  });
  return {
    sheet: draft.factSheet,
    document: draft.document,
    confirmedEvents: new Set(storyEvents.slice(0, storyEvents.length - unconfirmed).map(({ id }) => id)),
    verify: { confirmedAuthorityIds: draft.plan.authorityRefs },
    goals: [],
  };
}
