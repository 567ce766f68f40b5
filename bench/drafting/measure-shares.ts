import { sharesOf } from '../../testing/letters/shared-sentences.ts';
import { generators, type Generator } from './generators.ts';
import { none, type Goal } from './goal.ts';
import { seedsOf, type Seeds } from './measure-letters.ts';

const maxShare = 0.6;

/** The four letters of one case per seed: no two of them may share `maxShare` of their sentences. */
export function measureShares(seeds: Seeds, { course }: Generator = generators.varied): Goal[] {
  const misses: string[] = [];
  let highest = 0;
  for (const seed of seedsOf(seeds)) {
    const drafts = course(seed);
    for (const { pair, share } of sharesOf(drafts.map(({ document }) => document))) {
      highest = Math.max(highest, share);
      if (share >= maxShare)
        misses.push(`seed ${seed} ${drafts[0]?.factSheet.situation.processor} ${pair}: ${share.toFixed(2)}`);
    }
  }
  return [none(`pairs of letters that share 60 % (most: ${(highest * 100).toFixed(0)} %)`, misses, seeds.count * 6)];
}
