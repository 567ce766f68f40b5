import { useMutation, useQuery } from '@tanstack/react-query';
import { api, orpc, queryClient } from '../../api/api.ts';
import { papersQuery } from '../../papers/use-papers.ts';
import { calendarDay } from '../../ui/dates.ts';
import { showToast } from '../../ui/toasts.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CounselForm } from '../engagement/counsel-form.tsx';
import { useTypedTexts } from '../engagement/use-typed-texts.ts';

const texts = [
  {
    name: 'done',
    maxLength: 4_000,
    label: 'What was done',
    hint: 'Besides the demands that were sent, which the letter lists itself.',
  },
  { name: 'not_done', maxLength: 4_000, label: 'What was not done', hint: 'What the client has to take up elsewhere.' },
  {
    name: 'limitation',
    maxLength: 1_000,
    label: 'Of which claim and by which law, or why no date is confirmed',
    hint: 'For example: breach of contract, four years, Cal. Code Civ. Proc. § 337(a). Rely on no tolling.',
  },
] as const;

const start = () => ({ done: '', not_done: '', limitation: '', limitation_on: '', second_lawyer: '' });

/** What counsel says in the closing letter, before they sign it; what is typed survives a reload. */
export function ClosingForm({ caseId }: { caseId: string }) {
  const typed = useTypedTexts('closing', caseId, { start, texts: texts.map(({ name }) => name) });
  const { limitation_on: day, second_lawyer: second, ...said } = typed.value;
  const recording = useMutation({
    mutationFn: () =>
      api.papers.recordClosing({
        id: caseId,
        ...said,
        limitation_on: day === '' ? null : day,
        second_lawyer: second.trim() === '' ? null : second,
      }),
    // What was typed stays, so that a word of it can be corrected until the letter is signed.
    onSuccess: (papers) => {
      queryClient.setQueryData(papersQuery(caseId).queryKey, papers);
      showToast({ title: 'Written. Read the letter below, then sign it.' });
    },
  });
  return (
    <CounselForm
      title="What the letter says"
      texts={texts}
      typed={typed}
      call={{ ...recording, mutate: () => recording.mutate() }}
      action={{ label: 'Write the letter', busyLabel: 'Writing…', failed: 'Not written' }}
      before={() => <Limitations caseId={caseId} />}
      after={
        <>
          <TextField
            id="limitation_on"
            type="date"
            label="Earliest limitation date that you confirm"
            hint="Leave it empty if you confirm none: the letter then says so, and to ask another lawyer at once."
            markOptional
            width="medium"
            value={day}
            onChange={(event) => typed.change('limitation_on', event.target.value)}
          />
          <TextField
            id="second_lawyer"
            label="Second lawyer who checked it"
            hint="Without one the letter says that nobody did, and to ask another lawyer at once."
            markOptional
            maxLength={200}
            value={second}
            onChange={(event) => typed.change('second_lawyer', event.target.value)}
          />
        </>
      }
    />
  );
}

/** The limitation dates that the program counts, which counsel confirms or not. */
function Limitations({ caseId }: { caseId: string }) {
  const { data } = useQuery(orpc.cases.getClock.queryOptions({ input: { id: caseId } }));
  const rows = data?.rows.filter(({ kind }) => kind === 'limitation') ?? [];
  if (rows.length === 0) return null;
  return (
    <ul aria-label="Limitation dates as the program counts them">
      {rows.map(({ key, what, ends_on: on, missing }) => (
        <li key={key}>
          {what}: {on === null ? (missing ?? 'not known') : `${calendarDay(on)}, as the program counts it`}
        </li>
      ))}
    </ul>
  );
}
