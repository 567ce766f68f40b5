import { clauses, type KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import type { FactSheet } from '../facts/fact.ts';
import { perSheet } from '../facts/per-sheet.ts';
import { folded, typographic } from '../text/display.ts';
import { plannedPieces } from './planned-pieces.ts';
import { stableHash } from './unit.ts';
import type { Complaint, Unit } from './unit.ts';

/** What a locked sentence states. */
type Lock = 'demand' | 'deadline' | 'sum' | 'reservation';
type Locked = { clauseId: string; piece: string; lock: Lock };

const text: Record<Lock, string> = {
  demand: 'the demand',
  deadline: 'the deadline',
  sum: 'the sum',
  reservation: 'the reservation of rights',
};
const byId = new Map(clauses.map((clause) => [clause.id, clause]));

function lockOf(
  { id, family }: KnowledgeClause,
  piece: string,
  at: number,
  { deadline, amounts }: { deadline: string | null; amounts: readonly string[] },
): Lock | null {
  if (family === 'demand') return 'demand';
  if (deadline !== null && piece.includes(deadline)) return 'deadline';
  // The rest of the reservation's paragraph is a courtesy.
  if (/^closing\.(?:later-)?rights/.test(id)) return at === 0 ? 'reservation' : null;
  return (family === 'opening' || id.startsWith('facts.amount')) && amounts.some((amount) => piece.includes(amount))
    ? 'sum'
    : null;
}

/**
 * The sentences, items and rows of the plan that nobody may change without a reason: the sum, the demand, the deadline
 * and the reservation of rights.
 */
const lockedIn = perSheet((sheet): readonly Locked[] => {
  const shown = (id: string): string | null => (sheet.facts[id] ? folded(typographic(sheet.facts[id].display)) : null);
  const facts = {
    deadline: shown('deadline'),
    amounts: ['held_amount', 'claimed', 'reserve', 'unreserved', 'released'].flatMap((id) => shown(id) ?? []),
  };
  return [...plannedPieces(sheet)].flatMap(([clauseId, pieces]) => {
    const clause = byId.get(clauseId);
    if (clause === undefined || clause.kind === 'heading') return [];
    return pieces.flatMap((piece, at): Locked[] => {
      const lock = lockOf(clause, piece, at, facts);
      return lock === null ? [] : [{ clauseId, piece, lock }];
    });
  });
});

/** The locked pieces, so that one that has a finding here is not reported as dropped too. */
export const lockedPieces = perSheet(
  (sheet): ReadonlySet<string> => new Set(lockedIn(sheet).map(({ piece }) => piece)),
);

/** Without what changes no meaning: a serial comma and ".00". */
const bare = (piece: string): string =>
  piece.replaceAll(/,(?= (?:and|or) )/g, '').replaceAll(/(\$[\d,]+)\.00\b/g, '$1');

/** One finding per block in which a locked sentence was changed or dropped, or to whose demand anything was added. */
export function checkLocked(units: readonly Unit[], sheet: FactSheet, said: ReadonlySet<string>): Complaint[] {
  if (sheet.planned === undefined) return [];
  const own = Map.groupBy(
    units.filter(({ where, proven }) => where === 'block' && !proven),
    ({ block_id: id }) => id ?? '',
  );
  const saidBare = new Set([...said].map(bare));
  const blocks = Map.groupBy(lockedIn(sheet), ({ clauseId }) => clauseId);
  return [...blocks].flatMap(([clauseId, all]): Complaint[] => {
    const lost = all.filter(({ piece }) => !saidBare.has(bare(piece)));
    const planned = new Set(all.map(({ piece }) => bare(piece)));
    const now = (own.get(clauseId) ?? []).map(({ plain }) => plain).filter((plain) => !planned.has(bare(plain)));
    const [first] = lost.length > 0 ? lost : all.filter(({ lock }) => lock === 'demand' && now.length > 0);
    if (first === undefined) return [];
    return [
      {
        severity: 'red',
        check: 'locked',
        words: (own.get(clauseId)?.[0]?.text ?? '').slice(0, 300),
        key: `locked:${stableHash([clauseId, ...lost.map(({ piece }) => piece), ...now].join('|'))}`,
        settle: 'reason',
        why:
          lost.length === 0
            ? `This was added to ${text[first.lock]}.`
            : `This changes a sentence that states ${[...new Set(lost.map(({ lock }) => text[lock]))].join(' and ')}. The plan of the letter says: “${lost
                .map(({ piece }) => piece)
                .join(' ')
                .slice(0, 600)}”`,
      },
    ];
  });
}
