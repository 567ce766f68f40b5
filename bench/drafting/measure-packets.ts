import { processors } from '../../domain/processors.ts';
import { packetFaults, packetRequest } from '../../testing/letters/generated-packets.ts';
import { none, type Goal } from './goal.ts';
import { seedsOf, type Seeds } from './measure-letters.ts';

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
