import { addDays } from '../../domain/calendar/business-days.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { SignedPaper } from '../../domain/papers/signed-paper.ts';
import { processors } from '../../domain/processors.ts';
import { draftLetter, type Draft, type DraftRequest } from '../../drafting/draft-letter.ts';
import { buildFactSheet } from '../../drafting/facts/fact-sheet.ts';
import type { FactSheet } from '../../drafting/facts/fact.ts';
import { fieldsToEnter } from '../../drafting/papers/fields-to-enter.ts';
import { roleOf, suggestedValue } from '../../drafting/papers/form-values.ts';
import type { FormToSign } from '../../drafting/papers/notice.ts';
import { papersToSign } from '../../drafting/papers/notice-papers.ts';
import type { PaperDraft } from '../../drafting/papers/paper-draft.ts';
import { letterAsText } from '../../drafting/text/render-text.ts';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { fillForm } from '../../server/engines/exhibits/fill-form.ts';
import { readForm } from '../../server/engines/exhibits/read-form.ts';
import { readDocument } from '../../server/engines/reader/read-document.ts';
import { createTypstRenderer } from '../../server/engines/typst/typst-renderer.ts';
import { firm, fullCase } from '../cases/sample-cases.ts';
import { readBack } from '../files/read-pdf-back.ts';
import { sha256 } from '../files/sample-files.ts';
import { standInForm } from '../files/stand-in-forms.ts';

/** Where a content of a notice can stand: the letter, the body of its email, what is entered on the processor's site, a paper, the form. */
export const noticeParts = ['letter', 'email', 'site', 'notice', 'authorization', 'form'] as const;
export type NoticePart = (typeof noticeParts)[number];

/** A complete notice before it is typeset: what the merchant signed and filled in, and the letter that brings it. */
export type NoticePacket = {
  draft: Draft;
  papers: readonly PaperDraft[];
  /** What the form's fields hold, by their names; null where the version prescribes none that is a file. */
  form: Readonly<Record<string, string>> | null;
};

const signer = 'Maya Okafor';
const blank = await standInForm();

/** A case that this version governs ten days after it came into force, and all that its notice needs. */
export async function noticePacket(agreement: Agreement): Promise<NoticePacket> {
  const { from } = agreement.effective;
  const dated = addDays(from, 10);
  const full = fullCase(processors.find((key) => agreement.id.startsWith(`${key}/`)) ?? 'other');
  const days = {
    account_opened_on: addDays(from, 1),
    hold_started_on: addDays(from, 3),
    account_last_used_on: addDays(from, 5),
  };
  const caseFile = { ...full, fields: { ...full.fields, ...days } };
  const given = {
    form_completed_on: dated,
    signature: { by: 'merchant' as const, name: signer, on: dated },
    authorization: { name: signer, on: dated },
    in_ink: agreement.procedure.ink !== undefined,
    filing_on: addDays(dated, 30),
  };
  const request: DraftRequest = { caseFile, letterType: 'initial', dated, firm, mailingAddress: null, packet: given };
  const sheet = buildFactSheet(caseFile, { dated, packet: given });
  const asked = agreement.procedure.form.value !== null && sheet.packet?.carrier !== 'webform';
  const values = asked ? await valuesOf(sheet, dated) : null;
  const form = values && (await formToSign(values));
  const papers = papersToSign(sheet, agreement, firm.signature, form);
  const signed = papers.map((paper) => signedOn(paper, dated));
  return { draft: draftLetter({ ...request, papers: signed }), papers, form: values };
}

async function valuesOf(sheet: FactSheet, dated: string): Promise<Record<string, string>> {
  const { fields } = await readForm(blank);
  return Object.fromEntries(
    fields
      .filter(({ kind }) => kind === 'text')
      .map((field) => [field.name, roleOf(field) === 'signature' ? signer : suggestedValue(field, sheet, dated)]),
  );
}

async function formToSign(values: Readonly<Record<string, string>>): Promise<FormToSign> {
  return {
    source: 'https://processor.example/form',
    fetched_on: '2026-11-19',
    blank_sha256: sha256(blank),
    filename: 'notice-form-filled-in.pdf',
    sha256: sha256(await fillForm(blank, values)),
    pages: 1,
  };
}

/** A paper as the merchant of the sample case signs it on this day. */
export const signedOn = ({ kind, title, text, by_hand }: PaperDraft, dated: string): SignedPaper => ({
  kind,
  title,
  text,
  text_sha256: sha256(Buffer.from(text)),
  signed_name: signer,
  signed_at: `${dated}T17:00:00.000Z`,
  address: '192.0.2.1',
  drawn: by_hand?.length ? null : 'M10 20L30 40',
  ...(by_hand?.length ? { ink: { signed_on: dated, scan_sha256: '2'.repeat(64) } } : {}),
  sha256: '1'.repeat(64),
});

const pdf = createTypstRenderer();
/** Without what a PDF may put between letters, and the colon that only an email has between a label and its value. */
export const squeezed = (text: string): string => text.replaceAll(/[\s\u00ad\u200b:]+/gu, '');
const pagesOf = async (bytes: Uint8Array): Promise<string[]> => (await readBack(bytes)).pages.map(squeezed);
/** As an uploaded file is read: only what its page shows. */
const seenIn = async (bytes: Uint8Array): Promise<string> =>
  (await readDocument(bytes, 'application/pdf', () => {})).read.map(({ lines }) => squeezed(lines.join('\n'))).join('');

/** What each file of a notice says as it leaves, read from the text of its pages, without spaces. */
export async function textsOf({ draft, papers, form }: NoticePacket): Promise<Record<NoticePart, string>> {
  const { document, factSheet } = draft;
  const signature = { kind: 'typed' as const, name: document.signature.name };
  const pages = await pagesOf(await pdf.renderLetter(document, { signature }));
  const enclosed = firstPages(pages, document);
  const partOf = (kind: NoticePart): string => {
    const at = enclosed.findIndex((each) => each.kind === kind);
    return at < 0 ? '' : pages.slice(enclosed[at]?.page, enclosed[at + 1]?.page).join('');
  };
  const originals = await Promise.all(papers.filter(({ by_hand }) => by_hand?.length).map(originalOf));
  const original = (kind: NoticePart): string => originals.find((each) => each.kind === kind)?.text ?? '';
  const typed = factSheet.packet ? fieldsToEnter(factSheet.packet, factSheet.facts) : [];
  return {
    letter: pages.slice(0, enclosed[0]?.page).join(''),
    email: factSheet.packet?.channel === 'email' ? squeezed(letterAsText(document)) : '',
    site:
      factSheet.packet?.carrier === 'webform'
        ? squeezed(typed.flatMap(({ label, text }) => [label, text]).join(''))
        : '',
    notice: partOf('notice') + original('notice'),
    authorization: partOf('authorization') + original('authorization'),
    form: form === null ? '' : await seenIn(await fillForm(blank, form)),
  };
}

/** A paper begins a page with its title and the agreement that asks for it. */
function firstPages(pages: readonly string[], { papers = [] }: LetterDocument): { kind: string; page: number }[] {
  return papers.map(({ kind, text }) => {
    const head = squeezed(text.split('\n\n').slice(0, 2).join('').replace(/^# /, ''));
    const page = pages.findIndex((each) => each.includes(head));
    if (page < 0) throw new Error(`the letter has no page that begins with the ${kind}`);
    return { kind, page };
  });
}

const places = { merchant: 'Signature for the merchant', counsel: 'Signature of counsel for the merchant' } as const;
async function originalOf({ kind, title, text, by_hand = [] }: PaperDraft): Promise<{ kind: string; text: string }> {
  const bytes = await pdf.renderSigned({
    title,
    text,
    text_sha256: sha256(Buffer.from(text)),
    case_number: 'UH-2026-00042',
    enclosed: true,
    signatures: [],
    to_sign: { places: by_hand.map((party) => places[party]), dated: '2026-11-20' },
  });
  return { kind, text: (await pagesOf(bytes)).join('') };
}
