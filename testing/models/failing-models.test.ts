import { expect, onTestFinished, test } from 'vitest';
import { writeParagraphs } from '../../drafting/model/write-paragraphs.ts';
import { faults, stream, type Reply } from './compatible-endpoint.ts';
import { cassettes, given, modelThat, requestsOfCase } from './temperaments.ts';

const sample = cassettes().find(({ temperament }) => temperament === 'sample');
const good = sample?.answers.find(({ to }) => to === 'paragraphs')?.text ?? '';
const answering: Reply = (_asked, response) => stream(response, good);
const providers = ['compatible', 'openai', 'anthropic'] as const;

/** Paragraphs by a writer and a judge behind the same wire, and how often each was asked over it. */
async function written(provider: (typeof providers)[number], writing: Reply, judging: Reply | null = null) {
  const writer = await modelThat(writing, provider);
  const judge = await modelThat(judging ?? answering, provider);
  onTestFinished(() => Promise.all([writer.endpoint.close(), judge.endpoint.close()]).then(() => undefined));
  const result = await writeParagraphs(given, writer.ask, judging && judge.ask);
  return { ...result, asked: writer.endpoint.asked, judged: judge.endpoint.asked };
}

test.each(providers)(
  'a writer behind the wire of %s is asked once, and its paragraph is suggested',
  async (provider) => {
    const { paragraphs, note, asked, judged } = await written(provider, answering);
    expect([paragraphs.length, note, asked.length, judged.length]).toEqual([1, null, 1, 0]);
  },
);

const failing: readonly (readonly [string, Reply, requests: number])[] = [
  ['fails', faults.status(500), 2],
  ['is too busy', faults.status(429), 2],
  ['has another name', faults.otherModel('another', good), 1],
  ['is cut off', faults.truncated(good), 2],
  ['declines', (_asked, response) => stream(response, '', { finish: 'content_filter' }), 1],
];
const each = providers.flatMap((provider) => failing.map((row) => [provider, ...row] as const));

test.each(each)(
  'by %s, a writer that %s leaves the letter as it is, with a plain note',
  async (provider, _how, reply, requests) => {
    const { paragraphs, note, asked } = await written(provider, reply);
    expect([paragraphs, asked.length]).toEqual([[], requests]);
    expect(note).toMatch(/^The model gave no answer.* The letter stands as it was drafted\.$/);
  },
);

test.each(each)('by %s, a judge that %s acquits nobody', async (provider, _how, reply, requests) => {
  const { paragraphs, note, asked, judged } = await written(provider, answering, reply);
  // A judge is asked once: what is retried is retried by the port, where an answer failed.
  expect([paragraphs, asked.length, judged.length <= requests]).toEqual([[], 1, true]);
  expect(note).toMatch(/judge|suggests nothing/);
});

test('no recorded request has a name, a number of an account, a contact or an address', async () => {
  const { asked, judged } = await written('compatible', answering, answering);
  const sent = [...asked, ...judged].map(({ text }) => text);
  expect(sent).toHaveLength(2);
  const hidden = Object.values(given.sheet.facts).filter(({ kind }) =>
    ['name', 'id', 'contact', 'address'].includes(kind),
  );
  expect(hidden.length).toBeGreaterThan(8);
  for (const { display } of hidden) for (const text of sent) expect(text).not.toContain(display);
});

const forms: readonly (readonly [keyof ReturnType<typeof requestsOfCase>, parts: readonly string[]])[] = [
  ['paragraphs', ['paragraphs', 'about', 'sentences', 'rests_on']],
  ['judge', ['verdicts', 'sentence', 'verdict', 'words']],
  ['point', ['items', 'what', 'role', 'page', 'quote']],
  ['events', ['events', 'act', 'who', 'quote', 'page']],
  ['wishes', ['wishes', 'wish', 'supports']],
  ['notes', ['notes', 'kind', 'text', 'rests_on']],
];

test.each(providers.flatMap((provider) => forms.map((form) => [provider, ...form] as const)))(
  'by %s, a model that is asked for %s reads the form of its answer in words, too',
  async (provider, subject, parts) => {
    const { endpoint, ask } = await modelThat(answering, provider);
    onTestFinished(() => endpoint.close());
    await ask(requestsOfCase()[subject]);
    const { body } = endpoint.asked[0] ?? expect.fail();
    const words = JSON.stringify([
      body.messages,
      Object.entries(body).filter(([key]) => /system|input|instr/.test(key)),
    ]);
    expect(words).toContain('one JSON object of this schema');
    for (const part of parts) expect(words).toMatch(new RegExp(String.raw`\\+"${part}\\+"`));
  },
);
