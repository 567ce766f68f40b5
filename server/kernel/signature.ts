import { isExpectedName } from '../../domain/letters/signed-paper.ts';
import { wrong } from './entry.ts';

/**
 * What somebody who signs has read and gave: `sha256` is that of the text, `drawn` path data in `drawnBox`. `address` and `user_agent`
 * come from the request, not from its body.
 */
export type Signature = {
  sha256: string;
  typed_name: string;
  drawn: string | null;
  other_name: boolean;
  address: string;
  user_agent: string;
};

/**
 * The typed name as it is stored. Throws INVALID_INPUT for a name without letters, and for one that is none of the expected ones and
 * is not meant (decision 82).
 */
export function signedName(
  { typed_name, other_name }: Pick<Signature, 'typed_name' | 'other_name'>,
  expected: readonly string[],
): string {
  const name = typed_name.replace(/\s+/gu, ' ').trim();
  if (!/\p{L}/u.test(name) || /[\p{Cc}\p{Cf}\p{Cs}]/u.test(name)) wrong('typed_name', 'Enter your full name.');
  if (!other_name && !isExpectedName(name, expected))
    wrong(
      'typed_name',
      `The application names ${expected.join(' and ')}. If you are somebody else and may sign for the business, say so.`,
    );
  return name;
}
