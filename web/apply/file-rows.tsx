import { useLayoutEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import type { ExtractionView } from '../../domain/documents/extraction.ts';
import { ExtractionLine } from '../extractions/extraction-line.tsx';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/feedback.tsx';
import { sizeText } from '../ui/size-text.ts';
import type { FileKind } from '../../domain/documents/document-kind.ts';
import { kindFrom, kindOptions } from './document-kinds.ts';
import type { Transfer } from './transfer.ts';
import type { ArrivedFile } from './upload-sink.ts';
import type { Uploader } from './uploader.ts';

type FileRowsProps = {
  files: readonly ArrivedFile[];
  extractions: readonly ExtractionView[];
  uploader: Uploader;
  onKind: (id: string, kind: FileKind) => void;
  title?: string;
  /** The heading that gets the focus once the last file is removed. */
  emptyFocus?: string;
};

/** Uploaded files, each with its kind and Remove, and those in progress. */
export function FileRows({
  files,
  extractions,
  uploader,
  onKind,
  title = 'Your files',
  emptyFocus = 'recommended',
}: FileRowsProps) {
  const { t } = useLanguage();
  const { transfers, thumbnails } = useSyncExternalStore(uploader.subscribe, uploader.getState);
  const keepFocus = useFocusInRow();
  if (transfers.length + files.length === 0) return null;
  return (
    <section aria-labelledby="your-files" {...keepFocus}>
      <h2 id="your-files" tabIndex={-1}>
        {t(title)}
      </h2>
      <ul role="list" className="files">
        {files.map((file) => (
          <ArrivedRow
            key={file.id}
            file={file}
            extraction={extractions.find((each) => each.file_id === file.id)}
            uploader={uploader}
            picture={thumbnails.get(file.id)}
            onKind={(kind) => onKind(file.id, kind)}
            emptyFocus={emptyFocus}
          />
        ))}
        {transfers.map((transfer) => (
          <TransferRow
            key={transfer.key}
            transfer={transfer}
            uploader={uploader}
            picture={thumbnails.get(transfer.key)}
          />
        ))}
      </ul>
    </section>
  );
}

/**
 * An upload that finishes gets a new row. If the user was choosing its kind, this moves the focus to the new row's
 * select, because otherwise it would go to the top of the page.
 */
function useFocusInRow() {
  const place = useRef<HTMLElement>(null);
  const named = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (named.current === null || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>(`select[aria-label="${CSS.escape(named.current)}"]`)?.focus();
  });
  return {
    ref: place,
    onFocus: ({ target }: FocusEvent) => {
      named.current = target instanceof HTMLSelectElement ? target.getAttribute('aria-label') : null;
    },
    // Removing a row blurs it as well; only a blur while it is still there means the user left.
    onBlur: ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target.isConnected) named.current = null;
      }),
  };
}

type ArrivedRowProps = {
  file: ArrivedFile;
  extraction: ExtractionView | undefined;
  uploader: Uploader;
  picture: string | undefined;
  onKind: (kind: FileKind) => void;
  emptyFocus: string;
};

function ArrivedRow({ file, extraction, uploader, picture, onKind, emptyFocus }: ArrivedRowProps) {
  const { t } = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const takeKind = (kind: FileKind) => {
    onKind(kind);
    // The button disappears, so the focus moves to the field it set.
    document.getElementById(`kind-${file.id}`)?.focus();
  };
  const remove = async () => {
    setRemoving(true);
    const failed = await uploader.remove(file.id);
    // On success the row is gone, so the focus moves to the list's title, or to the picker after the last one.
    if (failed === null) return (document.getElementById('your-files') ?? document.getElementById(emptyFocus))?.focus();
    setProblem(failed);
    setRemoving(false);
  };
  return (
    <li className="file">
      <FilePicture name={file.filename} picture={picture ?? storedPicture(file)} />
      <p className="file__name">
        {file.filename}
        <span className="muted small"> {sizeText(file.size_bytes)}</span>
      </p>
      <KindSelect id={file.id} name={file.filename} kind={file.kind} onKind={onKind} />
      <span className="file__actions">
        <Button variant="quiet" size="small" busy={removing} busyLabel={t('Removing…')} onClick={() => void remove()}>
          {t('Remove')}
          <span className="visually-hidden"> {file.filename}</span>
        </Button>
      </span>
      <ExtractionLine extraction={extraction} filed={file.kind} filename={file.filename} onUse={takeKind} />
      {problem ? (
        <p className="field__error" role="alert">
          {t(problem)}
        </p>
      ) : null}
    </li>
  );
}

/** Bytes: a larger image is not downloaded just for a thumbnail. */
const largestPicture = 2 * 1024 * 1024;

function storedPicture(file: ArrivedFile): string | undefined {
  return /^image\/(png|jpeg)$/.test(file.content_type) && file.size_bytes <= largestPicture
    ? `/api/files/${file.id}/download`
    : undefined;
}

function TransferRow({
  transfer,
  uploader,
  picture,
}: {
  transfer: Transfer;
  uploader: Uploader;
  picture: string | undefined;
}) {
  const { t } = useLanguage();
  const percent = Math.round(transfer.percent);
  return (
    <li className="file">
      <FilePicture name={transfer.name} picture={picture} />
      <p className="file__name">
        {transfer.name}
        <span className="muted small">
          {' '}
          {sizeText(transfer.size)}
          {transfer.state === 'uploading' ? ` · ${percent}%` : ''}
        </span>
      </p>
      {transfer.state === 'refused' ? null : (
        <KindSelect
          id={transfer.key}
          name={transfer.name}
          kind={transfer.kind}
          onKind={(kind) => uploader.setKind(transfer.key, kind)}
        />
      )}
      <span className="file__actions">
        {transfer.state === 'failed' ? (
          <Button variant="secondary" size="small" onClick={() => uploader.retry(transfer.key)}>
            {t('Try again')}
            <span className="visually-hidden"> {t('to send {name}', { name: transfer.name })}</span>
          </Button>
        ) : null}
        <Button variant="quiet" size="small" onClick={() => uploader.drop(transfer.key)}>
          {transfer.state === 'uploading' ? t('Cancel') : t('Remove')}
          <span className="visually-hidden"> {transfer.name}</span>
        </Button>
      </span>
      {transfer.state === 'uploading' ? (
        <ProgressBar percent={percent} label={t('Uploading {name}', { name: transfer.name })} />
      ) : (
        <p className="field__error" role="alert">
          {t(transfer.message)}
        </p>
      )}
    </li>
  );
}

function KindSelect({
  id,
  name,
  kind,
  onKind,
}: {
  id: string;
  name: string;
  kind: FileKind;
  onKind: (kind: FileKind) => void;
}) {
  const { t } = useLanguage();
  return (
    <select
      className="control file__kind"
      aria-label={t('What {name} is', { name })}
      id={`kind-${id}`}
      value={kind}
      onChange={(event) => onKind(kindFrom(event.target.value))}
    >
      {kindOptions.map((option) => (
        <option key={option.value} value={option.value}>
          {t(option.label)}
        </option>
      ))}
    </select>
  );
}

/**
 * A file's thumbnail, or an icon with its type when the browser cannot decode it (documents). Decorative: the
 * name is beside it.
 */
function FilePicture({ name, picture }: { name: string; picture: string | undefined }) {
  const [broken, setBroken] = useState<string | null>(null);
  const type = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? 'FILE';
  return (
    <span className="file__picture" aria-hidden="true">
      {picture && picture !== broken ? (
        <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setBroken(picture)} />
      ) : (
        <span className="file__type">{type}</span>
      )}
    </span>
  );
}
