import type { CasePapersView, PaperView } from '../../contract/papers.ts';
import { caseFields } from '../../domain/case-fields.ts';
import { answersFromCase } from '../../domain/intake/answers-from-case.ts';
import { needsInquiry, paperRow, type PaperKind } from '../../domain/papers/kinds.ts';
import { mayRecord, openSteps } from '../../domain/papers/original.ts';
import type { CaseCounsel } from '../kernel/counsel-of.ts';
import { iso } from '../kernel/present.ts';
import type { StoredSignature } from '../kernel/signed-papers.ts';
import { signatureByHand } from './by-hand.ts';
import { nextSigner, type CasePapers } from './papers-of-case.ts';

export function presentPapers(of: CasePapers): CasePapersView {
  const { theCase, papers, expected_names, row, answers, may_answer, people, mail_to, inquiry } = of;
  const typed = answersFromCase({ fields: { ...row, ein: null }, owners: [], previousProcessors: [] }).fields;
  return {
    case_id: theCase.id,
    version: row.version,
    items: papers.map((paper) => presentPaper(paper, of)),
    answers: answers.map((name) => {
      const { answer } = caseFields[name];
      return { name: answer, answer: String(typed[answer] ?? '') };
    }),
    may_answer,
    expected_names,
    people: { handler: people.handler, attorney: people.counsel && attorneyOf(people.counsel, people.counsel_phone) },
    mail_to,
    inquiry: inquiry && { ...inquiry, recorded_at: iso(inquiry.recorded_at) },
  };
}

const attorneyOf = ({ name, firm, bar_state, bar_number }: CaseCounsel, phone: string | null) => ({
  name,
  firm,
  bar_state,
  bar_number,
  phone,
});

function presentPaper(
  paper: CasePapers['papers'][number],
  { party, works, inquiry, ended, letter_is_out: isOut }: CasePapers,
): PaperView {
  const { by_hand: byHand = [] } = paper;
  const original = signatureByHand(paper)?.originals;
  const open = original
    ? openSteps(
        byHand,
        original.map(({ step }) => step),
      )
    : [];
  const [next] = open;
  const { kind, title, text, text_sha256, spanish, missing, signatures, in_force, stale, asked } = paper;
  const sign =
    asked &&
    missing.length === 0 &&
    party !== null &&
    nextSigner(paper) === party &&
    (!needsInquiry(kind, party) || inquiry !== null);
  return {
    kind,
    title,
    text,
    text_sha256,
    spanish: spanish ?? null,
    missing,
    signatures: signatures.map(({ id, party: by, signed_name, signed_at, address, drawn, sha256, ...each }) => ({
      id,
      party: by,
      name: signed_name,
      at: signed_at,
      address,
      drawn,
      sha256,
      by_hand: byHandOf(each),
    })),
    in_force,
    stale: stale && {
      id: stale.id,
      name: stale.signed_name,
      at: stale.signed_at,
      why: whyStale(stale, paper),
    },
    asked,
    by_hand: [...byHand],
    original_open: open,
    // An ended case owes nothing but what counsel has to close.
    owed: sign && (party === 'counsel' || !ended) && !paperRow(kind).optional,
    may: {
      sign,
      withdraw: isTakenBack(kind, isOut) && party === 'merchant' && signatures.some((each) => each.party === party),
      record: works && next !== undefined && mayRecord(next, party === 'counsel') ? next : null,
    },
  };
}

/** Whether a signature under this kind can still be taken back. */
function isTakenBack(kind: PaperKind, isOut: boolean): boolean {
  const { withdrawn } = paperRow(kind);
  return withdrawn === 'always' || (withdrawn === 'until_letter_leaves' && !isOut);
}

const byHandOf = ({
  ink,
  scan_file_id: file,
  originals,
}: Pick<StoredSignature, 'ink' | 'scan_file_id' | 'originals'>): PaperView['signatures'][number]['by_hand'] =>
  ink && file !== null ? { on: ink.signed_on, file_id: file, original: originals } : null;

function whyStale(stale: StoredSignature, { text }: { text: string }): string {
  if (stale.withdrawn_at) return 'The signature was taken back.';
  return stale.text === text
    ? 'The agreement asks for a signature by hand on the printed paper.'
    : 'What the paper states has changed since it was signed, so that signature no longer counts.';
}
