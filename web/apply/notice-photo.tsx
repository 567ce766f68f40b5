import { useSyncExternalStore } from 'react';
import { uploadHint } from '../../domain/intake/upload-documents.ts';
import type { Step } from '../../domain/intake/steps.ts';
import { questionsFor, suggestionsFor } from '../extractions/open-suggestions.ts';
import { useDraftExtractions } from '../extractions/use-extractions.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { todayHere } from '../ui/dates.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { documentsOf, withKind } from './draft-answers.ts';
import { DropArea } from './drop-area.tsx';
import { readableAttribute } from './file-refusal.ts';
import { useFilePicker } from './file-picker.tsx';
import { FileRows } from './file-rows.tsx';
import { noticeText } from './notice-text.ts';
import { RefusedFiles } from './refused-files.tsx';
import { draftSink } from './upload-sink.ts';
import { uploaderFor } from './uploader.ts';
import { useDraftState } from './use-draft.ts';
import './notice-photo.css';

const titleId = 'notice-photo';

/**
 * The notice at the top of Case Details, loaded lazily: a photo or file, which becomes one of the documents, and the
 * state of its extraction. The answers found in it are suggested further down; nothing is filled in here.
 */
export default function NoticePhoto({ keeper, step }: { keeper: DraftKeeper; step: Step }) {
  const { t } = useLanguage();
  const uploader = uploaderFor(keeper, () => draftSink(keeper));
  const { transfers, refusals } = useSyncExternalStore(uploader.subscribe, uploader.getState);
  const draft = useDraftState(keeper);
  const { answers, uploads } = draft;
  const extractions = useDraftExtractions(documentsOf(draft));
  const picker = useFilePicker(uploader, { otherwise: 'hold_notice', accept: readableAttribute });
  const notices = uploads.flatMap((upload) => {
    const kind = answers.files.find(({ id }) => id === upload.id)?.document_type;
    return kind === 'hold_notice' ? [{ ...upload, kind }] : [];
  });
  const started = notices.length > 0 || transfers.length > 0;
  const suggestions = suggestionsFor(step, answers, extractions, todayHere());
  const status = noticeText(
    notices.flatMap(({ id }) => extractions.find(({ file_id }) => file_id === id) ?? []),
    {
      all: suggestions.length,
      open: suggestions.filter(({ used }) => !used).length,
      asked: questionsFor(step, answers, extractions).length,
    },
  );
  return (
    <section className="notice-photo" aria-labelledby={titleId}>
      <DropArea uploader={uploader} kind="hold_notice">
        <h2 id={titleId} tabIndex={-1}>
          {started ? t('The notice') : t('Start with the notice')}
        </h2>
        {started ? null : (
          <p>
            {t(
              'The processor’s email or letter about the hold: the processor, the amount, the day, the account and to whom it is addressed are read from it and suggested to you. You decide what is filled in, and it is kept among your documents.',
            )}
          </p>
        )}
        <div className="button-row">
          <Button
            variant={started ? 'secondary' : 'primary'}
            size={started ? 'small' : 'regular'}
            className="drop__camera"
            onClick={() => picker.photograph()}
          >
            {started ? t('Photograph another page') : t('Take a photo of the notice')}
          </Button>
          <Button
            variant="secondary"
            size={started ? 'small' : 'regular'}
            onClick={() => picker.choose()}
            aria-describedby={started ? undefined : 'notice-hint'}
          >
            {started ? t('Add another file') : t('Choose a screenshot or PDF')}
          </Button>
        </div>
        {started ? null : (
          <p className="field__hint" id="notice-hint">
            {t(uploadHint)}. {t('Save an email as a PDF, or take a screenshot of it. Not at hand? Go on below.')}
          </p>
        )}
        {picker.inputs}
      </DropArea>
      <RefusedFiles uploader={uploader} refusals={refusals} />
      <FileRows
        files={notices}
        extractions={extractions}
        uploader={uploader}
        onKind={(id, kind) => keeper.change((current) => withKind(current, id, kind))}
        title="What you added"
        emptyFocus={titleId}
      />
      <p className="notice-photo__status small" role="status">
        {t(status)}
      </p>
    </section>
  );
}
