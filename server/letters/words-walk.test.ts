import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusinessDays } from '../../domain/calendar/business-days.ts';
import { letterDateOf } from '../../domain/calendar/firm-day.ts';
import type { LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';
import { approve } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';
import { newestLetter, whereAre, wordsOf } from '../../testing/app/words-kept.ts';
import { drawFrom, seeded } from '../../testing/cases/draw.ts';
import { fixedClock } from '../ports/clock/fixed-clock.ts';
import { jobHandlers } from '../jobs.ts';

/**
 * An attorney, staff and a clock work on one letter in the random order of a seed, while some transactions break in the
 * middle. No sentence that the attorney saved is ever lost: it stays in the letter until somebody takes it out by name,
 * and then in a version that its page lists. WALK=2000 walks longer, SEED=7 takes another path.
 */
const steps = Number(process.env['WALK'] ?? 40);
const draw = drawFrom(seeded(Number(process.env['SEED'] ?? 20_261_127)));
const clock = fixedClock(`${letterDateOf(new Date())}T17:00:00Z`);
let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
  room.app.services.clock = clock;
  await room.fresh();
});
afterAll(() => room.close());

/**
 * The attorney's saved sentences: in the letter (`here`), or taken out by somebody and found in a version (`linked`).
 */
const saved = new Map<string, 'here' | 'linked'>();
let count = 0;

const read = async (): Promise<{ version: number; document: LetterDocument; status: string }> =>
  (await room.attorney.get(`/api/letters/${room.letterId}`)).body;
const put = (by: TestUser, version: number, document: LetterDocument) =>
  by.send('PUT', `/api/letters/${room.letterId}`, { version, document });
const withBlocks = (document: LetterDocument, change: (blocks: LetterBlock[]) => LetterBlock[]): LetterDocument => ({
  ...document,
  blocks: change(document.blocks),
});
const paragraph = (text: string): LetterBlock => ({
  id: `own-${count}`,
  kind: 'paragraph',
  clause_id: null,
  text,
  fact_refs: [],
  authority_refs: [],
});

/**
 * Adds a sentence to a paragraph of the letter or as one of its own, now and then starting from the version before the
 * last.
 */
async function write(by: TestUser): Promise<{ status: number }> {
  const { version, document } = await read();
  // Keeps the letter from growing without end.
  if (document.blocks.length > 80) return takeOut(by);
  count += 1;
  const sentence = `We add this, the ${count}th, by hand.`;
  const at = draw.int(0, document.blocks.length - 1);
  const next = withBlocks(document, (blocks) =>
    draw.chance(0.5) || blocks[at]?.kind !== 'paragraph'
      ? blocks.toSpliced(at, 0, paragraph(sentence))
      : blocks.map((block, index) => (index === at ? { ...block, text: `${block.text} ${sentence}` } : block)),
  );
  const answer = await put(by, draw.chance(0.1) && version > 1 ? version - 1 : version, next);
  if (answer.status === 200 && by === room.attorney) saved.set(sentence, 'here');
  return answer;
}

/** Somebody takes a sentence out, as an edit under their name. */
async function takeOut(by: TestUser): Promise<{ status: number }> {
  const { version, document } = await read();
  // Suggested sentences go too; otherwise the letter fills up and nothing more is written.
  const suggested = document.blocks.find(({ text }) => text.startsWith('Staff suggest this'))?.text;
  const sentence = [...saved].find(([, where]) => where === 'here')?.[0] ?? suggested;
  if (!sentence) return { status: 404 };
  const without = withBlocks(document, (blocks) =>
    blocks.flatMap((block) =>
      block.text === sentence ? [] : [{ ...block, text: block.text.replace(sentence, '').trim() }],
    ),
  );
  const answer = await put(by, version, without);
  if (answer.status === 200 && sentence !== suggested) saved.set(sentence, 'linked');
  return answer;
}

async function suggestAndAccept(): Promise<TestAnswer> {
  const { version, document } = await read();
  count += 1;
  const next = withBlocks(document, (blocks) => [...blocks, paragraph(`Staff suggest this, the ${count}th.`)]);
  const { body } = await room.staff.post(`/api/letters/${room.letterId}/suggestions`, { version, document: next });
  const open = (body.items ?? []).filter(({ state, stale }: Record<string, unknown>) => state === 'open' && !stale);
  const changes = open.map(({ suggestion_id, part }: Record<string, string>) => ({ suggestion_id, part }));
  return room.attorney.post(`/api/letters/${room.letterId}/suggestions/decide`, {
    version,
    outcome: 'accepted',
    changes,
  });
}

async function correctCase(): Promise<TestAnswer> {
  const path = `/api/admin/cases/${room.caseId}`;
  const { body } = await room.staff.get(path);
  const fields = draw.chance(0.5)
    ? { legal_business_name: `Renamed Goods ${draw.int(1, 9)} LLC` }
    : { held_amount_cents: draw.int(900_000, 2_000_000) };
  const answer = await room.staff.send('PATCH', path, fields, { 'if-match': String(body.version) });
  await jobHandlers(room.app.services)['redraft-letter']({ case_id: room.caseId });
  return answer;
}

const generate = (by: TestUser, overEdits: boolean) =>
  by.post('/api/functions/ai-demand-letter-generator', { caseId: room.caseId, demandType: 'initial', overEdits });
const nextDay = () => clock.set(`${addBusinessDays(letterDateOf(clock.now()), 1)}T17:00:00Z`);

type Act = () => Promise<{ status: number }>;
const acts: Act[] = [
  ...Array.from({ length: 5 }, (): Act => () => write(room.attorney)),
  () => write(room.staff),
  () => takeOut(room.attorney),
  () => takeOut(room.staff),
  suggestAndAccept,
  correctCase,
  () => generate(room.staff, false),
  () => generate(room.staff, true),
  () => generate(room.attorney, true),
  () => room.act(room.staff, 'redraft'),
  () => room.act(room.attorney, 'redraft'),
  () => room.act(room.attorney, 'return', { note: 'Please look at it.' }),
  () => room.act(room.staff, 'submit', { answer: 'Done.' }),
  () => {
    nextDay();
    return room.act(draw.pick([room.staff, room.attorney]), 'date');
  },
  () =>
    draw.chance(0.2) ? approve(room.attorney, room.letterId) : room.act(room.staff, 'submit', { answer: 'Done.' }),
];

/** Runs an act while one of the services it calls breaks: before the bytes are stored, or before they are made. */
async function broken(act: Act): Promise<void> {
  const { services } = room.app;
  const { storage, pdf } = services;
  const breaking = <Port extends object>(port: Port, method: string): Port =>
    new Proxy(port, {
      get: (target, key) => {
        if (key === method) return () => Promise.reject(new Error('broken'));
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  Object.assign(
    services,
    draw.chance(0.5) ? { storage: breaking(storage, 'put') } : { pdf: breaking(pdf, 'renderLetter') },
  );
  await act().catch(() => undefined);
  Object.assign(services, { storage, pdf });
}

test(
  `over ${steps} steps of an attorney, staff and the clock, no sentence that the attorney saved is lost`,
  async () => {
    const done = new Map<number, number>();
    for (let step = 0; step < steps; step += 1) {
      const act = draw.pick(acts);
      if (draw.chance(0.1)) await broken(act);
      else {
        const { status } = await act();
        done.set(status, (done.get(status) ?? 0) + 1);
        expect(status, `step ${step}`).toBeLessThan(500);
      }
      room.letterId = (await newestLetter(room)).id;
      const text = wordsOf((await read()).document);
      for (const [sentence, where] of saved)
        expect([step, sentence, text.includes(sentence)]).toEqual([step, sentence, where === 'here']);
    }
    expect(await whereAre(room, room.attorney, [...saved.keys()])).toEqual([...saved.values()]);
    expect(saved.size).toBeGreaterThan(steps / 10);
    expect(done.get(200) ?? 0).toBeGreaterThan(steps / 3);
  },
  60_000 + steps * 3_000,
);
