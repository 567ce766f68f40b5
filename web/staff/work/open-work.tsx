import { useEffect, useEffectEvent, useRef } from 'react';
import { formatCents } from '../../../domain/money/cents.ts';
import { labelOfProcessor } from '../../../domain/processors.ts';
import { StageBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { shortDay } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { focusQuietly } from '../../ui/focus-quietly.ts';
import type { WorkItem } from '../cases/cases-cache.ts';
import { dueOf } from '../cases/due.ts';
import { onPlainPress } from '../cases/row-links.ts';
import { useOpenCase } from '../cases/use-open-case.ts';
import { useCommandDialogs } from '../panel/command-dialogs.tsx';
import { isPlainKey } from '../panel/plain-key.ts';
import { DoneButton } from './done-button.tsx';
import { Act } from './act.tsx';
import { tabOf } from './work-place.ts';
import './work-panel.css';

type OpenWorkProps = {
  /** Null where no list of this page has the row. */
  item: WorkItem | null;
  /** The row as the list has it now; null once it has left. */
  now: WorkItem | null;
  today: string;
  rowAfter: () => HTMLElement | null;
  /** Null where there is no other row. */
  onGo: ((step: 1 | -1) => void) | null;
  /** Shows the row as it is now. */
  onGoOn: () => void;
  onClose: () => void;
  inCase: boolean;
};

/** What a row of work asks for, with its case in one line. */
export function OpenWork({ item, now, today, rowAfter, onGo, onGoOn, onClose, inCase }: OpenWorkProps) {
  const place = useRef<HTMLDivElement>(null);
  const dialog = () => place.current?.closest<HTMLElement>('[role=dialog]') ?? null;
  const body = () => place.current?.closest<HTMLElement>('.dialog__body') ?? null;
  useKeys(dialog, onGo);
  // The next row takes the focus along, so that the next key is a command again.
  useEffect(() => void focusQuietly(body()), [item?.key]);
  const due = item && dueOf(item.due_on, today);
  return (
    <Dialog
      open
      compact
      size="panel"
      title={item ? <bdi>{item.what}</bdi> : 'Not in this list'}
      description={item && due ? `Due ${shortDay(item.due_on)} (${due.text.toLowerCase()})` : undefined}
      initialFocus={() => focusQuietly(body())}
      finalFocus={rowAfter}
      onOpenChange={(open) => !open && onClose()}
      footer={<Foot item={item} now={now} today={today} onGo={onGo} onGoOn={onGoOn} />}
    >
      <div ref={place} className="work-panel" key={item && `${item.key} ${item.what}`}>
        {item ? (
          <div className="work-panel__act">
            <Act item={item} />
          </div>
        ) : (
          <p>It is done, or stands in another list.</p>
        )}
        {item?.the_case && !inCase ? (
          <CaseLine item={item} theCase={now?.the_case ?? item.the_case} onClose={onClose} />
        ) : null}
      </div>
      {useCommandDialogs(dialog).dialogs}
    </Dialog>
  );
}

function useKeys(dialog: () => Element | null, onGo: OpenWorkProps['onGo']): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = { j: 1, k: -1 }[event.key];
    if (!onGo || (step !== 1 && step !== -1) || !isPlainKey(event, dialog())) return;
    event.preventDefault();
    onGo(step);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Says when it is done, and leads on. Nothing above it moves, so that a second click never meets another row's button. */
function Foot({ item, now, today, onGo, onGoOn }: Pick<OpenWorkProps, 'item' | 'now' | 'today' | 'onGo' | 'onGoOn'>) {
  const done = item && doneText(item, now, today);
  return (
    <div className="work-panel__foot">
      <p role="status" className="small">
        {done}
      </p>
      {done && now ? (
        <Button variant="quiet" size="small" onClick={onGoOn}>
          Show it
        </Button>
      ) : null}
      {now && item ? <DoneButton item={item} caseNumber={item.the_case?.case_number ?? ''} /> : null}
      {onGo ? (
        <>
          <Button variant="secondary" size="small" aria-keyshortcuts="k" onClick={() => onGo(-1)}>
            Previous
          </Button>
          <Button variant="secondary" size="small" aria-keyshortcuts="j" onClick={() => onGo(1)}>
            Next
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** A case's row stays with its next action; any other leaves the list. */
function doneText(item: WorkItem, now: WorkItem | null, today: string): string | null {
  if (!now) return 'Done.';
  if (!item.key.startsWith('case:') || now.what === item.what) return null;
  return `Done. Next in this case: ${now.what} (${dueOf(now.due_on, today).text.toLowerCase()}).`;
}

type CaseLineProps = { item: WorkItem; theCase: NonNullable<WorkItem['the_case']>; onClose: () => void };

function CaseLine({ item, theCase, onClose }: CaseLineProps) {
  const { view } = useOpenCase();
  const tab = tabOf[item.act];
  const { id, business, case_number, held_amount_cents: held, stage, owner, attorney_name: attorney } = theCase;
  const open = () => {
    onClose();
    view(id, tab === 'overview' ? undefined : tab);
  };
  return (
    <p className="work-panel__case">
      <span className="work-panel__name">
        <bdi>{business}</bdi> <span className="mono muted">{case_number}</span>
      </span>
      <span dir="auto">{labelOfProcessor(theCase)}</span>
      <span className="money">{held === null ? 'Amount not provided' : `${formatCents(held)} held`}</span>
      <StageBadge stage={stage} />
      <span className="muted">
        <bdi>{owner?.name ?? 'Nobody'}</bdi>, <bdi>{attorney ?? 'no attorney'}</bdi>
      </span>
      <a href={`/admin/cases/${id}${tab === 'overview' ? '' : `?show=${tab}`}`} onClick={onPlainPress(open)}>
        Open the case
      </a>
    </p>
  );
}
