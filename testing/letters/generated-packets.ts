import { addDays } from '../../domain/calendar/business-days.ts';
import { letterTypes } from '../../domain/letters/letter.ts';
import type { Processor } from '../../domain/processors.ts';
import { draftLetter, type DraftRequest } from '../../drafting/draft-letter.ts';
import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import { letterAsText } from '../../drafting/text/render-text.ts';
import { verifyLetter } from '../../drafting/verify-letter.ts';
import { drawFrom, seeded } from '../cases/draw.ts';
import { generateAccount } from '../cases/generate-account.ts';
import { generateCase } from '../cases/generate-case.ts';
import { generateHistory } from '../cases/generate-history.ts';
import { firm } from '../cases/sample-cases.ts';

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
  const found = (pattern: RegExp, what: string): string[] => {
    const [words] = pattern.exec(text) ?? [];
    return words === undefined ? [] : [`${what}: ${words}`];
  };
  return {
    isNotice,
    faults: [
      ...(isNotice && open.length > 0 ? [`is called a notice with ${open.join(', ')} open`] : []),
      ...(isNotice && factSheet.packet?.agreement === null ? ['is called a notice under no version'] : []),
      ...found(ofTheRecord, 'holds a word of the firm’s record'),
      ...found(networkAddress, 'holds a network address'),
      ...found(ours, 'holds a line of ours'),
      ...(channel !== 'certified_mail' && asksForPost ? [`asks for a postal address and goes by ${channel}`] : []),
    ],
  };
}
