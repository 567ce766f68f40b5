import { lazy, Suspense, useState } from 'react';
import type { OpponentView } from '../../../contract/opponent.ts';
import { Skeleton } from '../../ui/feedback.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { EntryForm } from './entry-form.tsx';
import type { Opponent } from './use-opponent.ts';

// Loaded only when a file is sealed, because the uploader is large.
const ReplyFile = lazy(() => import('../reply-file.tsx'));

/** Seals a file that came by mistake, one of the case or one uploaded for it. */
export function SealForm({
  shown,
  sealing,
  onDone,
}: {
  shown: OpponentView;
  sealing: Opponent['seal'];
  onDone: () => void;
}) {
  const [chosen, setChosen] = useState({ fileId: '', uploaded: '' });
  const [came, setCame] = useState('');
  const [sending, setSending] = useState(false);
  const [tried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (chosen.fileId === '' || came.trim() === '' || sending || sealing.isPending) return;
    sealing.mutate({ id: shown.case_id, file_id: chosen.fileId, came: came.trim() }, { onSuccess: onDone });
  };
  return (
    <EntryForm
      name="Seal a file that came by mistake"
      failed="The file was not sealed"
      action={{ label: 'Seal it unread', busyLabel: 'Sealing…' }}
      call={sealing}
      onSubmit={submit}
      onDone={onDone}
    >
      <p>
        Do not read on. From now on nobody opens, searches or exports the file, and no letter rests on it, until the
        attorney of this case decides.
      </p>
      <Suspense fallback={<Skeleton height="6rem" />}>
        <ReplyFile
          id="seal-file"
          label="The file that came by mistake"
          caseId={shown.case_id}
          files={shown.files}
          chosen={chosen}
          onChoose={setChosen}
          onSending={setSending}
          {...(tried && chosen.fileId === '' && { error: 'Choose the file.' })}
        />
      </Suspense>
      <TextArea
        id="seal-came"
        label="From whom and how it came"
        hint="What the envelope or the heading shows, nothing of its content."
        required
        rows={2}
        maxLength={1_000}
        error={tried && came.trim() === '' ? 'Enter: From whom and how it came.' : undefined}
        value={came}
        onChange={(event) => setCame(event.target.value)}
      />
    </EntryForm>
  );
}
