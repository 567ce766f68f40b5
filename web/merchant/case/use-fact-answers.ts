import { useMutation } from '@tanstack/react-query';
import type { FactView } from '../../../contract/facts.ts';
import { codeOf, fieldErrorOf, messageOf } from '../../api/api-error.ts';
import { api, orpc, queryClient } from '../../api/api.ts';
import { factsQuery } from '../../packet/facts-query.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import {
  answeredText,
  keptCorrections,
  restoredCorrections,
  withCorrection,
  type TypedCorrection,
  type TypedCorrections,
} from './fact-corrections.ts';

type Answer = { fact: string; sha256: string; correction: { value: string; note: string | null } | null };
/** `about`: the card whose button was pressed, or `all`. */
type Sending = { about: string; answers: Answer[] };

/** Confirms and corrects facts; what is typed stays until the server has it. */
export function useFactAnswers(caseId: string) {
  const { queryKey } = factsQuery(caseId);
  const typed = useUnsaved<TypedCorrections>({
    subject: 'fact-corrections',
    id: caseId,
    start: () => ({}),
    restore: restoredCorrections,
    toEntry: keptCorrections,
  });
  const sending = useMutation({
    mutationFn: ({ answers }: Sending) => api.packet.answerFacts({ id: caseId, answers }),
    onSuccess: async (view, { answers }) => {
      queryClient.setQueryData(queryKey, view);
      typed.change((all) => answers.reduce((rest, { fact }) => withCorrection(rest, fact, null), all));
      const corrected = answers.some(({ correction }) => correction !== null);
      showToast({ title: answeredText(view, corrected) });
      await queryClient.invalidateQueries({ queryKey: orpc.cases.key() });
    },
    // A fact has changed since it was shown, or the letter was sent.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const send = (about: string, answers: Answer[]) => {
    if (!sending.isPending) sending.mutate({ about, answers });
  };
  return {
    corrections: typed.value,
    type: (fact: string, correction: TypedCorrection | null) =>
      typed.change((all) => withCorrection(all, fact, correction)),
    confirm: (about: string, facts: readonly FactView[]) =>
      send(
        about,
        facts.map(({ fact, sha256 }) => ({ fact, sha256, correction: null })),
      ),
    correct: ({ fact, sha256 }: FactView, { value, note }: TypedCorrection) =>
      send(fact, [{ fact, sha256, correction: { value: value.trim(), note: note.trim() || null } }]),
    /** The server's error for one part of the correction, until that part is changed. */
    refusalOf: ({ fact }: FactView, part: keyof TypedCorrection): string | undefined =>
      sending.variables?.about === fact &&
      (sending.variables.answers[0]?.correction?.[part] ?? '') === (typed.value[fact]?.[part] ?? '').trim()
        ? refusalOf(sending.error, part)
        : undefined,
    busy: sending.isPending ? sending.variables.about : null,
    failed: sending.isError && !isRefused(sending.error) ? failureOf(sending.error) : null,
  };
}
export type FactAnswers = ReturnType<typeof useFactAnswers>;

const refusalOf = (error: unknown, part: keyof TypedCorrection) => fieldErrorOf(error, `answers.0.correction.${part}`);
/** Whether the error is shown at a field. */
const isRefused = (error: unknown): boolean =>
  refusalOf(error, 'value') !== undefined || refusalOf(error, 'note') !== undefined;

function failureOf(error: unknown): { title: string; text: string } {
  return codeOf(error) === 'VERSION_MISMATCH'
    ? {
        title: 'The letter has changed since you read it',
        text: 'Please read what it states now, and answer again. What you typed is still here.',
      }
    : { title: 'Nothing was saved', text: messageOf(error, 'Please try again. What you typed is still here.') };
}
