import { refusalToAsk } from '../../ai/ask-model.ts';
import type { Services } from '../../kernel/context.ts';
import type { User } from '../../kernel/user.ts';
import { findLetter } from '../find-letter.ts';

/** What writes paragraphs; `obstacle`: why it cannot be asked for this letter now. */
export type Writer = { name: string; obstacle: string | null };

/**
 * Whether this installation has a model whose paragraphs may be suggested: its operator has measured that very one
 * (`npm run bench:model`) and set so.
 */
export const writesParagraphs = ({ config: { ai } }: Services): boolean =>
  ai !== null && ai.sends !== 'nothing' && ai.paragraphsBy === ai.writer.model;

/** Null where nothing here writes paragraphs. Throws NOT_FOUND. */
export async function getWriter(services: Services, user: User, id: string): Promise<Writer | null> {
  const { case_id: caseId } = await services.database.as(user, (db) => findLetter(db, id));
  const { ai } = services.config;
  if (ai === null || !writesParagraphs(services)) return null;
  const refusal = await refusalToAsk(services, caseId, 'write_paragraphs');
  return { name: `${ai.writer.name}, ${ai.writer.model}`, obstacle: refusal?.reason ?? null };
}
