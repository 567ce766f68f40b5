import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { feeAgreement } from '../../../drafting/papers/fee-agreement.ts';
import type { LetterDocument } from '../../../domain/letters/letter.ts';
import { letterData } from './letter-data.ts';
import { loadFonts } from './fonts.ts';
import { PdfError } from './pdf.ts';
import { blocksOf, sampleLetter } from '../../../testing/letters/sample-letter.ts';
import { createTypstRenderer } from './typst-renderer.ts';

const renderer = createTypstRenderer();
const { covered } = loadFonts();
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const pages = (bytes: Uint8Array): number => Number(/\/Count (\d+)/.exec(latin1(bytes))?.[1]);
const withBlocks = (...parts: Parameters<typeof blocksOf>[0]): LetterDocument => ({
  ...sampleLetter,
  blocks: blocksOf(parts),
});

const code =
  '#set text(red) #panic("x") $x^2$ \\alpha @label *star* <tag> `code` [b] {c} // no /* no */ ~ -- "q"\n= h\n+ p\n- m\n/ t: x';
const words = 'The provision permits a reserve against risk and nothing else of any kind. '
  .repeat(30)
  .trim()
  .split(' ');

describe('a letter', () => {
  test('a letter has the same bytes every time, from every renderer', async () => {
    const first = sha256(await renderer.renderLetter(sampleLetter));
    expect(sha256(await renderer.renderLetter(structuredClone(sampleLetter)))).toBe(first);
    expect(sha256(await createTypstRenderer().renderLetter(sampleLetter))).toBe(first);
  });

  test('a letter changes with any word, and with the draft mark', async () => {
    const letters = [
      await renderer.renderLetter(sampleLetter),
      await renderer.renderLetter({ ...sampleLetter, dated: '2026-11-24' }),
      await renderer.renderLetter({ ...sampleLetter, certified_mail_number: null }),
      await renderer.renderLetter(sampleLetter, { watermark: 'draft' }),
    ];
    expect(new Set(letters.map(sha256)).size).toBe(4);
  });

  test('a letter is tagged, carries its own date, and has three pages at 1,200 words', async () => {
    const extra = blocksOf([{ kind: 'paragraph', text: words.slice(0, 325).join(' ') }]);
    const bytes = await renderer.renderLetter({ ...sampleLetter, blocks: [...extra, ...sampleLetter.blocks] });
    expect(pages(bytes)).toBe(3);
    const text = latin1(bytes);
    expect(text).toContain('/StructTreeRoot');
    expect(text).toContain('pdfuaid');
    expect(text).toContain('2026-11-23T00:00:00');
  });

  test('any text is printed literally', async () => {
    const long = 'Überwachungsaufgabenübertragung'.repeat(20);
    const items = Array.from({ length: 60 }, (_, index) => `${index} ${code}`);
    const rows = Array.from({ length: 80 }, (_, row) =>
      Array.from({ length: 8 }, (_, column) => (column % 2 ? '$1,234,567.89' : `${long.slice(0, row)} cell`)),
    );
    const strange = 'emoji 😀 👩‍⚖️ 🇺🇸, שלום, السلام, 漢字, \u0000 \u0007 \u202e \ud800 \uffff \u{10ffff} \u2028';
    const letter = withBlocks(
      { kind: 'heading', text: code },
      { kind: 'paragraph', text: `${long} **${long}** _${strange}_` },
      { kind: 'list', text: code, items },
      { kind: 'table', text: strange, rows },
      { kind: 'quote', text: `${code}\n\n${strange}` },
    );
    const bytes = await renderer.renderLetter({
      ...letter,
      title: code,
      reference_lines: [{ label: long.slice(0, 80), value: code }],
      addressee: { name: code, address_lines: [strange], email: code },
    });
    expect(pages(bytes)).toBeGreaterThan(5);
  });

  test('a letter with nearly everything empty can be typeset', async () => {
    const bare = {
      ...withBlocks(
        { kind: 'paragraph', text: '' },
        { kind: 'table', text: '' },
        { kind: 'table', text: '', rows: [[]] },
        { kind: 'list', text: '', items: [] },
      ),
      title: '',
      delivery_method: '',
      certified_mail_number: null,
      reference_lines: [],
      exhibits: [],
    };
    const bytes = await renderer.renderLetter({
      ...bare,
      letterhead: { firm_name: '', firm_lines: [], disclaimer: '' },
      addressee: { name: '', address_lines: [], email: null },
      signature: { name: '', title: '', bar_number: '', bar_state: '', firm: '', lines: [] },
    });
    expect(pages(bytes)).toBe(1);
  });

  test('an invalid date is refused', async () => {
    await expect(renderer.renderLetter({ ...sampleLetter, dated: '2026-02-30' })).rejects.toThrow(PdfError);
  });
});

describe('the data of a letter', () => {
  test('the article number is grouped in fours, and the footer has our case number', () => {
    const data = letterData(sampleLetter, covered);
    expect(data.certified).toBe('9407 1118 9956 0000 0000 00');
    expect(data.reference).toBe('Our case UH-2026-000184');
    expect(data.dated).toBe('November 23, 2026');
  });

  test('a section sign stays with its number', () => {
    const [block] = letterData(
      withBlocks({ kind: 'paragraph', text: 'under Cal. Civ. Code §§ 3287(a), 3289(b) and § 12; § x' }),
      covered,
    ).blocks;
    expect(block?.paragraphs[0]?.[0]?.text).toBe('under Cal. Civ. Code §§\u00a03287(a), 3289(b) and §\u00a012; § x');
  });

  test('only a letter by certified mail leaves space for the label', () => {
    const unsent = { ...sampleLetter, certified_mail_number: null };
    expect(letterData(unsent, covered).certified).toBe('');
    expect(letterData({ ...unsent, delivery_method: 'By secure e-mail' }, covered).certified).toBeNull();
  });
});

describe('other documents', () => {
  test('a record and a mailing cover are deterministic too', async () => {
    const record = {
      title: 'Record',
      dated: '2026-11-21',
      rows: [
        { label: 'Case', value: '#1\nsecond line' },
        { label: 'Section', value: null },
        { label: 'x', value: '' },
      ],
    };
    const cover = {
      dated: '2026-11-21',
      sender: { name: 'A', address_lines: ['1 Main'] },
      recipient: { name: '#B', address_lines: [] },
      delivery_method: 'Certified',
      certified_mail_number: null,
      reference: 'UH-1',
      letter_sha256: 'ab'.repeat(32),
      pages: 3,
      exhibits: { sha256: 'cd'.repeat(32), pages: 12 },
      copy: false,
    };
    expect(sha256(await renderer.renderRecord(record))).toBe(sha256(await renderer.renderRecord(record)));
    expect(pages(await renderer.renderMailingCover(cover))).toBe(1);
    for (const paper of [cover, { ...cover, copy: true, certified_mail_number: '9407' }])
      for (const render of [renderer.renderAddressLabel, renderer.renderCertifiedForm])
        expect(pages(await render(paper))).toBe(1);
  });

  test('a signed paper has the same bytes for the same signatures, is tagged, carries its date, and is literal', async () => {
    const signed = {
      signed_name: 'Hannah Boyd',
      signed_at: '2026-11-21T16:05:09.000Z',
      address: '203.0.113.24',
      drawn: null,
      sha256: 'ab'.repeat(32),
    };
    const facts = {
      brand: 'Unhold',
      charged_by: 'service' as const,
      case_number: 'UH-2026-001004',
      business: 'Saltmarsh Outfitters LLC',
      merchant: 'Hannah Boyd',
      processor: 'Stripe',
      held_amount_cents: 29_310_00,
      percent: 18,
    };
    const paper = { case_number: 'UH-2026-001004', text_sha256: 'cd'.repeat(32), enclosed: false };
    const agreement = { ...feeAgreement(facts), ...paper, signatures: [signed] };
    const bytes = await renderer.renderSigned(agreement);
    expect(sha256(await renderer.renderSigned(structuredClone(agreement)))).toBe(sha256(bytes));
    for (const mark of ['/StructTreeRoot', 'pdfuaid', '2026-11-21T00:00:00']) expect(latin1(bytes)).toContain(mark);
    expect(pages(bytes)).toBe(2);
    for (const other of [
      { ...agreement, text: feeAgreement({ ...facts, percent: 15 }).text },
      { ...agreement, signatures: [{ ...signed, signed_name: 'H. Boyd' }] },
      { ...agreement, signatures: [{ ...signed, drawn: 'M10 20L30 40L50 30' }] },
      { ...agreement, signatures: [signed, { ...signed, signed_name: 'Jordan Avery' }] },
      { ...agreement, signatures: [{ ...signed, signed_at: '2026-11-21T16:05:10.000Z' }] },
    ]) {
      expect(sha256(await renderer.renderSigned(other))).not.toBe(sha256(bytes));
    }
    const hostile = `${code} 漢字 \u202e 😀 ${'x'.repeat(400)}`;
    expect(
      pages(
        await renderer.renderSigned({
          ...agreement,
          text: feeAgreement({ ...facts, business: hostile, merchant: hostile }).text,
          signatures: [{ ...signed, signed_name: hostile, address: hostile }],
        }),
      ),
    ).toBeGreaterThan(1);
  });
});
