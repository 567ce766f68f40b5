import { namedCharacters, unprintable, unprintableMessage } from '../../domain/letters/printable.ts';
import { fill } from '../../domain/language/fill.ts';
import { Refusal } from './refusal.ts';
import type { PaperParty } from '../../domain/papers/kinds.ts';
import { isExpectedName } from '../../domain/papers/signed-paper.ts';
import { wrong } from './entry.ts';

/**
 * What a signer has read and entered: `sha256` is that of the text, `drawn` is path data in `drawnBox`. `address` and
 * `user_agent` come from the request, not from its body.
 */
export type Signature = {
  sha256: string;
  typed_name: string;
  drawn: string | null;
  other_name: boolean;
  address: string;
  user_agent: string;
};

/** Nobody signs a text that would be printed differently from what they read. Throws CONFLICT, with what to do. */
export function requirePrintable(text: string): void {
  const characters = unprintable(text);
  if (characters.length > 0) throw new Refusal('CONFLICT', sayUnprintable(characters));
}

const sayUnprintable = (characters: readonly string[]): string =>
  fill(unprintableMessage, { characters: namedCharacters(characters) });

/**
 * The typed name as it is stored. Throws INVALID_INPUT for a name without letters, for one with a character that cannot
 * be printed, and for one that is none of the expected names unless `other_name` confirms it (decision 17).
 */
export function signedName(
  { typed_name, other_name }: Pick<Signature, 'typed_name' | 'other_name'>,
  expected: readonly string[],
  as: PaperParty = 'merchant',
): string {
  const name = typed_name.replace(/\s+/gu, ' ').trim();
  if (!/\p{L}/u.test(name) || /[\p{Cc}\p{Cf}\p{Cs}]/u.test(name)) wrong('typed_name', 'Enter your full name.');
  if (unprintable(name).length > 0) wrong('typed_name', sayUnprintable(unprintable(name)));
  if (!other_name && !isExpectedName(name, expected))
    wrong(
      'typed_name',
      as === 'merchant'
        ? `The application names ${expected.join(' and ')}. If you are somebody else and may sign for the business, say so.`
        : `The attorney of this case is ${expected.join(' and ')}. If you are that attorney and sign by another name, say so.`,
    );
  return name;
}
