import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../contract/application.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import { ApiError, unreachable } from '../api/api-error.ts';
import { BrowserStorage } from '../../testing/web/browser-storage.ts';
import { unsavedStore } from '../unsaved/store.ts';
import { readAnswersEdit } from './answers-edit.ts';
import { withField } from './draft-answers.ts';
import { DraftKeeper, type DraftStore, type LeftDraft } from './draft-keeper.ts';

const answers = (fields: Answers['fields'] = {}): Answers => ({
  fields,
  owners: [{}],
  previousProcessors: [{}],
  files: [],
});
const draft = (version: number, fields: Answers['fields'] = {}): Draft => ({
  version,
  answers: answers(fields),
  step: 1,
  uploads: [],
  updated_at: null,
  ai: null,
  last_submitted: null,
});
const mismatch = () => new ApiError('VERSION_MISMATCH', 'Changed on another device.', 409);

/** Fills in the first name from `known`, where no name was entered. */
const withKnown = (current: Answers): Answers => ({
  ...current,
  fields: { ...(known ? { firstName: known } : {}), ...current.fields },
});
let known = '';

/** A keeper with a fake server that has one draft, and a fake browser storage with what other pages left. */
function setting(start: Draft, ...left: LeftDraft[]) {
  const server = { draft: start, down: false, saves: 0 };
  const unsaved = unsavedStore('u1', 'application', new BrowserStorage());
  left.forEach((each, index) => unsaved.write(`0-${index}`, each));
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
  const opened = { draft: start, withKnown, unsaved, store };
  const keeper = new DraftKeeper(opened);
  /** The same keeper, opened at a URL that names a step. */
  const withStep = () => new DraftKeeper({ ...opened, atStep: true });
  const type = (name: string, value: string) => keeper.change((current) => withField(current, name, value));
  /** What is stored in the browser. */
  const kept = () => unsaved.ids().flatMap((page) => readAnswersEdit(unsaved.read(page)?.value) ?? []);
  return { server, unsaved, kept, keeper, type, withStep };
}

describe('DraftKeeper', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('saves to the server within two seconds, even if typing never pauses', async () => {
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

  it('stores what is typed in the browser until the server has it', async () => {
    const { kept, type } = setting(draft(1));
    type('city', 'Dover');
    expect(kept()[0]?.answers.fields.city).toBe('Dover');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(kept()).toEqual([]);
  });

  it('keeps trying while the server is unavailable, and reports it', async () => {
    const { server, kept, keeper, type } = setting(draft(1));
    server.down = true;
    type('city', 'Dover');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(keeper.getState().save.kind).toBe('failed');
    expect(kept()[0]?.answers.fields.city).toBe('Dover');
    server.down = false;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(server.draft.answers.fields.city).toBe('Dover');
    expect(keeper.getState().save.kind).toBe('saved');
  });

  it('restores what a killed tab left in the browser', async () => {
    const { server, keeper } = setting(draft(2), {
      version: 2,
      base: answers(),
      answers: answers({ city: 'Dover' }),
      step: 3,
      setAside: [],
    });
    keeper.start();
    expect(keeper.getState()).toMatchObject({ step: 3, answers: { fields: { city: 'Dover' } } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.draft.answers.fields.city).toBe('Dover');
  });

  it('prefers what was typed over what the account knows, without a conflict', () => {
    known = 'Noor';
    const typed: LeftDraft = {
      version: 0,
      base: answers(),
      answers: answers({ firstName: 'Nora' }),
      step: 2,
      setAside: [],
    };
    expect(setting(draft(0), typed).keeper.getState()).toMatchObject({
      answers: { fields: { firstName: 'Nora' } },
      setAside: [],
    });
    expect(setting(draft(0)).keeper.getState().answers.fields).toEqual({ firstName: 'Noor' });
    known = '';
  });

  it('merges what two killed tabs left, and lets the merchant decide where they differ', async () => {
    const one: LeftDraft = {
      version: 2,
      base: answers(),
      answers: answers({ city: 'Dover', dbaName: 'One' }),
      step: 3,
      setAside: [],
    };
    const two: LeftDraft = {
      version: 2,
      base: answers(),
      answers: answers({ city: 'Lewes', ein: '12-3456789' }),
      step: 3,
      setAside: [],
    };
    const { server, kept, keeper } = setting(draft(2), one, two);
    keeper.start();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.draft.answers.fields).toEqual({ city: 'Dover', dbaName: 'One', ein: '12-3456789' });
    expect(keeper.getState().setAside).toMatchObject([{ conflicts: ['city'], answers: { fields: { city: 'Lewes' } } }]);
    expect(kept().map((each) => each.setAside.length)).toEqual([1]);
  });

  it('retains an earlier set-aside answer when a second one arrives', async () => {
    const { server, keeper, type } = setting(draft(1, { city: 'Lewes', dbaName: 'A' }));
    server.draft = draft(5, { city: 'Wilmington', dbaName: 'A' });
    type('city', 'Dover');
    await vi.advanceTimersByTimeAsync(2_000);
    server.draft = { ...server.draft, version: 9, answers: answers({ city: 'Wilmington', dbaName: 'B' }) };
    type('dbaName', 'C');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(keeper.getState().setAside.map((each) => each.conflicts)).toEqual([['city'], ['dbaName']]);
  });

  it('merges what another device saved in the meantime', async () => {
    const { server, keeper, type } = setting(draft(1));
    server.draft = draft(5, { ein: '12-3456789' });
    type('city', 'Dover');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.draft.answers.fields).toEqual({ ein: '12-3456789', city: 'Dover' });
    expect(keeper.getState().setAside).toEqual([]);
  });

  it('shows theirs and offers ours when both changed the same answer, even after a reload', async () => {
    const { server, kept, keeper, type } = setting(draft(1, { city: 'Lewes' }));
    server.draft = draft(5, { city: 'Wilmington' });
    type('city', 'Dover');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(keeper.getState()).toMatchObject({
      answers: { fields: { city: 'Wilmington' } },
      setAside: [{ conflicts: ['city'] }],
    });
    const [set] = kept()[0]?.setAside ?? [];
    expect(set?.answers.fields.city).toBe('Dover');
    keeper.getState().setAside.forEach((each) => keeper.putOursBack(each));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.draft.answers.fields.city).toBe('Dover');
    expect(kept()).toEqual([]);
  });

  it('returns the saved version for a submit, and throws when it cannot be saved', async () => {
    const { server, keeper, type } = setting(draft(0));
    expect(await keeper.flush()).toBe(1);
    server.down = true;
    type('city', 'Dover');
    await expect(keeper.flush()).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });

  describe('an application that another tab has submitted', () => {
    const theCase = { case_id: 'c1', case_number: 'UH-2026-000001' };

    it('is not saved anymore, and what was typed is shown but not carried into the next application', async () => {
      const { server, kept, keeper, type } = setting(draft(4, { city: 'Dover' }));
      server.draft = { ...draft(0), last_submitted: theCase };
      type('dbaName', 'Late');
      await vi.advanceTimersByTimeAsync(2_000);
      expect(keeper.getState()).toMatchObject({
        submitted: theCase,
        base: answers({ city: 'Dover' }),
        answers: answers({ city: 'Dover', dbaName: 'Late' }),
      });
      const { saves } = server;
      type('dbaName', 'Later');
      keeper.goTo(5);
      await vi.advanceTimersByTimeAsync(60_000);
      expect([server.saves, server.draft.version, kept()[0]?.answers.fields.dbaName]).toEqual([saves, 0, 'Late']);
    });

    it('is detected when the page is shown again, whatever the state of the next application', async () => {
      const { server, keeper } = setting(draft(4, { city: 'Dover' }));
      await keeper.refresh();
      expect(keeper.getState().submitted).toBeNull();
      server.draft = { ...draft(9, { city: 'Lewes' }), last_submitted: theCase };
      await keeper.refresh();
      await keeper.refresh();
      expect(keeper.getState()).toMatchObject({ submitted: theCase, answers: { fields: { city: 'Dover' } } });
    });

    const left: LeftDraft = { ...draft(4), base: answers(), answers: answers({ dbaName: 'Late' }), setAside: [] };

    it('shows what a killed tab had typed for it, keeps that out of the next application, and discards it on request', () => {
      const { unsaved, keeper } = setting({ ...draft(0), last_submitted: theCase }, { ...left, after: null });
      keeper.start();
      expect(keeper.getState()).toMatchObject({ submitted: theCase, answers: { fields: { dbaName: 'Late' } } });
      expect(unsaved.ids()).toHaveLength(1);
      keeper.end();
      expect(unsaved.ids()).toEqual([]);
    });

    const atStep = (start: Draft, ...unsent: LeftDraft[]) => {
      const { unsaved, server, withStep } = setting(start, ...unsent);
      return { unsaved, server, keeper: withStep() };
    };

    it('is reported at a step that Back led to, and nothing is saved there', async () => {
      const { server, keeper } = atStep({ ...draft(0), last_submitted: theCase });
      keeper.start();
      keeper.goTo(1);
      await vi.advanceTimersByTimeAsync(60_000);
      expect([keeper.getState().submitted, server.saves]).toEqual([theCase, 0]);
    });

    it.each([
      ['of the first one', draft(0), []],
      ['of the next one', { ...draft(1), last_submitted: theCase }, []],
      [
        'of the next one that is in the browser alone',
        { ...draft(0), last_submitted: theCase },
        [{ ...left, after: 'c1' }],
      ],
    ])('is not reported at a step %s', (_, start, unsent) => {
      expect(atStep(start, ...unsent).keeper.getState().submitted).toBeNull();
    });

    it('is not reported if the URL names no step: the next application begins there', () => {
      expect(setting({ ...draft(0), last_submitted: theCase }).keeper.getState().submitted).toBeNull();
    });

    it.each([{ after: 'c1' }, {}])('does not claim what a tab left for the next application, %j', (after) => {
      const { keeper } = setting({ ...draft(4), last_submitted: theCase }, { ...left, ...after });
      expect(keeper.getState()).toMatchObject({ submitted: null, answers: { fields: { dbaName: 'Late' } } });
    });
  });

  it("stores two pages' edits separately, and deletes both after a submit", () => {
    const { unsaved, kept, keeper, type } = setting(draft(1));
    unsaved.write('9-other', { version: 1 });
    type('city', 'Dover');
    expect([kept().length, unsaved.ids().length]).toEqual([1, 2]);
    keeper.end();
    expect(unsaved.ids()).toEqual([]);
  });

  it('skips and deletes stored entries that it cannot read', () => {
    const { unsaved, keeper } = setting(draft(1));
    unsaved.write('0', { version: 1, answers: {} });
    const next = new DraftKeeper({
      draft: draft(1, { city: 'Dover' }),
      withKnown: (current) => current,
      unsaved,
      store: { load: () => new Promise(() => undefined), save: () => new Promise(() => undefined) },
    });
    next.start();
    expect([next.getState().answers.fields, unsaved.ids()]).toEqual([{ city: 'Dover' }, []]);
    keeper.stop();
  });
});
