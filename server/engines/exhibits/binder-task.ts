import type { BookInput, BoundBook, ExhibitFile } from './exhibits.ts';

/** Requests to the binding process, and its answers. */
export type CountInput = Pick<ExhibitFile, 'content_type' | 'bytes'>[];
export type BinderTask = { book: BookInput } | { count: CountInput };
/** `spent`: the process holds so much memory that the next task needs a fresh one. */
export type BinderReply = { answer: BinderAnswer; spent: boolean };
export type BinderAnswer = { book: BoundBook } | { counts: (number | null)[] } | { failed: string };
