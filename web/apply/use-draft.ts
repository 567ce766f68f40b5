import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft } from '../../contract/application.ts';
import type { Me } from '../../contract/me.ts';
import { processorFromParameter } from '../../domain/intake/processor-parameter.ts';
import { refreshSession } from '../session.ts';
import { answerOfLostSubmit, draftStore } from './application-api.ts';
import { withAccount, withMinimumRows, withProcessor, withUploads } from './draft-answers.ts';
import { draftBufferFor } from './draft-buffer.ts';
import { DraftKeeper, type DraftState } from './draft-keeper.ts';
import type { Submitted } from './submission.ts';
import { takeLinkedProcessor } from './linked-processor.ts';

type Opened = { draft: Draft; submitted: Submitted | null };

/** The draft; or, when Submit was pressed before and its answer never came, that answer. */
async function openDraft(): Promise<Opened> {
  const draft = await draftStore.load();
  return { draft, submitted: await answerOfLostSubmit(draft.version) };
}

export type OpenDraft =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'submitted'; submitted: Submitted }
  | { state: 'open'; keeper: DraftKeeper };

/** Opens the signed-in person's draft once, and keeps it safe while the wizard is on the page. */
export function useDraftKeeper(me: Me): OpenDraft {
  const query = useQuery({ queryKey: ['application-draft', me.user.id], queryFn: openDraft, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false });
  const [keeper, setKeeper] = useState<DraftKeeper | null>(null);
  const opened = query.data;
  useEffect(() => {
    if (!opened || opened.submitted) return;
    const made = keeperOf(opened.draft, me);
    setKeeper(made);
    return watch(made);
    // The person's record may be fetched again; only another person or another draft starts a new keeper.
  }, [opened, me.user.id]);
  if (query.isError) return { state: 'failed', error: query.error, retry: () => void query.refetch() };
  if (opened?.submitted) return { state: 'submitted', submitted: opened.submitted };
  return keeper ? { state: 'open', keeper } : { state: 'loading' };
}

function keeperOf(draft: Draft, me: Me): DraftKeeper {
  const answers = withAccount(withUploads(withMinimumRows(draft.answers), draft.uploads), me);
  const keeper = new DraftKeeper({ draft, answers, buffer: draftBufferFor(me.user.id), store: draftStore });
  keeper.begin();
  const linked = processorFromParameter(takeLinkedProcessor());
  if (linked) keeper.change((current) => withProcessor(current, linked));
  return keeper;
}

/** A hidden page is saved at once; a page that comes back, or comes online, looks for another device's changes. */
function watch(keeper: DraftKeeper): () => void {
  const onVisibility = () => void (document.visibilityState === 'hidden' ? keeper.settle() : keeper.refresh());
  const onOnline = () => void keeper.refresh();
  // A save that is refused for want of a session: ask who is here, and the page turns to sign-in with everything kept.
  const onState = () => {
    const { save } = keeper.getState();
    if (save.kind === 'failed' && save.signedOut) void refreshSession().catch(() => undefined);
  };
  const unsubscribe = keeper.subscribe(onState);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
    unsubscribe();
    keeper.stop();
    void keeper.settle();
  };
}

export function useDraftState(keeper: DraftKeeper): DraftState {
  return useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState);
}
