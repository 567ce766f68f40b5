import { Parser } from 'htmlparser2';

/**
 * Elements that hold no words of the document. Collapsed sections are not among them: agreements hide theirs until a
 * reader opens them.
 */
const skipped = new Set([
  'head',
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'nav',
  'iframe',
  'button',
  'select',
]);
const inline = new Set(
  'a abbr b bdi bdo big cite code dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const cells = new Set(['td', 'th', 'dt', 'dd']);

/** What an element puts between the words before and after it. */
function gapOf(name: string): string {
  if (inline.has(name)) return '';
  if (name === 'br') return '\n';
  return cells.has(name) ? ' ' : '\n\n';
}

/** The words of a web page in order, a blank line between two blocks. Nothing is run or loaded. */
export function htmlText(html: string): string {
  let text = '';
  /** How many elements are open, counted from one that is skipped. */
  let depth = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (depth > 0 || skipped.has(name)) depth += 1;
      else text += gapOf(name);
    },
    onclosetag: (name) => {
      if (depth > 0) depth -= 1;
      // The parser reports a `br` as closed right after it opens, and one line break is enough.
      else if (name !== 'br') text += gapOf(name);
    },
    ontext: (words) => {
      if (depth === 0) text += words.replace(/\s+/g, ' ');
    },
  });
  parser.end(html);
  return text
    .split(/\n\s*\n/)
    .map((block) => block.replace(/ +/g, ' ').trim())
    .filter((block) => block !== '')
    .join('\n\n');
}
