import type { OwnAuthority } from '../../domain/letters/own-source.ts';
import { typographic } from './display.ts';

const ended = (text: string): string => (/[.!?]["')”’]*$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
const withoutEnd = (text: string): string => text.trim().replace(/\.$/, '');

/** A case name in italics, up to the reporter or docket number. */
function printed({ kind, citation }: OwnAuthority): string {
  const end = kind === 'case' ? citation.search(/, (\d|No\.)/) : -1;
  return end < 0 ? citation : `_${citation.slice(0, end)}_${citation.slice(end)}`;
}

/** The paragraph that cites an added authority: what it stands for, where it says so, and the words that were read. */
export const authoritySentence = (authority: OwnAuthority): string =>
  typographic(`${ended(authority.proposition)} ${printed(authority)}: "${ended(authority.quote)}"`);

/** Every form in which the letter may cite the authority without saying more than was recorded. */
export function authoritySentences(authority: OwnAuthority): string[] {
  const citation = printed(authority);
  return [
    authoritySentence(authority),
    ...[`${ended(authority.proposition)} ${citation}.`, `See ${citation}.`, `${citation}.`].map(typographic),
  ];
}

/** The sentence that states an added fact: its label and its value as a letter prints it. */
export const factSentence = ({ label, display }: { label: string; display: string }): string =>
  typographic(ended(`${withoutEnd(label)}: ${display}`));
