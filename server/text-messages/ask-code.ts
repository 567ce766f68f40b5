import { randomInt } from 'node:crypto';
import type { TextMessagesState } from '../../contract/text-messages.ts';
import { textCodeMs, usPhone } from '../../domain/people/text-messages.ts';
import { claimAttempts, giveBack, inMinutes } from '../kernel/attempts.ts';
import type { Services } from '../kernel/context.ts';
import { keyedHash } from '../kernel/keyed-hash.ts';
import { RateLimited, Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { TextMessageRefused } from '../ports/text-messages/text-messages.ts';
import { localeOf } from './locale-of.ts';
import { stateOf } from './get-state.ts';
import { codeText } from './wording.ts';

/**
 * Texts a code to a number. Nothing else is texted there until the code is entered. Throws INVALID_INPUT for a number
 * that is not of the United States or takes no text messages, RATE_LIMITED after three codes in an hour to one number or for
 * one user.
 */
export async function askCode(
  services: Services,
  user: User,
  { phone, consent }: { phone: string; consent: string },
): Promise<TextMessagesState> {
  const { textMessages } = services;
  if (!textMessages) throw new Refusal('CONFLICT', 'Text messages are not set up here. You get emails instead.');
  if (user.role !== 'client') throw new Refusal('FORBIDDEN', 'Text messages are for merchants.');
  const number = usPhone(phone);
  if (number === null) throw badPhone('Enter a mobile number of the United States, like (415) 555-2671.');
  const claim = await claimAttempts(services, [
    { kind: 'text-code', key: user.id },
    { kind: 'text-code', key: number },
  ]);
  if ('wait' in claim)
    throw new RateLimited(`Too many codes were asked for. Please try again ${inMinutes(claim.wait)}.`, claim.wait);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = services.clock.now();
  const asked = {
    phone: number,
    consent,
    agreed_at: now,
    code_hash: codeHash(services, user, number, code),
    code_until: new Date(now.getTime() + textCodeMs),
    confirmed_at: null,
    ended_at: null,
    ended_by: null,
  };
  try {
    await textMessages.send(number, codeText(code, await localeOf(services, user.id)));
  } catch (error) {
    if (error instanceof TextMessageRefused)
      throw badPhone(
        error.ended
          ? 'This number has replied STOP to our texts. Text START from it to our number first.'
          : 'This number takes no text messages. Enter a mobile number.',
      );
    await giveBack(services, claim.taken);
    services.log.error({ err: error }, 'a code could not be texted');
    throw new Refusal('OVERLOADED', 'The code could not be texted just now. Please try again in a minute.');
  }
  return services.database.as(user, async (db) => {
    await db
      .insertInto('text_numbers')
      .values({ user_id: user.id, ...asked })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(asked))
      .execute();
    return stateOf(services, db, user);
  });
}

/** A code's hash, which fits only this user and this number. */
export const codeHash = ({ config }: Services, user: User, phone: string, code: string): string =>
  keyedHash(config.appKey, 'text-code', `${user.id}:${phone}:${code}`);

const badPhone = (message: string) => new Refusal('INVALID_INPUT', message, { phone: message });
