import type { ProcessorContact } from '../../../contract/letter-generator.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { contactLines } from './letter-text.ts';

/** The processor's contact details, to view and copy. */
export function ContactInformation({ contact }: { contact: ProcessorContact }) {
  const { name, address_lines, email, phone, note } = contact;
  return (
    <div className="letter-contact">
      <h5>Contact information</h5>
      <p>
        <strong dir="auto">{name}</strong>
      </p>
      {/* oxlint-disable-next-line react/no-array-index-key -- lines have no identity beyond their position */}
      {address_lines.map((line, index) => (
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
      {email ? <p>{email}</p> : null}
      {phone ? <p>{phone}</p> : null}
      {note ? <p className="muted small">{note}</p> : null}
      <CopyContact contact={contact} />
    </div>
  );
}

export function CopyContact({
  contact,
  of,
}: {
  contact: ProcessorContact;
  /** Tells screen readers which letter this is about. */ of?: string;
}) {
  const copy = async () => {
    const text = contactLines(contact).join('\n');
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: 'Copied', description: `The contact information of ${contact.name} is on the clipboard.` });
    } catch {
      showToast({ title: 'The browser refused to copy', description: text, tone: 'danger' });
    }
  };
  return (
    <Button variant="quiet" size="small" onClick={() => void copy()}>
      Copy contact information{of ? <span className="visually-hidden"> of {of}</span> : null}
    </Button>
  );
}
