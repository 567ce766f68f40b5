import { processors } from '../../domain/processors.ts';
import { draftLetter } from '../../drafting/draft-letter.ts';
import { createTypstRenderer } from '../../server/engines/typst/typst-renderer.ts';
import { packetRequest, pdfFaults } from '../../testing/letters/generated-packets.ts';
import { quantile } from '../figures.ts';
import { atMost, none, type Goal } from './goal.ts';
import { seedsOf, type Seeds } from './measure-letters.ts';
import { variedRequest } from './varied-request.ts';

/**
 * Renders one letter per seed as a PDF; the first warms up the typesetter and is not counted. Then one packet per seed and processor, read back.
 */
export async function measurePdfs(seeds: Seeds): Promise<Goal[]> {
  const renderer = createTypstRenderer();
  await renderer.renderLetter(draftLetter(variedRequest(seeds.from)).document);
  const times: number[] = [];
  const failed: string[] = [];
  for (const seed of seedsOf(seeds)) {
    const { document } = draftLetter(variedRequest(seed));
    const began = performance.now();
    const bytes = await renderer
      .renderLetter(document)
      .catch((error: unknown) => failed.push(`seed ${seed}: ${String(error)}`));
    times.push(performance.now() - began);
    if (typeof bytes !== 'number' && Buffer.from(bytes.slice(0, 5)).toString() !== '%PDF-')
      failed.push(`seed ${seed}: no PDF`);
  }
  const faults: string[] = [];
  for (const seed of seedsOf(seeds))
    for (const processor of processors) {
      const found = await pdfFaults(renderer, packetRequest(seed, processor));
      if (found.length > 0) faults.push(`seed ${seed} ${processor}: ${found.join(' | ')}`);
    }
  return [
    none('letters that make no PDF', failed, seeds.count),
    none('PDFs of packets with a fault', faults, seeds.count * processors.length),
    atMost('PDF of a letter, p95', quantile(times, 0.95), 1_000),
  ];
}
