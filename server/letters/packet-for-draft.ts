import type { Db } from '../../db/actor.ts';
import type { DraftRequest } from '../../drafting/draft-letter.ts';
import { letterDateOf } from '../../domain/calendar/firm-day.ts';
import type { Services } from '../kernel/context.ts';
import type { LoadedCase } from './load-case-file.ts';
import { packetOnFile } from './packet-on-file.ts';

/** What a draft of today may use of the notice's packet. */
export type PacketForDraft = Pick<DraftRequest, 'packet' | 'papers' | 'versionChosen'>;

export async function packetForDraft(services: Services, db: Db, loaded: LoadedCase): Promise<PacketForDraft> {
  const dated = letterDateOf(services.clock.now());
  const { given, signedPapers, versionChosen } = await packetOnFile(db, loaded, dated);
  return { packet: given, papers: signedPapers, versionChosen };
}
