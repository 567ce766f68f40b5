// Without a package: it is only two encodings of one header, cached by the header's text.

/** An encoding in which a file can be sent; `identity` is the file as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

// Browsers send a handful of values; the bound keeps forged ones from filling memory.
const known = new Map<string, readonly Encoding[]>();
const maxKnown = 100;

/** The encodings that an Accept-Encoding header allows, best first; `identity` is always included, as the fallback. */
export function encodingsFor(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const before = known.get(header);
  if (before) return before;
  const wanted = encodingsOf(header);
  if (known.size < maxKnown) known.set(header, wanted);
  return wanted;
}

function encodingsOf(header: string): readonly Encoding[] {
  const qualities = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((each) => {
        const [name = '', ...parameters] = each.split(';').map((part) => part.trim());
        const quality = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
        return [name, Number.isNaN(quality) ? 0 : quality] as const;
      }),
  );
  const others = qualities.get('*') ?? 0;
  // A client that does not name identity accepts it, but prefers what it named.
  const identity = qualities.get('identity') ?? Number.MIN_VALUE;
  const ranked = (['br', 'gzip'] as const)
    .map((name) => ({ name, quality: qualities.get(name) ?? others }))
    .filter(({ quality }) => quality > 0 && quality >= identity);
  return [...ranked.sort((a, b) => b.quality - a.quality).map(({ name }) => name), 'identity'];
}
