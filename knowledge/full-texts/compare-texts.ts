import { diffArrays } from 'diff';
import { sentencesOf, squeezed } from './plain-text.ts';

/** A part of a searchable text, from its first character to after its last. */
export type Span = { from: number; to: number };

/** Sentences that went and those that came in their place; `in_old` and `in_new` say where, in the two searchable texts. */
export type TextChange = { removed: readonly string[]; added: readonly string[]; in_old: Span; in_new: Span };

/** Takes sentences of one text in order and knows how far it has come. */
class Reader {
  readonly sentences: readonly string[];
  readonly keys: readonly string[];
  at = 0;
  offset = 0;

  constructor(raw: string) {
    this.sentences = sentencesOf(raw);
    this.keys = this.sentences.map(squeezed);
  }

  take(count: number): { sentences: readonly string[]; span: Span } {
    const from = this.offset;
    const sentences = this.sentences.slice(this.at, this.at + count);
    for (const key of this.keys.slice(this.at, this.at + count)) this.offset += key.length;
    this.at += count;
    return { sentences, span: { from, to: this.offset } };
  }
}

const maxEdits = 4_000;

/**
 * Beyond a maximum number of edits, which take time that grows with its square to find, the whole text counts as
 * replaced.
 */
function partsOf(old: readonly string[], now: readonly string[]) {
  return (
    diffArrays([...old], [...now], { maxEditLength: maxEdits }) ?? [
      { value: [...old], count: old.length, added: false, removed: true },
      { value: [...now], count: now.length, added: true, removed: false },
    ]
  );
}

/**
 * What changed between two full texts, sentence by sentence, in their order; empty when the words are the same. A difference in quotes,
 * dashes, spaces or line ends alone does not count.
 */
export function compareTexts(old: string, now: string): TextChange[] {
  const [before, after] = [new Reader(old), new Reader(now)];
  const changes: TextChange[] = [];
  let open = false;
  for (const { added, removed, count } of partsOf(before.keys, after.keys)) {
    const went = before.take(added ? 0 : count);
    const came = after.take(removed ? 0 : count);
    if (!added && !removed) open = false;
    else {
      const last = open ? changes.pop() : undefined;
      changes.push({
        removed: [...(last?.removed ?? []), ...went.sentences],
        added: [...(last?.added ?? []), ...came.sentences],
        in_old: { from: last?.in_old.from ?? went.span.from, to: went.span.to },
        in_new: { from: last?.in_new.from ?? came.span.from, to: came.span.to },
      });
      open = true;
    }
  }
  return changes;
}
