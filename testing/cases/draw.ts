/** A small seeded generator (mulberry32): the same seed produces the same case everywhere. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Draw = {
  chance: (p: number) => boolean;
  int: (low: number, high: number) => number;
  pick: <T>(from: readonly T[]) => T;
};

/** Probabilities, integers and picks from a source of numbers between 0 and 1. */
export function drawFrom(random: () => number): Draw {
  const int = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
  return { chance: (p) => random() < p, int, pick: (from) => from[int(0, from.length - 1)] as (typeof from)[number] };
}
