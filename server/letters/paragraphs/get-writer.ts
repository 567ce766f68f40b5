import { refusalToAsk } from '../../ai/ask-model.ts';
import { aiUses } from '../../kernel/ai-config.ts';
import type { Services } from '../../kernel/context.ts';
import type { User } from '../../kernel/user.ts';
import { findLetter } from '../find-letter.ts';

/**
 * The model that may be asked at the desk. `obstacle`: why it cannot be for this letter now; `paragraphs`: whether it writes
 * them, which takes that its operator has measured that very one (`npm run bench:model`) and set so.
 */
export type Writer = { name: string; obstacle: string | null; paragraphs: boolean };

/** Null where no model is asked here. Throws NOT_FOUND. */
export async function getWriter(services: Services, user: User, id: string): Promise<Writer | null> {
  const { case_id: caseId } = await services.database.as(user, (db) => findLetter(db, id));
  const { ai } = services.config;
  const uses = aiUses(services.config);
  if (ai === null || uses.length === 0) return null;
  // Of both, what this asks for needs the same consent and budget.
  const refusal = await refusalToAsk(services, caseId, 'write_notes');
  return {
    name: `${ai.writer.name}, ${ai.writer.model}`,
    obstacle: refusal?.reason ?? null,
    paragraphs: uses.includes('write_paragraphs'),
  };
}
