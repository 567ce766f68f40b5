/** What was typed and is not yet on the server, on this device, one entry a person. Gone as soon as the server has it. */
import type { Answers } from '../../domain/intake/answers.ts';

export type Buffered = {
  /** The server's version and answers that ours started from. */
  version: number;
  base: Answers;
  answers: Answers;
  step: number;
  /** Set aside after another device changed the same answers, and not yet decided. */
  setAside: { answers: Answers; conflicts: string[] } | null;
};

export type DraftBuffer = { read: () => Buffered | null; write: (buffered: Buffered) => void; clear: () => void };

export function draftBufferFor(userId: string): DraftBuffer {
  const name = `unhold.draft.${userId}`;
  return {
    read: () => attempt(() => parse(window.localStorage.getItem(name))),
    write: (buffered) => void attempt(() => window.localStorage.setItem(name, JSON.stringify(buffered))),
    clear: () => void attempt(() => window.localStorage.removeItem(name)),
  };
}

/** Storage may be switched off or full: the server's copy is then the only one. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** An entry of another shape, from an older release, is ignored. */
function parse(text: string | null): Buffered | null {
  if (text === null) return null;
  const read = JSON.parse(text) as Partial<Buffered> | null;
  const whole = typeof read?.version === 'number' && typeof read.step === 'number' && isAnswers(read.answers) && isAnswers(read.base);
  return whole ? ({ setAside: null, ...read } as Buffered) : null;
}

const isAnswers = (value: Answers | undefined) =>
  typeof value?.fields === 'object' && Array.isArray(value.owners) && Array.isArray(value.previousProcessors) && Array.isArray(value.files);
