import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { LetterView } from '../../../contract/letter-view.ts';
import type { LetterDecision } from '../../../domain/letters/decision.ts';
import type { Finding } from '../../../domain/letters/letter.ts';
import { Tabs, type Tab } from '../../ui/tabs.tsx';
import { useCounselUnread } from '../../messages/use-counsel-unread.ts';
import { useSession } from '../../session/session.ts';
import { isAttorney } from '../attorney-access.ts';
import { ClientPanel } from '../client-panel.tsx';
import { AgreementTab } from './agreement-tab.tsx';
import { barringPoints } from './findings/approval.ts';
import { CaseTab } from './case-tab.tsx';
import { DecideTab } from './findings/decide-tab.tsx';
import type { DeskAct } from './findings/desk-acts.ts';
import { DeliveryTab } from './sign-off/delivery-tab.tsx';
import type { DeskView } from '../desk-address.ts';
import { FactsTab } from './facts-tab.tsx';
import { ownParagraph } from './editor/letter-edits.ts';
import type { LetterActions } from './editor/use-letter-actions.ts';
import { RedraftButton } from './redraft-button.tsx';
import type { LetterDesk } from './editor/use-letter-desk.ts';
import { CommentsTab } from './comments/comments-tab.tsx';
import type { Comments } from './comments/use-comments.ts';
import type { Suggestions } from './versions/use-suggestions.ts';

// Loaded when opened: most letters have no suggestions.
const ChangesTab = lazy(() => import('./versions/changes-tab.tsx'));

type DeskPanelProps = {
  letter: LetterView;
  desk: LetterDesk;
  actions: LetterActions;
  suggestions: Suggestions;
  comments: Comments;
  /** The letter, as the first tab of a narrow screen; null if it is beside the panel. */
  paper: ReactNode;
  view: DeskView | null;
  onView: (view: DeskView) => void;
  selected: string | null;
  onSelect: (id: string | null) => void;
  onGo: (blockId: string) => void;
  onGoToFinding: (finding: Finding) => void;
  onAct: (act: DeskAct) => void;
  /** Opens the reading step. */
  onRead: () => void;
  onCompare: () => void;
};

/** Whether a decision is settled on a tab of the panel, and not at the sign-off. */
const isView = (place: LetterDecision['place']): place is LetterDecision['place'] & DeskView =>
  !['verdict', 'approval', 'reading', 'engagement', 'conflicts'].includes(place);

/** A new draft or date makes a version, which waits until the edits are saved; an authority is added by the attorney. */
function mayDo(act: DeskAct, { may }: LetterView, { isCounsel, unsaved }: { isCounsel: boolean; unsaved: boolean }) {
  if (act.do === 'view') return true;
  if (act.do === 'add-authority') return may.edit && isCounsel;
  return may.edit && !(unsaved && act.do !== 'edit');
}

const isBusy = (act: DeskAct, { redraft, redate, fileAsRead }: LetterActions): boolean => {
  switch (act.do) {
    case 'redraft':
      return redraft.isPending;
    case 'redate':
      return redate.isPending;
    case 'file-as-read':
      return fileAsRead.isPending && fileAsRead.variables.file_id === act.file;
    default:
      return false;
  }
};

export function DeskPanel({
  letter,
  desk,
  actions,
  suggestions,
  comments,
  paper,
  view,
  onView,
  selected,
  onSelect,
  onGo,
  onGoToFinding,
  onAct,
  onRead,
  onCompare,
}: DeskPanelProps) {
  const [field, setField] = useState<string | null>(null);
  const session = useSession();
  const isCounsel = session.state === 'signed-in' && isAttorney(session.me);
  const unread = useCounselUnread(letter.case_id, isCounsel);
  const tabs: Tab<DeskView>[] = [
    ...(paper ? [{ value: 'letter' as const, label: 'Letter', panel: paper }] : []),
    {
      value: 'decide',
      label: 'To decide',
      count: barringPoints(letter, 'sending').length || undefined,
      panel: (
        <DecideTab
          letter={letter}
          paper={desk.document}
          unsaved={desk.unsaved}
          confirming={actions.settling}
          onConfirm={actions.settle}
          onTake={actions.take}
          redraft={<RedraftButton letter={letter} unsaved={desk.unsaved} redrafting={actions.redraft} />}
          onGo={onGoToFinding}
          doing={(act) =>
            mayDo(act, letter, { isCounsel, unsaved: desk.unsaved })
              ? {
                  onClick: () => onAct(act),
                  busy: isBusy(act, actions),
                }
              : null
          }
          onPlace={(place) => {
            if (place === 'reading') onRead();
            else if (isView(place)) onView(place);
            else document.getElementById('sign-off-title')?.focus();
          }}
        />
      ),
    },
    {
      value: 'facts',
      label: 'Facts',
      panel: (
        <FactsTab
          letter={letter}
          paper={desk.document}
          selected={selected}
          onSelect={onSelect}
          onGo={onGo}
          onInsert={(sentence) => {
            const block = { ...ownParagraph(`own-${crypto.randomUUID()}`), ...sentence };
            const last = desk.document.blocks.findLast(({ enclosure }) => !enclosure)?.id ?? null;
            desk.edit({ do: 'add', after: selected ?? last, block });
            onGo(block.id);
          }}
          onField={(name) => {
            setField(name);
            onView('case');
          }}
        />
      ),
    },
    {
      value: 'case',
      label: 'Case',
      panel: (
        <CaseTab
          caseId={letter.case_id}
          field={field}
          onDelivery={() => onView('delivery')}
          onClient={isCounsel ? () => onView('client') : null}
        />
      ),
    },
    ...(isCounsel
      ? [
          {
            value: 'client' as const,
            label: 'Client',
            count: unread || undefined,
            panel: <ClientPanel caseId={letter.case_id} />,
          },
        ]
      : []),
    {
      value: 'agreement',
      label: 'Agreement',
      panel: <AgreementTab letter={letter} unsaved={desk.unsaved} redrafting={actions.redraft} />,
    },
    {
      value: 'changes',
      label: 'Suggestions',
      count: suggestions.list.data?.items.filter(({ state }) => state === 'open').length || undefined,
      panel: (
        <Suspense fallback={null}>
          <ChangesTab
            letter={letter}
            unsaved={desk.unsaved}
            suggestions={suggestions}
            onEdit={(document) => {
              desk.startFrom(letter, document);
              onView('letter');
            }}
          />
        </Suspense>
      ),
    },
    {
      value: 'comments',
      label: 'Comments',
      count: comments.open || undefined,
      panel: <CommentsTab letter={letter} comments={comments} selected={selected} onGo={onGo} />,
    },
    {
      value: 'delivery',
      label: 'History',
      panel: (
        <DeliveryTab
          letter={letter}
          busy={actions.tracking.isPending}
          onTracking={(number, postedOn, beforeDate) =>
            actions.tracking.mutate({
              id: letter.id,
              tracking_number: number,
              posted_on: postedOn,
              before_date: beforeDate,
            })
          }
          onCompare={onCompare}
        />
      ),
    },
  ];
  const shown = view !== null && tabs.some((tab) => tab.value === view) ? view : (tabs[0]?.value ?? 'facts');
  return (
    <div className="desk-tabs">
      <Tabs label="The letter and its sources" value={shown} onValueChange={onView} tabs={tabs} />
    </div>
  );
}
