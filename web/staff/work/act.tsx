import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LicenseList } from '../../account/standing.tsx';
import { orpc } from '../../api/api.ts';
import { FactsConfirmed } from '../../packet/facts-confirmed.tsx';
import { papersQuery } from '../../papers/use-papers.ts';
import { RepliesSection } from '../../replies/replies-section.tsx';
import { LetterDelivery } from '../../sending/delivery-form.tsx';
import { PostingAct } from '../../sending/posting-act.tsx';
import { WaitingEmailNotice } from '../../sending/waiting-email.tsx';
import { Skeletons } from '../../ui/feedback.tsx';
import { CaseTools } from '../case/case-tools.tsx';
import '../case/case.css';
import { NoCaseYet, useAdminCase } from '../case/load-case.tsx';
import type { AdminCase } from '../cases/case-fields.ts';
import type { WorkItem } from '../cases/cases-cache.ts';
import { LetterGenerator } from '../letters/generator.tsx';
import { LetterItem } from '../letters/letter-item.tsx';
import '../letters/letters.css';
import { CaseMessages } from '../messages/case-messages.tsx';
import { MoneySection } from '../money/money-section.tsx';
import { LicenseForm } from '../people/license-form.tsx';
import { NoUserYet, useUser } from '../people/load-user.tsx';
import { CaseTasks } from '../tasks/case-tasks.tsx';
import { pageOf } from './work-place.ts';

/** What a row asks for, by the component that the case itself has for it. */
export function Act({ item }: { item: WorkItem }) {
  const { act, the_case: theCase, letter_id: letterId } = item;
  const page = pageOf[act];
  if (act === 'license' && item.user_id !== null) return <LicenseAct userId={item.user_id} row={item.key} />;
  if (page !== undefined || theCase === null) return <Link to={page ?? '/admin'}>Open it</Link>;
  switch (act) {
    case 'email':
      return <WaitingEmailAct letterId={letterId} business={theCase.business} />;
    case 'posting':
      return <EnvelopeAct letterId={letterId} />;
    case 'delivery':
      return letterId === null ? null : <LetterDelivery letterId={letterId} />;
    case 'task':
      return <CaseTasks caseId={theCase.id} />;
    case 'facts':
      return <FactsConfirmed caseId={theCase.id} level="h3" />;
    default:
      return <OfCase id={theCase.id}>{(whole) => <CaseAct act={act} letterId={letterId} theCase={whole} />}</OfCase>;
  }
}

function OfCase({ id, children }: { id: string; children: (theCase: AdminCase) => ReactNode }) {
  const loading = useAdminCase(id, 'Failed to load case details.');
  return loading.theCase ? children(loading.theCase) : <NoCaseYet loading={loading} />;
}

type CaseActProps = { act: WorkItem['act']; letterId: string | null; theCase: AdminCase };

/** Those that need the whole case. */
function CaseAct({ act, letterId, theCase }: CaseActProps) {
  const context = { caseId: theCase.id, letters: theCase.letters, files: theCase.case_files };
  switch (act) {
    case 'message':
    case 'mention':
      return <CaseMessages theCase={theCase} />;
    case 'letter':
      return <LetterAct letterId={letterId} theCase={theCase} />;
    case 'reply':
    case 'replied':
      return (
        <>
          <RepliesSection {...context} level="h3" begin={act === 'reply'} />
          <LetterGenerator theCase={theCase} />
        </>
      );
    case 'money':
    case 'fee':
      return <MoneySection {...context} begin={act === 'money' ? 'recovery' : 'fee'} />;
    case 'offer':
      return <MoneySection {...context} />;
    case 'papers':
      return (
        <>
          <PapersToSign caseId={theCase.id} />
          <CaseMessages theCase={theCase} />
        </>
      );
    default:
      return <CaseTools theCase={theCase} />;
  }
}

const nothingWaits = <p>Nothing waits for a decision any more.</p>;

function WaitingEmailAct({ letterId, business }: { letterId: string | null; business: string }) {
  const { data, isPending } = useQuery(orpc.letters.listWaitingEmails.queryOptions());
  const email = data?.items.find(({ letter_id }) => letter_id === letterId);
  if (email) return <WaitingEmailNotice email={email} of={`the letter of ${business}`} />;
  return isPending ? <Skeletons rows={2} height="4rem" label="Loading the email…" /> : nothingWaits;
}

function EnvelopeAct({ letterId }: { letterId: string | null }) {
  const { data, isPending } = useQuery(orpc.letters.listPostings.queryOptions());
  const posting = data?.items.find(({ letter_id }) => letter_id === letterId);
  if (posting) return <PostingAct posting={posting} />;
  return isPending ? <Skeletons rows={3} height="4rem" label="Loading the letter…" /> : nothingWaits;
}

/** The letter that the step is about, or the newest; a generator where there is none. */
function LetterAct({ letterId, theCase }: { letterId: string | null; theCase: AdminCase }) {
  const { data, isPending } = useQuery(orpc.letters.list.queryOptions({ input: { id: theCase.id } }));
  if (isPending) return <Skeletons rows={2} height="7rem" label="Loading the letters…" />;
  const items = data?.items ?? [];
  const at = items.findIndex(({ id, status }) => (letterId === null ? status !== 'superseded' : id === letterId));
  const letter = items[at];
  if (!letter) return <LetterGenerator theCase={theCase} />;
  return (
    <ul role="list" className="letters__list">
      <LetterItem letter={letter} place={items.length - at} theCase={theCase} />
    </ul>
  );
}

/** The licenses of an attorney, and the form that records that one was looked up. */
function LicenseAct({ userId, row }: { userId: string; row: string }) {
  const loading = useUser(userId);
  const user = loading.data;
  if (!user?.standing) return <NoUserYet loading={loading} />;
  const { licenses } = user.standing;
  // The form starts with the license that the row is about.
  const ownFirst = licenses.toSorted((a, b) => Number(row === `license:${b.id}`) - Number(row === `license:${a.id}`));
  return (
    <>
      <p>
        <bdi>{user.standing.appointment?.full_name ?? user.email}</bdi>.{' '}
        <Link to={`/admin/users?user=${userId}`}>Open the user</Link>
      </p>
      <LicenseList licenses={licenses} />
      <LicenseForm key={licenses.length} userId={userId} licenses={ownFirst} begin />
    </>
  );
}

/** What can be signed in the case and nobody has signed yet. */
function PapersToSign({ caseId }: { caseId: string }) {
  const { data } = useQuery(papersQuery(caseId));
  const open = (data?.items ?? []).filter(({ asked, signatures }) => asked && signatures.length === 0);
  if (open.length === 0) return null;
  return (
    <section>
      <h3>Not signed yet</h3>
      <ul>
        {open.map(({ kind, title }) => (
          <li key={kind} dir="auto">
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
}
