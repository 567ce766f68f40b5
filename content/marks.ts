/**
 * Pages are built once for every installation, so a built text carries what a demo says and what any other says, between
 * marks; the server keeps one of them when it loads the pages.
 */
const open = '⟪';
const close = '⟫';
const otherwise = `${open}else${close}`;
const end = `${open}/${close}`;
/** React separates texts that stand side by side. */
const mark = /(?:<!-- -->)?⟪([^⟫]*)⟫(?:<!-- -->)?/g;

/** What an installation shows. */
export type Shown = {
  /** Whether a text under this name is kept: `demo`, `ai…` (server/kernel/public-words/shown-here.ts), or the name of a claim. Throws on an unknown name. */
  keeps(name: string): boolean;
  /** The figure of a claim, and what stands behind it; the second is empty in a demo. */
  value(name: string): string;
  basis(name: string): string;
};

/** What Vite gives to what it runs; the server reads this file itself. */
const env: { MODE?: string } | undefined = import.meta.env;
// `react-router dev` sends pages as they are rendered, and is a demo.
const marked = env?.MODE !== 'development';

/** The marks around what stands where one of `names` is kept, and what stands elsewhere. Null: in development. */
export const marksOf = (names: string | readonly string[]) =>
  marked ? { open: `${open}${[names].flat().join(' ')}${close}`, otherwise, end } : null;

/** `text` where one of the names is kept, and `instead` elsewhere. */
export function where(names: string | readonly string[], text: string, instead = ''): string {
  const marks = marksOf(names);
  return marks ? `${marks.open}${text}${marks.otherwise}${instead}${marks.end}` : text;
}

/** The figure of the claim `name`, whose row has `sample`. */
export const valueMark = (name: string, sample: string): string => (marked ? `${open}=${name}${close}` : sample);
export const basisMark = (name: string): string => (marked ? `${open}?${name}${close}` : '');

/** Whether `text` has to be read by `keepShown`. */
export const isMarked = (text: string | Buffer): boolean => text.includes(open);

/** `text` as an installation shows it. Throws when marks do not pair, or name what nobody knows. */
export function keepShown(text: string, shown: Shown): string {
  /** Whether each open mark's present branch is kept, the outermost first. */
  const branches: boolean[] = [];
  let kept = '';
  let from = 0;
  for (const { 0: whole, 1: says = '', index } of text.matchAll(mark)) {
    const keeping = branches.every(Boolean);
    if (keeping) kept += text.slice(from, index);
    from = index + whole.length;
    const last = branches.at(-1);
    if (says === '/' || says === 'else') {
      if (last === undefined)
        throw new Error(`${open}${says}${close} closes nothing: …${text.slice(index - 60, index)}`);
      branches.pop();
      if (says === 'else') branches.push(!last);
    } else if (says.startsWith('=')) kept += keeping ? shown.value(says.slice(1)) : '';
    else if (says.startsWith('?')) kept += keeping ? shown.basis(says.slice(1)) : '';
    else branches.push(says.split(' ').some((name) => shown.keeps(name)));
  }
  if (branches.length > 0) throw new Error(`a mark is left open: ${text.slice(0, 60)}…`);
  return kept + text.slice(from);
}
