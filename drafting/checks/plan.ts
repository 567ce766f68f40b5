import { clauses, type KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import { folded } from '../text/display.ts';
import type { FactSheet, Planned } from '../facts/fact.ts';
import type { Retired } from '../facts/retired.ts';
import { plannedPieces } from './planned-pieces.ts';
import { addsNothing } from './provenance.ts';
import { stableHash } from './stable-hash.ts';
import type { Complaint, Unit } from './unit.ts';

const byId = new Map(clauses.map((clause) => [clause.id, clause]));

/** A sentence that no reader would miss: it states no figure, cites nothing, denies and demands nothing. */
const minor = ({ family }: KnowledgeClause, piece: string): boolean =>
  ['opening', 'closing', 'reason', 'answer'].includes(family) &&
  !/[\d$§|]|\b(?:not|no|nothing|none|never|without|notice|rights?|remed\w+|preserv\w+|acknowledge|interest|limitation|tolled|enclosed|exhibits?|offer)\b/i.test(
    piece,
  );

/** A general thought beside the reason and the exposure, which asks, cites and counts nothing and speaks of nobody. */
const argues = ({ family }: KnowledgeClause, piece: string): boolean =>
  ['reason', 'exposure'].includes(family) &&
  !/[\d$§|"]|\b(?:please|merchant|we|our|you|your|agreement|terms?|clause|them|exhibits?|is a condition)\b/i.test(
    piece,
  );

/** It asks for something, quotes, or says what the Agreement or this letter is or where it goes: nobody strikes it out as a mere thought. */
const isRelied = (piece: string): boolean =>
  /"|\b(?:please|asks?|agreement|arbitration|mail|demand|undersigned|addressed)\b/i.test(piece);

/** `own`: sentences of somebody's own in a block, and how many of them state something. */
type Letter = {
  said: ReadonlySet<string>;
  own: ReadonlyMap<string, { all: number; stating: number }>;
  document: LetterDocument;
};

/** What a planned block no longer says. A sentence written in its place counts for one that is gone; that one is judged for itself. */
function lostOf(clause: KnowledgeClause, pieces: readonly string[], { said, own, document }: Letter): Complaint[] {
  const lost = pieces.filter((piece) => !said.has(piece));
  const stands = document.blocks.some(({ id }) => id === clause.id);
  const { all, stating } = (stands ? own.get(clause.id) : undefined) ?? { all: 0, stating: 0 };
  const gone = lost
    .slice(stating)
    .filter((piece) => (all === 0 && isRelied(piece)) || (!minor(clause, piece) && !argues(clause, piece)));
  return gone.map((piece) => ({
    severity: 'amber',
    check: 'structure',
    words: '',
    key: `dropped:${stableHash(`${clause.id}|${piece}`)}`,
    says: 'dropped',
    risk: 'high',
    settle: 'click',
    why: stands
      ? `The plan of the letter has this here, and it is gone: “${piece.slice(0, 300)}”`
      : `The plan of the letter has a paragraph (${clause.family}) with this, and it is gone: “${piece.slice(0, 300)}”`,
  }));
}

/** A planned block stands once, and what belongs to the separate part on a proposal stands only there. */
function misplaced(sheet: FactSheet, document: LetterDocument): Complaint[] {
  const ids = document.blocks.map(({ id }) => id);
  const twice = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
  const order = document.blocks.map(({ id }) => byId.get(id)?.family);
  const first = order.indexOf('compromise');
  const apart = order.some(
    (family, at) =>
      family === 'compromise' && order.slice(first, at).some((each) => each !== 'compromise' && each !== undefined),
  );
  const offer = folded(byId.has('compromise.label') ? (sheet.facts['offered']?.display ?? '') : '');
  const outside = document.blocks.filter(
    ({ id, text }) => offer !== '' && byId.get(id)?.family === undefined && folded(text).includes(offer),
  );
  const amber = (words: string, why: string): Complaint => ({
    severity: 'amber',
    check: 'structure',
    words,
    why,
    says: 'dropped',
    risk: 'high',
    settle: 'click',
  });
  // A reader looks under it for what was moved away.
  const empty = document.blocks.filter(
    ({ kind }, at) => kind === 'heading' && (document.blocks[at + 1]?.kind ?? 'heading') === 'heading',
  );
  return [
    ...empty.map(({ text }) => amber(text.slice(0, 300), 'Nothing stands under this heading any more.')),
    ...twice.map((id) => amber('', `This block stands in the letter twice: ${id}.`)),
    ...(apart ? [amber('', 'The part on the proposal is not in one piece.')] : []),
    ...outside.map(({ text }) => amber(text.slice(0, 300), 'What is said of a proposal stands only in its own part.')),
  ];
}

const isOfDraft = (id: string): boolean => id.startsWith('draft-demand.');
const draftPromise =
  /\bdraft\b[^.;]{0,80}\b(?:is|are) (?:hereby )?(?:enclosed|attached|annexed)\b|\b(?:enclosed|attached|annexed)\b[^.;]{0,40}\bdraft\b/i;

const saidAgain = (piece: string): Complaint => ({
  severity: 'amber',
  check: 'structure',
  words: piece.slice(0, 300),
  key: `twice:${stableHash(piece)}`,
  says: 'other',
  risk: 'high',
  settle: 'click',
  why: 'The letter says this twice, and its plan once.',
});

/** The letter calls something enclosed, and nothing goes with it. */
function brokenPromise(document: LetterDocument, wholeText: string): Complaint[] {
  const words =
    /\b(?:written authorization|authorization of counsel|notice)\b[^.;]{0,60}\bis (?:hereby )?(?:enclosed|attached|annexed)\b(?: as Exh?i?b?i?t?\.? [A-Z]\b)?/i.exec(
      wholeText.replace(draftPromise, ''),
    )?.[0];
  const brought =
    document.blocks.some(({ id, enclosure }) => enclosure && !isOfDraft(id)) ||
    (document.papers ?? []).length > 0 ||
    (document.exhibits.length > 0 && /exhibit/i.test(words ?? ''));
  return words === undefined || brought
    ? []
    : [
        {
          severity: 'red',
          check: 'structure',
          words,
          key: 'structure:promise',
          why: 'The letter calls this enclosed, and it does not go with the letter.',
        },
      ];
}

/** The letter calls a draft enclosed, whoever wrote that, and a part of it that was planned is gone, or none goes with the letter. */
function missingDraft({ blocks }: LetterDocument, { clauses: planned }: Planned, wholeText: string): Complaint[] {
  const words = draftPromise.exec(wholeText)?.[0];
  const parts = planned.filter(isOfDraft);
  const there = (part: string) => blocks.some(({ id, enclosure }) => id === part && enclosure);
  return words === undefined || (parts.length > 0 && parts.every(there))
    ? []
    : [
        {
          severity: 'red',
          check: 'structure',
          words,
          key: 'structure:draft',
          why: 'The letter calls a draft enclosed, and it does not go with the letter whole.',
        },
      ];
}

/** The letter against its plan: each planned block there, once, row for row, in its part; what it promises goes with it. */
export function checkPlan(
  document: LetterDocument,
  sheet: FactSheet,
  units: readonly Unit[],
  said: ReadonlySet<string>,
  retired: Retired,
  wholeText: string,
  twice: readonly string[],
): Complaint[] {
  const { planned } = sheet;
  if (planned === undefined) return [];
  const own = new Map<string, { all: number; stating: number }>();
  for (const unit of units) {
    const id = unit.block_id;
    if (!id || unit.proven || unit.restated || unit.where !== 'block') continue;
    const { all, stating } = own.get(id) ?? { all: 0, stating: 0 };
    own.set(id, { all: all + 1, stating: stating + (addsNothing(unit, sheet) ? 0 : 1) });
  }
  const letter = { said, own, document };
  // What the merchant signed takes the place of the letter's own account of it.
  const enclosures = (document.papers ?? []).length === 0;
  const pieces = plannedPieces(sheet);
  return [
    ...planned.clauses
      .filter((id) => !retired.clauseIds.includes(id))
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ family }) => enclosures || family !== 'seller-notice')
      .flatMap((clause) => lostOf(clause, pieces.get(clause.id) ?? [], letter)),
    ...misplaced(sheet, document),
    ...twice.map(saidAgain),
    ...brokenPromise(document, wholeText),
    ...missingDraft(document, planned, wholeText),
  ];
}
