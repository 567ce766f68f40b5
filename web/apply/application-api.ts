/** The wizard's API calls, behind an interface that its pure modules can be tested with. */
import type { AiConsent } from '../../domain/ai/disclosure.ts';
import { api } from '../api/api.ts';
import type { DraftStore } from './draft-keeper.ts';
import { answerOfPending, submitVersion, type Post } from './submission.ts';

export const draftStore: DraftStore = {
  load: () => api.application.getDraft(),
  save: (draft) => api.application.putDraft(draft),
};

const post =
  (consent: AiConsent | null): Post =>
  ({ key, version }) =>
    api.application.submit({
      headers: { 'idempotency-key': key },
      body: { version, ai_consent: consent },
    });

export const submitDraft = (version: number, consent: AiConsent | null) =>
  submitVersion(version, window.sessionStorage, post(consent));

export const answerOfLostSubmit = (version: number) => answerOfPending(version, window.sessionStorage, post(null));
