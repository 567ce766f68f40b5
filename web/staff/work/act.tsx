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
import { ConflictDecision } from '../conflicts/conflict-dialog.tsx';
import { CaseMessages } from '../messages/case-messages.tsx';
import { Remind } from '../messages/remind.tsx';
import { MoneySection } from '../money/money-section.tsx';
import { LicenseForm } from '../people/license-form.tsx';
import { NoUserYet, useUser } from '../people/load-user.tsx';
import { CaseTasks } from '../tasks/case-tasks.tsx';
import { TriageAct } from './triage-act.tsx';
import { pageOf } from './work-place.ts';

/** What a row asks for, by the component that the case itself has for it. */
export const Act = ({ item }: { item: WorkItem }): ReactNode =>
  acts[item.act](item) ?? <Link to="/admin">Open it</Link>;

/** Each kind of work has an act; leaving one out does not compile. */
const acts: Record<WorkItem['act'], (item: WorkItem) => ReactNode> = {
  conflict: ({ the_case }) => the_case && <ConflictDecision caseId={the_case.id} />,
  email: ({ the_case, letter_id }) => the_case && <WaitingEmailAct letterId={letter_id} business={the_case.business} />,
  posting: ({ letter_id }) => <EnvelopeAct letterId={letter_id} />,
  message: ofCase(({ theCase }) => <CaseMessages theCase={theCase} begins="merchant" />),
  mention: ofCase(({ theCase }) => <CaseMessages theCase={theCase} />),
  inquiry: () => <Link to={pageOf.inquiry}>Open it</Link>,
  erasure: () => <Link to={pageOf.erasure}>Open it</Link>,
  license: ({ user_id, key }) => user_id && <LicenseAct userId={user_id} row={key} />,
  task: ({ the_case }) => the_case && <CaseTasks caseId={the_case.id} />,
  triage: ofCase(({ theCase }) => <TriageAct theCase={theCase} />),
  case: ofCase(({ theCase }) => <CaseTools theCase={theCase} />),
  letter: ofCase(LetterAct),
  review: ofCase(({ theCase, item }) => (
    <>
      <RemindAttorney theCase={theCase} line="Please review the letter of this case: it waits for you." />
      <LetterAct theCase={theCase} item={item} />
    </>
  )),
  barred: ofCase(({ theCase, item }) => (
    <>
      <RemindAttorney theCase={theCase} line={`Please look at this: ${item.what}`} />
      <LetterAct theCase={theCase} item={item} />
    </>
  )),
  delivery: ({ letter_id }) => letter_id && <LetterDelivery letterId={letter_id} />,
  reply: ofCase(({ theCase }) => <ReplyAct theCase={theCase} begin />),
  replied: ofCase(({ theCase }) => <ReplyAct theCase={theCase} />),
  money: ofCase(({ theCase }) => <MoneySection {...contextOf(theCase)} begin="recovery" />),
  accepted: ofCase(({ theCase }) => (
    <>
      <RemindAttorney theCase={theCase} line="Please tell the processor that the merchant accepted its offer." />
      <MoneySection {...contextOf(theCase)} begin="recovery" />
    </>
  )),
  offer: ofCase(({ theCase }) => (
    <>
      <Remind
        caseId={theCase.id}
        whom="merchant"
        line="An offer waits for your answer, on the page of your case. Please accept or decline it there."
      />
      <MoneySection {...contextOf(theCase)} />
    </>
  )),
  fee: ofCase(({ theCase }) => <MoneySection {...contextOf(theCase)} begin="fee" />),
  papers: ofCase(({ theCase }) => (
    <>
      <Remind
        caseId={theCase.id}
        whom="merchant"
        line="A paper waits for your signature, on the page of your case: no letter leaves before."
      />
      <PapersToSign caseId={theCase.id} />
      <CaseMessages theCase={theCase} />
    </>
  )),
  facts: ({ the_case }) => the_case && <FactsConfirmed caseId={the_case.id} level="h3" />,
};

type CaseActProps = { theCase: AdminCase; item: WorkItem };

/** Those that need the whole case. */
function ofCase(Shown: (props: CaseActProps) => ReactNode) {
  return (item: WorkItem): ReactNode => item.the_case && <OfCase id={item.the_case.id} item={item} Shown={Shown} />;
}

type OfCaseProps = { id: string; item: WorkItem; Shown: (props: CaseActProps) => ReactNode };

function OfCase({ id, item, Shown }: OfCaseProps) {
  const loading = useAdminCase(id, 'Failed to load case details.');
  return loading.theCase ? <Shown theCase={loading.theCase} item={item} /> : <NoCaseYet loading={loading} />;
}

const contextOf = (theCase: AdminCase) => ({
  caseId: theCase.id,
  letters: theCase.letters,
  files: theCase.case_files,
});

function ReplyAct({ theCase, begin = false }: { theCase: AdminCase; begin?: boolean }) {
  return (
    <>
      <RepliesSection {...contextOf(theCase)} level="h3" begin={begin} />
      <LetterGenerator theCase={theCase} />
    </>
  );
}

/** Where the case has an attorney; otherwise one is chosen first. */
function RemindAttorney({ theCase, line }: { theCase: AdminCase; line: string }) {
  const { attorney } = theCase;
  if (attorney === null) return <CaseTools theCase={theCase} />;
  return <Remind caseId={theCase.id} whom={attorney} line={line} />;
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
function LetterAct({ theCase, item: { letter_id: letterId } }: CaseActProps) {
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
