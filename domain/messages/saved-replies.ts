/** Messages to a merchant that name what their case really lacks, computed from the case. Pure. */
import type { Draft, Names, ReplyFacts } from './reply-facts.ts';
import { news } from './reply-news.ts';
import { requests, type Request } from './reply-requests.ts';
import { oneLine } from './reply-text.ts';

/** A message as it would be sent, to be read and changed first. `key` is its own among a case's replies. */
export type SavedReply = { key: string; label: string; subject: string; body: string };

/** The replies that have something to say in this case, what waits for the merchant first. */
export function savedRepliesFor(facts: ReplyFacts): SavedReply[] {
  const names: Names = {
    business: oneLine(facts.business, 'your business'),
    processor: oneLine(facts.processor ?? '', 'your processor'),
  };
  const asked = facts.ended ? [] : requests(facts, names);
  const written = (reply: Draft): SavedReply => ({
    key: reply.key,
    label: reply.label,
    subject: `${reply.subject} ${facts.case_number}`,
    body: letter(facts, reply.paragraphs),
  });
  return [
    ...(asked.length > 1 ? [written(everything(asked, names))] : []),
    ...asked.map(written),
    ...news(facts, names).map(written),
  ];
}

function everything(asked: readonly Request[], { business, processor }: Names): Draft {
  return {
    key: 'everything',
    label: `Everything that waits for them (${asked.length})`,
    subject: 'What waits for you in case',
    paragraphs: [
      `These things of the case of ${business} against ${processor} wait for you:`,
      asked.map(({ line }) => `- ${line}`).join('\n'),
      'Each is on the page of your case. If something is not clear, ask us here.',
    ],
  };
}

const letter = ({ first_name, team }: ReplyFacts, paragraphs: readonly string[]): string =>
  [`Hello ${oneLine(first_name, 'there')},`, ...paragraphs, `Thank you,\nthe ${team} team`].join('\n\n');
