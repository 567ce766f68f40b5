import type { KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import { blockText } from '../../domain/letters/letter-differences.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { FactSheet } from '../facts/fact.ts';
import { standing, type Ask, type Instructions, type Wish } from './knobs.ts';
import { hasPart, isOfPart, keepsPart, letterParts, staysIn } from '../clauses/letter-parts.ts';
import { deadlineFor } from '../facts/deadline.ts';
import { plannedBlocks } from './planned-letter.ts';
import { longDate } from '../text/display.ts';

/** `document`: the letter as written, with the edits that were carried over into it. */
type Drafted = { factSheet: FactSheet; clauses: readonly KnowledgeClause[]; document: LetterDocument };

type Done = { effect: string } | { why: string };

/** The outcome of one instruction. */
function doneWith(ask: Ask, { factSheet, clauses, document }: Drafted): Done {
  switch (ask.knob) {
    case 'tone':
      return ask.tone === 'measured'
        ? { effect: 'The letter has a measured tone.' }
        : { why: 'The standard clauses have one tone, measured.' };
    case 'deadline': {
      const { date, refused } = deadlineFor(ask.wish, factSheet.dated, factSheet.letter_type);
      if (refused !== null) return { why: refused };
      const said = document.blocks.some((block) => blockText(block).includes(longDate(date)));
      return said
        ? { effect: `The response is due on ${longDate(date)}.` }
        : { why: `Edits that were kept say another day than ${longDate(date)}: change it at the desk.` };
    }
    case 'without': {
      const stays = staysIn(ask.part, factSheet.situation);
      if (stays !== null) return { why: stays };
      return keepsPart(ask.part, document.blocks, plannedBlocks(factSheet))
        ? { why: `Edits that were kept stand in ${letterParts[ask.part].says}: take it out at the desk.` }
        : { effect: `The letter omits ${letterParts[ask.part].says}.` };
    }
    case 'with': {
      const { never } = letterParts[ask.part];
      if (never !== undefined) return { why: never };
      if (!hasPart(ask.part, clauses))
        return { why: `What is on file does not support ${letterParts[ask.part].says}.` };
      return document.blocks.some((block) => isOfPart(ask.part, block))
        ? { effect: `The letter includes ${letterParts[ask.part].says}.` }
        : { why: `An edit that was kept took ${letterParts[ask.part].says} out: add it at the desk.` };
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
