import { z } from 'zod';
import { normalForm } from '../normal-form.ts';
import { paperKinds } from './kinds.ts';

/** The box in which a signature is drawn, in units of its path. */
export const drawnBox = { width: 600, height: 200 } as const;
const maxPath = 20_000;
/** Path data of strokes with whole numbers, `M12 40L14 42L20 41M…`: nothing else can be printed or can run. */
export const drawnPath = z
  .string()
  .max(maxPath)
  .regex(/^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/);

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const inkSignature = z.strictObject({ signed_on: z.iso.date(), scan_sha256: sha256 });

/**
 * A paper exactly as one of its signers signed it. `text` is plain text with `# ` before headings and `**bold**` (`paperParts`); `sha256` (hex)
 * covers `signedContent`. `signed_at` is UTC.
 */
export const signedPaper = z.strictObject({
  kind: z.enum(paperKinds),
  title: z.string().max(300),
  text: z.string().max(20_000),
  text_sha256: sha256,
  signed_name: z.string().max(200),
  signed_at: z.iso.datetime(),
  address: z.string().max(100),
  /** Null when the name was only typed. */
  drawn: drawnPath.nullable(),
  /** Signed with a pen on the printed paper: the day beside the signature, and the SHA-256 of the scan. Absent when signed on a screen. */
  ink: inkSignature.optional(),
  sha256,
});
export type SignedPaper = z.infer<typeof signedPaper>;

/** What a paper's `sha256` covers: the text and the whole signature, as JSON in this order; day and scan only of one in ink. */
export function signedContent(paper: Omit<SignedPaper, 'kind' | 'title' | 'text_sha256' | 'sha256'>): string {
  const { text, signed_name, signed_at, address, drawn, ink } = paper;
  return JSON.stringify([
    text,
    signed_name,
    signed_at,
    address,
    drawn,
    ...(ink ? [ink.signed_on, ink.scan_sha256] : []),
  ]);
}

/** The paper in a list of enclosures: "Notice of Dispute, signed by Ada Byron", or "…, original, signed by hand by Ada Byron". */
export const paperLine = ({ title, signed_name, ink }: Pick<SignedPaper, 'title' | 'signed_name' | 'ink'>): string =>
  `${title}, ${ink ? 'original, signed by hand by' : 'signed by'} ${signed_name}`;
export const papersHeading = 'Enclosed, signed by the merchant';

/** Who may be expected to sign for the merchant: the contact and the owners, as the application names them. */
export function expectedNames(
  { first_name, last_name }: { first_name: string; last_name: string },
  owners: readonly { owner_name: string | null }[],
): string[] {
  const names = [`${first_name} ${last_name}`, ...owners.map(({ owner_name }) => owner_name ?? '')];
  return [...new Set(names.map((name) => name.replace(/\s+/gu, ' ').trim()).filter(Boolean))];
}

/** Whether a typed name is one of those expected, whatever its case, accents, spaces and middle names. */
export function isExpectedName(typed: string, expected: readonly string[]): boolean {
  const words = (name: string): string[] =>
    normalForm(name, 'NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
  const given = words(typed);
  return expected.some((name) => {
    const known = words(name);
    return known.length > 0 && known.every((word) => given.includes(word));
  });
}
