import { useEffect, useRef, useState, useSyncExternalStore, type ChangeEvent } from 'react';
import { uploadHint } from '../../domain/intake/upload-documents.ts';
import { acceptAttribute } from '../apply/file-refusal.ts';
import { RefusedFiles } from '../apply/refused-files.tsx';
import { RunningUpload } from '../apply/running-upload.tsx';
import { Uploader } from '../apply/uploader.ts';
import { Button } from '../ui/button.tsx';
import { useFilePlace } from '../ui/use-file-place.ts';
import { FieldsetFrame } from '../ui/field-frame.tsx';
import { SelectField } from '../ui/text-field.tsx';

type Chosen = { fileId: string; uploaded: string };
type ReplyFileProps = {
  id: string;
  /** Of a file that must be given; left out, it is that of a reply, which need not have one. */
  label?: string;
  error?: string;
  caseId: string;
  files: readonly { id: string; filename: string }[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  onSending: (sending: boolean) => void;
};

const none: Chosen = { fileId: '', uploaded: '' };

type Listener = Pick<ReplyFileProps, 'onChoose' | 'onSending'>;

/** An uploader for one file of a case, which notifies the latest listener. */
function openUpload(caseId: string) {
  let latest: Listener | null = null;
  const uploader = new Uploader({
    files: () => [],
    add: ({ id, filename }) => latest?.onChoose({ fileId: id, uploaded: filename }),
    drop: () => Promise.resolve(),
    onSending: (count) => latest?.onSending(count > 0),
    meta: { case_id: caseId },
  });
  const listen = (listener: Listener) => {
    latest = listener;
  };
  return { uploader, listen };
}

/**
 * The processor's reply as a file: one uploaded here, or one that the case already has. Leaving the form stops an
 * upload.
 */
export default function ReplyFile({ id, label, error, caseId, files, chosen, onChoose, onSending }: ReplyFileProps) {
  const [{ uploader, listen }] = useState(() => openUpload(caseId));
  useEffect(() => listen({ onChoose, onSending }));
  useEffect(() => () => stop(uploader), [uploader]);
  const { transfers, refusals } = useSyncExternalStore(uploader.subscribe, uploader.getState);
  const add = (file: File | undefined) => {
    if (!file) return;
    stop(uploader);
    onChoose(none);
    void uploader.add([file], 'processor_reply');
  };
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    add(file);
  };
  const over = useFilePlace(([file]) => add(file));
  return (
    <FieldsetFrame
      id={id}
      label={label ?? 'The reply as a file'}
      {...(label === undefined ? { markOptional: true } : { required: true })}
      hint={`${uploadHint}. Word and Excel files too. Choose it, drop it here, or paste a screenshot.`}
      {...(error !== undefined && { error })}
    >
      <div className={over ? 'reply-file reply-file--over' : 'reply-file'}>
        <Pickers id={id} again={chosen.uploaded !== ''} onTake={take} />
        <RefusedFiles uploader={uploader} refusals={refusals} />
        {transfers.map((transfer) => (
          <RunningUpload key={transfer.key} transfer={transfer} uploader={uploader} />
        ))}
        {chosen.uploaded === '' ? null : (
          <p className="reply-file__one" role="status">
            <span className="reply-file__name">{chosen.uploaded}</span> <span className="muted small">uploaded</span>
            <Button variant="quiet" size="small" onClick={() => onChoose(none)}>
              Remove<span className="visually-hidden"> {chosen.uploaded}</span>
            </Button>
          </p>
        )}
        {files.length === 0 || chosen.uploaded !== '' || transfers.length > 0 ? null : (
          <SelectField
            id={`${id}-of-case`}
            label="Or a file that the case has"
            width="full"
            placeholder="No file"
            value={chosen.fileId}
            options={files.map((file) => ({ value: file.id, label: file.filename }))}
            onChange={(event) => onChoose({ fileId: event.target.value, uploaded: '' })}
          />
        )}
      </div>
    </FieldsetFrame>
  );
}

function stop(uploader: Uploader): void {
  for (const { key } of uploader.getState().transfers) uploader.drop(key);
}

/** One file, from the device or its camera. */
function Pickers({
  id,
  again,
  onTake,
}: {
  id: string;
  again: boolean;
  onTake: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const file = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  return (
    <div className="button-row">
      <Button id={id} variant="secondary" size="small" onClick={() => file.current?.click()}>
        {again ? 'Upload another file' : 'Upload a file'}
      </Button>
      <Button variant="secondary" size="small" className="reply-file__camera" onClick={() => photo.current?.click()}>
        Take a photo
      </Button>
      <input
        ref={file}
        className="visually-hidden"
        type="file"
        accept={acceptAttribute}
        aria-label="File of the reply"
        tabIndex={-1}
        onChange={onTake}
      />
      <input
        ref={photo}
        className="visually-hidden"
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Photo of the reply"
        tabIndex={-1}
        onChange={onTake}
      />
    </div>
  );
}
