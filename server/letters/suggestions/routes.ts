import { api, signedIn } from '../../kernel/api.ts';
import { iso } from '../../kernel/present.ts';
import type { User } from '../../kernel/user.ts';
import { commentOnSuggestion } from './comment-on-suggestion.ts';
import { decideSuggestions } from './decide-suggestions.ts';
import { listSuggestions, type LetterSuggestions } from './list-suggestions.ts';
import { suggest } from './suggest.ts';

export function presentSuggestions({ case_id, items }: LetterSuggestions, viewer: User) {
  return {
    case_id,
    items: items.map(({ by, at, decided, comments, ...change }) => ({
      ...change,
      by: { name: by.name, role: by.role },
      at: iso(at),
      decided: decided && { ...decided, at: iso(decided.at) },
      may_accept: by.id !== viewer.id || change.model !== null,
      comments: comments.map((each) => ({ ...each, at: iso(each.at) })),
    })),
  };
}

export const suggestionRoutes = {
  listSuggestions: api.letters.listSuggestions.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentSuggestions(await listSuggestions(context.services, user, input.id), user);
  }),
  suggest: api.letters.suggest.handler(async ({ context, input }) => {
    const user = signedIn(context);
    return presentSuggestions(await suggest(context.services, user, input.id, input.version, input.document), user);
  }),
  decideSuggestions: api.letters.decideSuggestions.handler(async ({ context, input: { id, ...decision } }) => {
    const user = signedIn(context);
    return presentSuggestions(await decideSuggestions(context.services, user, id, decision), user);
  }),
  commentOnSuggestion: api.letters.commentOnSuggestion.handler(async ({ context, input: { id, ...comment } }) => {
    const user = signedIn(context);
    return presentSuggestions(await commentOnSuggestion(context.services, user, id, comment), user);
  }),
};
