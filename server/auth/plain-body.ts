import type { GenericEndpointContext } from '@better-auth/core';
import { APIError } from 'better-auth/api';
import { emailTrouble } from '../../domain/email-address.ts';
import { plainCharacters } from '../../domain/plain-characters.ts';

const emailNames = ['email', 'newEmail'];
const formNames = [...emailNames, 'code', 'phone'];

/**
 * Rewrites addresses, codes and phone numbers in plain characters, in place, so that attempts are counted under the
 * value that is then checked. Throws 400 with a sentence for an invalid address, before Better Auth refuses it without
 * one.
 */
export function plainBody(ctx: GenericEndpointContext): void {
  const body: Record<string, unknown> = ctx.body ?? {};
  for (const name of formNames) if (typeof body[name] === 'string') body[name] = plainCharacters(body[name]);
  for (const name of emailNames) {
    const trouble = typeof body[name] === 'string' ? emailTrouble(body[name]) : null;
    if (trouble !== null) throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: trouble });
  }
}
