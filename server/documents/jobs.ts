import { extract } from './extract.ts';
import type { Services } from '../kernel/context.ts';
import type { JobData } from '../kernel/jobs.ts';

/** Reads an uploaded document; a second run finds it read. */
export async function readDocumentJob(services: Services, data: JobData<'read-document'>): Promise<void> {
  await extract(services, data.file_id);
}
