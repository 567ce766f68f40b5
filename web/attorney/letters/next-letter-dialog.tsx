import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { LetterView } from '../../../contract/letter-view.ts';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import type { LetterType } from '../../../domain/letters/letter.ts';
import { draftingBar, nextLetterType } from '../../../domain/cases/letter-order.ts';
import { keysOf } from '../../../domain/json.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import type { CaseDetail } from '../../merchant/case/frame/case-types.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice, Skeletons } from '../../ui/feedback.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { SelectField, TextArea } from '../../ui/text-field.tsx';
import { carriedText } from '../../letters/carried-text.ts';
import { useLetterOrder } from '../../letters/use-letter-order.ts';
import { letterTypeNames } from '../../letters/letter-names.ts';
import { overEditsIn } from '../../letters/over-edits.ts';

const form = 'next-letter';
type DialogProps = { letter: LetterView; onClose: () => void };

/**
 * Drafts the case's next letter. A letter out of the usual order needs a reason from the attorney, which is recorded.
 */
export function NextLetterDialog({ letter, onClose }: DialogProps) {
  const theCase = useQuery(orpc.cases.get.queryOptions({ input: { id: letter.case_id } }));
  if (theCase.data) return <NextLetter theCase={theCase.data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Draft the next letter">
      {theCase.isError ? (
        <Notice tone="danger" title="The case was not loaded">
          {messageOf(theCase.error, 'Please try again.')}
        </Notice>
      ) : (
        <Skeletons rows={2} label="Loading the case…" />
      )}
    </Dialog>
  );
}

function NextLetter({ theCase, onClose }: { theCase: CaseDetail; onClose: () => void }) {
  const { letters, replies } = useLetterOrder(theCase);
  const [type, setType] = useState<LetterType>(nextLetterType(letters) ?? 'escalation');
  const [reason, setReason] = useState('');
  const [today] = useState(() => firmDayOf(new Date()));
  const draft = useDraft(onClose);
  const bar = draftingBar(theCase, { letters, replies }, type, today);
  const departs = bar?.byOrder === true;
  const question = overEditsIn(draft.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const departure = reason.trim();
    if (draft.isPending || (bar && !(departs && departure))) return;
    draft.mutate({
      caseId: theCase.id,
      demandType: type,
      customInstructions: '',
      overEdits: question !== null,
      ...(departs && { departure }),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Draft the next letter"
      description="Each letter follows the one before it, once that was answered, or was delivered and its time to answer has passed."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            disabled={bar !== null && !(departs && reason.trim() !== '')}
            busy={draft.isPending}
            busyLabel="Drafting…"
          >
            {question ? 'Draft it all the same' : 'Draft the letter'}
          </Button>
        </>
      }
    >
      <form id={form} className="fields" onSubmit={submit} noValidate>
        {question ? (
          <Notice tone="warning" title={question.edited}>
            {question.becomes}
          </Notice>
        ) : draft.error ? (
          <Notice tone="danger" title="The letter was not drafted">
            {messageOf(draft.error, 'Please try again.')}
          </Notice>
        ) : null}
        <SelectField
          id={`${form}-type`}
          label="Letter"
          width="full"
          value={type}
          onChange={(event) => {
            setType(types.find((each) => each === event.target.value) ?? type);
            // The error was about the type chosen before.
            draft.reset();
          }}
          error={bar?.text}
          options={types.map((each) => ({ value: each, label: letterTypeNames[each] }))}
        />
        {departs ? (
          <TextArea
            id={`${form}-reason`}
            label="Reason for departing from the order"
            hint="It is recorded in your name, in the history of the case and with the letter."
            rows={3}
            maxLength={1_000}
            required
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        ) : null}
      </form>
    </Dialog>
  );
}

const types = keysOf(letterTypeNames);

function useDraft(onClose: () => void) {
  const navigate = useNavigate();
  return useMutation(
    orpc.letters.generate.mutationOptions({
      onSuccess: ({ letter_id, carried_over }) => {
        onClose();
        const description = carriedText(carried_over);
        showToast({ title: 'Letter drafted.', ...(description !== null && { description }) });
        void navigate(`/attorney/letters/${letter_id}`);
      },
    }),
  );
}
