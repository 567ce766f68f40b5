import { sizeText } from './answer-text.ts';
import type { Transfer } from './transfer.ts';
import type { Uploader } from './uploader.ts';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/feedback.tsx';
import './running-upload.css';

/** A file on its way: how far it is or why it stopped, and what can be done. `about` stands before its size: the kind it was given. */
export function RunningUpload({
  transfer,
  uploader,
  about,
}: {
  transfer: Transfer;
  uploader: Uploader;
  about?: string;
}) {
  const { key, name, size, state, percent, message } = transfer;
  const sent = state === 'uploading' ? `${Math.round(percent)}%` : null;
  return (
    <div className="running-upload">
      <span className="running-upload__name">{name}</span>
      <span className="muted small">{[about, sizeText(size), sent].filter(Boolean).join(' · ')}</span>
      {state === 'uploading' ? (
        <ProgressBar percent={percent} label={`Uploading ${name}`} />
      ) : (
        <p className="field__error" role="alert">
          {message}
        </p>
      )}
      <span className="button-row">
        {state === 'failed' ? (
          <Button variant="secondary" size="small" onClick={() => uploader.retry(key)}>
            Try again<span className="visually-hidden"> to send {name}</span>
          </Button>
        ) : null}
        <Button variant="quiet" size="small" onClick={() => uploader.drop(key)}>
          {state === 'uploading' ? 'Cancel' : 'Remove'}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </span>
    </div>
  );
}
