import { useSyncExternalStore } from 'react';
import {
  documentKindLabels,
  documentKinds,
  fileKindLabels,
  type FileKind,
} from '../../domain/documents/document-kind.ts';
import { exportNow, exportTexts } from '../../content/processors/export-now.ts';
import { processors, type Processor } from '../../domain/processors.ts';
import { HowToExport } from '../evidence/how-to-export.tsx';
import { useDraftExtractions } from '../extractions/use-extractions.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { anyKind } from './document-kinds.ts';
import { withKind } from './draft-answers.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { FilePicker, useFilePicker } from './file-picker.tsx';
import { FileRows } from './file-rows.tsx';
import type { Transfer } from './transfer.ts';
import { draftSink } from './upload-sink.ts';
import { uploaderFor } from './uploader.ts';
import { useDraftState } from './use-draft.ts';

/** Step 8, loaded lazily: the picker, the files with their progress, and the eight recommended documents. */
export default function Documents({ keeper }: { keeper: DraftKeeper }) {
  const uploader = uploaderFor(keeper, () => draftSink(keeper));
  const { transfers } = useSyncExternalStore(uploader.subscribe, uploader.getState);
  const { answers, uploads } = useDraftState(keeper);
  const extractions = useDraftExtractions(uploads);
  const picker = useFilePicker(uploader);
  const kindOf = (id: string) => answers.files.find((file) => file.id === id)?.document_type ?? anyKind;
  return (
    <>
      <FilePicker uploader={uploader} picker={picker} />
      <FileRows
        files={uploads.map((upload) => ({ ...upload, kind: kindOf(upload.id) }))}
        extractions={extractions}
        uploader={uploader}
        onKind={(id, kind) => keeper.change((current) => withKind(current, id, kind))}
      />
      <Recommended
        there={answers.files.map((file) => file.document_type)}
        coming={transfers.filter(isUploading).map((each) => each.kind)}
        choose={picker.choose}
      />
      <AgreementUpload
        there={answers.files.some((file) => file.document_type === 'agreement')}
        choose={picker.choose}
      />
      <ExportNow processor={processors.find((each) => each === answers.fields['processor'])} />
    </>
  );
}

/** Exports are added to the case; what to download cannot wait until then. */
function ExportNow({ processor }: { processor: Processor | undefined }) {
  const { t } = useLanguage();
  if (processor === undefined) return null;
  return (
    <details className="fold">
      <summary>{t(exportTexts.title)}</summary>
      <div className="fold__body">
        <HowToExport steps={exportNow(processor)} />
        <p className="measure">{t('Keep them. Once you have applied, you add them on the page of your case.')}</p>
      </div>
    </details>
  );
}

const isUploading = (transfer: Transfer) => transfer.state === 'uploading';

/** Asks for the agreement, in addition to the eight documents: it says how a notice must be sent. */
function AgreementUpload({ there, choose }: { there: boolean; choose: (kind: FileKind) => void }) {
  const { t } = useLanguage();
  return (
    <section className="recommended" aria-labelledby="agreement-upload">
      <h2 id="agreement-upload">{t('The agreement, if you have it')}</h2>
      <p className="muted small">
        {t(
          'The terms that you accepted decide how a dispute begins. A copy from the day you signed up helps, a saved page or an email too.',
        )}{' '}
        {there ? t('Added.') : t('You can go on without it.')}
      </p>
      <Button variant="quiet" size="small" onClick={() => choose('agreement')}>
        {there ? t('Add another') : t('Add')}
        <span className="visually-hidden"> {t(fileKindLabels.agreement)}</span>
      </Button>
    </section>
  );
}

type RecommendedProps = { there: readonly FileKind[]; coming: readonly FileKind[]; choose: (kind: FileKind) => void };

/** The eight recommended documents; each is checked off once a file of its kind is uploaded. */
function Recommended({ there, coming, choose }: RecommendedProps) {
  const { t } = useLanguage();
  const count = documentKinds.filter((kind) => there.includes(kind)).length;
  return (
    <section className="recommended" aria-labelledby="recommended">
      <h2 id="recommended" tabIndex={-1}>
        {t('Recommended documents')}
      </h2>
      <p className="muted small" role="status">
        {t('{count} of {all} added. None is required.', { count, all: documentKinds.length })}
      </p>
      <ul role="list">
        {documentKinds.map((kind) => {
          const has = there.includes(kind);
          const state = has ? t('added') : coming.includes(kind) ? t('on its way') : t('not added');
          return (
            <li key={kind} className={has ? 'is-there' : undefined}>
              <span className="tick" aria-hidden="true" />
              <span>
                {t(documentKindLabels[kind])}
                <span className="visually-hidden"> ({state})</span>
              </span>
              <Button variant="quiet" size="small" onClick={() => choose(kind)}>
                {has ? t('Add another') : t('Add')}
                <span className="visually-hidden"> {t(documentKindLabels[kind])}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
