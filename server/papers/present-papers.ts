import type { CasePapersView, PaperView } from '../../contract/papers.ts';
import { caseFields } from '../../domain/case-fields.ts';
import { answersFromCase } from '../../domain/intake/answers-from-case.ts';
import { paperRow } from '../../domain/papers/kinds.ts';
import { iso } from '../kernel/present.ts';
import { nextSigner, type CasePapers } from './papers-of-case.ts';

export function presentPapers(of: CasePapers): CasePapersView {
  const { theCase, papers, expected_names, row, answers, may_answer, inquiry } = of;
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
    inquiry: inquiry && { ...inquiry, recorded_at: iso(inquiry.recorded_at) },
  };
}

function presentPaper(paper: CasePapers['papers'][number], { party, inquiry }: CasePapers): PaperView {
  const { kind, title, text, text_sha256, spanish, missing, signatures, in_force, stale, asked } = paper;
  return {
    kind,
    title,
    text,
    text_sha256,
    spanish: spanish ?? null,
    missing,
    signatures: signatures.map(({ id, party: by, signed_name, signed_at, address, drawn, sha256 }) => ({
      id,
      party: by,
      name: signed_name,
      at: signed_at,
      address,
      drawn,
      sha256,
    })),
    in_force,
    stale: stale && {
      name: stale.signed_name,
      at: stale.signed_at,
      why: stale.withdrawn_at
        ? 'The signature was taken back.'
        : 'What the paper states has changed since it was signed, so that signature no longer counts.',
    },
    asked,
    may: {
      sign:
        asked &&
        missing.length === 0 &&
        party !== null &&
        nextSigner(paper) === party &&
        (party === 'merchant' || inquiry !== null),
      withdraw:
        paperRow(kind).withdrawn !== 'never' && party === 'merchant' && signatures.some((each) => each.party === party),
    },
  };
}
