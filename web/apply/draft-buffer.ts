/**
 * What was typed and is not yet on the server, on this device: one entry a page, so that two tabs without a connection do not write
 * over each other. Gone as soon as the server has it. What a killed page left is taken up by the next one that opens.
 */
import type { Answers } from '../../domain/intake/answers.ts';

/** Our answers that another device, or another tab, had changed as well; not yet decided. */
export type SetAside = { answers: Answers; conflicts: string[] };

export type Buffered = {
  /** The server's version and answers that ours started from. */
  version: number;
  base: Answers;
  answers: Answers;
  step: number;
  setAside: SetAside[];
};

export type DraftBuffer = {
  /** What pages before this one left, oldest first. */
  left: () => Buffered[];
  write: (buffered: Buffered) => void;
  /** Forgets this page's entry. */
  clear: () => void;
  /** Forgets what `left` gave: this page has it now. */
  clearLeft: () => void;
  /** Forgets everything of this person's application on this device. */
  clearAll: () => void;
};

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & object;

/** `page` tells this page from every other, also from itself before a reload; later ones sort after earlier ones. */
export function draftBufferFor(
  userId: string,
  memory: Memory | null = storageHere(),
  page: string = newPage(),
): DraftBuffer {
  const prefix = `unhold.draft.${userId}`;
  const mine = `${prefix}.${page}`;
  const all = () =>
    Object.keys(memory ?? {})
      .filter((name) => name === prefix || name.startsWith(`${prefix}.`))
      .sort();
  const others = all().filter((name) => name !== mine);
  const forget = (names: readonly string[]) => void attempt(() => names.forEach((name) => memory?.removeItem(name)));
  return {
    left: () => others.flatMap((name) => attempt(() => parse(memory?.getItem(name) ?? null)) ?? []),
    write: (buffered) => void attempt(() => memory?.setItem(mine, JSON.stringify(buffered))),
    clear: () => forget([mine]),
    clearLeft: () => forget(others),
    clearAll: () => forget(all()),
  };
}

const newPage = () => `${Date.now()}-${Math.random().toString(36).slice(2, 10)}`;

/** Storage may be switched off or full: the server's copy is then the only one. */
const storageHere = (): Storage | null => attempt(() => window.localStorage);

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** An entry of another shape is ignored; an older release set one conflict aside, not a list. */
function parse(text: string | null): Buffered | null {
  if (text === null) return null;
  const read = JSON.parse(text) as
    | (Omit<Partial<Buffered>, 'setAside'> & { setAside?: SetAside | SetAside[] | null })
    | null;
  if (
    typeof read?.version !== 'number' ||
    typeof read.step !== 'number' ||
    !isAnswers(read.answers) ||
    !isAnswers(read.base)
  )
    return null;
  const { version, base, answers, step, setAside } = read;
  return { version, base, answers, step, setAside: Array.isArray(setAside) ? setAside : setAside ? [setAside] : [] };
}

const isAnswers = (value: Answers | undefined): value is Answers =>
  typeof value?.fields === 'object' &&
  Array.isArray(value.owners) &&
  Array.isArray(value.previousProcessors) &&
  Array.isArray(value.files);
