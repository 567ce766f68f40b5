/** Who is mentioned in an internal note: `@` and a name, as typed. Pure. */

import { normalForm } from '../normal-form.ts';

/** Somebody who can be mentioned in a case: staff, or its attorney. */
export type Mentionable = { id: string; name: string };

/** A mention being typed: where its `@` stands, and what follows it up to the caret. */
export type MentionTyped = { at: number; typed: string };

/** Names have at most this many words and characters. */
const longestName = 80;

/** The mention that the caret stands in, if any. An `@` within a word, as in an email address, begins none. */
export function mentionTyped(text: string, caret: number): MentionTyped | null {
  const at = text.lastIndexOf('@', caret - 1);
  if (at < 0 || (at > 0 && /[\p{L}\p{N}._-]/u.test(text[at - 1] ?? ''))) return null;
  const typed = text.slice(at + 1, caret);
  return typed.length <= longestName && !/[\n@]|^\s|\s\s/.test(typed) ? { at, typed } : null;
}

const plain = (name: string): string => normalForm(name, 'NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those whose whole name, or a word of it, begins with what was typed; at most eight. */
export function matching<Someone extends Mentionable>(people: readonly Someone[], typed: string): Someone[] {
  const wanted = plain(typed.trim());
  return people
    .filter(({ name }) => {
      const known = plain(name);
      return known.startsWith(wanted) || known.split(/\s+/).some((word) => word.startsWith(wanted));
    })
    .slice(0, 8);
}

/** The text with the name put in place of what was typed, and where the caret stands then. */
export function withMention(text: string, { at, typed }: MentionTyped, name: string): { text: string; caret: number } {
  const rest = text.slice(at + 1 + typed.length);
  const inserted = `@${name}${/^\s/.test(rest) ? '' : ' '}`;
  return { text: `${text.slice(0, at)}${inserted}${rest}`, caret: at + 1 + name.length + 1 };
}

/** Of those chosen, the ones whose name still stands in the text after an `@`, each once. */
export function mentionedIn<Someone extends Mentionable>(text: string, chosen: readonly Someone[]): Someone[] {
  const found = chosen.filter(({ name }) => name !== '' && standsIn(text, `@${name}`));
  return found.filter((one, index) => found.findIndex(({ id }) => id === one.id) === index);
}

/** Whether the mention stands in the text as a whole: "@Ann" does not stand in "@Anna". */
function standsIn(text: string, mention: string): boolean {
  for (let at = text.indexOf(mention); at >= 0; at = text.indexOf(mention, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text[at + mention.length] ?? '')) return true;
  return false;
}
