/** A measured figure and its goal; `misses` give their seeds for reproduction. */
export type Goal = { what: string; measured: string; goal: string; met: boolean; misses: readonly string[] };

export const none = (what: string, misses: readonly string[], of: number): Goal => ({
  what,
  measured: `${misses.length} of ${of}`,
  goal: '0',
  met: misses.length === 0 && of > 0,
  misses,
});

export const atMost = (what: string, milliseconds: number, goal: number): Goal => ({
  what,
  measured: `${milliseconds.toFixed(1)} ms`,
  goal: `${goal} ms`,
  met: milliseconds <= goal,
  misses: [],
});

/** A minimum share; nothing measured counts as a miss. */
export function atLeast(what: string, found: number, of: number, share: number, misses: readonly string[]): Goal {
  const measured = of === 0 ? 0 : found / of;
  return {
    what,
    measured: `${measured.toFixed(4)} (${found} of ${of})`,
    goal: String(share),
    met: measured >= share && of > 0,
    misses,
  };
}
