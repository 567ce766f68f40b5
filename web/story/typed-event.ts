import { z } from 'zod';
import type { EventView } from '../../contract/story.ts';
import { actKeys, actOf, actors, actsOf, type Actor } from '../../domain/cases/story/acts.ts';
import { firstDay, maxAbout, precisions, tooEarly, type EventSaid } from '../../domain/cases/story/case-event.ts';
import { sameJson } from '../../domain/same-json.ts';
import { datePartsFrom } from '../ui/masks.ts';
import { isoDay } from '../ui/typed-values.ts';

/** Chosen where nothing shows the event. */
export const noProof = 'none';

const typedEvent = z.object({
  /** Given once, so that sending the same words again adds nothing. */
  event_id: z.uuid(),
  who: z.enum(actors),
  act: z.enum(actKeys).nullable(),
  precision: z.enum(precisions),
  /** As the three boxes have it, `M/D/YYYY`. */
  date: z.string(),
  due: z.string(),
  about: z.string(),
  /** A file's id, `noProof`, or empty. */
  proof: z.string(),
});
/** An event as it is being typed. */
export type TypedEvent = z.infer<typeof typedEvent>;
/** By the key of what is corrected; `new` for a new one. */
export type TypedEvents = Partial<Record<string, TypedEvent>>;

const noEvent = { who: 'merchant', act: null, precision: 'day', date: '', due: '', about: '', proof: '' } as const;
export const newEvent = (): TypedEvent => ({ ...noEvent, event_id: crypto.randomUUID() });

const boxesOf = (day: string | null): string => {
  const [year, month, date] = day?.split('-') ?? [];
  return year ? `${Number(month)}/${Number(date)}/${year}` : '';
};

/** What is proposed or confirmed, to be corrected. */
export const typedOf = ({ who, act, precision, day, due_on, about, proof }: EventView): TypedEvent => ({
  event_id: crypto.randomUUID(),
  who,
  act,
  precision,
  date: boxesOf(day),
  due: boxesOf(due_on),
  about: about ?? '',
  proof: proof?.file_id ?? noProof,
});

/** With another actor; an act that they cannot do is dropped. */
export const withActor = (typed: TypedEvent, who: Actor): TypedEvent => ({
  ...typed,
  who,
  act: typed.act !== null && actsOf(who).includes(typed.act) ? typed.act : null,
});

/** The typed events that an earlier page left; null if they have another shape. */
export function restoredEvents(left: unknown): TypedEvents | null {
  const read = z.record(z.string(), typedEvent).safeParse(left);
  return read.success ? read.data : null;
}

/** Those worth storing: a form that is open but empty is not. */
export function keptEvents(typed: TypedEvents): TypedEvents | null {
  const isBegun = ({ event_id: _id, proof, ...each }: TypedEvent): boolean =>
    !sameJson({ ...each, proof: proof === noProof ? '' : proof }, noEvent);
  const kept = Object.entries(typed).filter(([, each]) => each && isBegun(each));
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

export type EventErrors = Partial<Record<'act' | 'day' | 'due_on' | 'about' | 'proof_file_id', string>>;

/** Of a month its first day. */
function dayOf({ precision, date }: TypedEvent): string | null {
  if (precision !== 'month') return isoDay(date);
  const { month, year } = datePartsFrom(date);
  return isoDay(`${month}/1/${year}`);
}

/** What was typed as the API takes it, or what is wrong with it. `today`: the firm's day. */
export function readEvent(typed: TypedEvent, today: string): { said: EventSaid } | { errors: EventErrors } {
  const { who, act, precision, due, about, proof } = typed;
  const day = dayOf(typed);
  const dueOn = act !== null && actOf(act).due && due !== '' ? isoDay(due) : null;
  const errors: EventErrors = {
    ...(act === null && { act: 'Choose what happened.' }),
    ...(day === null
      ? { day: precision === 'month' ? 'Enter the month and the year.' : 'Enter the day, or choose “Only the month”.' }
      : day > today
        ? { day: 'This day is in the future.' }
        : day < firstDay && { day: tooEarly }),
    ...(act !== null &&
      actOf(act).due &&
      due !== '' &&
      (dueOn === null || (day !== null && dueOn <= day)) && { due_on: 'The promised day comes after the promise.' }),
    ...(about.trim().length > maxAbout && { about: `Shorten it to ${maxAbout} characters or fewer.` }),
    ...(proof === '' && { proof_file_id: 'Choose a file, or “I have none”.' }),
  };
  if (act === null || day === null || Object.keys(errors).length > 0) return { errors };
  return {
    said: {
      who,
      act,
      day,
      precision,
      due_on: dueOn,
      about: about.trim() || null,
      proof_file_id: proof === noProof ? null : proof,
    },
  };
}
