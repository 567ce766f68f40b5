import type { Services } from '../../context.ts';
import { eraseFiles } from '../../people/erase-files.ts';

/** Removes the stored bytes of erased rows; a run that was cut goes over the same keys again. */
export async function eraseFilesJob(services: Services, data: { keys: string[] }): Promise<void> {
  await eraseFiles(services, data.keys);
}
