import { useMutation } from '@tanstack/react-query';
import type { EvidenceView } from '../../../contract/evidence.ts';
import { messageOf } from '../../api/api-error.ts';
import { api } from '../../api/api.ts';
import { sizeText } from '../../ui/size-text.ts';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { refreshCases, refreshOnConflict } from '../case/frame/use-case.ts';

/** The exports, what each is and what it cannot show; one of another account can be left out. */
export function ExportFiles({ caseId, view }: { caseId: string; view: EvidenceView }) {
  const { t } = useLanguage();
  if (view.files.length === 0) return null;
  return (
    <section className="case-part" aria-labelledby="exports-title">
      <h2 id="exports-title">{t('The files')}</h2>
      <ul role="list" className="case-files">
        {view.files.map((file) => (
          <ExportFile key={file.id} caseId={caseId} file={file} view={view} />
        ))}
      </ul>
    </section>
  );
}

function ExportFile({
  caseId,
  file,
  view,
}: {
  caseId: string;
  file: EvidenceView['files'][number];
  view: EvidenceView;
}) {
  const { t } = useLanguage();
  const { calendarDay } = useDates();
  const read = view.proof?.files.find(({ sha256 }) => sha256 === file.sha256);
  const refused = file.left_out ? undefined : view.proof?.refused.find(({ sha256 }) => sha256 === file.sha256);
  return (
    <li>
      <a href={`/api/files/${file.id}/download`} download dir="auto">
        {file.filename}
      </a>
      <span className="muted small">
        {file.left_out ? `${t('Left out')} · ` : null}
        {refused ? `${t('Not used')} · ` : null}
        {read ? `${t(read.title)} · ` : null}
        {sizeText(file.size_bytes)}
      </span>
      {read ? (
        <p className="small measure">
          {t('{count} rows from {from} to {to}.', {
            count: read.rows.toLocaleString('en-US'),
            from: calendarDay(read.from),
            to: calendarDay(read.to),
          })}{' '}
          {read.zone === null ? null : t('Days are those of the file: {zone}.', { zone: read.zone })}
        </p>
      ) : null}
      {refused?.of ? (
        <p className="small measure">
          <strong>{t(refused.says)}</strong> {t(refused.asksFor)}
        </p>
      ) : null}
      {read?.cannotShow ? (
        <p className="small measure">
          <strong>{t('What this file cannot show')}:</strong> {t(read.cannotShow)}
        </p>
      ) : null}
      {view.may.answer ? <LeaveOut caseId={caseId} file={file} /> : null}
    </li>
  );
}

function LeaveOut({ caseId, file }: { caseId: string; file: EvidenceView['files'][number] }) {
  const { t } = useLanguage();
  const leaving = useMutation({
    mutationFn: () => api.evidence.leaveOut({ id: caseId, file_id: file.id, left_out: !file.left_out }),
    onSuccess: refreshCases,
    onError: refreshOnConflict,
  });
  return (
    <>
      <div>
        <Button
          variant="quiet"
          size="small"
          busy={leaving.isPending}
          busyLabel="Saving…"
          onClick={() => leaving.mutate()}
        >
          {t(file.left_out ? 'Take it back in' : 'Leave it out')}
          <span className="visually-hidden"> {file.filename}</span>
        </Button>
      </div>
      {leaving.error ? (
        <p className="field__error" role="alert">
          {t(messageOf(leaving.error, 'Please try again.'))}
        </p>
      ) : null}
    </>
  );
}
