import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../contract/application.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import { ApiError, unreachable } from '../api-error.ts';
import { withField } from './draft-answers.ts';
import type { Buffered } from './draft-buffer.ts';
import { DraftKeeper, type DraftStore } from './draft-keeper.ts';

const answers = (fields: Answers['fields'] = {}): Answers => ({ fields, owners: [{}], previousProcessors: [{}], files: [] });
const draft = (version: number, fields: Answers['fields'] = {}): Draft => ({ version, answers: answers(fields), step: 1, uploads: [], updated_at: null });
const mismatch = () => new ApiError('VERSION_MISMATCH', 'Changed on another device.', 409);

/** A server with one draft, and a device's memory. */
function setting(start: Draft, buffered: Buffered | null = null) {
  const server = { draft: start, down: false, saves: 0 };
  const memory: { buffered: Buffered | null } = { buffered };
  const store: DraftStore = {
    load: async () => server.draft,
    save: async ({ version, answers: sent, step }) => {
      server.saves += 1;
      if (server.down) throw unreachable(null);
      if (version !== server.draft.version) throw mismatch();
      server.draft = { ...server.draft, version: version + 1, answers: sent, step };
      return { version: version + 1, updated_at: '2026-11-21T12:00:00Z' };
    },
  };
  const buffer = { read: () => memory.buffered, write: (next: Buffered) => void (memory.buffered = next), clear: () => void (memory.buffered = null) };
  const keeper = new DraftKeeper({ draft: start, answers: start.answers, buffer, store });
  const type = (name: string, value: string) => keeper.change((current) => withField(current, name, value));
  return { server, memory, keeper, type };
}

describe('DraftKeeper', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is on the server within two seconds, also while typing never pauses', async () => {
    const { server, keeper, type } = setting(draft(1));
    for (let key = 0; key < 19; key += 1) {
      type('city', 'x'.repeat(key + 1));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(server.saves).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.draft.answers.fields.city).toHaveLength(19);
    expect(keeper.getState().save.kind).toBe('saved');
  });

  it('holds what is typed on the device until the server has it', async () => {
    const { memory, type } = setting(draft(1));
    type('city', 'Dover');
    expect(memory.buffered?.answers.fields.city).toBe('Dover');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(memory.buffered).toBeNull();
  });

  it('keeps trying while the server is away, and says so', async () => {
    const { server, memory, keeper, type } = setting(draft(1));
    server.down = true;
    type('city', 'Dover');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(keeper.getState().save.kind).toBe('failed');
    expect(memory.buffered?.answers.fields.city).toBe('Dover');
    server.down = false;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(server.draft.answers.fields.city).toBe('Dover');
    expect(keeper.getState().save.kind).toBe('saved');
  });

  it('takes up what a killed tab left on the device', async () => {
    const { server, keeper } = setting(draft(2), { version: 2, base: answers(), answers: answers({ city: 'Dover' }), step: 3, setAside: null });
    keeper.start();
    expect(keeper.getState()).toMatchObject({ step: 3, answers: { fields: { city: 'Dover' } } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.draft.answers.fields.city).toBe('Dover');
  });

  it('merges what another device saved meanwhile', async () => {
    const { server, keeper, type } = setting(draft(1));
    server.draft = draft(5, { ein: '12-3456789' });
    type('city', 'Dover');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.draft.answers.fields).toEqual({ ein: '12-3456789', city: 'Dover' });
    expect(keeper.getState().setAside).toBeNull();
  });

  it('shows theirs and offers ours where both changed the same answer, also after a reload', async () => {
    const { server, memory, keeper, type } = setting(draft(1, { city: 'Lewes' }));
    server.draft = draft(5, { city: 'Wilmington' });
    type('city', 'Dover');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(keeper.getState()).toMatchObject({ answers: { fields: { city: 'Wilmington' } }, setAside: { conflicts: ['city'] } });
    expect(memory.buffered?.setAside?.answers.fields.city).toBe('Dover');
    keeper.putOursBack();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.draft.answers.fields.city).toBe('Dover');
    expect(memory.buffered).toBeNull();
  });

  it('gives the saved version for a submit, and throws when it cannot be saved', async () => {
    const { server, keeper, type } = setting(draft(0));
    expect(await keeper.flush()).toBe(1);
    server.down = true;
    type('city', 'Dover');
    await expect(keeper.flush()).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });
});
