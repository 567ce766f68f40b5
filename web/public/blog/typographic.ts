/**
 * Turns straight quotation marks and apostrophes into typographic ones, in plain text or HTML: `"so"` becomes “so”,
 * `it's` becomes it’s. Tags, with their attributes, and code stay as they are.
 */
export function typographic(text: string): string {
  let before = ' ';
  return text.replaceAll(/<code>.*?<\/code>|<[^>]*>|&\w+;|&#\d+;|[^]/gs, (part) => {
    if (part.startsWith('<code')) before = 'x';
    // A mark at the start of a cell or a paragraph opens; within emphasis or a link it depends on the character before
    // the tag.
    else if (part.startsWith('<')) before = /^<\/?(?:em|strong|a)\b/.test(part) ? before : ' ';
    else {
      const opens = /[\s([“‘—-]/.test(before);
      const set = part === '"' || part === '&quot;' ? (opens ? '“' : '”') : isSingle(part) ? (opens ? '‘' : '’') : part;
      before = set.at(-1) ?? ' ';
      return set;
    }
    return part;
  });
}

const isSingle = (part: string): boolean => part === "'" || part === '&#39;';
