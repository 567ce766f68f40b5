import { useState, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Spinner } from '../../ui/feedback.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import './analysis/analysis.css';
import { caseTabLabels, caseTabs, type CaseTab } from '../panel/dialog-address.ts';
import { CaseFiles } from '../documents/case-files.tsx';
import { CaseLetters } from '../letters/case-letters.tsx';
import { CaseMessages } from '../messages/case-messages.tsx';
import './case.css';
import { AnalysisSection } from './analysis/analysis-section.tsx';
import type { AdminCase } from '../cases/case-fields.ts';
import { CaseHistory } from './case-history.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseKeys } from './case-keys.tsx';
import { Business, Financial, Overview } from './case-parts.tsx';
import { ClashPanel } from './clash-panel.tsx';
import { EditBar } from './edit-bar.tsx';
import { EditErrors } from './edit-errors.tsx';
import { LeaveDialog, RestoreNotice, useUnsavedNote } from './unsaved.tsx';
import { useAiOverview } from './use-ai-overview.ts';
import { useCaseEdit } from './use-case-edit.ts';
import { useGuard, type CloseGuard } from './use-guard.ts';

type ViewProps = {
  theCase: AdminCase;
  show: CaseTab;
  onShow: (tab: CaseTab) => void;
  /** Omitted on the case's page. */ dialog?: {
    guardRef: CloseGuard;
    onClose: () => void;
    onOpen: (id: string) => void;
  };
};

const messages = { done: 'Case details updated successfully.', failed: 'Failed to save changes.' };

/** A case with its eight tabs (spec, section 2), in a dialog or on its own page. */
export function CaseView({ theCase, show, onShow, dialog }: ViewProps) {
  const [isEditing, setEditing] = useState(false);
  const [asking, setAsking] = useState<'cancel' | 'close' | null>(null);
  const editing = useCaseEdit(theCase, messages, () => setEditing(false));
  const unsaved = editing.changed.length > 0;
  const leaveQuietly = useUnsavedNote(isEditing && unsaved, theCase);
  useShowFromHash();
  const overview = useAiOverview(theCase, () => onShow('analysis'));
  useGuard(dialog?.guardRef, () => {
    if (!isEditing || !unsaved) return true;
    setAsking('close');
    return false;
  });
  const stop = () => (unsaved ? setAsking('cancel') : setEditing(false));
  const leave = () => {
    leaveQuietly();
    setEditing(false);
    setAsking(null);
    if (asking === 'close') dialog?.onClose();
  };
  const edit = isEditing ? editing : null;
  return (
    <div className="case-view">
      <CaseKeys id={theCase.id} show={show} onShow={onShow} onOpen={dialog?.onOpen} />
      <CaseHead
        theCase={theCase}
        heading={!dialog}
        isAnalyzing={overview.isRunning}
        onAiOverview={overview.open}
        isEditing={isEditing}
        onEdit={() => (isEditing ? stop() : startEditing())}
        ownPage={dialog ? `/admin/cases/${theCase.id}${show === 'overview' ? '' : `?show=${show}`}` : null}
      />
      {!isEditing && unsaved ? (
        <RestoreNotice
          changed={editing.changed}
          at={editing.restoredAt}
          onContinue={startEditing}
          onDiscard={editing.discard}
        />
      ) : null}
      {edit ? <EditErrors editing={edit} onShow={onShow} /> : null}
      {edit ? <ClashPanel editing={edit} theCase={theCase} /> : null}
      <CaseTabs theCase={theCase} show={show} onShow={onShow} edit={edit} isAnalyzing={overview.isRunning} />
      {edit ? <EditBar editing={edit} onCancel={stop} /> : null}
      {asking ? (
        <LeaveDialog
          changed={editing.changed}
          onStay={() => setAsking(null)}
          onKeep={leave}
          onDiscard={() => {
            editing.discard();
            leave();
          }}
        />
      ) : null}
    </div>
  );

  function startEditing(): void {
    setEditing(true);
    if (!['overview', 'business', 'financial'].includes(show)) onShow('overview');
  }
}

type TabsProps = Pick<ViewProps, 'theCase' | 'show' | 'onShow'> & {
  edit: ReturnType<typeof useCaseEdit> | null;
  isAnalyzing: boolean;
};

function CaseTabs({ theCase, show, onShow, edit, isAnalyzing }: TabsProps) {
  const { letters, case_files, messages, history } = theCase;
  const parts: Record<CaseTab, { count?: number | string; content: ReactNode }> = {
    overview: { content: <Overview theCase={theCase} editing={edit} /> },
    business: { content: <Business theCase={theCase} editing={edit} /> },
    financial: { content: <Financial theCase={theCase} editing={edit} /> },
    analysis: {
      content: isAnalyzing ? <Spinner label="Analyzing the case…" /> : <AnalysisSection theCase={theCase} />,
    },
    letters: { count: letters.length, content: <CaseLetters theCase={theCase} /> },
    files: { count: case_files.length, content: <CaseFiles theCase={theCase} /> },
    messages: { count: messages.length, content: <CaseMessages theCase={theCase} /> },
    history: { count: history.length < 500 ? history.length : '500+', content: <CaseHistory caseId={theCase.id} /> },
  };
  const tabs = caseTabs.map((tab) => ({
    value: tab,
    label: caseTabLabels[tab],
    ...(parts[tab].count !== undefined && { count: parts[tab].count }),
    panel: (
      <section className="case-section" aria-label={caseTabLabels[tab]}>
        {parts[tab].content}
      </section>
    ),
  }));
  return (
    <Tabs
      label="Parts of the case"
      value={show}
      onValueChange={(tab) => onShow(caseTabs.find((each) => each === tab) ?? 'overview')}
      tabs={tabs}
    />
  );
}

/** Older links name a part of the case with a hash: `#letters` is now `?show=letters`. */
function useShowFromHash(): void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  useEffect(() => {
    const tab = caseTabs.find((each) => `#${each}` === hash);
    if (!tab) return;
    const search = new URLSearchParams(window.location.search);
    search.set('show', tab);
    void navigate({ search: search.toString(), hash: '' }, { replace: true, preventScrollReset: true });
  }, [hash, navigate]);
}
