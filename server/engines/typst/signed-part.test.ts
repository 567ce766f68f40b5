import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { signedContent, type SignedPaper } from '../../../domain/papers/signed-paper.ts';
import { readBack } from '../../../testing/files/read-pdf-back.ts';
import { sampleLetter } from '../../../testing/letters/sample-letter.ts';
import { createTypstRenderer } from './typst-renderer.ts';

const renderer = createTypstRenderer();
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
/** Without the spaces, seen and unseen, that typesetting puts between letters. */
const printed = async (pdf: Uint8Array) => (await readBack(pdf)).pages.join(' ').replaceAll(/[\s\u200b]/g, '');

const signature = {
  text: '# Notice of Dispute\n\nThe amount is withheld.',
  signed_name: 'Ada Byron',
  signed_at: '2026-11-20T16:05:09Z',
  address: '198.51.100.77',
  drawn: null,
};
const paper: SignedPaper = {
  ...signature,
  kind: 'notice',
  title: 'Notice of Dispute',
  text_sha256: hashOf(signature.text),
  sha256: hashOf(signedContent(signature)),
};

test('a paper that leaves has the signature and its text’s hash, but no network address and no hash that covers one', async () => {
  for (const pdf of [
    await renderer.renderLetter({ ...sampleLetter, papers: [paper] }),
    await renderer.renderSigned({ ...paper, case_number: 'UH-0001', enclosed: true, signatures: [paper] }),
  ]) {
    const text = await printed(pdf);
    expect(text).toContain('AdaByron');
    expect(text).toContain(paper.text_sha256);
    for (const kept of [paper.address, 'Networkaddress', paper.sha256]) expect(text).not.toContain(kept);
  }
});

test('the merchant’s own copy of the fee agreement keeps the network address that it was signed from', async () => {
  const pdf = await renderer.renderSigned({ ...paper, case_number: 'UH-0001', enclosed: false, signatures: [paper] });
  const text = await printed(pdf);
  for (const said of [paper.address, paper.sha256]) expect(text).toContain(said);
});

test('no signature and no place for one stands on a page of its own, without the words above it', async () => {
  const pagesOf = async (lines: number, signing: { signatures: SignedPaper[]; places: string[] }) => {
    const text = `# Notice\n\n${'A line of the notice.\n\n'.repeat(lines)}# Signature\n\nI sign this paper.`;
    const to_sign = { places: signing.places, dated: '2026-11-20' };
    const rest = { title: 'Notice', text_sha256: hashOf(text), case_number: 'UH-0001', enclosed: true };
    return (await readBack(await renderer.renderSigned({ ...rest, text, signatures: signing.signatures, to_sign })))
      .pages;
  };
  const places = ['Signature for the merchant', 'Signature of counsel for the merchant'];
  for (let lines = 18; lines <= 40; lines += 2)
    for (const signing of [
      { signatures: [], places },
      { signatures: [{ ...paper, signed_name: 'Signature for Ada Byron' }], places: [] },
    ]) {
      const signed = (await pagesOf(lines, signing)).filter((page) => page.includes('Signature for'));
      expect([lines, signed.map((page) => page.includes('I sign this paper.'))]).toEqual([lines, [true]]);
    }
});
