import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkChange } from '../../../contract/cases-for-staff.ts';
import { messageOf } from '../../api/api-error.ts';
import { api, orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { SelectField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { overviewFields, type AdminCase } from '../cases/case-fields.ts';
import { FieldList } from '../cases/field-list.tsx';
import { isForStaff } from '../../../domain/conflicts/open-conflict.ts';
import { ConflictDecision } from '../conflicts/conflict-dialog.tsx';
import { useMe } from './use-me.ts';

/** More attorneys than these are a list. */
const maxShown = 5;

/** Whether we take a new case, who is responsible for it, and who reviews its letters. */
export function TriageAct({ theCase }: { theCase: AdminCase }) {
  const me = useMe();
  const { taking, decide } = useTriage(theCase);
  const attorneys = useQuery(orpc.people.listAttorneys.queryOptions()).data?.items ?? [];
  const freest = attorneys.toSorted((left, right) => left.open_cases - right.open_cases)[0];
  const [owner, setOwner] = useState(theCase.owner);
  const [chosen, setAttorney] = useState('');
  const [isDeclining, setDeclining] = useState(false);
  const attorney = chosen || (theCase.attorney?.id ?? freest?.id ?? '');
  const options = attorneys.map(({ id, name, open_cases: open }) => ({ value: id, label: `${name} (${open} open)` }));
  const accept = () =>
    decide({
      status: 'under_review',
      ...(owner && owner.id !== theCase.owner?.id && { owner_id: owner.id }),
      ...(attorney !== '' && attorney !== theCase.attorney?.id && { attorney_id: attorney }),
    });
  if (isForStaff(theCase.conflict))
    return (
      <>
        <p>A name of this case may be that of a party the firm knows. Decide that first, then accept the case.</p>
        <ConflictDecision caseId={theCase.id} />
      </>
    );
  return (
    <div className="fields">
      {taking.error ? (
        <Notice tone="danger" title="The case was not changed">
          {messageOf(taking.error, 'Please try again.')}
        </Notice>
      ) : null}
      <Owner owner={owner} onOwner={setOwner} me={me} />
      <Attorney options={options} value={attorney} onValue={setAttorney} />
      <div className="button-row">
        <Button busy={taking.isPending} busyLabel="Saving…" onClick={accept}>
          Accept the case
        </Button>
        <Button variant="secondary" disabled={taking.isPending} onClick={() => setDeclining(true)}>
          Decline it
        </Button>
      </div>
      {isDeclining ? (
        <DeclineDialog onClose={() => setDeclining(false)} onDecline={() => decide({ status: 'closed' })} />
      ) : null}
      <FieldList fields={overviewFields(theCase).filter(({ value }) => value !== null)} />
    </div>
  );
}

function DeclineDialog({ onClose, onDecline }: { onClose: () => void; onDecline: () => void }) {
  const decline = () => {
    onClose();
    onDecline();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      compact
      title="Decline this case?"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" onClick={decline}>
            Decline and close
          </Button>
        </>
      }
    >
      <p>
        The case is closed, and its merchant reads so in an email at once. The email names no reason: write it to them
        in a message first.
      </p>
    </Dialog>
  );
}

type AttorneyProps = {
  options: readonly { value: string; label: string }[];
  value: string;
  onValue: (id: string) => void;
};

function Attorney({ options, value, onValue }: AttorneyProps) {
  const field = { id: 'triage-attorney', label: 'Attorney', options, value };
  if (options.length <= maxShown) return <ChoiceGroup {...field} required onValueChange={onValue} />;
  return <SelectField {...field} width="full" onChange={({ target }) => onValue(target.value)} />;
}

type OwnerProps = { owner: AdminCase['owner']; onOwner: (owner: AdminCase['owner']) => void; me: AdminCase['owner'] };

function Owner({ owner, onOwner, me }: OwnerProps) {
  const staff = useQuery(orpc.people.listStaff.queryOptions()).data?.items ?? [];
  const isMine = me === null || owner?.id === me.id;
  return (
    <div>
      <SelectField
        id="triage-owner"
        label="Case owner"
        width="full"
        placeholder="Nobody"
        options={staff.map(({ id, name }) => ({ value: id, label: name }))}
        value={owner?.id ?? ''}
        onChange={({ target }) => onOwner(staff.find(({ id }) => id === target.value) ?? null)}
      />
      {isMine ? null : (
        <Button variant="quiet" size="small" onClick={() => onOwner(me)}>
          I take it
        </Button>
      )}
    </div>
  );
}

/** One change for all that was decided, with Undo. */
function useTriage({ id, version }: AdminCase) {
  const cache = useQueryClient();
  const taking = useMutation({
    mutationFn: async (given: { version: number; change: BulkChange; isUndo?: boolean }) => {
      const { results } = await api.cases.bulkChange({
        changes: [{ id, version: given.version, change: given.change }],
      });
      const [result] = results;
      if (!result?.ok) throw new Error(result?.message ?? 'It was not changed.');
      return result;
    },
    onSuccess: ({ before, version: now }, { change, isUndo }) => {
      const undo = before && now !== null && !isUndo;
      showToast({
        title: isUndo ? 'Undone.' : change.status === 'closed' ? 'Case declined and closed.' : 'Case accepted.',
        action: undo
          ? { label: 'Undo', onClick: () => taking.mutate({ version: now, change: before, isUndo: true }) }
          : undefined,
      });
    },
    // A refusal may be that a name waits for a decision, which the case then says.
    onSettled: () => cache.invalidateQueries({ queryKey: orpc.key() }),
  });
  return { taking, decide: (change: BulkChange) => taking.mutate({ version, change }) };
}
