import type { LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';
import type { Source } from './sources.ts';

/** What a model may write a paragraph about. */
export const abouts = ['what_happened', 'answer', 'tried', 'harm'] as const;
export type About = (typeof abouts)[number];

/** `after`: blocks that the paragraph follows; `needs`: ids of which one source must be there; `asks`: what it is to do. */
type Place = { label: string; after: RegExp; needs: RegExp; asks: string };

export const places: Record<About, Place> = {
  what_happened: {
    label: 'What happened',
    after: /^(?:facts\.chronology|later\.history)/,
    needs: /^event_\d+$/,
    asks: 'what happened, in order, and what follows from that order',
  },
  answer: {
    label: 'Answer to the reason or reply',
    after: /^(?:reason|answer)\.(?!heading)/,
    needs: /./,
    asks: 'why the reason given, or the last reply, does not carry the hold on these facts',
  },
  tried: {
    label: 'What was tried',
    after: /^(?:facts\.tried|facts\.chronology|later\.history)/,
    needs: /^tried$/,
    asks: 'how the Merchant turned to the processor, and what came of it',
  },
  harm: {
    label: 'Harm',
    after: /^facts\.harm/,
    needs: /^harm$/,
    asks: 'what the hold does to the business, as the Merchant reports it',
  },
};

/** The block after which a paragraph of this kind stands; null where the letter has no place for it. */
export const placeIn = ({ blocks }: LetterDocument, about: About): string | null =>
  blocks.findLast(({ id, clause_id: clause }) => clause !== null && places[about].after.test(id))?.id ?? null;

/** The id of the block in which a paragraph stands, once it is in a letter. */
export const blockIdOf = (about: About): string => `model.${about}`;

/** What can be written about in this letter from these sources, and is not yet. */
export const openAbouts = (document: LetterDocument, sources: readonly Source[]): About[] =>
  abouts.filter(
    (about) =>
      placeIn(document, about) !== null &&
      !document.blocks.some(({ id }) => id === blockIdOf(about)) &&
      sources.some(({ id }) => places[about].needs.test(id)),
  );

/** The letter with each block behind the block that it is to follow, in the order given. */
export const withBlocks = (
  document: LetterDocument,
  added: readonly { after: string; block: LetterBlock }[],
): LetterDocument => ({
  ...document,
  blocks: document.blocks.flatMap((block) => [
    block,
    ...added.flatMap(({ after, block: next }) => (after === block.id ? [next] : [])),
  ]),
});
