import { plainCharacters } from './plain-characters.ts';

/** Characters (RFC 5321, 4.5.3.1). */
export const maxEmailLength = 254;
const maxLocalPart = 64;

const shape = 'Enter an email address in the form name@example.com.';
const foreign = 'Enter another address: before the @, only letters, digits and . _ + - are taken.';

/**
 * What is wrong with an email address, in a sentence that says what to do; null when it is valid. The only rule for
 * addresses: all code that takes one asks here. No wider than sign-in's rule (Better Auth), or an address would be
 * taken in one place and refused in the next.
 */
export function emailTrouble(typed: string): string | null {
  const address = plainCharacters(typed);
  const [local = ''] = address.split('@');
  if (!/^[^\s@<>(),;:"[\]\\]+@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i.test(address)) return shape;
  if (!/^[\w'+.-]+$/.test(local)) return foreign;
  return /^\.|\.\.|[.']$/.test(local) || local.length > maxLocalPart || address.length > maxEmailLength ? shape : null;
}

export const isEmailAddress = (typed: string): boolean => emailTrouble(typed) === null;
