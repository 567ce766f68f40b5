import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { documentKindLabels, type DocumentKind } from '../../domain/documents/document-kind.ts';
import { localReader } from '../engines/reader/local-reader.ts';
import type { User } from '../kernel/user.ts';
import { putDraft } from '../application/put-draft.ts';
import { submit, type Submitted } from '../application/submit.ts';
import type { Services } from '../kernel/context.ts';
import { storeUpload } from '../documents/store-upload.ts';
import { extract } from '../documents/extract.ts';
import type { DemoCase } from './demo-cases.ts';
import { dayOf } from '../../domain/calendar/utc.ts';

/** Submits a demo case as the wizard does: uploads, draft, submit. */
export async function submitDemoCase(services: Services, merchant: User, demoCase: DemoCase): Promise<Submitted> {
  const files = [];
  for (const kind of demoCase.documents)
    files.push({ id: await uploadSample(services, merchant, demoCase, kind), document_type: kind });
  const { fields, owners, previousProcessors } = demoCase;
  const saved = await putDraft(services, merchant, {
    version: 0,
    step: 8,
    answers: { fields, owners, previousProcessors, files },
  });
  return submit(services, merchant, { key: `demo-${uuidv7()}`, version: saved.version });
}

async function uploadSample(
  services: Services,
  merchant: User,
  demoCase: DemoCase,
  kind: DocumentKind,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'unhold-demo-'));
  try {
    const path = join(folder, 'sample.pdf');
    const business = String(demoCase.fields.legalBusinessName);
    const pdf = await services.pdf.renderRecord({
      title: documentKindLabels[kind],
      lead: 'Sample document of the demo. All names and figures are invented.',
      dated: dayOf(services.clock.now()),
      rows: [
        { label: 'Business', value: business },
        { label: 'Account', value: String(demoCase.fields.merchantAccount) },
        // What a notice alone says: any other document with it would read as one.
        ...(kind === 'hold_notice'
          ? [
              { label: 'Amount held', value: `$${String(demoCase.fields.amountHeld)}` },
              { label: 'Reason given', value: String(demoCase.fields.reasonGiven) || 'None' },
            ]
          : []),
      ],
    });
    await writeFile(path, pdf);
    const id = uuidv7();
    await storeUpload(services, merchant, {
      id,
      filename: `${kind.replaceAll('_', '-')}.pdf`,
      path,
      size: pdf.byteLength,
      forCase: null,
    });
    // Extracted at once instead of in a job.
    await extract({ ...services, reader: localReader }, id);
    return id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
