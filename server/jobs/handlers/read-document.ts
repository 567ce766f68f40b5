import { readUpload } from '../../documents/read-upload.ts';
import type { Services } from '../../context.ts';
import type { JobData } from '../definitions.ts';

/** Reads an uploaded document; a second run finds it read. */
export async function readDocumentJob(services: Services, data: JobData<'read-document'>): Promise<void> {
  await readUpload(services, data.file_id);
}
