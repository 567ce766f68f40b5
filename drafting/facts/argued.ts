import { isRelease } from '../../domain/letters/processor-reply.ts';
import { actOf, type Act, type Actor } from '../../domain/cases/story/acts.ts';
import type { CaseEvent } from '../../domain/cases/story/case-event.ts';
import type { Reply } from './case-file.ts';
import type { FactBuilder } from './fact-builder.ts';
import type { FactSheet } from './fact.ts';

/** What a ground, an answer or a demand argues from, the weightiest first: `argued_<key>` is its day. */
const keys = ['promise', 'sent', 'verified', 'delivered', 'raised', 'reason'] as const;
export const maxArgued = keys.length;

/** How much of it a sheet has. */
export const arguedIn = ({ facts }: FactSheet): number => keys.filter((key) => facts[`argued_${key}`]).length;

type Story = {
  /** The events of the chronology, in its order. */
  listed: readonly CaseEvent[];
  /** All that are confirmed and all replies until the letter's day: what is not listed can still stand against an argument. */
  events: readonly CaseEvent[];
  replies: readonly Reply[];
  dated: string;
  max: number;
};
/** An event of the chronology since the hold began whose very day is known, and the id of its fact. */
type Shown = CaseEvent & { fact: string };

const isAct =
  (who: Actor, act: Act) =>
  (event: CaseEvent): boolean =>
    event.who === who && event.act === act;

/** Whether one of them was on that day or later, or may have been. */
const mayFollow = (events: readonly CaseEvent[], day: string): boolean =>
  events.some((event) => event.precision !== 'day' || event.day >= day);

/** Documents that followed a request, after which nothing more was asked for. */
function sentAsAsked(shown: readonly Shown[], asks: readonly CaseEvent[]): { asked: Shown; sent: Shown } | null {
  const asked = shown.findLast(isAct('processor', 'asked_for_documents'));
  const sent = asked && shown.find((event) => isAct('merchant', 'sent_documents')(event) && event.day > asked.day);
  return asked && sent && !mayFollow(asks, sent.day) ? { asked, sent } : null;
}

/** A day of release that the processor named in its own words and that has passed, after which nothing was released. */
const passedDay = (shown: readonly Shown[], { facts }: FactBuilder, { events, replies, dated }: Story) =>
  shown.findLast(
    ({ act, day, due_on: due, fact }) =>
      facts[`${fact}_own`] &&
      actOf(act).due &&
      due !== null &&
      due < dated &&
      !mayFollow(events.filter(isAct('processor', 'released')), day) &&
      !replies.some(({ kind, received_on: on }) => isRelease(kind) && on >= day),
  );

/**
 * The events of the chronology from which clauses of the grounds and of the answer to the reason argue, under names of
 * their own: day, exhibit, `_act` only where it is in the processor's own words, and sum and row where the records have it. Requires the facts of the events.
 */
export function addArguedFacts(build: FactBuilder, story: Story): void {
  const { listed, events, max } = story;
  const start = build.facts['hold_started']?.value ?? '';
  const shown = listed.flatMap((event, index): Shown[] =>
    event.precision === 'day' && event.day >= start ? [{ ...event, fact: `event_${index + 1}` }] : [],
  );
  const asks = events.filter(isAct('processor', 'asked_for_documents'));
  const papers = sentAsAsked(shown, asks);
  const found: Record<(typeof keys)[number], Shown | undefined> = {
    promise: passedDay(shown, build, story),
    sent: papers?.sent,
    verified: shown.findLast((event) => isAct('merchant', 'verified')(event) && !mayFollow(asks, event.day)),
    delivered: shown.findLast((event) => isAct('merchant', 'delivered')(event) && build.has(`${event.fact}_exhibit`)),
    raised: shown.findLast((event) => isAct('processor', 'raised_reserve')(event) && event.day > start),
    reason: shown.find(isAct('merchant', 'asked_for_reason')),
  };
  const copy = (id: string, from: string): void => {
    const known = build.facts[from];
    if (known) build.facts[id] = { ...known, id };
  };
  const argue = (key: string, { fact }: Shown): void => {
    copy(`argued_${key}`, fact);
    copy(`argued_${key}_act`, `${fact}_own`);
    copy(`argued_${key}_exhibit`, `${fact}_exhibit`);
    copy(`argued_${key}_sum`, `${fact}_recorded`);
    copy(`argued_${key}_row`, `${fact}_row`);
  };
  const kept = keys.flatMap((key) => (found[key] ? [{ key, event: found[key] }] : [])).slice(0, max);
  for (const { key, event } of kept) argue(key, event);
  const { promise } = found;
  const said = build.facts['argued_promise'];
  if (promise && said)
    build.date('argued_promise_due', promise.due_on, { ...said, label: 'Day that the processor named, passed' });
  if (papers && build.has('argued_sent')) argue('asked', papers.asked);
}
