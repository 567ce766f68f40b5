import { expect, test } from 'vitest';
import type { LetterView } from '../../contract/letter-view.ts';
import { wayOut } from './way-out.ts';

type Channel = 'email' | 'certified_mail';
const letter = (status: LetterView['status'], channel: Channel, ...states: string[]) => ({
  status,
  required_channel: { channel, address: [], source: null },
  deliveries: states.map((each, index) => ({ channel, status: each, copy: index > 0 })),
});

test.each<[string, LetterView['status'], Channel, string[]]>([
  ['Being printed', 'sending', 'certified_mail', ['queued']],
  ['Printed, not posted yet', 'sending', 'certified_mail', ['to_print']],
  ['Handed over for posting', 'sending', 'certified_mail', ['sending']],
  ['Not known whether the mailhouse took it', 'sending', 'certified_mail', ['uncertain']],
  ['Posted', 'sent', 'certified_mail', ['sent']],
  ['About to be emailed', 'sending', 'email', ['queued']],
  ['For counsel to email', 'sending', 'email', ['to_email']],
  ['Not known to have arrived', 'sending', 'email', ['uncertain']],
  ['Not emailed', 'sending', 'email', ['failed']],
  ['Emailed', 'sent', 'email', ['sent']],
  ['Held back; nothing of it has left', 'sending', 'certified_mail', ['held_back', 'held_back']],
  ['Held back', 'sending', 'certified_mail', ['held_back', 'sent']],
  ['Delivered', 'delivered', 'certified_mail', ['sent']],
  ['Returned to sender', 'returned_to_sender', 'certified_mail', ['sent']],
])('the desk says “%s” of a letter that is %s by %s with deliveries %j', (text, status, channel, states) => {
  expect(wayOut(letter(status, channel, ...states))).toBe(text);
});

test('a copy that has gone says nothing of the letter', () => {
  const printed = letter('sending', 'certified_mail', 'to_print', 'sent');
  expect(wayOut({ ...printed, deliveries: printed.deliveries.toReversed() })).toBe('Printed, not posted yet');
});
