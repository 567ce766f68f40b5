import { processors } from '../../domain/processors.ts';
import { packetFaults, packetRequest } from '../../testing/letters/generated-packets.ts';
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

/** Letters to each processor that claim, hold or ask for what goes to no other side; of how many that are notices. */
export function measurePackets(seeds: Seeds): Goal[] {
  return processors.map((processor) => {
    const faults: string[] = [];
    let notices = 0;
    for (const seed of seedsOf(seeds)) {
      const found = packetFaults(packetRequest(seed, processor));
      if (found.isNotice) notices += 1;
      if (found.faults.length > 0) faults.push(`seed ${seed}: ${found.faults.join(' | ')}`);
    }
    return none(`letters to ${processor} with a fault of its packet (${notices} are notices)`, faults, seeds.count);
  });
}
