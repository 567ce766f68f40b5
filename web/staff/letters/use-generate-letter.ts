import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { showToast } from '../../ui/toasts.tsx';
import { overEditsIn } from '../../attorney/letters/over-edits.ts';
import { generateLetter, type GeneratedLetter, type LetterOrder, type LetterStep } from './generate-letter.ts';
import { contactInShort } from './letter-text.ts';

const otherwise = 'Failed to generate demand letter';

/** Drafts a letter, reports its progress, and refetches the letters (spec, section 4); the toasts are section 8's. */
export function useGenerateLetter(onMade: (letter: GeneratedLetter) => void) {
  const cache = useQueryClient();
  const [step, setStep] = useState<LetterStep | null>(null);
  const running = useRef<AbortController | null>(null);
  // Leaving the page cancels waiting for the letter.
  useEffect(() => () => running.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: (order: LetterOrder) => {
      running.current = new AbortController();
      setStep({ step: 'reading' });
      return generateLetter(order, { signal: running.current.signal, onStep: setStep });
    },
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
      if (running.current?.signal.aborted)
        return void showToast({
          title: 'Cancelled',
          description: 'No letter was drafted. Your instructions are still here.',
        });
      // A question, which the generator shows.
      if (!overEditsIn(error)) failed(messageOf(error, otherwise));
    },
    onSettled: () => setStep(null),
  });
  return {
    generate: mutation.mutate,
    isPending: mutation.isPending,
    step,
    cancel: () => running.current?.abort(),
    /** Asked because somebody edited the letter whose place the new one would take. */
    question: overEditsIn(mutation.error),
    dropQuestion: mutation.reset,
  };
}

function failed(description: string): void {
  console.error('Generation Failed', description);
  showToast({ title: 'Generation Failed', description, tone: 'danger' });
}
