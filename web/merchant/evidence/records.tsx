import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { EvidenceView } from '../../../contract/evidence.ts';
import { exportNow, exportTexts } from '../../../content/processors/export-now.ts';
import { site } from '../../../content/site.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { messageOf } from '../../api/api-error.ts';
import { api, orpc } from '../../api/api.ts';
import { AccountShown } from '../../evidence/account-shown.tsx';
import { HowToExport } from '../../evidence/how-to-export.tsx';
import { OtherContradictions } from '../../evidence/other-contradictions.tsx';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice, Skeletons, Spinner } from '../../ui/feedback.tsx';
import { caseAddress } from '../case/frame/case-address.ts';
import { CaseShell } from '../case/frame/case-shell.tsx';
import type { CaseDetail } from '../case/frame/case-types.ts';
import { LoadFailed } from '../case/frame/load-failed.tsx';
import { refreshCases, refreshOnConflict } from '../case/frame/use-case.ts';
import { ExportFiles } from './export-files.tsx';
import { NameColumns } from './name-columns.tsx';
import { Questions } from './questions.tsx';
import './records.css';

// The uploader is the heaviest part of the page.
const AddFiles = lazy(() => import('../case/add-files.tsx'));

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Records from your processor · ${site.name}` }];

export default function RecordsRoute() {
  return <CaseShell page="Records from your processor">{(theCase) => <Records theCase={theCase} />}</CaseShell>;
}

/** Milliseconds. Changes arrive live; a page that missed one still finds out. */
const pollMs = 3_000;

/** What the processor's own exports show, which the merchant adds, completes by a few answers, and confirms. */
function Records({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const query = useQuery(
    orpc.evidence.get.queryOptions({
      input: { id: theCase.id },
      refetchInterval: ({ state }) => (state.data?.state === 'reading' ? pollMs : false),
    }),
  );
  const view = query.data;
  return (
    <div className="records">
      <h1>{t('Records from your processor')}</h1>
      {query.isPending ? <Skeletons rows={3} height="6rem" label="Loading the records…" /> : null}
      {query.isError && !view ? (
        <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
      ) : null}
      {view ? (
        <>
          <Shown theCase={theCase} view={view} />
          {view.may.add_files ? (
            <section className="case-part" aria-labelledby="add-export">
              <h2 id="add-export">{t(view.state === 'none' ? 'Add the export' : 'Add another export')}</h2>
              <Suspense fallback={<Skeletons rows={1} height="5rem" label="Loading…" />}>
                <AddFiles
                  caseId={theCase.id}
                  there={theCase.case_files}
                  exports={view.state === 'none' ? 'first' : 'more'}
                />
              </Suspense>
            </section>
          ) : null}
          <ExportFiles caseId={theCase.id} view={view} />
          {view.may.add_files ? (
            <section className="case-part" aria-labelledby="how-to-export">
              <h2 id="how-to-export">{t(exportTexts.title)}</h2>
              <HowToExport steps={exportNow(theCase.processor)} />
            </section>
          ) : null}
        </>
      ) : null}
      <p>
        <LinkButton to={caseAddress(theCase.id)} variant="secondary">
          {t('Back to the case')}
        </LinkButton>
      </p>
    </div>
  );
}

function Shown({ theCase, view }: { theCase: CaseDetail; view: EvidenceView }) {
  const { t } = useLanguage();
  const { state, proof } = view;
  if (state === 'none')
    return (
      <p className="measure">
        {t(
          'A file that your processor made of your account is the strongest proof of what is held. Add it as you download it: we add it up, show you every row that a sum rests on, and ask before your letter states it.',
        )}
      </p>
    );
  if (state === 'reading') return <Reading rows={view.rows_read} />;
  if (state === 'problem' || !proof)
    return (
      <Notice tone="danger" title="Your files could not be read">
        <p>{t(view.problem ?? 'Please try again.')}</p>
      </Notice>
    );
  if (view.files.every(({ left_out }) => left_out))
    return (
      <Notice tone="info" title="All your files are left out">
        <p>
          {t('Nothing is counted, and your letter states nothing of them. Take one back in below, or add another.')}
        </p>
      </Notice>
    );
  return (
    <>
      <NotUsed refused={proof.refused} />
      <NameColumns caseId={theCase.id} view={view} refused />
      {proof.accounts.map((account) => (
        <AccountShown
          key={`${account.processor}-${account.currency}`}
          account={account}
          files={proof.files}
          level="h2"
          reader="merchant"
        />
      ))}
      <Contradiction theCase={theCase} view={view} />
      <OtherContradictions
        found={view.other_contradictions}
        details={view.may.correct_sum ? caseAddress(theCase.id, 'details') : null}
      />
      <Questions caseId={theCase.id} questions={proof.questions} answered={view.answers} mayAnswer={view.may.answer} />
      <Confirmation caseId={theCase.id} view={view} />
      <NameColumns caseId={theCase.id} view={view} refused={false} />
    </>
  );
}

function Reading({ rows }: { rows: number }) {
  const { t } = useLanguage();
  const count = rows.toLocaleString('en-US');
  return (
    <div role="status" className="records__reading">
      <Spinner label={rows > 0 ? t('Reading your files: {count} rows so far…', { count }) : 'Reading your files…'} />
      <p className="muted small">{t('You can leave this page. It goes on without you.')}</p>
    </div>
  );
}

/** The files that could not be read. That one is of another processor is said in its row. */
function NotUsed({ refused }: { refused: NonNullable<EvidenceView['proof']>['refused'] }) {
  const { t } = useLanguage();
  return refused
    .filter(({ of }) => of === undefined)
    .map(({ sha256, name, says, asksFor }) => (
      <Notice key={sha256} tone="warning" title={t('{file} was not used', { file: name })}>
        <p>{t(says)}</p>
        <p>{t(asksFor)}</p>
      </Notice>
    ));
}

/** Where the exports show another sum than the merchant typed, and where to correct the latter. */
function Contradiction({ theCase, view: { contradiction, may } }: { theCase: CaseDetail; view: EvidenceView }) {
  const { t } = useLanguage();
  const { calendarDay } = useDates();
  if (!contradiction) return null;
  const { shown_cents, level, day, typed_cents } = contradiction;
  return (
    <Notice tone="warning" title="That is another sum than you wrote">
      <p>
        {t(
          level === 'at least'
            ? 'Your export shows at least {shown} held on {day}; you wrote {typed}.'
            : 'Your export shows {shown} held on {day}; you wrote {typed}.',
          { shown: formatCents(shown_cents), day: calendarDay(day), typed: formatCents(typed_cents) },
        )}
      </p>
      <p>
        {may.correct_sum ? (
          <Link to={`${caseAddress(theCase.id, 'details')}?step=case-details#f-amountHeld`}>
            {t('Correct what you wrote')}
          </Link>
        ) : (
          t('Write to us which of the two is right.')
        )}
      </p>
    </Notice>
  );
}

function Confirmation({ caseId, view }: { caseId: string; view: EvidenceView }) {
  const { t } = useLanguage();
  const { momentOf } = useDates();
  const { proof, proof_sha256: sha256, confirmed, may } = view;
  const confirming = useMutation({
    mutationFn: (proof_sha256: string) => api.evidence.confirm({ id: caseId, proof_sha256 }),
    onSuccess: refreshCases,
    onError: refreshOnConflict,
  });
  if (!proof || sha256 === null || proof.accounts.length === 0) return null;
  const isHeldUp = proof.questions.some(({ blocks }) => blocks);
  return (
    <div className="records__confirm" role="status">
      {confirmed?.holds ? (
        <Notice tone="success" title={t('Confirmed {when}', { when: momentOf(confirmed.at) })}>
          <p>{t('Your letter may state this now. If you add a file or change an answer, we ask you again.')}</p>
        </Notice>
      ) : null}
      {confirmed && !confirmed.holds ? (
        <Notice tone="warning" title="Your confirmation no longer holds">
          <p>
            {t('What you confirmed {when} was of other files or answers. Look at what they show now.', {
              when: momentOf(confirmed.at),
            })}
          </p>
        </Notice>
      ) : null}
      {may.answer && !confirmed?.holds && !isHeldUp ? (
        <>
          <div>
            <Button
              busy={confirming.isPending}
              busyLabel="Saving…"
              aria-describedby="confirm-means"
              onClick={() => confirming.mutate(sha256)}
            >
              {t('These are my records, as I downloaded them')}
            </Button>
          </div>
          <p className="muted small measure" id="confirm-means">
            {t(
              'You confirm that these files are the processor’s own records of your account, as you downloaded them. Then your letter may state what they show, with the rows.',
            )}
          </p>
        </>
      ) : null}
      {confirming.error ? (
        <p className="field__error" role="alert">
          {t(messageOf(confirming.error, 'Please try again.'))}
        </p>
      ) : null}
    </div>
  );
}
