import type { KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import type { FactSheet } from '../facts/fact.ts';
import { standing, type Ask, type Instructions, type Wish } from './knobs.ts';
import { hasPart, letterParts, staysIn } from '../clauses/letter-parts.ts';
import { deadlineFor } from '../facts/deadline.ts';
import { longDate } from '../text/display.ts';

type Drafted = { factSheet: FactSheet; clauses: readonly KnowledgeClause[] };

type Done = { effect: string } | { why: string };

/** The outcome of one instruction. `tones`: whether a language model, which can follow a tone, wrote the draft. */
function doneWith(ask: Ask, { factSheet, clauses }: Drafted, tones: boolean): Done {
  switch (ask.knob) {
    case 'tone':
      if (ask.tone === 'measured') return { effect: 'The letter has a measured tone.' };
      return tones
        ? { effect: `The language model was asked for a ${ask.tone} tone.` }
        : { why: 'The standard clauses have one tone, measured; any other requires a language model.' };
    case 'deadline': {
      const { date, refused } = deadlineFor(ask.wish, factSheet.dated, factSheet.letter_type);
      return refused === null ? { effect: `The response is due on ${longDate(date)}.` } : { why: refused };
    }
    case 'without': {
      const stays = staysIn(ask.part, factSheet.situation);
      return stays === null ? { effect: `The letter omits ${letterParts[ask.part].says}.` } : { why: stays };
    }
    case 'with': {
      const { never } = letterParts[ask.part];
      if (never !== undefined) return { why: never };
      return hasPart(ask.part, clauses)
        ? { effect: `The letter includes ${letterParts[ask.part].says}.` }
        : { why: `What is on file does not support ${letterParts[ask.part].says}.` };
    }
  }
}

/** Which instructions a draft follows, in the order given. */
export function instructionsDone(wishes: readonly Wish[], draft: Drafted, { tones }: { tones: boolean }): Instructions {
  const counts = new Set(standing(wishes));
  const done: Instructions = { applied: [], not_applied: [] };
  for (const wish of wishes) {
    const { text, ask } = wish;
    const outcome: Done =
      ask === null
        ? { why: wish.why }
        : counts.has(wish)
          ? doneWith(ask, draft, tones)
          : { why: 'A later instruction overrides this one.' };
    if ('effect' in outcome) done.applied.push({ text, ...outcome });
    else done.not_applied.push({ text, ...outcome });
  }
  return done;
}
