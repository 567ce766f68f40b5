/**
 * Keeps the application safe while it is typed: at once on this device, within two seconds on the server. One save at a time;
 * failed ones are tried again; another device's changes are merged. No React in here.
 */
import type { Draft } from '../../contract/application.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import { codeOf, messageOf } from '../api-error.ts';
import { withUploads, type Upload } from './draft-answers.ts';
import type { Buffered, DraftBuffer, SetAside } from './draft-buffer.ts';
import { alsoSetAside, mergeAnswers, same, takeOurs } from './merge-answers.ts';

export type SaveStatus =
  | { kind: 'saved'; at: string | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string; signedOut: boolean };

export type DraftState = {
  answers: Answers;
  step: number;
  uploads: readonly Upload[];
  /** Files on their way. */
  uploading: number;
  save: SaveStatus;
  /** Ours, where another device or tab changed the same answers: each is offered until the merchant decides. */
  setAside: readonly SetAside[];
};

export type DraftStore = {
  load: () => Promise<Draft>;
  save: (draft: {
    version: number;
    answers: Answers;
    step: number;
  }) => Promise<{ version: number; updated_at: string }>;
};

const quietMs = 800;
const longestWaitMs = 1_600;
const retryMs = [2_000, 4_000, 8_000, 15_000, 30_000];

export class DraftKeeper {
  #state: DraftState;
  #version: number;
  /** What the server has: ours are changes to this. */
  #base: Answers;
  #dirty = false;
  #failures = 0;
  #running: Promise<void> | null = null;
  #lastError: unknown = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstUnsavedAt = 0;
  #listeners = new Set<() => void>();
  #buffer: DraftBuffer;
  #store: DraftStore;

  /** What killed pages left in the buffer is taken up, then `withKnown` fills in what the page knows already. `start` begins to save. */
  constructor({
    draft,
    withKnown,
    buffer,
    store,
  }: {
    draft: Draft;
    withKnown: (answers: Answers) => Answers;
    buffer: DraftBuffer;
    store: DraftStore;
  }) {
    this.#buffer = buffer;
    this.#store = store;
    this.#version = draft.version;
    this.#base = draft.answers;
    this.#state = {
      answers: draft.answers,
      step: draft.step,
      uploads: draft.uploads,
      uploading: 0,
      save: { kind: 'saved', at: draft.updated_at },
      setAside: [],
    };
    for (const buffered of buffer.left()) this.#takeUp(buffered);
    this.#state = { ...this.#state, answers: withKnown(this.#state.answers) };
    this.#dirty = !same(this.#state.answers, draft.answers);
  }

  start(): void {
    if (this.#dirty) this.#touched({});
    // Only now, when this page's own entry holds what the others left.
    this.#writeBuffer();
    this.#buffer.clearLeft();
  }

  getState = (): DraftState => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  change(update: (answers: Answers) => Answers): void {
    this.#touched({ answers: update(this.#state.answers) });
  }

  goTo(step: number): void {
    if (step !== this.#state.step) this.#touched({ step });
  }

  addUpload(upload: Upload): void {
    this.#set({ uploads: [...this.#state.uploads.filter((each) => each.id !== upload.id), upload] });
  }

  dropUpload(id: string): void {
    this.#set({ uploads: this.#state.uploads.filter((each) => each.id !== id) });
  }

  setUploading(uploading: number): void {
    this.#set({ uploading });
  }

  putOursBack(set: SetAside): void {
    this.#touched({
      answers: takeOurs(this.#state.answers, set.answers, set.conflicts),
      setAside: this.#state.setAside.filter((each) => each !== set),
    });
  }

  keepTheirs(set: SetAside): void {
    this.#set({ setAside: this.#state.setAside.filter((each) => each !== set) });
    this.#writeBuffer();
  }

  /** Saves now; gives the version that the server has, or throws what went wrong. */
  async flush(): Promise<number> {
    if (this.#version === 0 && !this.#dirty) this.#touched({});
    this.#failures = 0;
    await this.#saveAll();
    if (this.#dirty) throw this.#lastError ?? new Error('The answers could not be saved.');
    return this.#version;
  }

  /** Saves what is not saved yet, and never throws: for a page that is hidden or left. */
  async settle(): Promise<void> {
    if (this.#dirty) await this.#saveAll();
  }

  /**
   * Looks for another device's changes: the page, or the connection, is back. A connection that has just come back often fails
   * once more, so waiting between tries starts short again.
   */
  async refresh(): Promise<void> {
    this.#failures = 0;
    if (!this.#dirty && !this.#running) {
      const theirs = await this.#store.load().catch(() => null);
      if (theirs && theirs.version > this.#version && !this.#running) this.#merge(theirs);
    }
    if (this.#dirty) await this.#saveAll();
  }

  /** After a submit: nothing of this application stays on the device. */
  end(): void {
    this.#dirty = false;
    this.stop();
    this.#buffer.clearAll();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** What a killed page left, merged like another device's changes: two of them may have changed the same answer. */
  #takeUp(buffered: Buffered): void {
    const { answers, uploads, setAside } = this.#state;
    const merged = mergeAnswers(buffered.base, buffered.answers, answers);
    const step = buffered.version === this.#version ? buffered.step : this.#state.step;
    const kept = buffered.setAside.reduce(alsoSetAside, setAside);
    this.#state = {
      ...this.#state,
      answers: withUploads(merged.answers, uploads),
      step,
      setAside: alsoSetAside(kept, { answers: buffered.answers, conflicts: merged.conflicts }),
    };
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.forEach((listener) => listener());
  }

  #writeBuffer(): void {
    const { answers, step, setAside } = this.#state;
    if (this.#dirty || setAside.length > 0)
      this.#buffer.write({ version: this.#version, base: this.#base, answers, step, setAside: [...setAside] });
    else this.#buffer.clear();
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#saveAll(), delay);
  }

  #touched(change: Partial<DraftState>): void {
    if (!this.#dirty) this.#firstUnsavedAt = Date.now();
    this.#dirty = true;
    this.#set({ ...change, save: this.#running ? { kind: 'saving' } : { kind: 'unsaved' } });
    this.#writeBuffer();
    this.#schedule(Math.max(0, Math.min(quietMs, this.#firstUnsavedAt + longestWaitMs - Date.now())));
  }

  #saveAll(): Promise<void> {
    this.#running ??= this.#saveWhileDirty().finally(() => (this.#running = null));
    return this.#running;
  }

  async #saveWhileDirty(): Promise<void> {
    while (this.#dirty) {
      clearTimeout(this.#timer);
      try {
        await this.#saveOnce();
      } catch (error) {
        const theirs = codeOf(error) === 'VERSION_MISMATCH' ? await this.#store.load().catch(() => null) : null;
        if (!theirs) return this.#failed(error);
        this.#merge(theirs);
      }
    }
  }

  async #saveOnce(): Promise<void> {
    const sent = { answers: this.#state.answers, step: this.#state.step };
    this.#set({ save: { kind: 'saving' } });
    const saved = await this.#store.save({ version: this.#version, ...sent });
    this.#version = saved.version;
    this.#base = sent.answers;
    this.#dirty = this.#state.answers !== sent.answers || this.#state.step !== sent.step;
    this.#firstUnsavedAt = Date.now();
    this.#failures = 0;
    this.#writeBuffer();
    this.#set({ save: this.#dirty ? { kind: 'saving' } : { kind: 'saved', at: saved.updated_at } });
  }

  #failed(error: unknown): void {
    this.#lastError = error;
    const code = codeOf(error);
    this.#set({
      save: {
        kind: 'failed',
        message: messageOf(error, 'The answers could not be saved.'),
        signedOut: code === 'UNAUTHORIZED',
      },
    });
    if (code === 'UNAUTHORIZED' || code === 'INVALID_INPUT' || code === 'BAD_REQUEST') return;
    this.#schedule(retryMs[Math.min(this.#failures, retryMs.length - 1)] ?? 30_000);
    this.#failures += 1;
  }

  /** Another device saved since: theirs and ours become one; what both changed is theirs, and ours is offered. */
  #merge(theirs: Draft): void {
    const ours = this.#state.answers;
    const merged = mergeAnswers(this.#base, ours, theirs.answers);
    const answers = withUploads(merged.answers, theirs.uploads);
    this.#version = theirs.version;
    this.#base = theirs.answers;
    this.#dirty = !same(answers, theirs.answers);
    const setAside = alsoSetAside(this.#state.setAside, { answers: ours, conflicts: merged.conflicts });
    this.#set({
      answers,
      uploads: theirs.uploads,
      setAside,
      save: this.#dirty ? { kind: 'saving' } : { kind: 'saved', at: theirs.updated_at },
    });
    this.#writeBuffer();
  }
}
