import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft } from '../../contract/application.ts';
import type { Answers } from '../../domain/intake/answers.ts';
import type { Me } from '../../contract/people.ts';
import { processorOfLink } from '../../domain/processors.ts';
import { refreshSession } from '../session/session.ts';
import { unsavedStoreHere } from '../unsaved/store.ts';
import { answerOfLostSubmit, draftStore } from './application-api.ts';
import { withAccount, withMinimumRows, withProcessor, withUploads } from './draft-answers.ts';
import { DraftKeeper, type DraftState } from './draft-keeper.ts';
import type { Submitted } from './submission.ts';
import { forgetLinkedProcessor, linkedProcessor } from './linked-processor.ts';

type Opened = { draft: Draft; submitted: Submitted | null };

/** Loads the draft, or the result of an earlier Submit whose response never arrived. */
async function openDraft(): Promise<Opened> {
  const draft = await draftStore.load();
  return { draft, submitted: await answerOfLostSubmit(draft.version) };
}

export function useOpenDraft(me: Me) {
  return useQuery({
    queryKey: ['application-draft', me.user.id],
    queryFn: openDraft,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Saves an opened draft while the wizard is mounted. */
export function useDraftKeeper(draft: Draft, me: Me, atStep: boolean): DraftKeeper {
  const [keeper] = useState(() => keeperOf(draft, me, atStep));
  useEffect(() => {
    keeper.start();
    forgetLinkedProcessor();
    return watch(keeper);
  }, [keeper]);
  return keeper;
}

function keeperOf(draft: Draft, me: Me, atStep: boolean): DraftKeeper {
  const processor = processorOfLink(linkedProcessor());
  const withKnown = (answers: Answers) =>
    withProcessor(withAccount(withUploads(withMinimumRows(answers), draft.uploads), me), processor);
  return new DraftKeeper({
    draft,
    withKnown,
    unsaved: unsavedStoreHere('application', 'device'),
    store: draftStore,
    atStep,
  });
}

/**
 * Saves when the page is hidden. Checks for others' changes when the page is shown again, when it comes online, and
 * when another window has saved.
 */
function watch(keeper: DraftKeeper): () => void {
  const onVisibility = () => void (document.visibilityState === 'hidden' ? keeper.settle() : keeper.refresh());
  const onOnline = () => void keeper.refresh();
  // A window removes its entry from browser storage once it has saved.
  const onStorage = ({ newValue }: StorageEvent) => newValue === null && void keeper.refresh();
  // If a save is refused for lack of a session, refreshing the session shows the sign-in page and keeps everything.
  const onState = () => {
    const { save } = keeper.getState();
    if (save.kind === 'failed' && save.signedOut) void refreshSession().catch(() => undefined);
  };
  const unsubscribe = keeper.subscribe(onState);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  window.addEventListener('storage', onStorage);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('storage', onStorage);
    unsubscribe();
    keeper.stop();
    void keeper.settle();
  };
}

export function useDraftState(keeper: DraftKeeper): DraftState {
  return useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState);
}
