import { addDays } from '../../domain/calendar/business-days.ts';
import { letterTypes } from '../../domain/letters/letter.ts';
import type { Processor } from '../../domain/processors.ts';
import { draftLetter, type DraftRequest } from '../../drafting/draft-letter.ts';
import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import { papersToSign } from '../../drafting/papers/notice-papers.ts';
import { letterAsText } from '../../drafting/text/render-text.ts';
import { verifyLetter } from '../../drafting/verify-letter.ts';
import { agreementOf } from '../../knowledge/processors/profiles.ts';
import type { PdfRenderer } from '../../server/engines/typst/pdf.ts';
import { drawFrom, seeded } from '../cases/draw.ts';
import { generateAccount } from '../cases/generate-account.ts';
import { generateCase } from '../cases/generate-case.ts';
import { generateHistory } from '../cases/generate-history.ts';
import { firm } from '../cases/sample-cases.ts';
import { readBack } from '../files/read-pdf-back.ts';
import { signedOn } from './notice-packet.ts';

/** Words of the firm's own record, which never go to the other side. */
const ofTheRecord =
  /\b(network address|browser|opened the pdf|the merchant confirmed|waived by|approved by|audit|password|second factor|confirmed by telephone)\b/i;
const networkAddress = /\b\d{1,3}(?:\.\d{1,3}){3}\b/;
const ours = /\bunhold\b/i;

/** A seeded request of a first or a later letter to this processor, whose packet has gaps in two of three. Deterministic. */
export function packetRequest(seed: number, processor: Processor): DraftRequest {
  const { int, chance } = drawFrom(seeded(seed ^ 0x7a91));
  const dated = addDays('2026-01-05', int(0, 1_000));
  const letterType = chance(0.7) ? 'initial' : (letterTypes[seed % letterTypes.length] ?? 'initial');
  const account = generateAccount(seed, dated);
  const plain = generateCase(seed, addDays(dated, -3), processor);
  return {
    caseFile: { ...plain, fields: { ...plain.fields, ...account.fields } },
    letterType,
    dated,
    firm,
    mailingAddress: null,
    packet: account.packet,
    ...generateHistory(seed, letterType, dated),
  };
}

/** Whether the letter is a notice, and what is wrong with it as what goes to the other side; no faults for none. */
export function packetFaults(request: DraftRequest): { isNotice: boolean; faults: string[] } {
  const { document, factSheet } = draftLetter(request);
  const text = letterAsText(document);
  const open = (factSheet.packet?.boxes ?? []).flatMap(({ id, met }) => (met ? [] : [id]));
  const isNotice = /notice/i.test(document.title);
  const { channel } = requiredChannel(document, factSheet);
  const { findings } = verifyLetter(document, factSheet, { confirmedAuthorityIds: [] });
  const asksForPost = findings.some(({ check }) => check === 'address');
  return {
    isNotice,
    faults: [
      ...(isNotice && open.length > 0 ? [`is called a notice with ${open.join(', ')} open`] : []),
      ...(isNotice && factSheet.packet?.agreement === null ? ['is called a notice under no version'] : []),
      ...strayIn(text),
      ...(isNotice && document.letterhead.disclaimer !== '' ? ['has a line of ours below counsel’s text'] : []),
      ...(channel !== 'certified_mail' && asksForPost ? [`asks for a postal address and goes by ${channel}`] : []),
    ],
  };
}

const strayIn = (text: string): string[] =>
  [
    [ofTheRecord, 'holds a word of the firm’s record'] as const,
    [networkAddress, 'holds a network address'] as const,
    [ours, 'holds a line of ours'] as const,
  ].flatMap(([pattern, what]) => {
    const [words] = pattern.exec(text) ?? [];
    return words === undefined ? [] : [`${what}: ${words}`];
  });

/** Where a paper was signed from: kept with it, and never printed on what leaves. */
const signedFrom = '203.0.113.77';

/** What is wrong with the letter and its signed papers as a PDF; no faults for none. */
export async function pdfFaults(pdf: PdfRenderer, request: DraftRequest): Promise<string[]> {
  const { factSheet } = draftLetter(request);
  const agreement = agreementOf(factSheet.packet?.agreement ?? '');
  const drafts = agreement ? papersToSign(factSheet, agreement, firm.signature, null) : [];
  const papers = drafts.map((paper) => ({ ...signedOn(paper, request.dated), address: signedFrom }));
  const { document } = draftLetter({ ...request, papers });
  const signature = { kind: 'typed' as const, name: document.signature.name };
  const { pages, info, xmp } = await readBack(await pdf.renderLetter(document, { signature }));
  const metadata = `${JSON.stringify(info)} ${xmp}`;
  const { first_name, last_name, email } = request.caseFile.fields;
  const people = [first_name, last_name, email, document.signature.name, signedFrom].filter((each) => each.length > 2);
  const { channel } = requiredChannel(document, factSheet);
  const asksForPost = pages.some((page) => page.includes('[mailing address to be confirmed]'));
  return [
    ...strayIn(pages.join('\n')),
    ...(info['Author'] === undefined && !xmp.includes('dc:creator') ? [] : ['names an author']),
    ...people.filter((each) => metadata.includes(each)).map((each) => `has ${each} in its metadata`),
    ...(channel !== 'certified_mail' && asksForPost ? [`asks for a postal address and goes by ${channel}`] : []),
  ];
}
