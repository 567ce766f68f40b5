import { useMutation, useQueryClient } from '@tanstack/react-query';
import { parseAsString, useQueryState } from 'nuqs';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { NoteDialog } from '../../ui/note-dialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import './legal-hold.css';

type HeldCase = { id: string; case_number: string; legal_hold: boolean };

/**
 * Whether a case is under legal hold, and a button to change that; the dialog has its own URL. `quiet`: the state is
 * shown beside it.
 */
export function LegalHold({ theCase, quiet = false }: { theCase: HeldCase; quiet?: boolean }) {
  const [hold, setHold] = useQueryState('hold', parseAsString);
  const show = (open: boolean) => void setHold(open ? theCase.id : null, { history: open ? 'push' : 'replace' });
  return (
    <div className="legal-hold">
      {theCase.legal_hold && !quiet ? (
        <p>
          <strong>Under legal hold</strong>
        </p>
      ) : null}
      <Button
        variant={quiet ? 'quiet' : 'secondary'}
        size="small"
        aria-label={`${textsFor(theCase).open}: ${theCase.case_number}`}
        onClick={() => show(true)}
      >
        {textsFor(theCase).open}
      </Button>
      {hold === theCase.id ? (
        <HoldDialog key={String(theCase.legal_hold)} theCase={theCase} onClose={() => show(false)} />
      ) : null}
    </div>
  );
}

const textsFor = ({ legal_hold }: HeldCase) =>
  legal_hold
    ? {
        open: 'Lift legal hold',
        busy: 'Lifting…',
        done: 'The legal hold is lifted.',
        about: 'From then on the case may be erased, and is deleted 7 years after closure.',
      }
    : {
        open: 'Set legal hold',
        busy: 'Setting…',
        done: 'The case is under legal hold.',
        about: 'While the hold is on, nothing of the case is erased or deleted.',
      };

function HoldDialog({ theCase, onClose }: { theCase: HeldCase; onClose: () => void }) {
  const cache = useQueryClient();
  const { open, busy, done, about } = textsFor(theCase);
  const change = useMutation(
    orpc.privacy.setLegalHold.mutationOptions({
      onSuccess: async () => {
        showToast({ title: done });
        onClose();
        await Promise.all([
          cache.invalidateQueries({ queryKey: orpc.cases.getForStaff.key() }),
          cache.invalidateQueries({ queryKey: orpc.privacy.listErasures.key() }),
        ]);
      },
    }),
  );
  return (
    <NoteDialog
      id="legal-hold"
      title={`${open}: ${theCase.case_number}`}
      description={about}
      field={{
        label: 'Reason',
        hint: 'It is recorded in the case’s history.',
        rows: 3,
        maxLength: 2_000,
        missing: 'Enter: Reason.',
      }}
      action={{ label: open, busyLabel: busy, failed: 'Nothing was changed' }}
      call={change}
      onSubmit={(why) => change.mutate({ id: theCase.id, on: !theCase.legal_hold, why })}
      onClose={onClose}
    />
  );
}
