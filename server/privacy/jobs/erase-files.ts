import type { Services } from '../../kernel/context.ts';
import { eraseFiles } from '../erase-files.ts';

/** Removes the stored bytes of erased rows; a run that was cut goes over the same keys again. */
export async function eraseFilesJob(services: Services, data: { keys: string[] }): Promise<void> {
  await eraseFiles(services, data.keys);
}
