import { useMutation, useQueryClient } from '@tanstack/react-query';
import { parseAsString, useQueryState } from 'nuqs';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { NoteDialog } from '../../ui/note-dialog.tsx';
import { showToast } from '../../ui/toasts.tsx';

type HeldCase = { id: string; case_number: string; legal_hold: boolean };
type Held = { theCase: HeldCase };

/** The dialog that sets or lifts the legal hold of a case has its own URL; `label`: what it would do. */
export function useLegalHold(theCase: HeldCase) {
  const [hold, setHold] = useQueryState('hold', parseAsString);
  const show = (open: boolean) => void setHold(open ? theCase.id : null, { history: open ? 'push' : 'replace' });
  return { isOpen: hold === theCase.id, show, label: textsFor(theCase).open };
}

export function LegalHoldButton({ theCase }: Held) {
  const { show, label } = useLegalHold(theCase);
  return (
    <Button variant="quiet" size="small" aria-label={`${label}: ${theCase.case_number}`} onClick={() => show(true)}>
      {label}
    </Button>
  );
}

/** That dialog, while the URL asks for it. */
export function LegalHoldDialog({ theCase }: Held) {
  const { isOpen, show } = useLegalHold(theCase);
  return isOpen ? <HoldDialog key={String(theCase.legal_hold)} theCase={theCase} onClose={() => show(false)} /> : null;
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
