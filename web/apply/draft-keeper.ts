/**
 * Saves the application as it is typed: immediately to browser storage, within two seconds to the server; changes from
 * other devices are merged. Each page has its own entry, so that two offline tabs do not overwrite each other; the next
 * page to open takes over what a killed one left. No React.
 */
import type { Draft } from '../../contract/application.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import { recordOf } from '../../domain/json.ts';
import { codeOf, messageOf } from '../api/api-error.ts';
import { Listeners } from '../stores/listeners.ts';
import type { UnsavedStore } from '../unsaved/store.ts';
import {
  alsoSetAside,
  readAnswersEdit,
  rebase,
  same,
  takeOurs,
  type AnswersEdit,
  type SetAside,
} from './answers-edit.ts';
import { withUploads, type Upload } from './draft-answers.ts';
import { SaveSchedule } from './save-schedule.ts';

export type SaveStatus =
  | { kind: 'saved'; at: string | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string; signedOut: boolean };

export type DraftState = AnswersEdit & {
  step: number;
  uploads: readonly Upload[];
  /** What the merchant is asked about language models with the submission; null: nothing. */
  ai: Draft['ai'];
  /** Files still uploading. */
  uploading: number;
  save: SaveStatus;
  /**
   * The case that this application became, in another tab or before Back was pressed. While set, nothing is saved
   * anymore.
   */
  submitted: Draft['last_submitted'];
};

export type DraftStore = {
  load: () => Promise<Draft>;
  save: (draft: {
    version: number;
    answers: Answers;
    step: number;
  }) => Promise<{ version: number; updated_at: string }>;
};

/**
 * What a page stores in the browser. `after`: the id of the case last submitted when the page opened; entries of older
 * releases lack it.
 */
export type LeftDraft = AnswersEdit & { step: number; after?: string | null };

/** Identifies this page among all others, including itself before a reload; later ids sort after earlier ones. */
const newPage = () => `${Date.now()}-${Math.random().toString(36).slice(2, 10)}`;

export class DraftKeeper {
  #state: DraftState;
  #dirty = false;
  #after: string | null;
  #lastError: unknown = null;
  #listeners = new Listeners();
  #store: DraftStore;
  #unsaved: UnsavedStore;
  #page = newPage();
  #leftPages: readonly string[];
  #schedule = new SaveSchedule({
    isDirty: () => this.#dirty,
    save: () => this.#saveOnce(),
    onFailed: (error) => this.#failed(error),
  });

  /**
   * Takes over what killed pages left in the browser, then `withKnown` fills in what the account knows. `start` begins
   * saving.
   */
  constructor({
    draft,
    withKnown,
    unsaved,
    store,
    atStep = false,
  }: {
    draft: Draft;
    withKnown: (answers: Answers) => Answers;
    unsaved: UnsavedStore;
    store: DraftStore;
    /** The URL names a step, as the URLs do that Back leads to after a submission. */
    atStep?: boolean;
  }) {
    this.#store = store;
    this.#unsaved = unsaved;
    this.#leftPages = unsaved.ids();
    this.#after = draft.last_submitted?.case_id ?? null;
    this.#state = {
      version: draft.version,
      base: draft.answers,
      answers: draft.answers,
      setAside: [],
      step: draft.step,
      uploads: draft.uploads,
      ai: draft.ai,
      uploading: 0,
      save: { kind: 'saved', at: draft.updated_at },
      submitted: null,
    };
    const left = this.#leftPages.flatMap((page) => readLeftDraft(unsaved.read(page)?.value) ?? []);
    const late = left.find((each) => this.#isLate(each) && !same(each.answers, each.base));
    const isGone = atStep && draft.version === 0 && left.length === 0;
    if (late || (isGone && draft.last_submitted)) {
      const { base, answers } = late ?? this.#state;
      this.#state = { ...this.#state, base, answers, submitted: draft.last_submitted };
      return;
    }
    for (const each of left) if (!this.#isLate(each)) this.#takeUp(each);
    this.#state = { ...this.#state, answers: withKnown(this.#state.answers) };
    this.#dirty = !same(this.#state.answers, draft.answers);
  }

  start(): void {
    if (this.#state.submitted) return;
    if (this.#dirty) this.#touched({});
    // Only now, because this page's own entry has to contain what the other pages left.
    this.#keep();
    for (const page of this.#leftPages) this.#unsaved.clear(page);
  }

  getState = (): DraftState => this.#state;

  subscribe = this.#listeners.subscribe;

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
      answers: takeOurs(this.#state.answers, set),
      setAside: this.#state.setAside.filter((each) => each !== set),
    });
  }

  keepTheirs(set: SetAside): void {
    this.#set({ setAside: this.#state.setAside.filter((each) => each !== set) });
    this.#keep();
  }

  /** Saves now; resolves to the version on the server, or throws. */
  async flush(): Promise<number> {
    if (this.#state.version === 0 && !this.#dirty) this.#touched({});
    this.#schedule.forgetFailures();
    await this.#schedule.saveNow();
    if (this.#dirty) throw this.#lastError ?? new Error('The answers could not be saved.');
    return this.#state.version;
  }

  /** Saves anything unsaved, and never throws: for a page being hidden or left. */
  async settle(): Promise<void> {
    if (this.#dirty) await this.#schedule.saveNow();
  }

  /**
   * Checks for other devices' changes when the page or the connection comes back. A connection that just returned often
   * fails once more, so the retry backoff is reset.
   */
  async refresh(): Promise<void> {
    if (this.#state.submitted) return;
    this.#schedule.forgetFailures();
    if (!this.#dirty && !this.#schedule.isRunning) {
      const theirs = await this.#store.load().catch(() => null);
      if (theirs && !this.#schedule.isRunning && !this.#foundSubmitted(theirs) && theirs.version > this.#state.version)
        this.#merge(theirs);
    }
    await this.settle();
  }

  /** Once the application is a case: removes every trace of this application from the browser. */
  end(): void {
    this.#dirty = false;
    this.stop();
    for (const page of this.#unsaved.ids()) this.#unsaved.clear(page);
  }

  stop(): void {
    this.#schedule.stop();
  }

  /** Whether the edit was typed for an application that has since become a case. */
  #isLate = ({ after }: LeftDraft): boolean => after !== undefined && after !== this.#after;

  /**
   * Whether this application has become a case since it was opened. If so, stops saving: what is typed from now on is
   * not part of the next application.
   */
  #foundSubmitted({ last_submitted: submitted }: Draft): boolean {
    if (!submitted || submitted.case_id === this.#after) return false;
    this.#dirty = false;
    this.stop();
    this.#set({ submitted });
    return true;
  }

  /**
   * Merges what a killed page left as if another device had saved it: two such pages may have changed the same answer.
   */
  #takeUp(left: LeftDraft): void {
    const { version, answers, uploads, step, setAside } = this.#state;
    const both = left.setAside.reduce(alsoSetAside, setAside);
    const merged = rebase({ ...left, setAside: both }, { version, answers });
    this.#state = {
      ...this.#state,
      answers: withUploads(merged.answers, uploads),
      step: left.version === version ? left.step : step,
      setAside: merged.setAside,
    };
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.notify();
  }

  /** Stores this page's entry in the browser, or deletes it once the server has everything. */
  #keep(): void {
    const { version, base, answers, setAside, step } = this.#state;
    const left: LeftDraft = { version, base, answers, setAside, step, after: this.#after };
    if (this.#dirty || setAside.length > 0) this.#unsaved.write(this.#page, left);
    else this.#unsaved.clear(this.#page);
  }

  #touched(change: Partial<DraftState>): void {
    if (this.#state.submitted) return;
    this.#dirty = true;
    this.#set({ ...change, save: this.#schedule.isRunning ? { kind: 'saving' } : { kind: 'unsaved' } });
    this.#keep();
    this.#schedule.changed();
  }

  async #saveOnce(): Promise<void> {
    const { version, answers, step } = this.#state;
    this.#set({ save: { kind: 'saving' } });
    try {
      const saved = await this.#store.save({ version, answers, step });
      this.#dirty = this.#state.answers !== answers || this.#state.step !== step;
      this.#set({ version: saved.version, base: answers, save: this.#saveStatus(saved.updated_at) });
      this.#keep();
    } catch (error) {
      const theirs = codeOf(error) === 'VERSION_MISMATCH' ? await this.#store.load().catch(() => null) : null;
      if (!theirs) throw error;
      if (!this.#foundSubmitted(theirs)) this.#merge(theirs);
    }
  }

  #failed(error: unknown): boolean {
    this.#lastError = error;
    const code = codeOf(error);
    const message = messageOf(error, 'The answers could not be saved.');
    this.#set({ save: { kind: 'failed', message, signedOut: code === 'UNAUTHORIZED' } });
    return code !== 'UNAUTHORIZED' && code !== 'INVALID_INPUT' && code !== 'BAD_REQUEST';
  }

  /** Another device has saved since: merges theirs with ours; where both changed, theirs wins and ours is offered. */
  #merge(theirs: Draft): void {
    const merged = rebase(this.#state, theirs);
    const answers = withUploads(merged.answers, theirs.uploads);
    this.#dirty = !same(answers, theirs.answers);
    this.#set({ ...merged, answers, uploads: theirs.uploads, save: this.#saveStatus(theirs.updated_at) });
    this.#keep();
  }

  #saveStatus = (at: string | null): SaveStatus => (this.#dirty ? { kind: 'saving' } : { kind: 'saved', at });
}

function readLeftDraft(left: unknown): LeftDraft | null {
  const edit = readAnswersEdit(left);
  const { step, after } = recordOf(left);
  if (!edit || typeof step !== 'number') return null;
  return { ...edit, step, ...(typeof after === 'string' || after === null ? { after } : {}) };
}
