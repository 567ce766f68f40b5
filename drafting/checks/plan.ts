import { clauses, type KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import { folded } from '../text/display.ts';
import type { FactSheet, Planned } from '../facts/fact.ts';
import type { Retired } from '../facts/retired.ts';
import { lockedPieces } from './locked.ts';
import { plannedPieces } from './planned-pieces.ts';
import { stableHash } from './unit.ts';
import type { Complaint, Unit } from './unit.ts';

const byId = new Map(clauses.map((clause) => [clause.id, clause]));

/** A sentence that no reader would miss: it states no figure, cites nothing, and denies or demands nothing. */
const minor = ({ family }: KnowledgeClause, piece: string): boolean =>
  ['opening', 'closing', 'reason', 'answer'].includes(family) &&
  !/[\d$§|]|\b(?:not|no|nothing|none|never|without|notice|rights?|remed\w+|preserv\w+|acknowledge|interest|limitation|tolled|enclosed|exhibits?|offer)\b/i.test(
    piece,
  );

/** A general thought beside the reason or the exposure: it asks, cites and counts nothing and mentions no party. */
const argues = ({ family }: KnowledgeClause, piece: string): boolean =>
  ['reason', 'exposure'].includes(family) &&
  !/[\d$§|"]|\b(?:please|merchant|we|our|you|your|agreement|terms?|clause|them|exhibits?|is a condition)\b/i.test(
    piece,
  );

/**
 * It asks for something, quotes, or describes the Agreement or where this letter goes, so it may not be struck out as a
 * mere thought.
 */
const isRelied = (piece: string): boolean =>
  /"|\b(?:please|asks?|agreement|arbitration|mail|demand|undersigned|addressed)\b/i.test(piece);

/**
 * What a planned block no longer says, as one finding. A new sentence in the block makes up for one that is gone, since
 * both are read side by side. Locked sentences have a finding of their own.
 */
function droppedFrom(
  clause: KnowledgeClause,
  lost: readonly string[],
  fresh: number,
  document: LetterDocument,
): Complaint[] {
  const stands = document.blocks.some(({ id }) => id === clause.id);
  const gone = lost
    .slice(stands ? fresh : 0)
    .filter((piece) => (fresh === 0 && isRelied(piece)) || (!minor(clause, piece) && !argues(clause, piece)));
  if (gone.length === 0) return [];
  return [
    {
      severity: 'red',
      check: 'structure',
      words: '',
      key: `dropped:${stableHash(`${clause.id}|${gone.join('|')}`)}`,
      settle: 'reason',
      why: `The plan of the letter has this ${stands ? 'here' : `in a paragraph (${clause.family})`}, and it is gone: “${gone.join(' ').slice(0, 600)}”`,
    },
  ];
}

/** What belongs to the separate part on a proposal may stand only there. */
function misplaced(sheet: FactSheet, document: LetterDocument): Complaint[] {
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
  const red = (words: string, why: string): Complaint => ({
    severity: 'red',
    check: 'structure',
    words,
    why,
    settle: 'reason',
  });
  return [
    ...(apart ? [red('', 'The part on the proposal is not in one piece.')] : []),
    ...outside.map(({ text }) => red(text.slice(0, 300), 'What is said of a proposal stands only in its own part.')),
  ];
}

const isOfDraft = (id: string): boolean => id.startsWith('draft-demand.');
const draftPromise =
  /\bdraft\b[^.;]{0,80}\b(?:is|are) (?:hereby )?(?:enclosed|attached|annexed)\b|\b(?:enclosed|attached|annexed)\b[^.;]{0,40}\bdraft\b/i;

/** The letter calls something enclosed, but nothing comes with it. */
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

/** The letter calls a draft enclosed, but no draft comes with it, or a planned part of the draft is gone. */
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

/** The letter against its plan: nothing dropped, nothing moved out of its part, and everything it promises enclosed. */
export function checkPlan(
  document: LetterDocument,
  sheet: FactSheet,
  units: readonly Unit[],
  said: ReadonlySet<string>,
  retired: Retired,
  wholeText: string,
): Complaint[] {
  const { planned } = sheet;
  if (planned === undefined) return [];
  const fresh = Map.groupBy(
    units.filter(({ where, proven }) => where === 'block' && !proven),
    ({ block_id: id }) => id ?? '',
  );
  // A paper that the merchant signed takes the place of the letter's own account of it.
  const enclosures = (document.papers ?? []).length === 0;
  const pieces = plannedPieces(sheet);
  const locked = lockedPieces(sheet);
  return [
    ...planned.clauses
      .filter((id) => !retired.clauseIds.includes(id))
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ family }) => enclosures || family !== 'seller-notice')
      .flatMap((clause) => {
        const lost = (pieces.get(clause.id) ?? []).filter((piece) => !said.has(piece) && !locked.has(piece));
        return lost.length === 0 ? [] : droppedFrom(clause, lost, fresh.get(clause.id)?.length ?? 0, document);
      }),
    ...misplaced(sheet, document),
    ...brokenPromise(document, wholeText),
    ...missingDraft(document, planned, wholeText),
  ];
}
