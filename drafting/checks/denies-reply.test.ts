import { expect, test } from 'vitest';
import { brandOf, processors } from '../../domain/processors.ts';
import { deniesReply } from './denies-reply.ts';

const replied = { last_reply_on: '2026-12-10', last_letter_on: '2026-11-24' };
const repliedEarlier = { last_reply_on: '2026-11-30', last_letter_on: '2026-12-15' };

test.each([
  'Our file holds no answer that releases the funds or states the ground for keeping them.',
  'Our file holds no reply.',
  'Our records show no response from your company.',
  'We have received no answer.',
  'We received no response to our letter.',
  'We have not received a reply.',
  'We have not received any response to our demand.',
  'The Merchant has not received an answer to the letter.',
  'We have not heard from you.',
  'We have heard nothing from you since.',
  'You have not answered.',
  'You have not responded to our letter.',
  'You have not yet replied to our demand of November 24, 2026.',
  "You haven't responded.",
  'You have never replied to any of our letters.',
  'You have failed to respond.',
  'You have yet to answer.',
  'You did not respond to our letter of November 24, 2026.',
  'You did not answer within the time set.',
  'You never answered.',
  'PayPal has not responded.',
  'Stripe has still not answered our letter.',
  'Your company has not replied to our notice.',
  'Your legal department has not responded to us.',
  'No answer has been received.',
  'No reply has come.',
  'No response to our letter was received.',
  'No written reply has reached us.',
  'To date, no response has arrived.',
  'No reply is on our file.',
  'Our letter remains unanswered.',
  'Our letter of November 24, 2026 has gone unanswered.',
  'Our demand has remained without any response.',
  'Our letters were ignored.',
  'Our demand was met with silence.',
  "No answer to the Merchant's letter was received.",
  'You have not answered every letter.',
  'Your continued silence leaves the Merchant no choice.',
  'You have remained silent.',
  'You have ignored our letter.',
  'Without any response to date, the Merchant must proceed.',
])('with a reply on file, this denies it: %s', (sentence) => {
  expect(deniesReply(sentence, replied)).not.toBeNull();
  expect(deniesReply(sentence, { ...replied, last_reply_on: null })).toBeNull();
});

test.each(processors.flatMap((key) => brandOf(key) ?? []))('the silence of %s is denied like any other', (name) => {
  expect(deniesReply(`${name} has not responded.`, replied)).not.toBeNull();
});

test.each([
  'You have not answered our request for the basis of the hold.',
  'You have not answered the question which term was applied.',
  'You have not answered that point.',
  'You did not answer our question of November 24, 2026.',
  'You did not respond to the request for the ledger.',
  'You have not responded to our request for the ledger.',
  'You have not responded to the points of our letter.',
  'You have not answered why the sum is kept.',
  'Your answer of December 10, 2026 refuses release.',
  'Your answer of December 10, 2026 does not answer our request for the basis.',
  'Our file holds no ground for that refusal.',
  'Our file holds no statement of the reason that could be repeated here.',
  'We have received no answer to the question of the ledger.',
  'We have not received an answer to that request.',
  'If you do not respond by December 28, 2026, the Merchant will proceed.',
  'If no answer has been received by December 28, 2026, the Merchant will file.',
  'If, by December 28, 2026, we have not received a reply, the Merchant will proceed.',
  'Unless we have received an answer by that day, the next step follows.',
  'Should our letter remain unanswered, the Merchant will proceed.',
  'Until you have responded, the records must be kept.',
  'The Merchant has not responded to your request because it came yesterday.',
  'The customers have not replied to the survey.',
  'Please answer each point in writing.',
  'A reply that names no term is no answer to it.',
  'You wrote: "We have received no response from the account holder."',
  'No reason was given.',
  "No answer to the Merchant's question was given.",
  'No answer was given to the question of the ledger.',
  'You have not answered, in that letter, why the sum is kept.',
  'You have not answered any of these points.',
  'You have not responded with a term of the Agreement.',
  'You have not responded substantively.',
  'You have not answered questions about the reserve.',
  'No words of the Agreement have that effect.',
  'Your answer gives no answer to that question.',
  'No release has been received.',
  'We read this as a general reply that does not take up the points of our letter.',
  'Silence about the ground is not consent.',
  'The Merchant asks for a decision, by the day set below, on what has been supplied.',
])('this denies no reply: %s', (sentence) => {
  expect(deniesReply(sentence, replied)).toBeNull();
});

test.each([
  ['You have not answered our letter of December 15, 2026.', false],
  ['Our second letter remains unanswered.', false],
  ['Since then, no answer has been received.', false],
  ['You have not responded.', true],
  ['Our file holds no answer.', true],
  ['You have never replied to any of our letters.', true],
])('where only the earlier letter was answered, "%s" denies it: %s', (sentence, denies) => {
  expect(deniesReply(sentence, repliedEarlier) !== null).toBe(denies);
});
