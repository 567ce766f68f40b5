import type { KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import type { FactSheet } from '../facts/fact.ts';
import { standing, type Ask, type Instructions, type Wish } from './knobs.ts';
import { hasPart, letterParts, staysIn } from '../clauses/letter-parts.ts';
import { deadlineFor } from '../facts/deadline.ts';
import { longDate } from '../text/display.ts';

type Drafted = { factSheet: FactSheet; clauses: readonly KnowledgeClause[] };

type Done = { effect: string } | { why: string };

/** The outcome of one instruction. */
function doneWith(ask: Ask, { factSheet, clauses }: Drafted): Done {
  switch (ask.knob) {
    case 'tone':
      return ask.tone === 'measured'
        ? { effect: 'The letter has a measured tone.' }
        : { why: 'The standard clauses have one tone, measured.' };
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
export function instructionsDone(wishes: readonly Wish[], draft: Drafted): Instructions {
  const counts = new Set(standing(wishes));
  const done: Instructions = { applied: [], not_applied: [] };
  for (const wish of wishes) {
    const { text, ask } = wish;
    const outcome: Done =
      ask === null
        ? { why: wish.why }
        : counts.has(wish)
          ? doneWith(ask, draft)
          : { why: 'A later instruction overrides this one.' };
    if ('effect' in outcome) done.applied.push({ text, ...outcome });
    else done.not_applied.push({ text, ...outcome });
  }
  return done;
}
