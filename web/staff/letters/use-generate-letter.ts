import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '../../../contract/contract.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { showToast } from '../../ui/toasts.tsx';
import { overEditsIn } from '../../letters/over-edits.ts';
import { contactInShort } from './letter-text.ts';

export type GeneratedLetter = InferContractRouterOutputs<Contract>['letters']['generate'];

const otherwise = 'Failed to generate demand letter';

/** Drafts a letter and refetches the letters (spec, section 4); the toasts are section 8's. */
export function useGenerateLetter(onMade: (letter: GeneratedLetter) => void) {
  const cache = useQueryClient();
  const mutation = useMutation({
    ...orpc.letters.generate.mutationOptions(),
    onSuccess: async (made) => {
      if (!made.success) return void failed(made.error ?? otherwise);
      onMade(made);
      showToast({
        title: 'Demand Letter Generated',
        description: `${made.word_count.toLocaleString('en-US')} words. ${contactInShort(made.contact)}`,
      });
      await Promise.all(
        [orpc.letters.list.key(), orpc.cases.getForStaff.key()].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      // The generator shows this refusal as a question instead.
      if (!overEditsIn(error)) failed(messageOf(error, otherwise));
    },
  });
  return {
    generate: mutation.mutate,
    isPending: mutation.isPending,
    /** The question to confirm, if somebody has edited the letter that the new one would replace. */
    question: overEditsIn(mutation.error),
    dropQuestion: mutation.reset,
  };
}

function failed(description: string): void {
  console.error('Generation Failed', description);
  showToast({ title: 'Generation Failed', description, tone: 'danger' });
}
