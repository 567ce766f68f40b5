import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Conflicts } from '../../../contract/conflicts.ts';
import type { ConflictOutcome } from '../../../domain/conflicts/conflict.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { momentOf } from '../../ui/dates.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice, Spinner } from '../../ui/feedback.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.tsx';

const outcomeTexts: Record<ConflictOutcome, string> = {
  nothing_found: 'Nothing was found',
  no_conflict: 'No conflict: these are others',
  waived: 'A conflict, waived',
  conflict: 'A conflict: nobody acts in it',
};

/** The same in a dialog. */
export function ConflictDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  return (
    <Dialog
      open
      compact
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title="Conflicts of interest"
      description="Searched among processors, the firm’s list and other clients, before an attorney is assigned."
    >
      <ConflictDecision caseId={caseId} onDecided={onClose} />
    </Dialog>
  );
}

type DecisionProps = { caseId: string; onDecided?: () => void };

/** The names in a case beside similar ones that the firm knows, and the form to record what staff decide about them. */
export function ConflictDecision({ caseId, onDecided }: DecisionProps) {
  const found = useQuery({ ...orpc.conflicts.get.queryOptions({ input: { id: caseId } }), staleTime: 0 });
  if (found.data)
    return <Found key={found.dataUpdatedAt} caseId={caseId} found={found.data} onDecided={() => onDecided?.()} />;
  if (found.error)
    return (
      <Notice tone="danger" title="The search failed">
        {messageOf(found.error, 'Please try again.')}
      </Notice>
    );
  return <Spinner />;
}

function Found({ caseId, found, onDecided }: { caseId: string; found: Conflicts; onDecided: () => void }) {
  return (
    <div className="fields">
      <p>
        Searched: <bdi>{found.client.join(', ')}</bdi>, against{' '}
        <bdi>{found.adverse.join(', ') || 'no known party'}</bdi>.
      </p>
      {found.decision ? (
        <p>
          Decided before: {outcomeTexts[found.decision.outcome]}, by <bdi>{found.decision.decided_by}</bdi>,{' '}
          {momentOf(found.decision.decided_at)}
          {found.decision.reason === '' ? '.' : `: ${found.decision.reason}`}
        </p>
      ) : null}
      {found.hits.length === 0 ? (
        <p>No name of this case is like one that the firm knows.</p>
      ) : (
        <ul>
          {found.hits.map((hit) => (
            <li key={hit.key}>
              <bdi>{hit.ours}</bdi> may be <bdi>{hit.theirs}</bdi>. <span className="muted">{hit.about}.</span>
            </li>
          ))}
        </ul>
      )}
      {found.of_counsel ? (
        <Notice tone="warning" title="Not clear at counsel’s firm">
          <p>
            The case’s attorney has to decide on a name that their firm knows. Which name it is stays with the firm; the
            letters wait until they decide or leave the case.
          </p>
        </Notice>
      ) : null}
      <Decide caseId={caseId} found={found} onDecided={onDecided} />
    </div>
  );
}

function Decide({ caseId, found, onDecided }: { caseId: string; found: Conflicts; onDecided: () => void }) {
  const cache = useQueryClient();
  const choices: ConflictOutcome[] =
    found.hits.length === 0 ? ['nothing_found'] : ['no_conflict', 'waived', 'conflict'];
  const [outcome, setOutcome] = useState<ConflictOutcome | null>(found.hits.length === 0 ? 'nothing_found' : null);
  const [reason, setReason] = useState('');
  const decide = useMutation(
    orpc.conflicts.decide.mutationOptions({
      onSuccess: async () => {
        showToast({ title: 'Decision recorded.' });
        onDecided();
        await cache.invalidateQueries({ queryKey: orpc.key() });
      },
      onError: () => void cache.invalidateQueries({ queryKey: orpc.conflicts.get.key() }),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (outcome === null || decide.isPending) return;
    decide.mutate({ id: caseId, outcome, reason: reason.trim(), hit_keys: found.hits.map(({ key }) => key) });
  };
  return (
    <form className="fields" noValidate onSubmit={submit}>
      {decide.error ? (
        <Notice tone="danger" title="The decision was not recorded">
          {messageOf(decide.error, 'Please try again.')}
        </Notice>
      ) : null}
      <ChoiceGroup
        id="conflict-outcome"
        label="Decision"
        required
        options={choices.map((value) => ({ value, label: outcomeTexts[value] }))}
        value={outcome ?? ''}
        onValueChange={(value) => setOutcome(value === '' ? null : value)}
      />
      <TextArea
        id="conflict-reason"
        label="Reason"
        hint="Required for a waiver: who waived it, and where that is on file."
        markOptional={outcome !== 'waived'}
        rows={2}
        maxLength={2_000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button
        type="submit"
        disabled={outcome === null || (outcome === 'waived' && reason.trim() === '')}
        busy={decide.isPending}
        busyLabel="Recording…"
      >
        Record the decision
      </Button>
    </form>
  );
}
