import type { LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';
import { longDate, months } from '../../drafting/text/display.ts';

/** A change of a letter as somebody wrote it down: `find` stands in one line, paragraph, item or row of the printed letter. */
export type Edit = { find: string; write: string };

/** One printed piece of the letter, and how the letter reads when something else stands there; '' takes the piece out. */
type Place = { text: string; put: (text: string) => LetterDocument };

const plain = (text: string): string =>
  text
    .replace(/\*\*/g, '')
    .replace(/(^|[^\p{L}\p{N}_])_([^_]+)_(?![\p{L}\p{N}_])/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .trim();
const straight = (text: string): string => text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");

/** The list with one entry in place of another, or without it. */
const placed = <T>(list: readonly T[], index: number, value: T | null): T[] =>
  list.flatMap((each, at) => (at === index ? (value === null ? [] : [value]) : [each]));

function dayFrom(text: string): string {
  const found = /^(\p{L}+) (\d{1,2}), (\d{4})$/u.exec(text);
  const month = months.findIndex((each) => each === found?.[1]) + 1;
  if (!found || month === 0) throw new Error(`no date of a letter: ${text}`);
  return `${found[3]}-${String(month).padStart(2, '0')}-${(found[2] ?? '').padStart(2, '0')}`;
}

function placesOfBlock(document: LetterDocument, block: LetterBlock, at: number): Place[] {
  const put = (changed: LetterBlock | null): LetterDocument => ({
    ...document,
    blocks: placed(document.blocks, at, changed),
  });
  const { items = [], rows = [] } = block;
  const alone = items.length === 0 && rows.length === 0;
  const text = plain(block.text);
  return [
    {
      text: block.kind === 'heading' ? text.toUpperCase() : text,
      put: (written) => put(written === '' && alone ? null : { ...block, text: written }),
    },
    ...items.map((item, index) => ({
      text: `${index + 1}. ${plain(item)}`,
      put: (written: string) =>
        put({ ...block, items: placed(items, index, written.replace(/^\d+\.\s*/, '').trim() || null) }),
    })),
    ...rows.map((row, index) => ({
      text: row.map(plain).filter(Boolean).join(' | '),
      put: (written: string) => {
        const cells = written.split('|').map((cell) => cell.trim());
        const whole = row.map((_, cell) => cells[cell] ?? '');
        return put({ ...block, rows: placed(rows, index, written.trim() === '' ? null : whole) });
      },
    })),
  ];
}

function placesOfFrame(document: LetterDocument): { before: Place[]; after: Place[] } {
  const { letterhead, addressee, signature } = document;
  const line = (text: string, put: (written: string) => Partial<LetterDocument>): Place => ({
    text: plain(text),
    put: (written) => ({ ...document, ...put(written) }),
  });
  const bar = `${signature.bar_state} Bar No. ${signature.bar_number}`;
  return {
    before: [
      line(letterhead.firm_name, (firm_name) => ({ letterhead: { ...letterhead, firm_name } })),
      ...letterhead.firm_lines.map((text, index) =>
        line(text, (to) => ({
          letterhead: { ...letterhead, firm_lines: placed(letterhead.firm_lines, index, to || null) },
        })),
      ),
      line(longDate(document.dated), (to) => ({ dated: dayFrom(to) })),
      line(document.delivery_method, (delivery_method) => ({ delivery_method })),
      line(addressee.name, (name) => ({ addressee: { ...addressee, name } })),
      ...addressee.address_lines.map((text, index) =>
        line(text, (to) => ({
          addressee: { ...addressee, address_lines: placed(addressee.address_lines, index, to || null) },
        })),
      ),
      line(addressee.email ?? '', (to) => ({ addressee: { ...addressee, email: to || null } })),
      ...document.reference_lines.map((each, index) =>
        line(`${each.label}: ${each.value}`, (to) => {
          const [label = '', ...rest] = to.split(': ');
          const changed = to.trim() === '' ? null : { label, value: rest.join(': ') };
          return { reference_lines: placed(document.reference_lines, index, changed) };
        }),
      ),
      line(document.title.toUpperCase(), (title) => ({ title })),
    ],
    after: [
      ...(['name', 'title', 'firm'] as const).map((part) =>
        line(signature[part], (to) => ({ signature: { ...signature, [part]: to } })),
      ),
      line(bar, (to) => {
        const [bar_state = '', bar_number = ''] = to.split(/ ?Bar No\. ?/);
        return { signature: { ...signature, bar_state, bar_number } };
      }),
      ...signature.lines.map((text, index) =>
        line(text, (to) => ({ signature: { ...signature, lines: placed(signature.lines, index, to || null) } })),
      ),
      ...document.exhibits.map((each, index) =>
        line(`${each.label} ${each.description}`, (to) => {
          const [label = '', ...rest] = to.trim().split(/\s+/);
          const changed = to.trim() === '' ? null : { ...each, label, description: rest.join(' ') };
          return { exhibits: placed(document.exhibits, index, changed) };
        }),
      ),
    ],
  };
}

/**
 * The letter with the edit made where `find` first stands, whitespace and the shape of quotation marks aside. Throws where it stands nowhere,
 * or where nothing changes.
 */
export function editLetter(document: LetterDocument, { find, write }: Edit): LetterDocument {
  const frame = placesOfFrame(document);
  const places = [
    ...frame.before,
    ...document.blocks.flatMap((block, at) => placesOfBlock(document, block, at)),
    ...frame.after,
  ];
  const wanted = straight(
    find
      .replace(/[^\S\n]*\|[^\S\n]*/g, ' | ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const place = places.find(({ text }) => straight(text).includes(wanted)) ?? null;
  if (place === null || wanted === '') throw new Error(`stands nowhere in the letter: ${find}`);
  const at = straight(place.text).indexOf(wanted);
  const written = `${place.text.slice(0, at)}${write}${place.text.slice(at + wanted.length)}`;
  const changed = place.put(written.trim());
  if (straight(written) === straight(place.text) || JSON.stringify(changed) === JSON.stringify(document))
    throw new Error(`changes nothing: ${find}`);
  return changed;
}
