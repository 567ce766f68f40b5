/**
 * A sentence of a clause, `of`, and what says the same in other words: `so`. Templates as in a clause, with the same slots. Whoever writes
 * one of these says what the plan says, and nothing more: an attorney need not confirm it.
 */
export type Wordings = { of: string; so: readonly string[] };
