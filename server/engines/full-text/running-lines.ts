/** Lines that printing adds to each page of a document. Pure. */

/** A running head or foot is on at least this share of the pages; a document with fewer pages than this has none. */
const minShare = 0.6;
const minPages = 4;

const withoutNumbers = (line: string): string => line.replace(/\d+/g, '#').trim();

/**
 * First or last lines that most pages share apart from numbers, such as "Page 3 of 60". Left in, they would cut a
 * sentence in two.
 */
function sharedLines(pages: readonly (readonly string[])[], at: 0 | -1): Set<string> {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    const line = withoutNumbers(lines.at(at) ?? '');
    if (line !== '') counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= minShare * pages.length).map(([line]) => line));
}

/** The pages without their running heads and feet, of up to three lines each. */
export function withoutRunningLines(pages: readonly (readonly string[])[]): (readonly string[])[] {
  if (pages.length < minPages) return [...pages];
  let rest = [...pages];
  for (let round = 0; round < 3; round += 1) {
    const [heads, feet] = [sharedLines(rest, 0), sharedLines(rest, -1)];
    rest = rest.map((lines) =>
      lines.filter((line, index) => {
        const plain = withoutNumbers(line);
        return !(index === 0 && heads.has(plain)) && !(index === lines.length - 1 && feet.has(plain));
      }),
    );
  }
  return rest;
}
