import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FactsView, FactView } from '../../contract/facts.ts';
import { orpc } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { momentOf } from '../ui/dates.ts';
import { NoteDialog } from '../ui/note-dialog.tsx';
import { showToast } from '../ui/toasts.tsx';
import { factsQuery } from './facts-query.ts';
import './packet.css';

/**
 * The merchant's answer to each fact of the letter. Staff and attorneys answer a correction here, and the attorney may
 * waive the confirmation.
 */
export function FactsConfirmed({ caseId, level: Heading }: { caseId: string; level: 'h2' | 'h3' }) {
  const { data: view } = useQuery(factsQuery(caseId));
  const [asking, ask] = useState<'waive' | FactView | null>(null);
  const actions = useDesk(caseId, () => ask(null));
  if (!view || view.facts.length === 0) return null;
  return (
    <section className="packet" aria-labelledby="facts-confirmed-title">
      <Heading id="facts-confirmed-title">Confirmed by the merchant</Heading>
      <dl className="packet__facts">
        {view.facts.map((fact) => (
          <div key={fact.fact}>
            <dt dir="auto">{fact.says}</dt>
            <dd>
              <State fact={fact} />
              {fact.standing === 'corrected' && view.may.answer_corrections ? (
                <Button variant="secondary" size="small" onClick={() => ask(fact)}>
                  Answer the correction<span className="visually-hidden">: {fact.says}</span>
                </Button>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {view.may.waive ? (
        <div className="button-row">
          <Button variant="secondary" size="small" onClick={() => ask('waive')}>
            Go on without confirmation
          </Button>
        </div>
      ) : null}
      {asking === 'waive' ? (
        <ReasonDialog
          title="Go on without the merchant’s confirmation?"
          description="It is recorded in your name, and holds for the facts as they are now: a fact that changes is asked again."
          action="Go on without"
          call={actions.waive}
          onSubmit={(reason) => actions.waive.mutate({ id: caseId, reason })}
          onClose={() => ask(null)}
        />
      ) : null}
      {asking !== null && asking !== 'waive' ? (
        <ReasonDialog
          title="Answer the correction"
          description={`The merchant says: ${asking.correction?.value ?? ''}. If that is right, correct the case and draft the letter again instead. With an answer the merchant is asked once more.`}
          action="Answer"
          call={actions.answer}
          onSubmit={(reason) => actions.answer.mutate({ id: caseId, fact: asking.fact, sha256: asking.sha256, reason })}
          onClose={() => ask(null)}
        />
      ) : null}
    </section>
  );
}

function State({ fact: { standing, correction, answer, settled } }: { fact: FactView }) {
  if (standing === 'confirmed' && settled)
    return (
      <p className="muted small">
        Confirmed by {settled.by}, {momentOf(settled.at)}
      </p>
    );
  if (standing === 'waived' && settled)
    return (
      <p className="muted small">
        Gone on without, {settled.by}, {momentOf(settled.at)}: {settled.reason}
      </p>
    );
  return (
    <>
      {correction ? (
        <p dir="auto">
          The merchant says: {correction.value}
          {correction.note ? ` (${correction.note})` : ''}
        </p>
      ) : null}
      <p className="muted small">
        {answer ? `Answered by ${answer.by}: ${answer.reason}. ` : ''}
        {standing === 'asked' ? 'Waits for the merchant' : 'Waits for us'}
      </p>
    </>
  );
}

type ReasonDialogProps = {
  title: string;
  description: string;
  action: string;
  call: { isPending: boolean; error: Error | null };
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

function ReasonDialog({ action, ...rest }: ReasonDialogProps) {
  return (
    <NoteDialog
      id="facts-reason"
      {...rest}
      field={{ label: 'Reason', rows: 3, maxLength: 2_000, missing: 'Enter a reason.' }}
      action={{ label: action, busyLabel: 'Saving…', failed: 'It was not recorded' }}
    />
  );
}

function useDesk(caseId: string, onDone: () => void) {
  const cache = useQueryClient();
  const onSuccess = async (view: FactsView) => {
    cache.setQueryData(factsQuery(caseId).queryKey, view);
    showToast({ title: 'Recorded' });
    onDone();
    await cache.invalidateQueries({ queryKey: orpc.letters.key() });
  };
  return {
    waive: useMutation(orpc.packet.waiveFacts.mutationOptions({ onSuccess })),
    answer: useMutation(orpc.packet.answerCorrection.mutationOptions({ onSuccess })),
  };
}
