import { readDraft } from './get-draft.ts';
import { saveDraft } from './put-draft.ts';
import { submitCase } from './submit.ts';
import { listDraftReadings } from '../documents/list-extractions.ts';
import { removeUpload } from './remove-upload.ts';
import { api, signedIn } from '../kernel/api.ts';
import { iso, isoOrNull } from '../cases/present-case.ts';

export const application = {
  getDraft: api.application.getDraft.handler(async ({ context }) => {
    const draft = await readDraft(context.services, signedIn(context));
    return {
      ...draft,
      updated_at: isoOrNull(draft.updated_at),
      uploads: draft.uploads.map((file) => ({ ...file, created_at: iso(file.created_at) })),
    };
  }),
  putDraft: api.application.putDraft.handler(async ({ context, input }) => {
    const saved = await saveDraft(context.services, signedIn(context), input);
    return { version: saved.version, updated_at: iso(saved.updated_at) };
  }),
  removeUpload: api.application.removeUpload.handler(async ({ context, input }) => {
    await removeUpload(context.services, signedIn(context), input.id);
    return { removed: true as const };
  }),
  readings: api.application.readings.handler(async ({ context }) => ({
    items: await listDraftReadings(context.services, signedIn(context)),
  })),
  submit: api.application.submit.handler(({ context, input }) =>
    submitCase(context.services, signedIn(context), {
      key: input.headers['idempotency-key'],
      version: input.body.version,
    }),
  ),
};
