import { expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { processors, type Processor } from '../../domain/processors.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { generateAccount } from '../../testing/cases/generate-account.ts';
import { generateCase } from '../../testing/cases/generate-case.ts';
import { firm, fullCase } from '../../testing/cases/sample-cases.ts';
import { draftLetter, type Draft, type DraftRequest } from '../draft-letter.ts';
import { buildFactSheet } from '../facts/fact-sheet.ts';
import { letterAsText } from '../text/render-text.ts';
import { verifyLetter } from '../verify-letter.ts';
import { nothingGiven, type PacketGiven } from './given.ts';
import { noticeObstacle } from './notice-obstacle.ts';

const dated = '2026-11-23';

function request(seed: number, processor: Processor): DraftRequest {
  const account = generateAccount(seed, dated);
  const plain = seed % 3 === 0 ? fullCase(processor) : generateCase(seed, addDays(dated, -3), processor);
  return {
    caseFile: { ...plain, fields: { ...plain.fields, ...account.fields } },
    letterType: 'initial',
    dated,
    firm,
    mailingAddress: ['Legal Department', '1 Example Square', 'Springfield, OR 97477'],
    packet: account.packet,
  };
}

const findings = ({ document, factSheet, plan }: Draft) =>
  verifyLetter(document, factSheet, { confirmedAuthorityIds: plan.authorityRefs }).findings;

test.each(processors)('of 200 fact sheets to %s none brings a notice while a box is open', (processor) => {
  const wrong: number[] = [];
  let notices = 0;
  for (let seed = 0; seed < 200; seed += 1) {
    const { caseFile, packet = nothingGiven } = request(seed, processor);
    const { facts, situation, packet: built } = buildFactSheet(caseFile, { dated, packet });
    const brings = situation.flags.includes('notice') || facts['brings_notice'] !== undefined;
    const open = built === undefined || built.agreement === null || built.boxes.some(({ met }) => !met);
    const merchantSigned = built?.signer !== 'merchant' || packet.signature?.by === 'merchant';
    if (brings && (open || !merchantSigned)) wrong.push(seed);
    notices += brings ? 1 : 0;
  }
  expect(wrong).toEqual([]);
  // Where no text says how a dispute begins, nothing is ever a notice.
  expect(notices > 4).toBe(profiles[processor].packet !== null);
});

test.each(processors)(
  '30 letters to %s say what they are, and pass the verifier',
  (processor) => {
    for (let seed = 0; seed < 30; seed += 1) {
      const draft = draftLetter(request(seed, processor));
      const { document, factSheet } = draft;
      const notice = factSheet.packet?.is_notice === true;
      expect(/notice/i.test(document.title), document.title).toBe(notice);
      expect(letterAsText(document).includes('This letter is a demand.'), `seed ${seed}`).toBe(!notice);
      expect(findings(draft).filter(({ severity, key }) => severity === 'red' && key === 'structure:notice')).toEqual(
        [],
      );
      if (notice && factSheet.packet?.channel === 'email')
        expect(document.addressee.email).toBe(factSheet.packet.email);
      if (notice && factSheet.packet?.address)
        expect([document.addressee.name, ...document.addressee.address_lines]).toEqual(factSheet.packet.address);
    }
  },
  60_000,
);

const complete: PacketGiven = {
  form_completed_on: '2026-11-20',
  signature: { by: 'merchant', name: 'Maya Okafor', on: '2026-11-20' },
  authorization: { name: 'Maya Okafor', on: '2026-11-20' },
  filing_on: null,
};
const drafted = (processor: Processor, packet: PacketGiven): Draft =>
  draftLetter({ caseFile: fullCase(processor), letterType: 'initial', dated, firm, mailingAddress: null, packet });

test('a demand that an attorney retitles as a notice, or that says it is one, is red', () => {
  const draft = drafted('paypal', nothingGiven);
  const { document } = draft;
  const retitled = { ...draft, document: { ...document, title: 'Demand and Notice of Dispute' } };
  expect(findings(retitled).filter(({ key }) => key === 'structure:notice')).toHaveLength(1);
  const said = {
    ...draft,
    document: {
      ...document,
      blocks: [
        ...document.blocks,
        {
          id: 'x',
          kind: 'paragraph' as const,
          clause_id: null,
          text: 'This letter is also a notice of dispute under the Agreement.',
          fact_refs: [],
          authority_refs: [],
        },
      ],
    },
  };
  expect(findings(said).some(({ key, severity }) => key === 'structure:notice' && severity === 'red')).toBe(true);
  expect(findings(draft).some(({ key }) => key === 'structure:notice')).toBe(false);
});

test('counsel’s signature, a later day and an early day of filing meet no box', () => {
  const byCounsel = { ...complete, signature: { by: 'counsel' as const, name: 'Elena Lindqvist', on: '2026-11-20' } };
  expect(drafted('square', complete).factSheet.packet?.is_notice).toBe(true);
  expect(drafted('square', byCounsel).factSheet.packet?.is_notice).toBe(false);
  const tomorrow = { ...complete, signature: { by: 'merchant' as const, name: 'Maya Okafor', on: '2026-11-24' } };
  expect(drafted('square', tomorrow).factSheet.packet?.is_notice).toBe(false);
  const full = fullCase('stripe');
  const closed = {
    ...full,
    fields: { ...full.fields, account_last_used_on: '2025-08-29', hold_started_on: '2025-08-24' },
  };
  const filing = (filing_on: string) =>
    draftLetter({
      caseFile: closed,
      letterType: 'initial',
      dated,
      firm,
      mailingAddress: null,
      packet: { ...complete, filing_on },
    }).factSheet.packet?.is_notice;
  expect([filing('2026-12-22'), filing('2026-12-23')]).toEqual([false, true]);
});

test('the Stripe company named follows the version: Inc. until September 27, 2026, LLC since then', () => {
  const full = fullCase('stripe');
  const entity = (account_last_used_on: string) =>
    draftLetter({
      caseFile: { ...full, fields: { ...full.fields, account_last_used_on } },
      letterType: 'initial',
      dated,
      firm,
      mailingAddress: null,
    }).document.addressee.name;
  expect(['2025-08-29', '2025-12-01', '2026-10-05'].map(entity)).toEqual([
    'Stripe, Inc.',
    'Stripe, Inc.',
    'Stripe, LLC',
  ]);
});

test('a notice leaves only by the way and to the address that the agreement asks for', () => {
  const byEmail = drafted('stripe', complete);
  const said = (draft: Draft, email?: string | null) => noticeObstacle(draft.document, draft.factSheet, email);
  expect(said(byEmail)).toBeNull();
  expect(said(byEmail, 'notices@stripe.com')).toBeNull();
  expect(said(byEmail, 'complaints@stripe.com')).toBe(
    'The agreement asks for this notice by email to notices@stripe.com.',
  );
  expect(said(byEmail, null)).toBe('The agreement asks for this notice by email to notices@stripe.com.');
  const byMail = drafted('paypal', complete);
  expect(said(byMail, null)).toBeNull();
  const { document } = byMail;
  const elsewhere = {
    ...byMail,
    document: {
      ...document,
      addressee: { ...document.addressee, address_lines: ['2211 North First Street', 'San Jose, CA 95131'] },
    },
  };
  expect(said(elsewhere, null)).toMatch(
    /^The agreement asks for this notice at PayPal, Inc\., Attn: Legal Specialists/,
  );
  const demand = drafted('paypal', nothingGiven);
  expect(said(demand, 'anyone@example.com')).toBeNull();
  expect(said({ ...demand, document: { ...demand.document, title: 'Notice of Dispute' } })).toMatch(
    /it is a demand\. Not on file:/,
  );
  const { packet: _packet, ...older } = demand.factSheet;
  expect(noticeObstacle({ ...demand.document, title: 'Demand and Notice of Dispute' }, older)).toBeNull();
});

test('a letter under a version that is not the one read is not approved until an attorney has compared it', () => {
  const draft = drafted('paypal', complete);
  const { packet } = draft.factSheet;
  if (!packet) throw new Error('expected a packet');
  const bent = {
    ...draft,
    factSheet: { ...draft.factSheet, packet: { ...packet, amber: ['its quotes with the text'] } },
  };
  const about = (each: Draft) => findings(each).filter(({ key }) => key.startsWith('agreement:paypal/2026-05-19'));
  expect(about(draft)).toEqual([]);
  expect(about(bent)).toMatchObject([
    { settle: 'reason', why: expect.stringContaining('compare its quotes with the text') },
  ]);
});

test('the notes say which version governs procedure and hold, and why', () => {
  const notes = drafted('paypal', complete).plan.cautions.join('\n');
  expect(notes).toContain(
    'Terms on disputes, the version of May 19, 2026: It is the version in force when the notice is sent.',
  );
  expect(notes).toContain(
    'Terms on the hold, the version of October 29, 2025: No text of the day that decides was found, but the versions of',
  );
});
