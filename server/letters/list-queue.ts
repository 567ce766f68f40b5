import { isUnsent, out } from '../../domain/letters/life.ts';
import { isOpen, type Finding, type LetterStatus, type LetterType, type Verdict } from '../../domain/letters/letter.ts';
import type { CaseProcessor } from '../../domain/processors.ts';
import type { Db } from '../../db/actor.ts';
import type { Retired } from '../../drafting/facts/retired.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { retiredKey } from '../../drafting/checks/retired.ts';
import { retiredNow } from '../knowledge/marks.ts';
import { confirmedAuthorities } from './write-version.ts';

export type QueueRow = CaseProcessor & {
  letter_id: string;
  case_id: string;
  case_number: string;
  business: string;
  held_amount_cents: number | null;
  demand_type: LetterType;
  status: LetterStatus;
  due_on: string;
  red_findings: number;
  /** Red ones that the attorney settles: by reading, or with a reason. */
  settle_findings: number;
  created_at: Date;
};

/**
 * The attorney's letters: those waiting first, by due date; unsent letters of cancelled cases are left out.
 */
export async function listQueue(services: Services, user: User): Promise<QueueRow[]> {
  return services.database.as(user, async (db) => {
    const [rows, authorities, retired, confirmations] = await Promise.all([
      lettersOf(db, user),
      confirmedAuthorities(db),
      retiredNow(db),
      db.selectFrom('finding_confirmations').select(['letter_id', 'key']).where('attorney_id', '=', user.id).execute(),
    ]);
    const confirmed = new Set([
      ...authorities.map((id) => `authority:${id}`),
      ...confirmations.map((each) => `${each.letter_id}:${each.key}`),
    ]);
    return rows.map(({ verdict, cites, ...row }) => {
      const findings = asOfNow(verdict, retiredAmong(retired, row.status, cites));
      const open = findings.filter(
        (each) => isOpen(each, confirmed) && !(each.settle && confirmed.has(`${row.letter_id}:${each.key}`)),
      );
      const settle = open.filter((each) => each.settle !== undefined).length;
      return { ...row, red_findings: open.length - settle, settle_findings: settle };
    });
  });
}

/** Keys of the retired authorities that an unsent letter cites. */
function retiredAmong({ authorityIds }: Retired, status: LetterStatus, cites: readonly string[] | null): string[] {
  if (!isUnsent(status)) return [];
  return authorityIds.filter((id) => cites?.includes(`authority:${id}`)).map(retiredKey);
}

/** The stored findings, with what is retired now in place of what was retired then. */
function asOfNow({ findings }: Verdict, retired: readonly string[]): Pick<Finding, 'key' | 'severity' | 'settle'>[] {
  return [
    ...findings.filter((each) => !each.key.startsWith(retiredKey(''))),
    ...retired.map((key) => ({ key, severity: 'red' as const })),
  ];
}

function lettersOf(db: Db, user: User) {
  return db
    .selectFrom('letters')
    .innerJoin('cases', 'cases.id', 'letters.case_id')
    .innerJoin('letter_versions', (join) =>
      join
        .onRef('letter_versions.letter_id', '=', 'letters.id')
        .onRef('letter_versions.version', '=', 'letters.version'),
    )
    .select([
      'letters.id as letter_id',
      'letters.case_id',
      'cases.case_number',
      'cases.legal_business_name as business',
      'cases.processor',
      'cases.other_processor',
      'cases.held_amount_cents',
      'letters.demand_type',
      'letters.status',
      'letters.due_on',
      'letter_versions.verdict',
      'letter_versions.cites',
      'letters.created_at',
    ])
    .where('cases.attorney_id', '=', user.id)
    .where((eb) => eb.or([eb('cases.cancelled_at', 'is', null), eb('letters.status', 'in', out)]))
    .orderBy((eb) =>
      eb
        .case()
        .when('letters.status', '=', 'in_review')
        .then(0)
        .when('letters.status', '=', 'approved')
        .then(1)
        .when('letters.status', '=', 'sending')
        .then(2)
        .when('letters.status', '=', 'superseded')
        .then(4)
        .else(3)
        .end(),
    )
    .orderBy('letters.due_on')
    .orderBy('letters.created_at')
    .limit(200)
    .execute();
}
