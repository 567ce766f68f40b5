import { contentSays } from '../../drafting/packet/contents.ts';
import type { Packet } from '../../drafting/packet/packet.ts';

const ways = {
  certified_mail: 'Certified mail',
  mail: 'Mail',
  email: 'Email',
  webform: 'Webform',
  contact_page: 'Contact page',
} as const;
const carriers = {
  letter: 'the letter of counsel itself',
  enclosure: 'a paper of the merchant’s, enclosed with the letter',
  webform: 'a form submitted on the web; the letter is a copy',
} as const;

/** The packet as a cover sheet in plain text: what it is, where it goes, each box, and what counsel still has to do. */
export function packetAsText(packet: Packet): string {
  const { agreement, why, doubt, carrier, channel, address, email, link, signer, boxes, amber, steps } = packet;
  if (agreement === null || carrier === null || channel === null) return `No notice of dispute: ${why}\n`;
  return [
    `Notice of dispute under ${agreement}`,
    why,
    ...(doubt === null ? [] : [`Confirm: ${doubt}.`]),
    '',
    `What it is: ${carriers[carrier]}`,
    `How it goes: ${ways[channel]}${email ? ` to ${email}` : ''}`,
    ...(address ?? []).map((line) => `  ${line}`),
    ...(link === null ? [] : [`Form: ${link}`]),
    `Signed by: ${signer}`,
    '',
    ...boxes.map((box) => {
      const says = box.id === 'authorization' ? box.says : contentSays[box.id];
      return `[${box.met ? 'x' : ' '}] ${says}${box.met && box.fact === null ? ' (none on file; asked for only where there is one)' : ''}`;
    }),
    '',
    packet.is_notice ? 'Complete: the letter may be called a notice.' : 'Not complete: the letter is a demand.',
    ...(amber.length === 0 ? [] : [`Not as read: compare ${amber.join(', ')}.`]),
    '',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    '',
  ].join('\n');
}
