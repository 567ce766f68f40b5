import { useState, type FormEvent, type ReactNode } from 'react';
import type { ApprovalGroundView } from '../../../../contract/approval.ts';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice-group.tsx';
import { calendarDay } from '../../../ui/dates.ts';
import { momentOf } from '../../firm-dates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice, Spinner } from '../../../ui/feedback.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { CopyHash } from './copy-hash.tsx';
import { CounselSigns, type Signed } from './counsel-signs.tsx';
import { ExhibitBook } from './exhibit-book.tsx';
import { ProveIdentity } from './prove-identity.tsx';
import { unopenedIn } from './unopened.ts';
import { useApprovalGround } from './use-approval-ground.ts';
import type { LetterActions } from '../editor/use-letter-actions.ts';

type ApproveDialogProps = { letter: LetterView; approve: LetterActions['approve']; onClose: () => void };

/** Before the approval: the very PDF, what is still open, who approves on which license, that it is them, their signature as it leaves, and what they attest. */
export function ApproveDialog({ letter, approve, onClose }: ApproveDialogProps) {
  const ground = useApprovalGround(letter);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Approve version ${letter.version}`}
      description={`${letter.title}, case ${letter.case_number}.`}
    >
      {ground.data ? (
        <Ground
          letter={letter}
          ground={ground.data}
          approve={approve}
          onClose={onClose}
          onChanged={() => void ground.refetch()}
        />
      ) : ground.error ? (
        <Notice tone="danger" title="This could not be loaded">
          {messageOf(ground.error, 'Please try again.')}
        </Notice>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}

type GroundProps = ApproveDialogProps & { ground: ApprovalGroundView; onChanged: () => void };

function Ground({ letter, ground, approve, onClose, onChanged }: GroundProps) {
  const [attested, setAttested] = useState(false);
  const [reason, setReason] = useState('');
  const [signed, setSigned] = useState<Signed | null>(null);
  const missing = whatIsMissing(letter, ground, { attested, reason, signed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (signed === null || missing.length > 0 || approve.isPending) return;
    approve.mutate(
      {
        id: letter.id,
        sha256: letter.pdf_sha256,
        exhibits_sha256: letter.exhibit_book.sha256,
        signature: signed.signature,
        shown_sha256: signed.sha256,
        attestation: ground.attestation.version,
        license_reason: ground.reason_needed === null ? null : reason.trim(),
      },
      { onSuccess: onClose, onError: onChanged },
    );
  };
  return (
    <div className="fields">
      <Step title="The PDF">
        <p>
          <a href={`/api/letters/${letter.id}/pdf`} target="_blank" rel="noreferrer">
            Open the PDF of version {letter.version}
            <span className="visually-hidden"> (opens a new window)</span>
          </a>{' '}
          <span role="status">
            {ground.seen_at === null ? 'Not opened by you yet.' : `Opened by you, ${momentOf(ground.seen_at)}.`}
          </span>
        </p>
        <CopyHash hash={letter.pdf_sha256} />
        <ExhibitBook letter={letter} unsaved={false} />
      </Step>
      <Step title="Still open">
        <Open letter={letter} />
      </Step>
      <Step title="Who approves">
        <Approver ground={ground} />
      </Step>
      <Step title="That it is you">
        <ProveIdentity proof={ground.proof} onProved={onChanged} />
      </Step>
      <Step title="Your signature">
        <CounselSigns letter={letter} onSigned={setSigned} />
      </Step>
      <form className="fields" noValidate onSubmit={submit}>
        {ground.reason_needed === null ? null : (
          <TextArea
            id="license-reason"
            label="Why you may approve on this license"
            hint={ground.reason_needed}
            rows={2}
            maxLength={1_000}
            required
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        <Checkbox id="attested" label={ground.attestation.text} checked={attested} onCheckedChange={setAttested} />
        {missing.length > 0 && (
          <ul id="approve-missing" className="sign-off__obstacles">
            {missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
        {approve.error ? (
          <Notice tone="danger" title="The letter was not approved">
            {messageOf(approve.error, 'Please try again.')}
          </Notice>
        ) : null}
        <div className="button-row">
          <Button
            type="submit"
            disabled={missing.length > 0}
            busy={approve.isPending}
            busyLabel="Approving…"
            aria-describedby={missing.length > 0 ? 'approve-missing' : undefined}
          >
            Approve and sign off
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}

/** What the attorney still has to do in this dialog. */
function whatIsMissing(
  letter: LetterView,
  ground: ApprovalGroundView,
  { attested, reason, signed }: { attested: boolean; reason: string; signed: Signed | null },
): string[] {
  const { proof, reason_needed } = ground;
  const unopened = unopenedIn(ground);
  return [
    ...letter.decisions.filter(({ bars }) => bars === 'approval').map(({ text }) => text),
    unopened.includes('letter') && 'Open the PDF of this version.',
    unopened.includes('exhibits') && 'Open the exhibit book.',
    proof.good_until === null && 'Confirm that it is you.',
    signed === null && 'Sign, and look at the letter with your signature.',
    reason_needed !== null && reason.trim() === '' && 'Enter why you may approve on this license.',
    !attested && 'Tick what you attest.',
  ].filter((each) => typeof each === 'string');
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  const id = `approve-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section className="panel-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

function Open({ letter: { decisions } }: { letter: LetterView }) {
  if (decisions.length === 0) return <p>Nothing: every decision about this letter is settled.</p>;
  return (
    <ul>
      {decisions.map(({ key, text, bars }) => (
        <li key={key}>
          {text} {bars === 'sending' && <span className="muted">Bars sending.</span>}
        </li>
      ))}
    </ul>
  );
}

const fitTexts = { merchant: 'of the merchant’s state', law: 'of the state whose law the agreement chooses' };

function Approver({ ground: { attorney, license } }: { ground: ApprovalGroundView }) {
  return (
    <p>
      <bdi>{attorney.name}</bdi>, <bdi>{attorney.firm}</bdi>, {attorney.bar_state} bar number {attorney.bar_number}.{' '}
      {license === null
        ? 'No license is on file as active and checked within 90 days.'
        : `License ${license.number} of ${license.state}, ${license.fits === null ? 'of neither state' : fitTexts[license.fits]}, found active on ${calendarDay(license.checked_on)}.`}
    </p>
  );
}
