import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { LetterStatus, LetterType } from '../../domain/letter.ts';
import { messageOf } from '../api-error.ts';
import { orpc } from '../api.ts';
import { dayOf } from '../dashboard/dates.ts';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { showToast } from '../ui/toasts.tsx';
import type { AdminCase } from './case-fields.ts';

const typeNames: Record<LetterType, string> = { initial: 'Initial', follow_up: 'Follow-up', final: 'Final', escalation: 'Escalation' };
const statusNames: Record<LetterStatus, string> = {
  draft: 'Draft', in_review: 'In review', approved: 'Approved', sending: 'Sending', sent: 'Sent', delivered: 'Delivered', returned_to_sender: 'Returned to sender',
};

export function CaseLetters({ theCase }: { theCase: AdminCase }) {
  if (theCase.letters.length === 0) return <FirstLetter caseId={theCase.id} />;
  return (
    <DataTable label="Letters of this case">
      <thead><tr><th scope="col">Letter</th><th scope="col">Type</th><th scope="col">Status</th><th scope="col">Created</th><th scope="col">Sent</th><th scope="col">Tracking</th><th scope="col">PDF</th></tr></thead>
      <tbody>
        {theCase.letters.map((letter) => (
          <tr key={letter.id}>
            <th scope="row"><Link to={`/attorney/letters/${letter.id}`}>{letter.title}</Link></th>
            <td>{typeNames[letter.demand_type]}</td>
            <td className="nowrap">{statusNames[letter.status]}</td>
            <td className="nowrap">{dayOf(letter.created_at)}</td>
            <td className="nowrap">{letter.sent_at ? dayOf(letter.sent_at) : <span className="muted">Not sent</span>}</td>
            <td>{letter.tracking_number ? <span className="mono">{letter.tracking_number}</span> : <span className="muted">None</span>}</td>
            <td><a href={`/api/letters/${letter.id}/pdf`} target="_blank" rel="noreferrer" aria-label={`PDF of ${letter.title}`}>PDF</a></td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

const failedWords = { title: 'Generation Failed', otherwise: 'Failed to generate demand letter' };

/** The only letter that needs nothing before it: follow-ups come after one was sent. */
function FirstLetter({ caseId }: { caseId: string }) {
  const cache = useQueryClient();
  const generate = useMutation(
    orpc.functions.demandLetterGenerator.mutationOptions({
      onSuccess: ({ success, error, word_count }) => {
        if (!success) return void showToast({ title: failedWords.title, description: error ?? failedWords.otherwise, tone: 'danger' });
        showToast({ title: 'Demand Letter Generated', description: `${word_count.toLocaleString('en-US')} words.` });
        void cache.invalidateQueries({ queryKey: orpc.admin.case.key() });
      },
      onError: (error) => showToast({ title: failedWords.title, description: messageOf(error, failedWords.otherwise), tone: 'danger' }),
    }),
  );
  return (
    <div className="first-letter">
      <p>No letter has been drafted for this case yet.</p>
      <Button busy={generate.isPending} busyLabel="Generating…" onClick={() => generate.mutate({ caseId, demandType: 'initial' })}>Generate initial letter</Button>
    </div>
  );
}
