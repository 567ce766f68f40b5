import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { DraftRecords } from '../../contract/evidence.ts';
import { exportNow } from '../../content/processors/export-now.ts';
import { steps, type Step } from '../../domain/intake/steps.ts';
import { exportHint } from '../../domain/intake/upload-documents.ts';
import { otherProcessor, processorLabel, type Processor } from '../../domain/processors.ts';
import { saidOf } from '../evidence/account-text.ts';
import { HowToExport } from '../evidence/how-to-export.tsx';
import { panelId } from '../extractions/open-suggestions.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { Notice, Spinner } from '../ui/feedback.tsx';
import { sizeText } from '../ui/size-text.ts';
import { exportsOf, type Upload } from './draft-answers.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import './exports-body.css';
import { useFilePicker } from './file-picker.tsx';
import { exportAttribute } from './file-refusal.ts';
import { RefusedFiles } from './refused-files.tsx';
import { RunningUpload } from './running-upload.tsx';
import { todayHere } from '../ui/dates.ts';
import { furthestStep } from './allowed-place.ts';
import { addressOf } from './step-address.ts';
import { draftSink } from './upload-sink.ts';
import { uploaderFor, type Uploader } from './uploader.ts';
import { useDraftRecords } from './use-draft-records.ts';
import { useDraftState } from './use-draft.ts';

const chooseId = 'choose-export';

/**
 * What to download of the account while its merchant can still sign in, and where to add it. What the exports show is
 * suggested where it is asked for; nothing is filled in here.
 */
export default function ExportsBody({
  keeper,
  step,
  processor,
}: {
  keeper: DraftKeeper;
  step: Step;
  processor: Processor;
}) {
  const { t } = useLanguage();
  const uploader = uploaderFor(keeper, () => draftSink(keeper), 'exports');
  const { transfers, refusals } = useSyncExternalStore(uploader.subscribe, uploader.getState);
  const draft = useDraftState(keeper);
  const records = useDraftRecords(draft);
  const exports = exportsOf(draft);
  return (
    <>
      <HowToExport steps={exportNow(processor)} />
      <ExportPicker uploader={uploader} />
      <RefusedFiles uploader={uploader} refusals={refusals} />
      {exports.length + transfers.length > 0 ? (
        <ul role="list" className="exports-body__files" aria-label={t('Exports that you added')}>
          {exports.map((file) => (
            <ExportRow key={file.id} file={file} uploader={uploader} />
          ))}
          {transfers.map((transfer) => (
            <li key={transfer.key}>
              <RunningUpload transfer={transfer} uploader={uploader} />
            </li>
          ))}
        </ul>
      ) : null}
      {records ? <Shown {...{ records, processor, step }} furthest={furthestStep(draft.answers, todayHere())} /> : null}
    </>
  );
}

function ExportPicker({ uploader }: { uploader: Uploader }) {
  const { t } = useLanguage();
  const picker = useFilePicker(uploader, {
    otherwise: 'account_export',
    accept: exportAttribute,
    label: 'Exports to upload',
  });
  return (
    <div className="exports-body__choose">
      <p className="measure">
        {t('Add it here, as you downloaded it: what it shows is suggested to you. Or later, on the page of your case.')}
      </p>
      <Button
        id={chooseId}
        variant="secondary"
        size="small"
        onClick={() => picker.choose()}
        aria-describedby="export-hint"
      >
        {t('Choose the export')}
      </Button>
      <p className="field__hint" id="export-hint">
        {t(exportHint)}.
      </p>
      {picker.inputs}
    </div>
  );
}

function ExportRow({ file, uploader }: { file: Upload; uploader: Uploader }) {
  const { t } = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    const failed = await uploader.remove(file.id);
    // On success the row is gone, so the focus moves to where another is added.
    if (failed === null) return document.getElementById(chooseId)?.focus();
    setProblem(failed);
    setRemoving(false);
  };
  return (
    <li>
      <span className="exports-body__name">
        <bdi>{file.filename}</bdi> <span className="muted small">{sizeText(file.size_bytes)}</span>
      </span>
      <Button variant="quiet" size="small" busy={removing} busyLabel={t('Removing…')} onClick={() => void remove()}>
        {t('Remove')}
        <span className="visually-hidden"> {file.filename}</span>
      </Button>
      {problem ? (
        <p className="field__error" role="alert">
          {t(problem)}
        </p>
      ) : null}
    </li>
  );
}

/** `furthest`: the last step that can be opened. */
type ShownProps = { records: DraftRecords; processor: Processor; step: Step; furthest: number };

/** How far the reading is, what was not used and why, and where answers are suggested. */
function Shown({ records, processor, step, furthest }: ShownProps) {
  const language = useLanguage();
  const { t } = language;
  const { state, rows_read: rows, files, refused, asked_first: asked } = records;
  if (state === 'reading')
    return (
      <Spinner
        label={
          rows > 0
            ? t('Reading your files: {count} rows so far…', { count: rows.toLocaleString('en-US') })
            : 'Reading your files…'
        }
      />
    );
  if (state === 'problem')
    return (
      <Notice tone="danger" title="Your files could not be read">
        <p>{t('You can submit with them; our staff will look at them then.')}</p>
      </Notice>
    );
  return (
    <div className="exports-body__shown" role="status">
      {refused.map(({ name, says, asksFor }) => (
        <Notice key={name} tone="warning" title={t('{file} was not used', { file: name })}>
          <p>{t(says)}</p>
          <p>{t(asksFor)}</p>
        </Notice>
      ))}
      {files.map(({ name, processor: of }) => (
        <OtherProcessor key={name} name={name} of={of} chosen={processor} />
      ))}
      {asked.length > 0 ? (
        <Notice tone="info" title="We have a question first">
          {asked.map((text) => (
            <p key={text}>{saidOf(text, language)}</p>
          ))}
          <p>
            {t('You answer it on the page of your case, once you have applied. Until then that file suggests nothing.')}
          </p>
        </Notice>
      ) : null}
      {files.length > 0 ? <Suggested {...{ records, step, furthest }} /> : null}
    </div>
  );
}

/** Says that an export is of another processor than the chosen one. A bank's is of none. */
function OtherProcessor({ name, of, chosen }: { name: string; of: string; chosen: Processor }) {
  const { t } = useLanguage();
  const other = otherProcessor(of, chosen);
  if (other === null) return null;
  return (
    <Notice tone="warning" title={t('{file} is of another processor', { file: name })}>
      <p>
        {t(
          'It is an export of {other}, and you chose {chosen}. It suggests nothing. Choose {other}, or remove the file.',
          {
            other: processorLabel(other),
            chosen: t(processorLabel(chosen)),
          },
        )}
      </p>
    </Notice>
  );
}

/** The answers that the exports suggest, by the step that asks for them. */
function Suggested({ records: { suggestions }, step, furthest }: Omit<ShownProps, 'processor'>) {
  const { t } = useLanguage();
  const found = steps.flatMap((each, index) => {
    const labels = each.fields.filter(({ name }) => suggestions.some(({ field }) => field === name));
    return labels.length > 0 ? [{ each, index, labels: labels.map(({ label }) => t(label)).join(', ') }] : [];
  });
  if (found.length === 0)
    return (
      <p className="measure">
        {t('It is read. It suggests no answer; the page of your case will show what is in it.')}
      </p>
    );
  return (
    <>
      <p className="measure">{t('It is read. Nothing is filled in until you say so. See what it suggests:')}</p>
      <ul className="account__list">
        {found.map(({ each, index, labels }) => (
          <li key={each.key}>
            {each.key === step.key ? (
              <a href={`#${panelId}`}>{t('On this page')}</a>
            ) : index <= furthest ? (
              <Link to={`${addressOf(index)}#${panelId}`}>{t(each.title)}</Link>
            ) : (
              t(each.title)
            )}
            : {labels}
          </li>
        ))}
      </ul>
    </>
  );
}
