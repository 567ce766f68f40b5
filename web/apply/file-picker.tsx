import { useRef, useState, useSyncExternalStore, type ChangeEvent } from 'react';
import { uploadHint } from '../../domain/intake/upload-documents.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import type { FileKind } from '../../domain/documents/document-kind.ts';
import { anyKind } from './document-kinds.ts';
import { DropArea } from './drop-area.tsx';
import { choosableAttribute } from './file-refusal.ts';
import { RefusedFiles } from './refused-files.tsx';
import TakenInDraft from './taken-in-draft.tsx';
import { unfinishedUploads } from './tus-memory.ts';
import type { Uploader } from './uploader.ts';

/** `label`: of the files' input, which has to differ where a page has two. */
type PickerOptions = { otherwise?: FileKind; accept?: string; label?: string };

/**
 * The hidden file inputs of an uploader: `choose` opens the file dialog, `photograph` opens the camera. Files get the
 * kind passed to it, or else `otherwise`. Render `inputs` once.
 */
export function useFilePicker(
  uploader: Uploader,
  { otherwise = anyKind, accept = choosableAttribute, label = 'Files to upload' }: PickerOptions = {},
) {
  const { t } = useLanguage();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const kind = useRef<FileKind | null>(null);
  const open = (input: HTMLInputElement | null, wanted: FileKind | null) => {
    kind.current = wanted;
    uploader.prepare();
    input?.click();
  };
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    void uploader.add([...(event.target.files ?? [])], kind.current ?? otherwise);
    event.target.value = '';
    kind.current = null;
  };
  return {
    choose: (wanted: FileKind | null = null) => open(files.current, wanted),
    photograph: (wanted: FileKind | null = null) => open(camera.current, wanted),
    inputs: (
      <>
        <input
          ref={files}
          className="visually-hidden"
          type="file"
          multiple
          accept={accept}
          aria-label={t(label)}
          tabIndex={-1}
          onChange={take}
        />
        {otherwise === 'account_export' ? null : (
          <input
            ref={camera}
            className="visually-hidden"
            type="file"
            accept="image/*"
            capture="environment"
            aria-label={t('Photo to upload')}
            tabIndex={-1}
            onChange={take}
          />
        )}
      </>
    ),
  };
}

/**
 * Where files are chosen, dropped or photographed, with rejected files and uploads that a killed tab left unfinished.
 */
export function FilePicker({ uploader, picker }: { uploader: Uploader; picker: ReturnType<typeof useFilePicker> }) {
  const { t } = useLanguage();
  const { transfers, refusals, exports } = useSyncExternalStore(uploader.subscribe, uploader.getState);
  return (
    <>
      <DropArea uploader={uploader} kind={anyKind}>
        <div className="button-row">
          <Button variant="secondary" onClick={() => picker.choose()} aria-describedby="upload-hint">
            {t('Choose files')}
          </Button>
          <Button variant="secondary" className="drop__camera" onClick={() => picker.photograph()}>
            {t('Take a photo')}
          </Button>
        </div>
        <p className="field__hint" id="upload-hint">
          {t(uploadHint)}. {t('Word and Excel files too.')}
          <span className="drop__hint"> {t('Or drop them here, or paste a screenshot.')}</span>
        </p>
        {picker.inputs}
      </DropArea>
      <RefusedFiles uploader={uploader} refusals={refusals} />
      <TakenInDraft names={exports} hasPlace />
      <Unfinished sending={transfers.map((each) => each.name)} />
    </>
  );
}

/** Uploads a killed tab left behind; the browser returns the file only when it is chosen again. */
function Unfinished({ sending }: { sending: readonly string[] }) {
  const { t } = useLanguage();
  const [left] = useState(() => unfinishedUploads(window.localStorage));
  const [seen, setSeen] = useState<readonly string[]>([]);
  const fresh = sending.filter((name) => !seen.includes(name));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  const names = left.filter((name) => !seen.includes(name));
  if (names.length === 0) return null;
  return (
    <Notice tone="warning" title={t('Some uploads were cut off')}>
      <p>
        {names.length === 1
          ? t('Choose the same file again and it goes on where it stopped: {names}.', { names: names[0] ?? '' })
          : t('Choose the same files again and they go on where they stopped: {names}.', { names: names.join(', ') })}
      </p>
    </Notice>
  );
}
