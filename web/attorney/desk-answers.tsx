import { useQuery } from '@tanstack/react-query';
import { orpc } from '../api.ts';
import { AnswersSection } from '../answers/answers-section.tsx';
import type { LetterView } from '../../contract/letters.ts';

/** What the processor answered in the case of this letter; the case tells which letters went before. Until it is there, this letter alone can be chosen. */
export function DeskAnswers({ letter }: { letter: LetterView }) {
  const theCase = useQuery(orpc.cases.get.queryOptions({ input: { id: letter.case_id } }));
  return (
    <AnswersSection
      level="h2"
      caseId={letter.case_id}
      letters={theCase.data?.letters ?? [letter]}
      files={letter.exhibits}
    />
  );
}
