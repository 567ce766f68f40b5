import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '../../../contract/contract.ts';
import { messageOf } from '../../api-error.ts';
import { orpc } from '../../api.ts';
import { showToast } from '../../ui/toasts.tsx';
import { contactInShort } from './letter-words.ts';

export type GeneratedLetter = InferContractRouterOutputs<Contract>['functions']['demandLetterGenerator'];

const otherwise = 'Failed to generate demand letter';

/** Drafts a letter and reads the list of letters anew (spec, section 4); the toasts are those of section 8. */
export function useGenerateLetter(onMade: (letter: GeneratedLetter) => void) {
  const cache = useQueryClient();
  return useMutation(orpc.functions.demandLetterGenerator.mutationOptions({
    onSuccess: async (made) => {
      if (!made.success) return void failed(made.error ?? otherwise);
      onMade(made);
      showToast({ title: 'Demand Letter Generated', description: `${made.word_count.toLocaleString('en-US')} words. ${contactInShort(made.contact)}` });
      await Promise.all([orpc.letters.ofCase.key(), orpc.admin.case.key()].map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
    onError: (error) => failed(messageOf(error, otherwise)),
  }));
}

function failed(description: string): void {
  console.error('Generation Failed', description);
  showToast({ title: 'Generation Failed', description, tone: 'danger' });
}
