/** The wizard's API calls, behind an interface that its pure modules can be tested with. */
import { api } from '../api/api.ts';
import type { DraftStore } from './draft-keeper.ts';
import { answerOfPending, submitVersion, type Post } from './submission.ts';

export const draftStore: DraftStore = {
  load: () => api.application.getDraft(),
  save: (draft) => api.application.putDraft(draft),
};

const post: Post = ({ key, version }) =>
  api.application.submit({ headers: { 'idempotency-key': key }, body: { version } });

export const submitDraft = (version: number) => submitVersion(version, window.sessionStorage, post);

export const answerOfLostSubmit = (version: number) => answerOfPending(version, window.sessionStorage, post);
