import { useUnsaved } from '../../unsaved/use-unsaved.ts';

type Fields = Record<string, string>;

/** What is typed into a form of counsel, which survives a reload. `texts`: the fields that are blank at the start, and without which nothing is kept. */
export function useTypedTexts<Typed extends Fields>(
  subject: string,
  caseId: string,
  { start, texts }: { start: () => Typed; texts: readonly (keyof Typed)[] },
) {
  const typed = useUnsaved<Typed>({
    subject,
    id: caseId,
    start,
    restore: (left) => (typeof left === 'object' && left !== null ? { ...start(), ...left } : null),
    toEntry: (value) => (texts.every((name) => value[name] === '') ? null : value),
  });
  return {
    value: typed.value,
    clear: typed.clear,
    change: (name: keyof Typed, text: string) => typed.change((before) => ({ ...before, [name]: text })),
  };
}
