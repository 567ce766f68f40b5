import { useQuery } from '@tanstack/react-query';
import type { CaseLetter } from '../../../contract/letter-view.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { AgreementPanel } from '../../packet/agreement-panel.tsx';
import { FactsConfirmed } from '../../packet/facts-confirmed.tsx';
import { OpponentSection } from '../../replies/opponent/opponent-section.tsx';
import { RepliesSection } from '../../replies/replies-section.tsx';
import { Skeletons } from '../../ui/feedback.tsx';
import type { AdminCase } from '../cases/case-fields.ts';
import { ListFailed } from '../panel/list-failed.tsx';
import { LetterGenerator } from './generator.tsx';
import './letters.css';
import { LetterItem } from './letter-item.tsx';

/** The letters tab (spec, section 2): the letters so far, the processor's replies, and a generator. */
export function CaseLetters({ theCase }: { theCase: AdminCase }) {
  return (
    <div className="letters">
      <LetterList theCase={theCase} />
      <RepliesSection level="h3" caseId={theCase.id} letters={theCase.letters} files={theCase.case_files} />
      <LetterGenerator theCase={theCase} />
      <OpponentSection level="h3" caseId={theCase.id} />
      <AgreementPanel caseId={theCase.id} reader="desk" level="h3" />
      <FactsConfirmed caseId={theCase.id} level="h3" />
    </div>
  );
}

/** All letters of the case, newest first (spec, section 2). */
function LetterList({ theCase }: { theCase: AdminCase }) {
  const letters = useQuery(orpc.letters.list.queryOptions({ input: { id: theCase.id } }));
  return (
    <section className="letters__part" aria-labelledby="letters-title">
      <h3 id="letters-title">Previously generated letters</h3>
      {letters.data ? <Letters theCase={theCase} letters={letters.data.items} /> : null}
      {letters.isPending ? <Skeletons rows={2} height="7rem" label="Loading the letters…" /> : null}
      {letters.isError && !letters.data ? (
        <ListFailed
          noun="the letters"
          message={messageOf(letters.error, '')}
          retry={() => void letters.refetch()}
          restart={null}
        />
      ) : null}
    </section>
  );
}

function Letters({ theCase, letters }: { theCase: AdminCase; letters: readonly CaseLetter[] }) {
  if (letters.length === 0)
    return (
      <p className="letters__none">
        No letter has been drafted for this case yet. Choose a type below and generate one.
      </p>
    );
  return (
    <ul role="list" className="letters__list">
      {letters.map((letter, index) => (
        <LetterItem key={letter.id} letter={letter} place={letters.length - index} theCase={theCase} />
      ))}
    </ul>
  );
}
