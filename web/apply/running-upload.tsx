import { sizeText } from '../ui/size-text.ts';
import type { Transfer } from './transfer.ts';
import type { Uploader } from './uploader.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/feedback.tsx';
import './running-upload.css';

/**
 * A file being uploaded, or stopped: its progress or the error, and the possible actions. `about`: text before its
 * size, such as its kind.
 */
export function RunningUpload({
  transfer,
  uploader,
  about,
}: {
  transfer: Transfer;
  uploader: Uploader;
  about?: string;
}) {
  const { t } = useLanguage();
  const { key, name, size, state, percent, message } = transfer;
  const sent = state === 'uploading' ? `${Math.round(percent)}%` : null;
  return (
    <div className="running-upload">
      <span className="running-upload__name">{name}</span>
      <span className="muted small">{[about, sizeText(size), sent].filter(Boolean).join(' · ')}</span>
      {state === 'uploading' ? (
        <ProgressBar percent={percent} label={t('Uploading {name}', { name })} />
      ) : (
        <p className="field__error" role="alert">
          {t(message)}
        </p>
      )}
      <span className="button-row">
        {state === 'failed' ? (
          <Button variant="secondary" size="small" onClick={() => uploader.retry(key)}>
            {t('Try again')}
            <span className="visually-hidden"> {t('to send {name}', { name })}</span>
          </Button>
        ) : null}
        <Button variant="quiet" size="small" onClick={() => uploader.drop(key)}>
          {state === 'uploading' ? t('Cancel') : t('Remove')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </span>
    </div>
  );
}
