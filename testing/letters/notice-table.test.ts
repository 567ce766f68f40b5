import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { verifyLetter } from '../../drafting/verify-letter.ts';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { everyAgreement } from '../agreements/every-agreement.ts';
import { noticePacket, noticeParts, squeezed, textsOf, type NoticePacket, type NoticePart } from './notice-packet.ts';

type Row = { asks: string; where: NoticePart[]; says: string[] };

/** The rows of `docs/notices.md` by the version that they belong to. */
function readTable(): Map<string, Row[]> {
  const table = new Map<string, Row[]>();
  let rows: Row[] = [];
  for (const line of readFileSync('docs/notices.md', 'utf8').split('\n')) {
    const [, heads] = /^## (.*)$/.exec(line) ?? [];
    if (heads !== undefined) {
      rows = [];
      for (const id of heads.split(', ')) table.set(id, rows);
    }
    const [, asks = '', where = '', says = ''] = /^\| (.+) \| (.+) \| (.+) \|$/.exec(line) ?? [];
    const parts = noticeParts.filter((part) => where.split(', ').includes(part));
    if (parts.length > 0) rows.push({ asks, where: parts, says: says.split(' … ').map(squeezed) });
  }
  return table;
}

const table = readTable();
const asking = everyAgreement().filter(({ procedure }) => procedure.pre_notice_required.value);
const rowsOf = ({ id }: Agreement): Row[] => table.get(id) ?? [];

/** The words by which a version says what its notice holds, who signs it and what goes with it. */
function askedIn({ procedure }: Agreement): string[] {
  const { contents, form, signer, counsel_authorization, shares_records, ink } = procedure;
  const stated = [contents, form, signer, counsel_authorization, shares_records, ink];
  return [...new Set(stated.flatMap((each) => (each?.value ? [each.quote, ...(each.more ?? [])] : [])))].filter(
    (quote) => !quote.startsWith('http'),
  );
}

/** Between two contents; what is left of a quote beside its rows. */
const joining = new Set(['and', 'including', 'but', 'not', 'limited', 'to']);
function unanswered(agreement: Agreement, rows: readonly Row[]): string[] {
  const pieces = rows.map(({ asks }) => asks).toSorted((a, b) => b.length - a.length);
  return askedIn(agreement).flatMap((quote) => {
    const rest = pieces.reduce((left, piece) => left.replaceAll(piece, ' '), quote);
    return (rest.match(/\p{L}+/gu) ?? []).filter((word) => !joining.has(word));
  });
}

/** The contents that a packet lacks where its row says that they stand. */
async function lacking(packet: NoticePacket, rows: readonly Row[]): Promise<string[]> {
  const texts = await textsOf(packet);
  return rows.flatMap(({ asks, where, says }) =>
    where.filter((part) => !says.every((words) => texts[part].includes(words))).map((part) => `${part}: ${asks}`),
  );
}

const versionOf = (id: string): Agreement => {
  const found = asking.find((each) => each.id === id);
  if (!found) throw new Error(`no version ${id}`);
  return found;
};

test('the table has every version that asks for a notice, and a row for every word by which it says what the notice holds', () => {
  expect([...table.keys()].toSorted()).toEqual(asking.map(({ id }) => id).toSorted());
  for (const agreement of asking) {
    expect([agreement.id, unanswered(agreement, rowsOf(agreement))]).toEqual([agreement.id, []]);
    const invented = rowsOf(agreement).filter(({ asks }) => !askedIn(agreement).some((quote) => quote.includes(asks)));
    expect([agreement.id, invented]).toEqual([agreement.id, []]);
  }
  // A row that is missing leaves its words over.
  const square = versionOf('square/2023-12-06');
  expect(unanswered(square, rowsOf(square).slice(1))).toEqual(['include', 'your', 'name']);
});

test.each(asking)('the PDFs of a notice under $id hold each content where the table says', async (agreement) => {
  const packet = await noticePacket(agreement);
  expect(packet.draft.factSheet.packet).toMatchObject({ agreement: agreement.id, is_notice: true });
  expect(await lacking(packet, rowsOf(agreement))).toEqual([]);
  const { document, factSheet, plan } = packet.draft;
  const { findings } = verifyLetter(document, factSheet, { confirmedAuthorityIds: plan.authorityRefs });
  expect(findings.filter(({ check }) => check === 'provenance')).toEqual([]);
});

test('a content that is taken out of letter, paper or form is missed by its name', async () => {
  const missed = async (id: string, change: (packet: NoticePacket) => NoticePacket) =>
    lacking(change(await noticePacket(versionOf(id))), rowsOf(versionOf(id)));
  const inLetter =
    (change: (document: NoticePacket['draft']['document']) => NoticePacket['draft']['document']) =>
    (packet: NoticePacket): NoticePacket => ({
      ...packet,
      draft: { ...packet.draft, document: change(packet.draft.document) },
    });
  expect(await missed('paypal/2026-05-19', (packet) => ({ ...packet, form: { ...packet.form, relief: '' } }))).toEqual([
    'form: a statement of the specific relief sought',
  ]);
  const withoutPhone = inLetter((document) => ({
    ...document,
    papers: document.papers?.map((paper) => ({ ...paper, text: paper.text.replace('(212) 555-0187', '') })),
  }));
  expect(await missed('square/2023-12-06', withoutPhone)).toEqual([
    'notice: the email address and phone number associated with your account',
  ]);
  const byMerchantAlone = (packet: NoticePacket): NoticePacket => ({
    ...packet,
    papers: packet.papers.map((paper) => ({ ...paper, by_hand: ['merchant'] })),
  });
  expect(await missed('venmo/2026-08-24', byMerchantAlone)).toEqual([
    'notice: (and your or our counsel’s original handwritten signature, if represented)',
  ]);
  const withoutAddress = inLetter((document) => ({
    ...document,
    reference_lines: document.reference_lines.filter(({ label }) => label !== 'Mailing address'),
  }));
  expect(await missed('stripe/2026-09-28', withoutAddress)).toEqual([
    'letter: mailing address',
    'email: mailing address',
  ]);
});
