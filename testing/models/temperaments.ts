import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Request } from '../../drafting/model/ask.ts';
import { acceptEvents, eventsRequest, type EventsGiven } from '../../drafting/model/events-from-text.ts';
import { acceptVerdicts, judgeRequest, type JudgeGiven } from '../../drafting/model/judge.ts';
import { acceptNotes, notesRequest } from '../../drafting/model/notes.ts';
import { paragraphsRequest, type ParagraphsGiven } from '../../drafting/model/paragraphs.ts';
import { acceptPointed, pointRequest, type PointGiven } from '../../drafting/model/point.ts';
import { sourcesFor } from '../../drafting/model/sources.ts';
import { acceptWishes, wishesRequest } from '../../drafting/model/wishes.ts';
import { writeParagraphs } from '../../drafting/model/write-paragraphs.ts';
import type { ModelSettings } from '../../server/ports/ai/ai.ts';
import { openLanguageModel } from '../../server/ports/ai/open-language-model.ts';
import { openEndpoint, stream, type Reply } from './compatible-endpoint.ts';
import { writtenCase } from './written-case.ts';

const subjects = ['paragraphs', 'judge', 'point', 'events', 'wishes', 'notes'] as const;
export type Subject = (typeof subjects)[number];

const cassette = z.strictObject({
  temperament: z.string(),
  about: z.string(),
  answers: z.array(
    z.strictObject({
      to: z.enum(subjects),
      text: z.string(),
      finish: z.enum(['stop', 'length', 'content_filter']).optional(),
    }),
  ),
});
export type Cassette = z.infer<typeof cassette>;
type Answer = Cassette['answers'][number];

const folder = join(import.meta.dirname, 'temperaments');
/** Every cassette on file; README.md there has the format. */
export const cassettes = (): Cassette[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => cassette.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));

export const given: ParagraphsGiven = writtenCase();
export const judged: JudgeGiven = {
  sources: sourcesFor(given),
  sentences: [
    { id: 's1', text: 'You hold $36,900.00.', rests_on: ['held_amount'], is: 'fact' },
    { id: 's2', text: 'The documents were read by nobody.', rests_on: ['event_3'], is: 'argument' },
  ],
};
export const document: PointGiven = {
  kind: 'hold_notice',
  findings: [],
  pages: [
    {
      page: 1,
      text: 'BrightPay Inc.\nOctober 3, 2026\nMerchant ID: MX-104422\nWe are holding $36,900.00 of your balance and keep a reserve of $12,000.00.',
    },
    { page: 2, text: 'We expect to pay it out on November 30, 2026.\nQuestions: risk@brightpay.example' },
  ],
};
export const account: EventsGiven = {
  pages: [
    {
      page: null,
      text: 'We called forty times. On September 16 I rang them up, but nobody could help.\nThey wanted our invoices on 9/21; we sent the invoices on September 28, 2026.\nWe never got an answer on October 1.',
    },
  ],
  from: { source: 'account', source_id: null },
  today: '2026-11-20',
  saidOn: null,
  isDated: true,
  taken: [],
};
export const wishes = ['Mention that the Merchant sent the documents.', 'Say that the carrier confirmed delivery.'];

/** What is asked about each subject. */
export const requestsOfCase = (): Record<Subject, Request> => ({
  paragraphs: paragraphsRequest(given),
  judge: judgeRequest(judged),
  point: pointRequest(document),
  events: eventsRequest(account),
  wishes: wishesRequest({ ...given, wishes }),
  notes: notesRequest(given),
});

/** What became of an answer: what stands of it, by subject, and how often the model was asked. */
export type Outcome = { calls: number } & (
  | { to: 'paragraphs'; stands: Awaited<ReturnType<typeof writeParagraphs>>['paragraphs'] }
  | { to: 'judge'; stands: ReturnType<typeof acceptVerdicts> }
  | { to: 'point'; stands: ReturnType<typeof acceptPointed>['proposals'] }
  | { to: 'events'; stands: ReturnType<typeof acceptEvents>['proposals'] }
  | { to: 'wishes'; stands: ReturnType<typeof acceptWishes> }
  | { to: 'notes'; stands: ReturnType<typeof acceptNotes>['notes'] }
);

/** A model behind this provider's wire that does `reply` whenever it is asked; what fails is no answer. */
export async function modelThat(reply: Reply, provider: ModelSettings['provider']) {
  const endpoint = await openEndpoint(reply);
  const model = openLanguageModel({ provider, model: 'm', url: endpoint.url, key: 'k' }, { backoffMs: 1 });
  const ask = (request: Request): Promise<unknown> =>
    model.write({ ...request, signal: new AbortController().signal, timeoutMs: 10_000 }).then(
      ({ output }) => output,
      () => undefined,
    );
  return { endpoint, ask };
}

/** Plays one answer: the model gives it as often as it is asked, by the wire of this provider. */
export async function play(answer: Answer, provider: ModelSettings['provider']): Promise<Outcome> {
  const { to, text, finish = 'stop' } = answer;
  const { endpoint, ask } = await modelThat((_asked, response) => stream(response, text, { finish }), provider);
  const outcome = async (): Promise<Outcome> => {
    const written = to === 'paragraphs' ? await writeParagraphs(given, ask, null) : null;
    const output = written === null ? await ask(requestsOfCase()[to]) : null;
    const calls = endpoint.asked.length;
    switch (to) {
      case 'paragraphs':
        return { to, calls, stands: written?.paragraphs ?? [] };
      case 'judge':
        return { to, calls, stands: acceptVerdicts(output, judged) };
      case 'point':
        return { to, calls, stands: acceptPointed(output, document).proposals };
      case 'events':
        return { to, calls, stands: acceptEvents(output, account).proposals };
      case 'wishes':
        return { to, calls, stands: acceptWishes(output, { ...given, wishes }) };
      case 'notes':
        return { to, calls, stands: acceptNotes(output, given).notes };
    }
  };
  try {
    return await outcome();
  } finally {
    await endpoint.close();
  }
}
