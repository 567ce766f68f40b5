import { useState, type FormEvent } from 'react';
import type { PacketView } from '../../contract/packet.ts';
import { messageOf } from '../api/api-error.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Packet } from './use-packet.ts';

/** The form filled in by hand or in another program, as a PDF; nothing while there is no blank to fill in. */
export function ReturnForm({ packet, actions: { returnForm } }: { packet: PacketView; actions: Packet }) {
  const { t } = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const blank = packet.form?.blank;
  if (!blank || !packet.may.return_form) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (file && !returnForm.isPending) returnForm.mutate({ id: packet.case_id, file, blank_id: blank.id });
  };
  return (
    <form className="packet__form" onSubmit={submit} noValidate aria-label={t('Return the form')}>
      <p>
        {t(
          'Download the blank, print it, fill in every field and sign it by hand with the date. Scan all of its pages into one PDF.',
        )}
      </p>
      {returnForm.isError ? (
        <Notice tone="danger" title="The form is not returned">
          {t(messageOf(returnForm.error, 'Please try again.'))}
        </Notice>
      ) : null}
      <TextField
        id="returned-form"
        type="file"
        label="The form, filled in (PDF)"
        accept="application/pdf"
        {...(tried && file === null ? { error: 'Choose the file of the form.' } : {})}
        onChange={(event) => setFile(event.target.files?.[0] ?? null)}
      />
      <Button type="submit" variant="secondary" busy={returnForm.isPending} busyLabel="Returning…">
        {t('Return the form')}
      </Button>
    </form>
  );
}
