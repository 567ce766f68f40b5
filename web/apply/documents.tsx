import { useRef, useState, useSyncExternalStore, type DragEvent, type ReactNode } from 'react';
import { documentKindLabels, documentKinds } from '../../domain/case.ts';
import { uploadHint } from '../../domain/intake/upload-documents.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { anyKind, type FileKind } from './document-kinds.ts';
import { FileRows } from './file-rows.tsx';
import { acceptAttribute } from './file-refusal.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { unfinishedUploads } from './tus-memory.ts';
import { uploaderFor, type Uploader } from './uploader.ts';
import { useDraftState } from './use-draft.ts';

/** Step 8, loaded only there: the picker, the files with their progress, and the eight recommended documents. */
export default function Documents({ keeper }: { keeper: DraftKeeper }) {
  const uploader = uploaderFor(keeper);
  const { transfers, refusals } = useSyncExternalStore(uploader.subscribe, uploader.getState);
  const picker = useRef<HTMLInputElement>(null);
  const kind = useRef<FileKind>(anyKind);
  const choose = (wanted: FileKind) => {
    kind.current = wanted;
    picker.current?.click();
  };
  return (
    <>
      <DropArea uploader={uploader}>
        <Button variant="secondary" onClick={() => choose(anyKind)} aria-describedby="upload-hint">Choose files</Button>
        <p className="field__hint" id="upload-hint">{uploadHint}. Word and Excel files too.</p>
        <input
          ref={picker}
          className="visually-hidden"
          type="file"
          multiple
          accept={acceptAttribute}
          aria-label="Files to upload"
          tabIndex={-1}
          onChange={(event) => {
            uploader.add([...(event.target.files ?? [])], kind.current);
            event.target.value = '';
          }}
        />
      </DropArea>
      {refusals.length > 0 ? <Refusals refusals={refusals} dismiss={() => uploader.dismissRefusals()} /> : null}
      <Unfinished sending={transfers.map((each) => each.name)} />
      <FileRows keeper={keeper} uploader={uploader} transfers={transfers} />
      <Recommended keeper={keeper} choose={choose} />
    </>
  );
}

function DropArea({ uploader, children }: { uploader: Uploader; children: ReactNode }) {
  const [over, setOver] = useState(false);
  const hover = (event: DragEvent, now: boolean) => {
    event.preventDefault();
    setOver(now);
  };
  const drop = (event: DragEvent) => {
    hover(event, false);
    uploader.add([...event.dataTransfer.files], anyKind);
  };
  return (
    <div className={over ? 'drop drop--over' : 'drop'} onDragOver={(event) => hover(event, true)} onDragLeave={(event) => hover(event, false)} onDrop={drop}>
      {children}
    </div>
  );
}

function Refusals({ refusals, dismiss }: { refusals: readonly string[]; dismiss: () => void }) {
  return (
    <Notice tone="danger" title={refusals.length === 1 ? 'One file was not added' : `${refusals.length} files were not added`}>
      <ul role="list" className="plain-list">{refusals.map((refusal) => <li key={refusal}>{refusal}</li>)}</ul>
      <div className="button-row"><Button variant="quiet" size="small" onClick={dismiss}>Dismiss</Button></div>
    </Notice>
  );
}

/** What a killed tab left behind; the browser gives the file back only when it is chosen again. */
function Unfinished({ sending }: { sending: readonly string[] }) {
  const [left] = useState(() => unfinishedUploads(window.localStorage));
  const names = left.filter((name) => !sending.includes(name));
  if (names.length === 0) return null;
  return (
    <Notice tone="warning" title="Some uploads were cut off">
      <p>Choose the same {names.length === 1 ? 'file' : 'files'} again and {names.length === 1 ? 'it goes' : 'they go'} on where {names.length === 1 ? 'it' : 'they'} stopped: {names.join(', ')}.</p>
    </Notice>
  );
}

function Recommended({ keeper, choose }: { keeper: DraftKeeper; choose: (kind: FileKind) => void }) {
  const { answers } = useDraftState(keeper);
  const has = new Set(answers.files.map((file) => file.document_type));
  const count = documentKinds.filter((kind) => has.has(kind)).length;
  return (
    <section className="recommended" aria-labelledby="recommended">
      <h2 id="recommended">Recommended documents</h2>
      <p className="muted small">{count} of {documentKinds.length} added. None is required.</p>
      <ul role="list">
        {documentKinds.map((kind) => (
          <li key={kind} className={has.has(kind) ? 'is-there' : undefined}>
            <span className="tick" aria-hidden="true" />
            <span>{documentKindLabels[kind]}<span className="visually-hidden">{has.has(kind) ? ' (added)' : ' (not added)'}</span></span>
            <Button variant="quiet" size="small" onClick={() => choose(kind)}>
              {has.has(kind) ? 'Add another' : 'Add'}<span className="visually-hidden">: {documentKindLabels[kind]}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
