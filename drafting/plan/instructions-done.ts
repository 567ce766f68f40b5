import type { KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import type { FactSheet } from '../facts/fact.ts';
import { standing, type Ask, type Instructions, type Wish } from './knobs.ts';
import { hasPart, letterParts, staysIn } from '../clauses/letter-parts.ts';
import { deadlineFor } from '../facts/deadline.ts';
import { longDate } from '../text/display.ts';

/** What a draft says of itself, and no more. */
type Drafted = { factSheet: FactSheet; clauses: readonly KnowledgeClause[] };

type Done = { effect: string } | { why: string };

/** What became of one instruction in this draft. `tones`: a language model wrote, which can follow a tone. */
function doneWith(ask: Ask, { factSheet, clauses }: Drafted, tones: boolean): Done {
  switch (ask.knob) {
    case 'tone':
      if (ask.tone === 'measured') return { effect: 'The letter is measured.' };
      return tones
        ? { effect: `The language model was asked for a ${ask.tone} tone.` }
        : { why: 'The library’s clauses have one tone, measured; another needs a language model.' };
    case 'deadline': {
      const { date, refused } = deadlineFor(ask.wish, factSheet.dated, factSheet.letter_type);
      return refused === null ? { effect: `The answer is due on ${longDate(date)}.` } : { why: refused };
    }
    case 'without': {
      const stays = staysIn(ask.part, factSheet.situation);
      return stays === null ? { effect: `The letter is without ${letterParts[ask.part].says}.` } : { why: stays };
    }
    case 'with':
      return hasPart(ask.part, clauses)
        ? { effect: `The letter has ${letterParts[ask.part].says}.` }
        : { why: `What is on file does not support ${letterParts[ask.part].says}.` };
  }
}

/** Which instructions a draft follows, in the order in which they were given; each as typed. */
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
          : { why: 'A later instruction takes this back.' };
    if ('effect' in outcome) done.applied.push({ text, ...outcome });
    else done.not_applied.push({ text, ...outcome });
  }
  return done;
}
