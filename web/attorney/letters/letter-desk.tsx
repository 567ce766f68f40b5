import { lazy, Suspense, useState } from 'react';
import type { LetterView } from '../../../contract/letter-view.ts';
import { showFailure, showToast } from '../../ui/toasts.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { LeaveGuard } from '../../unsaved/leave-guard.tsx';
import { approvalObstacles, barringText } from './findings/approval.ts';
import { useDeskAddress } from '../desk-address.ts';
import { DeskBar } from './desk-bar.tsx';
import { DeskDialogs } from './desk-dialogs.tsx';
import { DeskPanel } from './desk-panel.tsx';
import type { DeskAct } from './findings/desk-acts.ts';
import { placeOf, type FindingPlace } from './findings/finding-place.ts';
import { focusEditor, scrollToPlace, scrollToTitle } from './findings/go-to-place.ts';
import { ownParagraph } from './editor/letter-edits.ts';
import { Paper } from './editor/paper.tsx';
import { partOf, type Change } from './reading/reading-texts.ts';
import { SaveBar } from './save-bar.tsx';
import { SignOff } from './sign-off/sign-off.tsx';
import { useApprovedGuard } from './editor/use-approved-guard.tsx';
import { useLetterKeys } from './keys/use-letter-keys.ts';
import { stepTaken, useLetterActions } from './editor/use-letter-actions.ts';
import { useLetterDesk } from './editor/use-letter-desk.ts';
import { OutdatedNotice } from './versions/outdated-notice.tsx';
import { useComments } from './comments/use-comments.ts';
import { useSuggestions } from './versions/use-suggestions.ts';

// Loaded only if there are such words, because words are rarely compared.
const StrandedWords = lazy(() => import('./versions/stranded-words.tsx'));

/** Wide enough for the letter beside the panel; on a narrower screen the letter is the first tab. */
const twoColumns = '(min-width: 62rem)';

/** The desk: the letter as paper; beside it the evidence, the verifier's findings and approval. */
export function LetterDesk({ letter }: { letter: LetterView }) {
  const desk = useLetterDesk(letter);
  const address = useDeskAddress();
  const sideBySide = useMedia(twoColumns);
  const [selected, select] = useState<string | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  /** That of a finding, for the form that adds its authority. */
  const [citation, setCitation] = useState('');
  const actions = useLetterActions(letter.id, {
    onSaved: desk.wasSaved,
    onOutdated: (document, stored) => {
      if (desk.isOwn(stored)) actions.save.mutate({ id: letter.id, version: stored.version, document });
      else address.setDialog('compare');
    },
  });

  const suggestions = useSuggestions(letter.id);
  const comments = useComments(letter.id);
  const suggest = () =>
    suggestions.suggest.mutate(
      { id: letter.id, version: desk.version, document: desk.document },
      {
        onSuccess: () => {
          setEditing(null);
          desk.discard();
          address.setView('changes');
        },
      },
    );
  const save = () => {
    if (!letter.may.edit || !desk.unsaved || desk.outdated || actions.save.isPending) return;
    desk.sending(desk.document);
    actions.save.mutate({ id: letter.id, version: desk.version, document: desk.document });
  };
  const discard = () => {
    const mine = desk.document;
    setEditing(null);
    desk.discard();
    showToast({ title: 'Edits discarded.', action: { label: 'Undo', onClick: () => desk.startFrom(letter, mine) } });
  };
  const goTo = (place: FindingPlace, findingKey?: string) => {
    setEditing(null);
    if (place !== null && 'blockId' in place) select(place.blockId);
    if (!sideBySide) address.setView('letter');
    scrollToPlace(place, findingKey);
  };

  const decide = () => {
    address.setView('decide');
    scrollToTitle('decide-title');
  };
  const afterReading = (read: LetterView) => {
    const { listed } = approvalObstacles(read, desk);
    if (listed === 0) return address.setDialog('approve');
    showToast({ title: 'Recorded as read.', description: barringText(listed) });
    address.setDialog(null);
    decide();
  };

  const compare = () => address.setDialog('compare');
  const savesBelow = !sideBySide && letter.may.edit && desk.unsaved;
  const guard = useApprovedGuard(letter, desk.unsaved);
  const edited = { ...desk, edit: guard.guarded(desk.edit), startFrom: guard.guarded(desk.startFrom) };
  const openEditor = guard.guarded(setEditing);
  const place = {
    selected,
    select,
    editing: letter.may.edit ? editing : null,
    setEditing: (id: string | null) => (id === null ? setEditing(null) : openEditor(id)),
    addBelow: (id: string) => {
      const added = ownParagraph(`own-${crypto.randomUUID()}`);
      edited.edit({ do: 'add', after: id, block: added });
      select(added.id);
      place.setEditing(added.id);
    },
    comment: (id: string) => {
      select(id);
      address.setView('comments');
      scrollToTitle('comment-text');
    },
    commentsOn: comments.openOn,
  };
  /** Opens the editor of a part, a block's id or `part:` and the part's name, and puts the cursor there. */
  const editPart = (part: string) => {
    goTo(part.startsWith('part:') ? null : { blockId: part });
    place.setEditing(part);
    focusEditor(part);
  };
  /** Closes the reading step and edits the part that contains the change. */
  const editChange = (change: Change) => {
    const part = partOf(change);
    if (part === null) return;
    address.setDialog(null);
    editPart(part);
  };
  const redraft = guard.guarded(() =>
    actions.redraft.mutate({ id: letter.id }, { onError: showFailure('The letter was not drafted again') }),
  );
  const act = (what: DeskAct) => {
    switch (what.do) {
      case 'add-authority':
        setCitation(what.citation);
        return address.setDialog('add-authority');
      case 'edit':
        return editPart(what.part);
      case 'redraft':
        return redraft();
      case 'file-as-read':
        return actions.fileAsRead.mutate({ id: letter.id, file_id: what.file });
      case 'redate':
        return actions.redate.mutate({ id: letter.id });
      case 'view':
        return address.setView(what.view);
    }
  };
  useLetterKeys({
    desk: edited,
    place,
    editable: letter.may.edit,
    save,
    onView: address.setView,
    view: sideBySide ? null : 'letter',
    onDialog: address.setDialog,
  });
  const paper = <Paper letter={letter} desk={edited} place={place} />;
  return (
    <>
      <DeskBar
        letter={letter}
        desk={desk}
        saving={actions.save.isPending}
        saveFailed={actions.save.isError && actions.save.variables.version === desk.version}
        suggesting={suggestions.suggest.isPending}
        onSuggest={suggest}
        onSave={save}
        onPdf={() => address.setDialog('pdf')}
        onKeys={() => address.setDialog('keys')}
        onDiscard={discard}
        onCompare={compare}
        savesBelow={savesBelow}
      />
      {desk.outdated && <OutdatedNotice version={letter.version} from={desk.from} onCompare={compare} />}
      {desk.stranded && (
        <div className="desk-notice">
          <Suspense fallback={null}>
            <StrandedWords letter={letter} words={desk.stranded} onGone={desk.discard} />
          </Suspense>
        </div>
      )}
      <div className={sideBySide ? 'desk desk--wide' : 'desk'}>
        {sideBySide && <div className="desk__paper">{paper}</div>}
        <aside className="desk__panel" aria-label="Facts, verdict and sign-off">
          <DeskPanel
            letter={letter}
            desk={edited}
            actions={actions}
            suggestions={suggestions}
            comments={comments}
            paper={sideBySide ? null : paper}
            view={address.view}
            onView={address.setView}
            selected={selected}
            onSelect={select}
            onAct={act}
            onGo={(blockId) => goTo({ blockId })}
            onRead={() => address.setDialog('read')}
            onCompare={() => address.setDialog('versions')}
            onGoToFinding={(finding) => goTo(placeOf(finding, desk.document), finding.key)}
          />
          <SignOff
            letter={letter}
            unsaved={desk.unsaved}
            outdated={desk.outdated}
            busy={stepTaken(actions)}
            onSubmit={() =>
              letter.returned?.asks ? address.setDialog('answer') : actions.submit.mutate({ id: letter.id })
            }
            onRedate={() => actions.redate.mutate({ id: letter.id })}
            onDialog={address.setDialog}
            onDecide={decide}
            onSendAgain={() =>
              actions.send.mutate(
                { id: letter.id, email: null },
                {
                  onError: showFailure('The letter was not sent'),
                },
              )
            }
          />
        </aside>
      </div>
      {savesBelow && (
        <SaveBar
          desk={desk}
          saving={actions.save.isPending}
          version={letter.version}
          onSave={save}
          onCompare={compare}
        />
      )}
      <DeskDialogs
        letter={letter}
        desk={desk}
        actions={actions}
        dialog={address.dialog}
        citation={citation}
        onClose={() => {
          setCitation('');
          address.setDialog(null);
        }}
        onGoToFinding={(finding) => {
          address.setDialog(null);
          goTo(placeOf(finding, desk.document), finding.key);
        }}
        onEditChange={editChange}
        onRead={afterReading}
      />
      {guard.question}
      <LeaveGuard unsaved={desk.unsaved || (desk.stranded !== null && !desk.isStored)}>
        <p>
          They stay on this device and come back when you open this letter here again. Nobody else sees them until you
          save.
        </p>
      </LeaveGuard>
    </>
  );
}
