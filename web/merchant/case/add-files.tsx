import { useEffect, useState, useSyncExternalStore } from 'react';
import { exportHint, uploadHint } from '../../../domain/intake/upload-documents.ts';
import { Link } from 'react-router';
import { api } from '../../api/api.ts';
import { anyKind, caseKindOptions, kindFrom, kindLabel } from '../../apply/document-kinds.ts';
import { DropArea } from '../../apply/drop-area.tsx';
import { useFilePicker } from '../../apply/file-picker.tsx';
import { choosableAttribute, exportAttribute } from '../../apply/file-refusal.ts';
import { RefusedFiles } from '../../apply/refused-files.tsx';
import { TakenAsExports } from '../../apply/taken-as-exports.tsx';
import { RunningUpload } from '../../apply/running-upload.tsx';
import { uploaderFor, type Uploader } from '../../apply/uploader.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/feedback.tsx';
import { SelectField } from '../../ui/text-field.tsx';
import { unsavedStoreHere } from '../../unsaved/store.ts';
import { CaseFileKeeper, type Adding } from './case-file-keeper.ts';
import type { CaseDetail } from './frame/case-types.ts';
import { refreshCases } from './frame/use-case.ts';
import { useLanguage } from '../../language/language.ts';

const keepers = new Map<string, CaseFileKeeper>();

/** One keeper per case, so that leaving the page does not stop uploads. */
function keeperFor(caseId: string): CaseFileKeeper {
  const known =
    keepers.get(caseId) ??
    new CaseFileKeeper(caseId, unsavedStoreHere('case-files', 'device'), async (file) => {
      await api.documents.add({ id: caseId, files: [file] });
      await refreshCases();
    });
  keepers.set(caseId, known);
  return known;
}

type FileThere = Pick<CaseDetail['case_files'][number], 'id' | 'filename' | 'size_bytes'>;

/** `exports`: only exports of the processor's records, which have no other kind to choose; whether it is the page's first step. `records`: the page that shows what they say, for who may see it. */
type Props = { caseId: string; there: readonly FileThere[]; exports?: 'first' | 'more'; records?: string };

/**
 * A form to choose the kind and then the file, which is uploaded (resumed if it was interrupted) and added to the case.
 */
export default function AddFiles({ caseId, there, exports, records }: Props) {
  const { t } = useLanguage();
  const [keeper] = useState(() => keeperFor(caseId));
  const [uploader] = useState(() => uploaderFor(keeper, () => keeper.sinkFor(caseId)));
  const { transfers, refusals, exports: taken } = useSyncExternalStore(uploader.subscribe, uploader.getState);
  const adding = useSyncExternalStore(keeper.subscribe, keeper.getState);
  useEffect(() => keeper.setThere(there), [keeper, there]);
  useEffect(() => keeper.start(), [keeper]);
  return (
    <div className="add-files">
      {exports ? (
        <ExportPicker uploader={uploader} variant={exports === 'first' ? 'primary' : 'secondary'} />
      ) : (
        <>
          <h3 id="add-files-title">{t('Add files')}</h3>
          <Picker uploader={uploader} />
        </>
      )}
      <RefusedFiles uploader={uploader} refusals={refusals} />
      <TakenAsExports names={taken}>
        {records ? <Link to={records}>{t('See what it shows')}</Link> : null}
      </TakenAsExports>
      {transfers.length + adding.length > 0 ? (
        <ul role="list" className="case-files case-files--moving" aria-label={t('Files on their way')}>
          {transfers.map((transfer) => (
            <li key={transfer.key}>
              <RunningUpload transfer={transfer} uploader={uploader} about={t(kindLabel(transfer.kind))} />
            </li>
          ))}
          {adding.map((file) => (
            <AddingRow key={file.id} file={file} keeper={keeper} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Picker({ uploader }: { uploader: Uploader }) {
  const { t } = useLanguage();
  const [kind, setKind] = useState(anyKind);
  const isExport = kind === 'account_export';
  const accept = isExport ? exportAttribute : choosableAttribute;
  const picker = useFilePicker(uploader, { otherwise: kind, accept });
  return (
    <DropArea uploader={uploader} kind={kind}>
      <SelectField
        id="file-kind"
        label="What is it?"
        options={caseKindOptions}
        value={kind}
        onChange={(event) => setKind(kindFrom(event.target.value))}
      />
      <div className="add-files__choose">
        <Button variant="secondary" onClick={() => picker.choose()} aria-describedby="add-files-hint">
          {t('Choose files')}
        </Button>
        <Button variant="secondary" className="drop__camera" onClick={() => picker.photograph()}>
          {t('Take a photo')}
        </Button>
        <p className="field__hint" id="add-files-hint">
          {isExport ? `${t(exportHint)}.` : `${t(uploadHint)}. ${t('Word and Excel files too.')}`}
        </p>
      </div>
      {picker.inputs}
    </DropArea>
  );
}

function ExportPicker({ uploader, variant }: { uploader: Uploader; variant: 'primary' | 'secondary' }) {
  const { t } = useLanguage();
  const picker = useFilePicker(uploader, { otherwise: 'account_export', accept: exportAttribute });
  return (
    <DropArea uploader={uploader} kind="account_export">
      <div className="add-files__choose">
        <Button variant={variant} onClick={() => picker.choose()} aria-describedby="add-files-hint">
          {t('Choose the export')}
        </Button>
        <p className="field__hint" id="add-files-hint">
          {t(exportHint)}. <span className="drop__hint">{t('Or drop the files here.')}</span>
        </p>
      </div>
      {picker.inputs}
    </DropArea>
  );
}

function AddingRow({ file, keeper }: { file: Adding; keeper: CaseFileKeeper }) {
  const { t } = useLanguage();
  return (
    <li>
      <span className="case-files__name">{file.filename}</span>
      {file.state === 'adding' ? (
        <Spinner label="Adding it to the case…" />
      ) : (
        <>
          <p className="field__error" role="alert">
            {t(file.message)}
          </p>
          <span className="button-row">
            {file.state === 'failed' ? (
              <Button variant="secondary" size="small" onClick={() => keeper.retry(file.id)}>
                {t('Try again')}
              </Button>
            ) : null}
            <Button variant="quiet" size="small" onClick={() => keeper.forget(file.id)}>
              {t('Remove')}
              <span className="visually-hidden"> {file.filename}</span>
            </Button>
          </span>
        </>
      )}
    </li>
  );
}
