/** A short key (FNV-1a, twice with different seeds) that is the same in every process. */
export function stableHash(text: string): string {
  const run = (seed: number): string => {
    let hash = seed;
    for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return run(0x811c9dc5) + run(0x9e3779b9);
}
