import { messageOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice, Skeletons } from '../../ui/feedback.tsx';
import { ContradictingRecords } from './contradicting-records.tsx';
import { OpposingCounsel } from './opposing-counsel.tsx';
import { SealedFiles } from './sealed-files.tsx';
import '../replies.css';
import { useOpponent } from './use-opponent.ts';

/** The opponent's side of a case: its lawyer, mail that came to us by mistake, and what contradicts a letter already sent. */
export function OpponentSection({ caseId, level: Heading }: { caseId: string; level: 'h2' | 'h3' }) {
  const opponent = useOpponent(caseId);
  const { data, error, isPending, refetch } = opponent.shown;
  return (
    <section className="replies" aria-labelledby="opponent-title">
      <Heading id="opponent-title">The processor’s side</Heading>
      {data ? (
        <>
          <ContradictingRecords shown={data} explaining={opponent.explain} />
          <OpposingCounsel shown={data} opponent={opponent} />
          <SealedFiles shown={data} opponent={opponent} />
        </>
      ) : null}
      {isPending ? <Skeletons rows={1} height="4rem" label="Loading the processor’s side…" /> : null}
      {error && !data ? (
        <Notice tone="danger" title="Failed to load the processor’s side.">
          <p>{messageOf(error, 'Please try again.')}</p>
          <div className="button-row">
            <Button variant="secondary" size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        </Notice>
      ) : null}
    </section>
  );
}
