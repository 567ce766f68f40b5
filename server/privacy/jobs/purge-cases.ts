import { purgeCases } from '../purge-cases.ts';
import type { Services } from '../../kernel/context.ts';

/** Daily: deletes cases whose retention has ended. A second run finds nothing due. */
export async function purgeCasesJob(services: Services): Promise<void> {
  await purgeCases(services);
}
