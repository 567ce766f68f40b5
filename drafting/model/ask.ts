import { z } from 'zod';

/** What a language model is asked: its rules, what it is given, and the lists of its answer. */
export type Request = { system: string; prompt: string; schema: z.ZodObject };

/** Resolves to the parsed answer; to null where it was not JSON, and to undefined where none can be had now. */
export type Ask = (request: Request) => Promise<unknown>;

/** What is given stands as data in JSON, so that no text in it can end it. */
export const asData = (given: object): string => JSON.stringify(given, null, 1);

/** The entries of an answer's one list, each read on its own, so that a wrong one takes no other with it; at most `max`. */
export function entriesOf<Entry>(answer: unknown, list: string, entry: z.ZodType<Entry>, max: number): Entry[] {
  const found = z.object({ [list]: z.array(z.unknown()) }).safeParse(answer);
  return (found.data?.[list] ?? []).slice(0, max).flatMap((each) => {
    const read = entry.safeParse(each);
    return read.success ? [read.data] : [];
  });
}
