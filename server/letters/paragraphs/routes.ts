import { api, signedIn } from '../../kernel/api.ts';
import { presentSuggestions } from '../suggestions/routes.ts';
import { getWriter } from './get-writer.ts';
import { writeNotes } from './write-notes.ts';
import { suggestParagraphs } from './suggest-paragraphs.ts';

export const paragraphRoutes = {
  getWriter: api.letters.getWriter.handler(({ context, input }) =>
    getWriter(context.services, signedIn(context), input.id),
  ),
  writeNotes: api.letters.writeNotes.handler(({ context, input, signal }) =>
    writeNotes(context.services, signedIn(context), input.id, signal ?? new AbortController().signal),
  ),
  suggestParagraphs: api.letters.suggestParagraphs.handler(async ({ context, input, signal }) => {
    const user = signedIn(context);
    const left = signal ?? new AbortController().signal;
    const { note, notUsed, wishes, ...found } = await suggestParagraphs(
      context.services,
      user,
      { ...input, wishes: input.wishes.split('\n') },
      left,
    );
    const not_used = notUsed.map(({ text, why }) => ({ text, why }));
    return { ...presentSuggestions(found, user), note, not_used, wishes };
  }),
};
