import { discardDraft } from './discard-draft.ts';
import { getDraft } from './get-draft.ts';
import { putDraft } from './put-draft.ts';
import { removeUpload } from './remove-upload.ts';
import { submit } from './submit.ts';
import { iso, isoOrNull } from '../kernel/present.ts';
import { api, signedIn } from '../kernel/api.ts';

export const applicationRoutes = {
  getDraft: api.application.getDraft.handler(async ({ context }) => {
    const draft = await getDraft(context.services, signedIn(context));
    return {
      ...draft,
      updated_at: isoOrNull(draft.updated_at),
      uploads: draft.uploads.map((file) => ({ ...file, created_at: iso(file.created_at) })),
    };
  }),
  putDraft: api.application.putDraft.handler(async ({ context, input }) => {
    const saved = await putDraft(context.services, signedIn(context), input);
    return { version: saved.version, updated_at: iso(saved.updated_at) };
  }),
  discardDraft: api.application.discardDraft.handler(async ({ context, input }) => {
    await discardDraft(context.services, signedIn(context), input.version);
    return { discarded: true as const };
  }),
  removeUpload: api.application.removeUpload.handler(async ({ context, input }) => {
    await removeUpload(context.services, signedIn(context), input.id);
    return { removed: true as const };
  }),
  submit: api.application.submit.handler(({ context, input }) =>
    submit(context.services, signedIn(context), {
      key: input.headers['idempotency-key'],
      version: input.body.version,
      consent: input.body.ai_consent,
    }),
  ),
};
