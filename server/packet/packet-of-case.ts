import { hasEnded } from '../../domain/cases/case.ts';
import type { Db } from '../../db/actor.ts';
import { firmDayOf, letterDateOn } from '../../domain/calendar/firm-day.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { isEngaged } from '../kernel/engagement.ts';
import { isMerchantOf } from '../kernel/merchant-case.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { loadCaseFile, type LoadedCase } from '../letters/load-case-file.ts';
import { packetOnFile, type PacketOnFile } from '../letters/packet-on-file.ts';

/** A case with its packet on the day of the request at the firm, as every use case of this subject reads it. */
export type PacketCase = {
  loaded: LoadedCase;
  onFile: PacketOnFile;
  today: string;
  /** The date that a letter approved now would have: today, or the next business day. */
  dated: string;
  /** The latest confirmation of the version that governs, by the case's attorneys. */
  confirmed: { on: string; by: string } | null;
  /** The caller may change what is recorded for the notice: staff, or the attorney of the case. */
  works: boolean;
  /** The caller is the attorney of the case. */
  counsel: boolean;
  /** The caller is the merchant of the case. */
  owns: boolean;
  open: boolean;
  /** Client and counsel have engaged each other. */
  engaged: boolean;
};

/** Throws NOT_FOUND, for another's case as for a missing one. */
export async function packetOfCase(services: Services, db: Db, user: User, caseId: string): Promise<PacketCase> {
  const loaded = await loadCaseFile(db, caseId);
  if (!loaded) throw notFound('This case');
  const today = firmDayOf(services.clock.now());
  const dated = letterDateOn(today);
  const onFile = await packetOnFile(db, loaded, dated);
  const { row } = loaded;
  const { agreement } = onFile.governing.procedure;
  const counsel = user.role === 'attorney' && row.attorney_id === user.id;
  return {
    loaded,
    onFile,
    today,
    dated,
    confirmed: agreement === null ? null : await lastConfirmation(db, caseId, agreement.id),
    works: user.role === 'admin' || counsel,
    counsel,
    owns: isMerchantOf(user, row),
    open: row.cancelled_at === null && !hasEnded(row.status),
    engaged: await isEngaged(services, db, row),
  };
}

async function lastConfirmation(db: Db, caseId: string, agreement: string): Promise<PacketCase['confirmed']> {
  const row = await db
    .selectFrom('version_confirmations')
    .select(['confirmed_on', 'attorney_name'])
    .where('case_id', '=', caseId)
    .where('agreement', '=', agreement)
    .orderBy('confirmed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { on: row.confirmed_on, by: row.attorney_name } : null;
}

/** Throws FORBIDDEN for a merchant and for an attorney of other cases, CONFLICT once the case has ended. */
export function requireWorker({ works, open }: PacketCase): void {
  if (!works) throw new Refusal('FORBIDDEN', 'Only staff and the attorney of this case may do this.');
  requireOpen(open);
}

/** Throws FORBIDDEN for anyone but the attorney of the case, CONFLICT once it has ended. */
export function requireCounsel({ counsel, open }: PacketCase): void {
  if (!counsel) throw new Refusal('FORBIDDEN', 'Only the attorney of this case may do this.');
  requireOpen(open);
}

export function requireOpen(open: boolean): void {
  if (!open) throw new Refusal('CONFLICT', 'This case has ended; nothing more is recorded for its notice.');
}
