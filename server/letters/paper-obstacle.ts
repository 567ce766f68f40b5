import type { Db } from '../../db/actor.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import { paperRow, type PaperParty } from '../../domain/papers/kinds.ts';
import { openSteps, stepOwed, type OriginalStep } from '../../domain/papers/original.ts';
import { noticePapers, signedByHand } from '../../drafting/papers/notice-papers.ts';
import type { FactSheet } from '../../drafting/facts/fact.ts';
import { signaturesOf } from '../kernel/signed-papers.ts';
import { loadCaseFile } from './load-case-file.ts';
import { packetOnFile, type PacketOnFile } from './packet-on-file.ts';

/** What of a letter's papers does not stand, each in a sentence. */
type PaperObstacles = { papers: string | null; form: string | null };
type Asked = { document: LetterDocument; sheet: FactSheet };

/**
 * Why the papers of an unsent letter do not stand, and why the prescribed form that it calls enclosed, filled in and signed is not, each in a
 * sentence; null where they do, and for a letter without any. What is on file is read once, and only for a letter that needs it.
 */
export async function paperObstacles(db: Db, caseId: string, letter: Asked): Promise<PaperObstacles> {
  const { document, sheet } = letter;
  const asked = noticePapers(sheet);
  const offers = document.papers?.some(({ kind }) => kind === 'offer') === true;
  if (asked.length === 0 && !offers && !bringsForm(sheet)) return { papers: null, form: null };
  const loaded = await loadCaseFile(db, caseId);
  if (!loaded) return { papers: null, form: null };
  const onFile = await packetOnFile(db, loaded, sheet.dated);
  return {
    papers: asked.length > 0 || offers ? paperObstacle(letter, onFile) : null,
    form: bringsForm(sheet) ? formObstacle(document, onFile) : null,
  };
}

/** The letter's notice is a form as a file. */
const bringsForm = ({ packet, situation }: FactSheet): boolean =>
  situation.flags.includes('notice') &&
  packet?.carrier !== 'webform' &&
  packet?.boxes.some(({ id }) => id === 'form_fields') === true;

/**
 * Each paper that the letter calls signed must be enclosed, not taken back, and still say what the facts of the case give; an offer always needs
 * its paper.
 */
function paperObstacle({ document, sheet }: Asked, { signedPapers }: PacketOnFile): string | null {
  const asked = noticePapers(sheet);
  const enclosed = document.papers ?? [];
  const missing = asked.find((kind) => !enclosed.some((paper) => paper.kind === kind));
  if (missing)
    return `The letter says that ${paperRow(missing).called} is enclosed, and there is none in it. Draft it again.`;
  const counting = new Set(signedPapers.map(({ sha256 }) => sha256));
  const gone = enclosed.find(
    ({ kind, sha256 }) => (kind === 'offer' || asked.some((each) => each === kind)) && !counting.has(sha256),
  );
  return gone
    ? `A signature no longer counts (${paperRow(gone.kind).called}): it was taken back, its last day is over, or what it states has changed. Ask the merchant to sign again, then draft the letter again.`
    : null;
}

function formObstacle({ exhibits }: LetterDocument, { forms, papers }: PacketOnFile): string | null {
  const form = forms.form?.file;
  if (!form)
    return 'The agreement prescribes a form, and none is on file as filled in. Supply the blank of the day, and have it filled in and signed.';
  if (!papers.some(({ kind, in_force }) => kind === 'notice' && in_force))
    return 'The form that the agreement prescribes is not signed by the merchant: the file on file is another than the one that they signed, or they signed none.';
  if (!forms.form?.ticked)
    return 'Nobody has compared the form that the agreement prescribes with its blank: the attorney ticks each field, the signature and the date.';
  return exhibits.some(({ file_id, description }) => file_id === form.id && description.includes(form.sha256))
    ? null
    : 'The letter says that the form is enclosed, and its exhibits do not name that file by its hash. Draft it again.';
}

/** A step that an original which a letter calls enclosed still lacks; `id` names paper and step. */
export type OpenOriginal = { id: string; by: PaperParty; text: string };

/** What the originals lack that an unsent letter says are enclosed; empty for a letter without any. */
export async function openOriginals(
  db: Db,
  caseId: string,
  { papers = [] }: LetterDocument,
  { packet }: Pick<FactSheet, 'packet'>,
): Promise<OpenOriginal[]> {
  const inInk = papers.filter(({ ink }) => ink !== undefined);
  if (inInk.length === 0) return [];
  const stored = await signaturesOf(db, caseId);
  return inInk.flatMap(({ kind, title, sha256 }) => {
    const done = stored.find((each) => each.sha256 === sha256)?.originals.map(({ step }) => step) ?? [];
    return openSteps(signedByHand(packet?.agreement ?? null, kind), done).map((step) => asOpen(kind, title, step));
  });
}

const asOpen = (kind: string, title: string, step: OriginalStep): OpenOriginal => ({
  id: `${kind}:${step}`,
  by: stepOwed[step].by,
  text: stepOwed[step].says(title),
});
