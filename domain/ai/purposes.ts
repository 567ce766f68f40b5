import { keysOf } from '../json.ts';
import { includes, type AiSends } from './disclosure.ts';

/** Who answers: the writer's provider reads, too; the judge's judges alone. */
export type AiRole = 'writer' | 'reader' | 'judge';

export type AiPurposeRow = {
  who: AiRole;
  needs: Exclude<AiSends, 'nothing'>;
  /** Asked only of a model that the operator has measured here: its words may come to stand in a letter. */
  measured?: true;
  /** For `/admin/system`. */
  label: string;
  /** On the page "How we use AI". */
  says: string;
};

/** What a language model may be asked for: every call has one of these. */
export const aiPurposes = {
  read_documents: {
    who: 'reader',
    needs: 'texts',
    label: 'Reading documents',
    says: 'It points at places in documents that you upload. What stands there is read by our own program, and counts only once you confirm it.',
  },
  read_story: {
    who: 'reader',
    needs: 'texts',
    label: 'Reading what happened',
    says: 'It points at events in what you write about your case and in what the processor answers. An event is in a letter only once you confirm it.',
  },
  write_paragraphs: {
    who: 'writer',
    needs: 'facts',
    measured: true,
    label: 'Writing paragraphs',
    says: 'It proposes up to four paragraphs of a letter. Each sentence names the facts that it rests on, is checked by our own program, and is in the letter only if the attorney takes it.',
  },
  judge_sentences: {
    who: 'judge',
    needs: 'facts',
    measured: true,
    label: 'Judging sentences',
    says: 'A second call reads each proposed sentence beside its sources. It can keep a sentence out of a letter, and never saves one.',
  },
  read_wish: {
    who: 'writer',
    needs: 'texts',
    measured: true,
    label: 'Reading instructions',
    says: 'It looks for facts that support an instruction of staff. Without one the instruction is not followed.',
  },
  write_notes: {
    who: 'writer',
    needs: 'facts',
    label: 'Writing notes',
    says: 'It proposes notes on a case for staff and the attorney. Scores, days, sums and law are computed by our own program.',
  },
} as const satisfies Record<string, AiPurposeRow>;

export type AiPurpose = keyof typeof aiPurposes;
export const aiPurposeKeys = keysOf(aiPurposes);
export const aiPurposeOf = (purpose: AiPurpose): AiPurposeRow => aiPurposes[purpose];

/** What a model is asked for in an installation that lets this leave. */
export const purposesThatRun = (sends: AiSends, isMeasured: boolean): AiPurpose[] =>
  aiPurposeKeys.filter((each) => {
    const { needs, measured } = aiPurposeOf(each);
    return includes(sends, needs) && (isMeasured || !measured);
  });
