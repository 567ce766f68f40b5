import type { ReactNode } from 'react';
import type { LetterView } from '../../../contract/letters.ts';
import type { Finding } from '../../../domain/letters/letter.ts';
import { messageOf } from '../../api/api-error.ts';
import { Tabs, type Tab } from '../../ui/tabs.tsx';
import { AgreementTab } from './agreement-tab.tsx';
import { findingState } from './approval.ts';
import { DeliveryTab } from './delivery-tab.tsx';
import type { DeskView } from './desk-address.ts';
import { FactsTab } from './facts-tab.tsx';
import type { LetterActions } from './use-letter-actions.ts';
import type { LetterDesk } from './use-letter-desk.ts';
import { VerdictTab } from './verdict-tab.tsx';

type DeskPanelProps = {
  letter: LetterView;
  desk: LetterDesk;
  actions: LetterActions;
  /** On a narrow screen the letter is the first tab; null when it is beside the panel. */
  paper: ReactNode;
  view: DeskView | null;
  onView: (view: DeskView) => void;
  selected: string | null;
  onSelect: (id: string | null) => void;
  onGo: (blockId: string) => void;
  onGoToFinding: (finding: Finding) => void;
};

export function DeskPanel({
  letter,
  desk,
  actions,
  paper,
  view,
  onView,
  selected,
  onSelect,
  onGo,
  onGoToFinding,
}: DeskPanelProps) {
  const asking = letter.verdict.findings.filter((each) => findingState(each, letter.confirmed) !== 'confirmed').length;
  const confirming = actions.confirm.isPending ? (actions.confirm.variables?.key ?? null) : null;
  const tabs: Tab<DeskView>[] = [
    ...(paper ? [{ value: 'letter' as const, label: 'Letter', panel: paper }] : []),
    {
      value: 'facts',
      label: 'Facts',
      panel: <FactsTab letter={letter} paper={desk.document} selected={selected} onSelect={onSelect} onGo={onGo} />,
    },
    {
      value: 'verdict',
      label: 'Verdict',
      count: asking,
      panel: (
        <VerdictTab
          letter={letter}
          paper={desk.document}
          unsaved={desk.unsaved}
          confirming={confirming}
          onConfirm={(key) => actions.confirm.mutate({ id: letter.id, key })}
          onGo={onGoToFinding}
        />
      ),
    },
    {
      value: 'agreement',
      label: 'Agreement',
      panel: <AgreementTab letter={letter} unsaved={desk.unsaved} redrafting={actions.redraft} />,
    },
    {
      value: 'delivery',
      label: 'History and delivery',
      panel: (
        <DeliveryTab
          letter={letter}
          busy={actions.tracking.isPending}
          onTracking={(number) => actions.tracking.mutate({ id: letter.id, tracking_number: number })}
          recording={{
            busy: actions.delivery.isPending,
            error: actions.delivery.error
              ? messageOf(actions.delivery.error, 'The delivery was not recorded. Please try again.')
              : null,
          }}
          onRecord={(outcome, on) => actions.delivery.mutate({ id: letter.id, outcome, on })}
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
