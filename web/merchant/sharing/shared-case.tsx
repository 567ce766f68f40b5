import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { replacedProof, replacedProofs } from '../../../domain/documents/replaced-proofs.ts';
import { site } from '../../../content/site.ts';
import { nameOfProcessor, processorLabel } from '../../../domain/processors.ts';
import { isMissing, messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { sizeText } from '../../ui/size-text.ts';
import { plainKind } from '../../apply/document-kinds.ts';
import { RequireSession } from '../../auth/require-session.tsx';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { AppHeader } from '../../session/app-header.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/feedback.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Figures } from '../case/money/figures.tsx';
import { NoSuchCase, Waiting } from '../case/frame/case-shell.tsx';
import { CaseTimeline } from '../case/case-timeline.tsx';
import '../case/frame/case.css';
import { linksFor } from '../case/frame/links.ts';
import { LoadFailed } from '../case/frame/load-failed.tsx';
import { LedgerView } from '../case/money/money.tsx';
import { LateLine } from '../case/late-line.tsx';
import { StageLine } from '../case/stage-line.tsx';
import { Due } from '../case/due.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { owedToGuest } from './owed-to-guest.ts';
import type { SharedCase } from './sharing-queries.ts';
import './sharing.css';

const AddFiles = lazyPart(() => import('../case/add-files.tsx'), <Skeletons rows={1} height="5rem" label="Loading…" />);

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Shared case · ${site.name}` }];

export default function SharedCaseRoute() {
  const { id = '' } = useParams();
  return (
    <RequireSession>
      {(me) => (
        <>
          <AppHeader links={linksFor(me)} />
          <main id="main" className="page app-main case-page">
            <Loaded key={id} id={id} />
          </main>
        </>
      )}
    </RequireSession>
  );
}

function Loaded({ id }: { id: string }) {
  const { t } = useLanguage();
  const query = useQuery({
    ...orpc.sharing.get.queryOptions({ input: { id } }),
    // Refetched on each visit, because an open page is not notified when access ends.
    staleTime: 0,
    retry: (count, error) => count < 1 && !isMissing(error),
  });
  const title = query.data?.legal_business_name;
  useEffect(() => {
    if (title) document.title = [title, t('Shared case'), site.name].join(' · ');
  }, [title, t]);
  if (isMissing(query.error))
    return (
      <NoSuchCase text={t('No case is shared with you at this address. Whoever shared it may have ended that.')} />
    );
  if (query.data) return <SharedCasePage theCase={query.data} />;
  if (query.isPending) return <Waiting />;
  return (
    <>
      <h1>{t('Shared case')}</h1>
      <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
    </>
  );
}

/** What a guest sees of a case: where it stands, its timeline, money and files. */
function SharedCasePage({ theCase }: { theCase: SharedCase }) {
  const { t } = useLanguage();
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <nav className="trail small no-print" aria-label={t('Where you are')}>
        <ol role="list">
          <li>
            <Link to="/dashboard">{t('Your cases')}</Link>
          </li>
          <li>
            <span aria-current="page">{theCase.case_number}</span>
          </li>
        </ol>
      </nav>
      <Head theCase={theCase} />
      <div className="case-layout">
        <div className="case-rest">
          <Standing theCase={theCase} />
          <section className="case-part" id="money" aria-labelledby="money-title" tabIndex={-1}>
            <h2 id="money-title">{t('Money')}</h2>
            <Figures held={theCase.held_amount_cents} ledger={theCase.ledger} />
            <LedgerView theCase={theCase} ledger={theCase.ledger} mayAnswer={false} isOwner={false} />
          </section>
        </div>
        <div className="case-side">
          <CaseTimeline theCase={theCase} reader="desk" />
        </div>
        <div className="case-rest">
          <Files theCase={theCase} />
          <section className="case-part no-print" aria-labelledby="leave-title">
            <h2 id="leave-title">{t('Your access')}</h2>
            <p className="measure">{t('If you no longer need this case, give your access up.')}</p>
            <div className="button-row">
              <Button variant="secondary" size="small" onClick={() => setLeaving(true)}>
                {t('Leave this case')}
              </Button>
            </div>
          </section>
        </div>
      </div>
      {leaving ? <LeaveDialog theCase={theCase} onClose={() => setLeaving(false)} /> : null}
    </>
  );
}

function Head({ theCase }: { theCase: SharedCase }) {
  const { t } = useLanguage();
  const { dayOf } = useDates();
  return (
    <header className="case-title">
      <h1 dir="auto">{theCase.legal_business_name}</h1>
      <p className="shared-by measure">
        <strong>
          {t('Shared with you by {name} since {day}.', {
            name: theCase.shared_by,
            day: dayOf(theCase.shared_since),
          })}
        </strong>{' '}
        {t(
          'You read this case and add files; its merchant decides and signs. Where this page says “you” or “yours”, it means the merchant.',
        )}
      </p>
      <dl className="case-title__facts">
        <div>
          <dt className="visually-hidden">{t('Status')}</dt>
          <dd>
            <Badge status={theCase.status} />
          </dd>
        </div>
        <div>
          <dt className="visually-hidden">{t('Processor')}</dt>
          <dd dir="auto">{nameOfProcessor(theCase) ?? t(processorLabel(theCase.processor))}</dd>
        </div>
        <div>
          <dt className="visually-hidden">{t('Case number')}</dt>
          <dd className="mono">{theCase.case_number}</dd>
        </div>
        <div>
          <dt>{t('Submitted')}</dt>
          <dd>
            <time dateTime={theCase.created_at}>{dayOf(theCase.created_at)}</time>
          </dd>
        </div>
      </dl>
    </header>
  );
}

function Standing({ theCase }: { theCase: SharedCase }) {
  const { stage, late } = theCase;
  const { t } = useLanguage();
  const owed = owedToGuest(stage.owner, theCase);
  return (
    <section className="next shared-standing" aria-labelledby="standing-title">
      <h2 id="standing-title">{t('Where it stands')}</h2>
      {late ? (
        <p>
          <LateLine late={late} of={theCase} />
        </p>
      ) : null}
      <StageLine stage={stage} />
      <p>
        {owed ? <strong>{t(owed)}: </strong> : null}
        {t(stage.next)} {late ? null : <Due on={stage.due_on} />}
      </p>
    </section>
  );
}

const maxShown = 3;

/** The names of the files, the newest first; a guest can open only those that they added. The rest and the form stand behind a button. */
function Files({ theCase: { id, files, may } }: { theCase: SharedCase }) {
  const { t } = useLanguage();
  const [all, showAll] = useState(false);
  const newest = files.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
  return (
    <section className="case-part" id="files" aria-labelledby="files-title" tabIndex={-1}>
      <h2 id="files-title">{t('Files')}</h2>
      {files.length === 0 ? <p className="muted">{t('No files.')}</p> : null}
      <FileNames files={all ? files : newest.slice(0, maxShown)} />
      <p className="muted small measure">
        {t('Only the files that you added open here. Files that identify the owner are not listed.')}
      </p>
      {all || (!may.add_files && files.length <= maxShown) ? null : (
        <div>
          <Button size="small" onClick={() => showAll(true)}>
            {t(may.add_files ? (files.length === 0 ? 'Add files' : 'All files, and add more') : 'All files')}
          </Button>
        </div>
      )}
      {all && may.add_files ? <AddFiles caseId={id} there={files} /> : null}
    </section>
  );
}

function FileNames({ files }: { files: SharedCase['files'] }) {
  const { t } = useLanguage();
  const { dayOf } = useDates();
  const replaced = replacedProofs(files);
  return (
    <ul role="list" className="case-files">
      {files.map((file) => (
        <li key={file.id}>
          {file.mine ? (
            <a href={`/api/files/${file.id}/download`} download dir="auto">
              {file.filename}
            </a>
          ) : (
            <span className="case-files__name" dir="auto">
              {file.filename}
            </span>
          )}
          <span className="muted small">
            {plainKind(file.document_type, t)}
            {sizeText(file.size_bytes)} · <time dateTime={file.created_at}>{dayOf(file.created_at)}</time>
            {file.mine ? ` · ${t('added by you')}` : ''}
            {replaced.has(file.id) ? ` · ${t(replacedProof)}` : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
