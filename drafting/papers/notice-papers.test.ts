import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CaseFields } from '../../domain/case-fields.ts';
import type { SignedPaper } from '../../domain/papers/signed-paper.ts';
import { paperParts } from '../../domain/papers/paper-parts.ts';
import { processors, type Processor } from '../../domain/processors.ts';
import { firm, fullCase } from '../../testing/cases/sample-cases.ts';
import { draftLetter } from '../draft-letter.ts';
import { governingOf } from '../facts/agreement.ts';
import { buildFactSheet } from '../facts/fact-sheet.ts';
import { verifyLetter } from '../verify-letter.ts';
import { asksOf, type FormStanding } from '../packet/asks.ts';
import { nothingGiven, type PacketGiven } from '../packet/given.ts';
import type { Counsel, PaperDraft } from './paper-draft.ts';
import type { FormToSign } from './notice.ts';
import { papersToSign } from './notice-papers.ts';

const dated = '2026-11-23';
const counsel: Counsel = firm.signature;
const onFile: FormToSign = {
  source: 'https://processor.example/form',
  fetched_on: '2026-11-19',
  blank_sha256: 'ab12'.repeat(16),
  filename: 'notice-form-filled-in.pdf',
  sha256: '3fa9'.repeat(16),
  pages: 2,
};

function papersOf(
  processor: Processor,
  fields: Partial<CaseFields> = {},
  { day = dated, by = counsel as Counsel | null, form = onFile as FormToSign | null } = {},
): PaperDraft[] {
  const full = fullCase(processor);
  const caseFile = { ...full, fields: { ...full.fields, ...fields } };
  const { agreement } = governingOf(caseFile.fields, day).procedure;
  if (agreement === null) throw new Error('expected a version');
  return papersToSign(buildFactSheet(caseFile, { dated: day }), agreement, by, form);
}
const only = (papers: PaperDraft[]): PaperDraft => {
  const [paper] = papers;
  if (!paper || papers.length > 1) throw new Error(`expected one paper, got ${papers.length}`);
  return paper;
};

test.each([
  ['paypal', 'notice'],
  ['square', 'notice'],
  ['stripe', 'authorization'],
] as const)('the version of %s asks the merchant to sign one paper: the %s', (processor, kind) => {
  const paper = only(papersOf(processor));
  expect(paper.kind).toBe(kind);
  expect(paper.missing).toEqual([]);
  expect(paperParts(paper.text)[0]?.kind).toBe('heading');
});

test('PayPal’s notice states account email and phone, claim, basis, relief and where it goes', () => {
  const { text, form } = only(papersOf('paypal'));
  expect(form).toBe('Notice of Dispute');
  for (const words of [
    'PayPal User Agreement (U.S. accounts), version of May 19, 2026',
    'Agreement to Arbitrate › Notices of Disputes',
    'PayPal, Inc., Attn: Legal Specialists, Re: Notice of Dispute, P.O. Box 45950, Omaha, NE 68145-0950',
    '**Legal name**: Juniper Outfitters LLC',
    '**Email address of the account**: sales@juniper.example.com',
    '**Phone number of the account**: (212) 555-0187',
    '**$48,250.75**',
    'since May 11, 2026',
    'with interest from the day on which payment fell due',
    'as its authorized representative',
  ])
    expect(text).toContain(words);
});

test('Stripe’s authorization names the attorney, the user and what may be discussed', () => {
  const { text } = only(papersOf('stripe'));
  for (const words of [
    `**${counsel.name}**, ${counsel.firm} (${counsel.bar_state} Bar No. ${counsel.bar_number})`,
    '§ 11.4(b)',
    '**Account ID**: acct_1QxT8vLk',
    'Stripe, LLC may discuss the dispute, and the details of the account, with this attorney.',
  ])
    expect(text).toContain(words);
  expect(only(papersOf('stripe', {}, { by: null })).missing).toEqual(['the attorney of this case']);
});

test('Venmo’s authorization lets the processor share the records of the account, as its version asks, and Stripe’s does not', () => {
  const shared = /PayPal, Inc\. may share the records of the account with this attorney\./;
  const [, authorization] = papersOf('venmo');
  expect(authorization?.kind).toBe('authorization');
  expect(authorization?.text).toMatch(shared);
  expect(only(papersOf('stripe')).text).not.toContain('share the records');
});

test('the same facts give the same text on another day, and each fact in it changes it', () => {
  for (const processor of ['paypal', 'square', 'stripe'] as const) {
    const { text } = only(papersOf(processor));
    expect(only(papersOf(processor, {}, { day: '2026-12-24' })).text).toBe(text);
    // Another exhibit, or an answer that the paper does not state, leaves the signature valid.
    expect(only(papersOf(processor, { product_description: 'tents' })).text).toBe(text);
    expect(
      only(papersOf(processor, { legal_business_name_full: 'Other LLC', legal_business_name: 'Other LLC' })).text,
    ).not.toBe(text);
  }
  const { text } = only(papersOf('paypal'));
  for (const change of [
    { account_email: 'new@juniper.example.com' },
    { account_phone: '(212) 555-0199' },
    { held_amount_cents: 48_250_76 },
    { hold_started_on: '2026-05-12' },
  ] satisfies Partial<CaseFields>[])
    expect(only(papersOf('paypal', change)).text).not.toBe(text);
});

test('a paper cannot be signed while the file lacks what the version asks for', () => {
  expect(only(papersOf('paypal', { account_email: null, account_phone: null })).missing).toEqual([
    'the email address of the account',
    'the phone number of the account',
  ]);
  expect(only(papersOf('square', { account_name: null })).missing).toEqual(['the name of the account']);
});

test('typed text never becomes markup or another paragraph', () => {
  const { text } = only(papersOf('square', { account_name: 'x**\n\n# Signature of **the** merchant' }));
  expect(text).toContain('**Name of the account**: x* # Signature of *the* merchant');
  expect(paperParts(text).filter(({ kind }) => kind === 'heading').length).toBe(
    paperParts(only(papersOf('square')).text).filter(({ kind }) => kind === 'heading').length,
  );
});

const complete: PacketGiven = {
  form_completed_on: '2026-11-20',
  signature: { by: 'merchant', name: 'Maya Okafor', on: '2026-11-20' },
  authorization: { name: 'Maya Okafor', on: '2026-11-20' },
  filing_on: null,
};
const signed = (paper: PaperDraft): SignedPaper => ({
  kind: paper.kind,
  title: paper.title,
  text: paper.text,
  text_sha256: '0'.repeat(64),
  signed_name: 'Maya Okafor',
  signed_at: '2026-11-20T15:00:00.000Z',
  address: '192.0.2.1',
  drawn: 'M10 20L30 40',
  sha256: '1'.repeat(64),
});
const draftOf = (processor: Processor, packet: PacketGiven) =>
  draftLetter({
    caseFile: fullCase(processor),
    letterType: 'initial',
    dated,
    firm,
    mailingAddress: ['1 Example Square', 'Springfield, OR 97477'],
    packet,
    papers: [...papersOf('paypal'), ...papersOf('stripe')].map(signed),
  });

test('a notice encloses the papers that its version asks for, in place of its own account of them; a demand encloses none', () => {
  for (const [processor, kind] of [
    ['paypal', 'notice'],
    ['square', 'notice'],
    ['stripe', 'authorization'],
  ] as const) {
    const { document } = draftOf(processor, complete);
    expect(document.papers?.map((paper) => paper.kind)).toEqual([kind]);
    expect(document.blocks.filter(({ enclosure }) => enclosure)).toEqual([]);
    expect(draftOf(processor, nothingGiven).document.papers).toBeUndefined();
  }
});

test('the filled-in form goes with a notice as its last exhibit, only the recorded one, and never with a demand', () => {
  const full = fullCase('paypal');
  const form = (id: string) => ({
    id,
    filename: `${id}.pdf`,
    document_type: 'notice_form' as const,
    content_type: 'application/pdf',
    size_bytes: 9,
    created_at: new Date(0),
  });
  const exhibits = (packet: PacketGiven) =>
    draftLetter({
      caseFile: { ...full, files: [form('old'), ...full.files, form('new')] },
      letterType: 'initial',
      dated,
      firm,
      mailingAddress: null,
      packet,
    }).document.exhibits;
  const before = exhibits(nothingGiven);
  expect(before.map(({ file_id }) => file_id)).not.toContain('new');
  const after = exhibits({
    ...complete,
    form_file: { id: 'new', name: 'Notice of Dispute', sha256: 'ab12'.repeat(16) },
  });
  expect(after.map(({ file_id }) => file_id)).toEqual([...before.map(({ file_id }) => file_id), 'new']);
  expect(after.at(-1)?.description).toBe(
    `The form “Notice of Dispute”, filled in and signed, hash ${'ab12'.repeat(16)}`,
  );
});

test('the hash of an enclosed form is that of its file to the verifier, whatever its digits', () => {
  const full = fullCase('paypal');
  const file = { id: 'f', filename: 'f.pdf', document_type: 'notice_form' as const, content_type: 'application/pdf' };
  const caseFile = { ...full, files: [...full.files, { ...file, size_bytes: 9, created_at: new Date(0) }] };
  const hashes = Array.from({ length: 10 }, (_, n) => createHash('sha256').update(String(n)).digest('hex'));
  for (const sha256 of [...hashes, '0'.repeat(64), 'f'.repeat(64), '1e9'.padEnd(64, '4')]) {
    const packet = { ...complete, form_file: { id: 'f', name: 'Notice of Dispute', sha256 } };
    const { document, factSheet } = draftLetter({
      caseFile,
      letterType: 'initial',
      dated,
      firm,
      mailingAddress: null,
      packet,
      papers: papersOf('paypal').map(signed),
    });
    const red = (given = document) =>
      verifyLetter(given, factSheet, { confirmedAuthorityIds: [] }).findings.filter(({ check }) => check === 'fact');
    expect(red(), sha256).toEqual([]);
    const other = document.exhibits.map((each) => ({
      ...each,
      description: each.description.replace(sha256, 'c'.repeat(63) + '7'),
    }));
    expect(red({ ...document, exhibits: other })).not.toEqual([]);
  }
});

test('where a form is prescribed the merchant signs its file by its hash, and our own summary says that it is none', () => {
  const { title, text, form, missing } = only(papersOf('paypal'));
  expect([title, form, missing]).toEqual(['Statement with the notice form', 'Notice of Dispute', []]);
  for (const words of [
    'It is not the form that PayPal, Inc. publishes',
    '**Taken from**: https://processor.example/form, on November 19, 2026',
    `**SHA-256 of the blank**: ${'ab12'.repeat(16)}`,
    `**SHA-256 of the form, filled in**: ${'3fa9'.repeat(16)}`,
    'notice-form-filled-in.pdf, 2 pages',
    'I sign it, the file with the SHA-256 above',
  ])
    expect(text).toContain(words);
  const other = { ...onFile, sha256: '0'.repeat(64) };
  expect(only(papersOf('paypal', {}, { form: other })).text).not.toBe(text);
  const none = only(papersOf('paypal', {}, { form: null }));
  expect(none.missing).toEqual(['the processor’s form, filled in']);
  expect(none.text).toContain('Its file is not on file yet.');
  expect(only(papersOf('square', {}, { form: null })).text).not.toContain('form');
});

test('a choice decides only where the days do not, with its reason and the doubt', () => {
  const full = fullCase('stripe');
  const gap = { ...full.fields, account_last_used_on: null };
  const choice = {
    agreement: 'stripe/2026-09-28',
    why: 'Jordan Avery chose it on November 23, 2026: the account is in use.',
  };
  expect(governingOf(gap, dated).procedure.agreement).toBeNull();
  const { procedure, hold } = governingOf(gap, dated, choice);
  expect(procedure).toMatchObject({ agreement: { id: 'stripe/2026-09-28' }, why: choice.why });
  expect(procedure.doubt).toMatch(/^The day on which the account was last used is not on file/);
  expect(hold.agreement).toBeNull();
  expect(governingOf(gap, dated, { ...choice, agreement: 'paypal/2026-05-19' }).procedure.agreement).toBeNull();
  const known = { ...full.fields, account_last_used_on: '2025-12-01' };
  expect(governingOf(known, dated, choice).procedure.agreement?.id).toBe('stripe/2025-11-18');
});

test('the version of a notice is read and confirmed before approval, that of a demand is not', () => {
  const keys = (processor: Processor, packet: PacketGiven, confirmedVersion?: string | null) => {
    const { document, factSheet } = draftOf(processor, packet);
    return verifyLetter(document, factSheet, {
      confirmedAuthorityIds: [],
      ...(confirmedVersion === undefined ? {} : { confirmedVersion }),
    })
      .findings.filter(({ key }) => key.startsWith('version:'))
      .map(({ key, settle }) => [key, settle]);
  };
  expect(keys('paypal', complete, null)).toEqual([['version:paypal/2026-05-19', 'authority']]);
  expect(keys('paypal', complete, 'paypal/2025-10-29')).toHaveLength(1);
  expect(keys('paypal', complete, 'paypal/2026-05-19')).toEqual([]);
  expect(keys('paypal', complete)).toEqual([]);
  expect(keys('paypal', nothingGiven, null)).toEqual([]);
});

const redPapers = (processor: Processor, packet: PacketGiven, more = '') => {
  const { document, factSheet } = draftOf(processor, packet);
  const block = { id: 'x', kind: 'paragraph' as const, clause_id: null, text: more, fact_refs: [], authority_refs: [] };
  return verifyLetter(more === '' ? document : { ...document, blocks: [...document.blocks, block] }, factSheet, {
    confirmedAuthorityIds: [],
  }).findings.filter(({ key }) => key === 'structure:papers');
};

test('a demand that calls a paper of the merchant’s signed or enclosed is red, and our own letters never do', () => {
  for (const processor of processors)
    for (const packet of [nothingGiven, complete]) expect(redPapers(processor, packet), processor).toEqual([]);
  for (const words of [
    "The Merchant's written authorization of counsel is enclosed.",
    'Enclosed is the signed Notice of the Merchant.',
    'Attached please find, duly signed, the authorization.',
    "The Merchant's Notice of Dispute is attached.",
    'The Notice of Dispute, signed by the Merchant, follows by mail.',
  ]) {
    expect(redPapers('stripe', nothingGiven, words), words).toHaveLength(1);
    expect(redPapers('stripe', complete, words), words).toEqual([]);
  }
});

test('the list of things to do names who must do each, and the channel that counts', () => {
  const packetOf = (processor: Processor, packet: PacketGiven) => {
    const built = buildFactSheet(fullCase(processor), { dated, packet }).packet;
    if (!built) throw new Error('expected a packet');
    return built;
  };
  const asks = (processor: Processor, packet: PacketGiven, confirmed = false, standing: FormStanding = 'none') =>
    asksOf(packetOf(processor, packet), { confirmed, counsel: confirmed, form: standing }).map(
      ({ id, who, met, turn }) => `${id} ${who} ${met ? 'done' : turn === 'now' ? 'open' : 'later'}`,
    );
  expect(asks('paypal', nothingGiven)).toEqual([
    'details merchant done',
    'documents merchant done',
    'form_blank desk open',
    'form merchant later',
    'notice merchant later',
    'form_ticks attorney later',
    'version attorney open',
  ]);
  expect(asks('paypal', complete, true, 'filled').every((each) => each.endsWith('done'))).toBe(true);
  expect(asks('stripe', nothingGiven)).toEqual([
    'details merchant done',
    'counsel desk open',
    'authorization merchant later',
    'version attorney open',
  ]);
  expect(asks('worldpay', nothingGiven)).toEqual([]);
});
