import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/feedback.tsx';
import { sizeInWords } from './answer-words.ts';
import type { Upload } from './draft-answers.ts';
import { anyKind, kindFrom, kindOptions, type FileKind } from './document-kinds.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { Transfer } from './transfer.ts';
import type { Uploader } from './uploader.ts';
import { useDraftState } from './use-draft.ts';

type FileRowsProps = { keeper: DraftKeeper; uploader: Uploader; transfers: readonly Transfer[] };

/** The files of the draft and those on their way. */
export function FileRows({ keeper, uploader, transfers }: FileRowsProps) {
  const { answers, uploads } = useDraftState(keeper);
  const kindOf = (id: string) => answers.files.find((file) => file.id === id)?.document_type ?? anyKind;
  const setKind = (id: string, kind: FileKind) =>
    keeper.change((current) => ({ ...current, files: current.files.map((file) => (file.id === id ? { ...file, document_type: kind } : file)) }));
  if (transfers.length + uploads.length === 0) return null;
  return (
    <section aria-labelledby="your-files">
      <h2 id="your-files" tabIndex={-1}>Your files</h2>
      <ul role="list" className="files">
        {uploads.map((upload) => <UploadedRow key={upload.id} upload={upload} uploader={uploader} kind={kindOf(upload.id)} onKind={(kind) => setKind(upload.id, kind)} />)}
        {transfers.map((transfer) => <TransferRow key={transfer.key} transfer={transfer} uploader={uploader} />)}
      </ul>
    </section>
  );
}

type UploadedRowProps = { upload: Upload; uploader: Uploader; kind: FileKind; onKind: (kind: FileKind) => void };

function UploadedRow({ upload, uploader, kind, onKind }: UploadedRowProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    const failed = await uploader.remove(upload.id);
    // On success the row is gone, and the keyboard goes on from the list's picker.
    if (failed === null) return document.getElementById('your-files')?.focus();
    setProblem(failed);
    setRemoving(false);
  };
  return (
    <li className="file">
      <p className="file__name">{upload.filename}<span className="muted small"> {sizeInWords(upload.size_bytes)}</span></p>
      <KindSelect id={upload.id} name={upload.filename} kind={kind} onKind={onKind} />
      <Button variant="quiet" size="small" busy={removing} busyLabel="Removing…" onClick={() => void remove()}>Remove<span className="visually-hidden"> {upload.filename}</span></Button>
      {problem ? <p className="field__error" role="alert">{problem}</p> : null}
    </li>
  );
}

function TransferRow({ transfer, uploader }: { transfer: Transfer; uploader: Uploader }) {
  const percent = Math.round(transfer.percent);
  return (
    <li className="file">
      <p className="file__name">
        {transfer.name}
        <span className="muted small"> {sizeInWords(transfer.size)}{transfer.state === 'uploading' ? ` · ${percent}%` : ''}</span>
      </p>
      {transfer.state === 'refused' ? null : <KindSelect id={transfer.key} name={transfer.name} kind={transfer.kind} onKind={(kind) => uploader.setKind(transfer.key, kind)} />}
      <span className="file__actions">
        {transfer.state === 'failed' ? <Button variant="secondary" size="small" onClick={() => uploader.retry(transfer.key)}>Try again</Button> : null}
        <Button variant="quiet" size="small" onClick={() => uploader.drop(transfer.key)}>
          {transfer.state === 'uploading' ? 'Cancel' : 'Remove'}<span className="visually-hidden"> {transfer.name}</span>
        </Button>
      </span>
      {transfer.state === 'uploading' ? <ProgressBar percent={percent} label={`Uploading ${transfer.name}`} /> : <p className="field__error" role="alert">{transfer.message}</p>}
    </li>
  );
}

function KindSelect({ id, name, kind, onKind }: { id: string; name: string; kind: FileKind; onKind: (kind: FileKind) => void }) {
  return (
    <select className="control file__kind" aria-label={`What ${name} is`} id={`kind-${id}`} value={kind} onChange={(event) => onKind(kindFrom(event.target.value))}>
      {kindOptions.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
    </select>
  );
}
