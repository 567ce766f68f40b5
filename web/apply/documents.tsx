import { useSyncExternalStore } from 'react';
import {
  documentKindLabels,
  documentKinds,
  fileKindLabels,
  type FileKind,
} from '../../domain/documents/document-kind.ts';
import type { Step } from '../../domain/intake/steps.ts';
import { useDraftExtractions } from '../extractions/use-extractions.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { anyKind } from './document-kinds.ts';
import { documentsOf, withKind } from './draft-answers.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { ExportsPart } from './exports-part.tsx';
import { FilePicker, useFilePicker } from './file-picker.tsx';
import { FileRows } from './file-rows.tsx';
import type { Transfer } from './transfer.ts';
import { draftSink } from './upload-sink.ts';
import { uploaderFor } from './uploader.ts';
import { useDraftState } from './use-draft.ts';

/** Step 8, loaded lazily: the picker, the files with their progress, and the eight recommended documents. */
export default function Documents({ keeper, step }: { keeper: DraftKeeper; step: Step }) {
  const uploader = uploaderFor(keeper, () => draftSink(keeper));
  const { transfers } = useSyncExternalStore(uploader.subscribe, uploader.getState);
  const draft = useDraftState(keeper);
  const { answers } = draft;
  const documents = documentsOf(draft);
  const extractions = useDraftExtractions(documents);
  const picker = useFilePicker(uploader);
  const kindOf = (id: string) => answers.files.find((file) => file.id === id)?.document_type ?? anyKind;
  return (
    <>
      <FilePicker uploader={uploader} picker={picker} />
      <FileRows
        files={documents.map((upload) => ({ ...upload, kind: kindOf(upload.id) }))}
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
      <ExportsPart keeper={keeper} step={step} />
    </>
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
