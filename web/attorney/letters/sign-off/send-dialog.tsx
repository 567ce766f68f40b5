import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { emailTrouble } from '../../../../domain/email-address.ts';
import { orpc } from '../../../api/api.ts';
import { AddAddress } from '../../../sending/add-address.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/feedback.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ExhibitBook } from './exhibit-book.tsx';

type SendDialogProps = {
  letter: LetterView;
  busy: boolean;
  error: string | null;
  onClose: () => void;
  onSend: (sending: { email: string | null; copy_by_post: boolean }) => void;
};

/**
 * The required channel cannot be changed: the letter counts as sent only by that channel, and other channels carry
 * copies.
 */
function RequiredChannel({ letter }: Pick<SendDialogProps, 'letter'>) {
  const { required_channel: required, by_counsels_hand: byHand } = letter;
  const who = required.source === null ? 'A demand letter goes' : 'The agreement asks for this notice';
  const how = {
    email: `${who} by email to ${required.address.join(', ')}. ${
      byHand
        ? 'No mail account of the firm is set up, so counsel sends it from their own and adds the sent email; it counts as sent once that is here.'
        : 'It leaves from the firm’s mail account, and counts as sent once it has left.'
    }`,
    certified_mail: `${who} by certified mail to the address above. It counts as sent once the envelope is posted; an email is a copy.`,
    web: `${who} on the web, where a person has submitted it. What goes from here are copies.`,
  }[required.channel];
  return (
    <Notice
      tone="info"
      title={required.source === null ? 'How it is sent' : 'This letter brings the notice of dispute'}
    >
      <p>{how}</p>
      {required.source !== null && <p className="muted small">As {required.source} says.</p>}
    </Notice>
  );
}

/** Where the paper goes: the letter itself, or a copy that was chosen. */
function MailAddress({ letter }: Pick<SendDialogProps, 'letter'>) {
  const { addressee, delivery_method } = letter.document;
  const isLetter = letter.required_channel.channel === 'certified_mail';
  return (
    <div>
      <p className="field__label">{isLetter ? 'By certified mail to' : 'A copy by certified mail to'}</p>
      <address className="send__address">
        {addressee.name}
        {/* oxlint-disable-next-line react/no-array-index-key -- lines have no identity beyond their position */}
        {addressee.address_lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </address>
      {addressee.address_lines.length === 0 && (
        <Notice tone="warning">There is no mailing address. Enter one in the letter, save and approve again.</Notice>
      )}
      {isLetter && <p className="muted small">{delivery_method}</p>}
    </div>
  );
}

/** The processor's email addresses from the address book, offered while typing. */
function BookEmails({ letter }: Pick<SendDialogProps, 'letter'>) {
  const { data } = useQuery(orpc.addresses.list.queryOptions({ input: { processor: letter.processor } }));
  return (
    <datalist id="book-emails">
      {data?.items
        .filter(({ channel, usable }) => channel === 'email' && usable)
        .map(({ id, lines }) => (
          <option key={id} value={lines[0]}>
            {lines[0]}
          </option>
        ))}
    </datalist>
  );
}

/** Last confirmation before the approved bytes are sent: the recipients and the hashes. */
export function SendDialog({ letter, busy, error, onClose, onSend }: SendDialogProps) {
  const { addressee, delivery_method } = letter.document;
  const required = letter.required_channel;
  const byEmail = required.channel === 'email';
  const [email, setEmail] = useState((byEmail ? required.address[0] : addressee.email) ?? '');
  const [copyByPost, setCopyByPost] = useState(false);
  const byPost = required.channel === 'certified_mail' || copyByPost;
  const [emailError, setEmailError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    const wrong = typed === '' ? null : emailTrouble(typed);
    setEmailError(wrong ?? undefined);
    if (wrong === null && !busy) onSend({ email: typed === '' ? null : typed, copy_by_post: copyByPost });
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
        disabled={byPost && addressee.address_lines.length === 0}
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
        {byPost && <MailAddress letter={letter} />}
        <RequiredChannel letter={letter} />
        {required.channel !== 'certified_mail' && (
          <Checkbox
            id="copy-by-post"
            label="Send a copy by certified mail as well"
            checked={copyByPost}
            onCheckedChange={setCopyByPost}
          />
        )}
        <TextField
          id="recipient-email"
          type="email"
          label={byEmail ? 'Email of the recipient' : 'Email for a copy'}
          {...(byEmail ? { readOnly: true, required: true } : { markOptional: true })}
          hint={
            byEmail
              ? 'The agreement asks for this notice at this address, and at no other. The same PDF is attached.'
              : `An address of the address book. The same PDF is attached${letter.exhibit_book.state === 'none' ? '' : ', and the exhibits as far as a mail takes them'}. Leave empty to send no copy.`
          }
          error={emailError}
          value={email}
          maxLength={254}
          list="book-emails"
          onChange={(event) => setEmail(event.target.value)}
        />
        {!byEmail && email.trim() === '' && /e-?mail/i.test(delivery_method) && (
          <Notice tone="warning">
            The letter says that it also goes by email, and without an address it goes by mail alone. Enter one, or
            change the delivery line of the letter and approve it again.
          </Notice>
        )}
        {!byEmail && <BookEmails letter={letter} />}
        <ExhibitBook letter={letter} unsaved={false} />
      </form>
      {!byEmail && (
        <details>
          <summary>Add an email to the address book</summary>
          <AddAddress
            id="send-add"
            start={{ processor: letter.processor, entity: addressee.name, channel: 'email', lines: '' }}
          />
        </details>
      )}
    </Dialog>
  );
}
