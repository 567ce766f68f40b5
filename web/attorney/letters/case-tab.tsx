import { useQuery } from '@tanstack/react-query';
import type { InferContractRouterOutputs } from '@orpc/contract';
import { useEffect, useState, type ReactNode } from 'react';
import type { Contract } from '../../../contract/contract.ts';
import type { Ledger } from '../../../contract/money.ts';
import { analysisForClient, analysisIn, type CaseAnalysis } from '../../../domain/cases/case-analysis.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { RecordsPane } from '../../evidence/records-pane.tsx';
import { CaseClockView } from '../../clock/case-clock.tsx';
import { ClockDays } from '../../clock/clock-days.tsx';
import { AnalysisReport } from '../../staff/case/analysis/analysis-report.tsx';
import { fieldsToRead, notProvided } from '../../staff/cases/case-fields.ts';
import type { ReportTab } from '../../staff/panel/dialog-address.ts';
import { Button } from '../../ui/button.tsx';
import { calendarDay } from '../../ui/dates.ts';
import type { StoryView } from '../../../contract/story.ts';
import { storyQuery } from '../../story/story-query.ts';
import { StoryPanel } from '../../story/story-panel.tsx';
import { counselDraft } from '../../messages/counsel-thread.tsx';
import { useUnsavedText } from '../../unsaved/use-unsaved.ts';
import { dayOf } from '../firm-dates.ts';
import { Notice, Skeletons } from '../../ui/feedback.tsx';

type Case = InferContractRouterOutputs<Contract>['cases']['get'];
type CaseTabProps = {
  caseId: string;
  /** The application field to show as a fact's proof. */
  field: string | null;
  onDelivery: () => void;
  /** Opens the thread with the client; null for whoever is not their attorney. */
  onClient: (() => void) | null;
};

/** The case at a glance: its stage, its money, the messages, the analysis, and the answers. */
export function CaseTab({ caseId, field, onDelivery, onClient }: CaseTabProps) {
  const theCase = useQuery(orpc.cases.get.queryOptions({ input: { id: caseId } }));
  const ledger = useQuery(orpc.money.getLedger.queryOptions({ input: { id: caseId } }));
  if (theCase.data && ledger.data)
    return (
      <div className="panel-part">
        <Standing theCase={theCase.data} />
        <CaseClockView caseId={caseId} level="h2" tools={(clock) => <ClockDays clock={clock} />} />
        <StoryPanel caseId={caseId} level="h2" />
        <Money ledger={ledger.data} />
        <RecordsPane caseId={caseId} />
        <Said theCase={theCase.data} onDelivery={onDelivery} />
        <Analysis theCase={theCase.data} onClient={onClient} />
        <Application theCase={theCase.data} field={field} />
      </div>
    );
  const failed = theCase.error ?? ledger.error;
  if (!failed) return <Skeletons rows={4} height="6rem" label="Loading the case…" />;
  return (
    <Notice tone="danger" title="Failed to load the case.">
      <p>{messageOf(failed, 'Please try again.')}</p>
      <div className="button-row">
        <Button
          variant="secondary"
          size="small"
          onClick={() => void Promise.all([theCase.refetch(), ledger.refetch()])}
        >
          Try again
        </Button>
      </div>
    </Notice>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="panel-part">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Row({ label, id, children }: { label: string; id?: string; children: ReactNode }) {
  return (
    <div id={id} tabIndex={id ? -1 : undefined}>
      <dt>{label}</dt>
      <dd className="fact__value">{children}</dd>
    </div>
  );
}

function Standing({ theCase: { stage, first_name, last_name, email, phone, created_at } }: { theCase: Case }) {
  return (
    <Part id="standing-title" title="Where it stands">
      <dl className="fact-list">
        <Row label="Stage">{stage.label}</Row>
        <Row label="Next">{stage.next}</Row>
        {stage.due_on && <Row label="By">{calendarDay(stage.due_on)}</Row>}
        <Row label="Applied">{dayOf(created_at)}</Row>
        <Row label="Merchant">
          <bdi>
            {first_name} {last_name}
          </bdi>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
          {phone && (
            <>
              <br />
              <a href={`tel:${phone}`}>{phone}</a>
            </>
          )}
        </Row>
      </dl>
    </Part>
  );
}

function Money({ ledger: { held_amount_cents, totals, offers, tranches } }: { ledger: Ledger }) {
  const open = offers.filter(({ status }) => status === 'open');
  return (
    <Part id="money-title" title="Money">
      <dl className="fact-list">
        <Row label="Held">{held_amount_cents === null ? notProvided : formatCents(held_amount_cents)}</Row>
        <Row label="Came back">{formatCents(totals.recovered_cents)}</Row>
        <Row label="Still held">{formatCents(totals.outstanding_cents)}</Row>
        {open.map((offer) => (
          <Row key={offer.id} label="Open offer">
            {formatCents(offer.amount_cents)}
            {offer.answer_by && <>, answer by {calendarDay(offer.answer_by)}</>}
            {offer.terms && <span className="fact__source"> {offer.terms}</span>}
          </Row>
        ))}
        {tranches
          .filter(({ released_on }) => released_on === null)
          .map((tranche) => (
            <Row key={tranche.id} label={tranche.label}>
              {formatCents(tranche.amount_cents)}
              {tranche.promised_release_on && <>, promised for {calendarDay(tranche.promised_release_on)}</>}
            </Row>
          ))}
      </dl>
    </Part>
  );
}

const maxMessages = 3;

/** What the merchant confirmed of the processor stands above, and is no reply on file. */
const theirConfirmedActs = (story: StoryView | undefined): number =>
  story?.events.filter(({ who, state }) => who === 'processor' && state === 'confirmed').length ?? 0;

const noReply = (acts: number): string =>
  acts === 0
    ? 'No reply of the processor is on record. '
    : `No written reply of the processor is on file; ${acts === 1 ? 'one thing' : `${acts} things`} that it did, as the merchant reports, ${acts === 1 ? 'is' : 'are'} under “What happened”. `;

function Said({ theCase, onDelivery }: { theCase: Case; onDelivery: () => void }) {
  const replies = useQuery(orpc.letters.listReplies.queryOptions({ input: { id: theCase.id } }));
  const standing = (replies.data?.items ?? []).filter(({ withdrawn_at }) => withdrawn_at === null);
  const acts = theirConfirmedActs(useQuery(storyQuery(theCase.id)).data);
  const messages = theCase.messages.filter(({ message_type }) => message_type !== 'ai_analysis').slice(0, maxMessages);
  return (
    <Part id="said-title" title="What was said">
      <p>
        {standing.length === 0
          ? noReply(acts)
          : `${standing.length} ${standing.length === 1 ? 'reply' : 'replies'} of the processor on record. `}
        <Button variant="quiet" size="small" onClick={onDelivery}>
          Open replies
        </Button>
      </p>
      {messages.length === 0 && <p className="muted">No messages yet.</p>}
      <ul role="list" className="event-list">
        {messages.map((message) => (
          <li key={message.id}>
            <p className="small muted">
              {dayOf(message.created_at)}, {message.visibility === 'internal' ? 'internal note' : 'with the merchant'}
              {message.subject && <>: {message.subject}</>}
            </p>
            <p className="case-glance__message" dir="auto">
              {message.body}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The whole analysis: what staff read, their attorney reads. */
function Analysis({ theCase: { id, messages }, onClient }: { theCase: Case } & Pick<CaseTabProps, 'onClient'>) {
  const [report, setReport] = useState<ReportTab | null>(null);
  const latest = messages.find(({ message_type }) => message_type === 'ai_analysis');
  const analysis = analysisIn(latest?.body);
  return (
    <Part id="analysis-title" title="Analysis">
      {analysis ? (
        <>
          <AnalysisReport analysis={analysis} report={report} onReport={setReport} />
          {onClient && <Release caseId={id} analysis={analysis} onClient={onClient} />}
        </>
      ) : (
        <p className="muted">{latest ? 'The analysis has no structure to sum up.' : 'Not analyzed yet.'}</p>
      )}
    </Part>
  );
}

/** The client sees of the analysis what their counsel writes to them, and nothing before. */
function Release({ caseId, analysis, onClient }: { caseId: string; analysis: CaseAnalysis; onClient: () => void }) {
  const draft = useUnsavedText(counselDraft, caseId);
  const write = () => {
    draft.setText([draft.text, analysisForClient(analysis)].filter(Boolean).join('\n\n'));
    onClient();
  };
  return (
    <p className="small muted">
      Your client sees none of this before you write it to them.{' '}
      <Button variant="quiet" size="small" onClick={write}>
        Write it to your client
      </Button>
    </p>
  );
}

const steps = ['case-details', 'business', 'financial', 'fulfillment', 'compliance', 'contact'] as const;

/** The merchant's answers. Scrolls to the requested field and focuses it. */
function Application({ theCase, field }: { theCase: Case; field: string | null }) {
  useEffect(() => {
    if (field === null) return;
    const row = document.getElementById(`entered-${field}`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [field]);
  const fields = steps.flatMap((step) => fieldsToRead(theCase, step)).filter(({ value }) => value !== null);
  return (
    <Part id="application-title" title="What the merchant entered">
      <dl className="fact-list">
        {fields.map(({ name, label, value }) => (
          <Row key={label} label={label} {...(name && { id: `entered-${name}` })}>
            <span className="case-glance__message" dir="auto">
              {value}
            </span>
          </Row>
        ))}
      </dl>
    </Part>
  );
}
