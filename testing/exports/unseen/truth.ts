import { z } from 'zod';
import written from './truth.json' with { type: 'json' };

const amount = z.string().regex(/^-?\d+(\.\d\d)?$/);

const account = z.object({
  currency: z.string(),
  asOf: z.iso.date(),
  level: z.enum(['proven', 'at least', 'cannot be told']),
  held: amount.optional(),
  reserve: amount.optional(),
  withheld: amount.optional(),
  releasedFromBefore: amount.optional(),
  paidOut: amount.optional(),
  tranches: z.array(z.object({ kind: z.string(), day: z.iso.date(), amount, released: amount })).optional(),
});

/** What ten files say, and that nobody who wrote a reader has seen before. */
export const unseen = z
  .object({
    items: z.array(
      z.object({
        file: z.string(),
        title: z.string(),
        rows: z.number(),
        refused: z.string().nullable(),
        accounts: z.array(account),
      }),
    ),
  })
  .parse(written).items;

/** `1312.38` dollars or euros to cents; yen have no decimals. */
export const minorOf = (said: string): number => Math.round(Number(said) * 100);
