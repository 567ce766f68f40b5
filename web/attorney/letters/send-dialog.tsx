import { useState, type FormEvent } from 'react';
import type { LetterView } from '../../../contract/letters.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isEmail } from '../../ui/typed-values.ts';
import { CopyHash } from './copy-hash.tsx';
import { ExhibitBook } from './exhibit-book.tsx';

type SendDialogProps = {
  letter: LetterView;
  busy: boolean;
  error: string | null;
  onClose: () => void;
  onSend: (email: string | null) => void;
};

/** A notice counts as sent only by the way that its agreement asks for: what goes besides is a copy. */
function RequiredChannel({ letter: { notice } }: Pick<SendDialogProps, 'letter'>) {
  if (!notice) return null;
  return (
    <Notice tone="info" title="This letter brings the notice of dispute">
      <p>
        {notice.channel === 'email'
          ? `The agreement asks for it by email to ${notice.email}. The certified mail is a copy.`
          : notice.channel === 'certified_mail'
            ? 'The agreement asks for it by mail to the address above. It counts as sent once the envelope is mailed; an email is a copy.'
            : 'The agreement asks for it on the web. What goes from here is a copy.'}
      </p>
    </Notice>
  );
}

/** Last confirmation before the approved bytes are sent: the recipients and the hashes. */
export function SendDialog({ letter, busy, error, onClose, onSend }: SendDialogProps) {
  const { addressee, delivery_method } = letter.document;
  const byEmail = letter.notice?.channel === 'email';
  const [email, setEmail] = useState((byEmail ? letter.notice?.email : addressee.email) ?? '');
  const [emailError, setEmailError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    const fine = typed === '' || isEmail(typed);
    setEmailError(fine ? undefined : 'Enter an email address in the form name@example.com, or leave it empty.');
    if (fine && !busy) onSend(typed === '' ? null : typed);
  };
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button
        type="submit"
        form="send-letter"
        busy={busy}
        busyLabel="Sending…"
        disabled={addressee.address_lines.length === 0}
      >
        Send the letter
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Send the approved letter"
      description={`Version ${letter.version}. It cannot be called back.`}
      footer={footer}
    >
      <form id="send-letter" className="fields" onSubmit={submit} noValidate>
        {error && (
          <Notice tone="danger" title="The letter was not sent">
            {error}
          </Notice>
        )}
        <div>
          <p className="field__label">By certified mail to</p>
          <address className="send__address">
            {addressee.name}
            {/* oxlint-disable-next-line react/no-array-index-key -- lines have no identity beyond their position */}
            {addressee.address_lines.map((line, index) => (
              <span key={index}>{line}</span>
            ))}
          </address>
          {addressee.address_lines.length === 0 && (
            <Notice tone="warning">
              There is no mailing address. Enter one in the letter, save and approve again.
            </Notice>
          )}
          <p className="muted small">{delivery_method}</p>
        </div>
        <RequiredChannel letter={letter} />
        <TextField
          id="recipient-email"
          type="email"
          label="Email of the recipient"
          {...(byEmail ? { readOnly: true, required: true } : { markOptional: true })}
          hint={
            byEmail
              ? 'The agreement asks for this notice at this address, and at no other. The same PDF is attached.'
              : `The same PDF is attached${letter.exhibit_book.state === 'none' ? '' : ', and the exhibits as far as a mail takes them'}. Leave empty to send by certified mail only.`
          }
          error={emailError}
          value={email}
          maxLength={254}
          onChange={(event) => setEmail(event.target.value)}
        />
        <CopyHash hash={letter.approval?.sha256 ?? letter.pdf_sha256} />
        <ExhibitBook letter={letter} unsaved={false} />
      </form>
    </Dialog>
  );
}
