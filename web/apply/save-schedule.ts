/** Schedules saves: soon after typing pauses, one at a time, and again after a failure. */
const quietMs = 800;
const longestWaitMs = 1_600;
const retryMs = [2_000, 4_000, 8_000, 15_000, 30_000];

type Saving = {
  isDirty: () => boolean;
  save: () => Promise<void>;
  /** Whether an automatic retry makes sense. */
  onFailed: (error: unknown) => boolean;
};

export class SaveSchedule {
  #saving: Saving;
  #failures = 0;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsavedSince: number | null = null;

  constructor(saving: Saving) {
    this.#saving = saving;
  }

  get isRunning(): boolean {
    return this.#running !== null;
  }

  changed(): void {
    this.#unsavedSince ??= Date.now();
    this.#saveIn(Math.max(0, Math.min(quietMs, this.#unsavedSince + longestWaitMs - Date.now())));
  }

  /** Resets the backoff: the connection is back, or the user asked. */
  forgetFailures(): void {
    this.#failures = 0;
  }

  /** Saves until nothing is unsaved or one save fails. Never throws. */
  saveNow(): Promise<void> {
    this.#running ??= this.#saveWhileDirty().finally(() => (this.#running = null));
    return this.#running;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #saveIn(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.saveNow(), delay);
  }

  async #saveWhileDirty(): Promise<void> {
    const { isDirty, save, onFailed } = this.#saving;
    while (isDirty()) {
      clearTimeout(this.#timer);
      try {
        await save();
      } catch (error) {
        if (!onFailed(error)) return;
        this.#saveIn(retryMs[Math.min(this.#failures, retryMs.length - 1)] ?? 30_000);
        this.#failures += 1;
        return;
      }
      this.#failures = 0;
      this.#unsavedSince = isDirty() ? Date.now() : null;
    }
  }
}
