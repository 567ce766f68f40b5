import type { Db } from '../../../db/actor.ts';
import type { OpponentView } from '../../../contract/opponent.ts';
import { correctionOf } from '../../../domain/letters/records-against.ts';
import type { CaseCore } from '../../kernel/find-case-core.ts';
import { iso } from '../../kernel/present.ts';
import type { User } from '../../kernel/user.ts';
import { opposingCounselOf, type CounselRow } from './counsel-on-record.ts';
import { contradictingRecords, explainedRecords, explains } from './records-of-case.ts';

/** The opponent's side of a case, for staff and its attorney. */
export async function opponentOfCase(db: Db, user: User, { id, attorney_id }: CaseCore): Promise<OpponentView> {
  const [counsel, sealed, records, explained, files] = await Promise.all([
    opposingCounselOf(db, id),
    sealedOf(db, id),
    contradictingRecords(db, id),
    explainedRecords(db, id),
    db
      .selectFrom('case_files')
      .select(['id', 'filename'])
      .where('case_id', '=', id)
      .orderBy('filename')
      .limit(100)
      .execute(),
  ]);
  return {
    case_id: id,
    counsel: counsel.map(presentCounsel),
    sealed,
    records: records.map(({ value: _value, ...record }) => {
      const found = explained.find(explains(record));
      return {
        ...record,
        correction: correctionOf({ ...record, value: _value }),
        explained: found ? { reason: found.reason, by: found.attorney_name, at: iso(found.explained_at) } : null,
      };
    }),
    files,
    may_decide: attorney_id === user.id,
  };
}

const presentCounsel = (row: CounselRow): OpponentView['counsel'][number] => ({
  id: row.id,
  name: row.name,
  firm: row.firm,
  email: row.email,
  address_lines: row.address.split('\n'),
  acting_since: row.acting_since,
  entered_by: row.entered_by_name,
  entered_at: iso(row.entered_at),
  confirmed_by: row.confirmed_by_name,
  ended:
    row.ended_at && row.ended_by_name !== null && row.ended_reason !== null
      ? { by: row.ended_by_name, at: iso(row.ended_at), reason: row.ended_reason }
      : null,
});

async function sealedOf(db: Db, caseId: string): Promise<OpponentView['sealed']> {
  const rows = await db
    .selectFrom('sealed_files')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('sealed_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    filename: row.filename,
    came: row.came,
    sealed_by: row.sealed_by_name,
    sealed_at: iso(row.sealed_at),
    decided:
      row.decision && row.decided_at && row.decided_by_name !== null && row.reason !== null
        ? {
            decision: row.decision,
            reason: row.reason,
            notified_on: row.notified_on,
            notice: row.notice,
            by: row.decided_by_name,
            at: iso(row.decided_at),
          }
        : null,
  }));
}
