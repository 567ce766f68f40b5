import { systemActor } from '../../db/actor.ts';
import { listOutboxEmails, type OutboxEmailRow, type OutboxPosition } from './queries.ts';
import type { Services } from '../kernel/context.ts';
import { templateOf, type EmailRegistry } from './template.ts';

export type ListedEmail = { id: string; recipient: string; subject: string; status: string; created_at: Date };

const pageSize = 25;

/** One page of the demo's outbox, newest first. Runs as the system, and only on the demo's own machine. */
export async function listOutbox(
  services: Services,
  emails: EmailRegistry,
  after: OutboxPosition | null,
): Promise<{ items: ListedEmail[]; next: OutboxPosition | null }> {
  const rows = await services.database.as(systemActor, (db) => listOutboxEmails(db, after, pageSize + 1));
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const items = shown.map((row) => ({
    id: row.id,
    recipient: row.recipient,
    subject: subjectOf(services, emails, row),
    status: row.status,
    created_at: row.created_at,
  }));
  return { items, next: rows.length > pageSize && last ? { value: last.position, id: last.id } : null };
}

/** The subject of an email; the template's name for a row of an older version that no longer renders. */
function subjectOf({ config }: Services, emails: EmailRegistry, { template, payload }: OutboxEmailRow): string {
  try {
    const found = templateOf(emails, template);
    return found.write(found.payload.parse(payload), config.publicUrl).subject;
  } catch {
    return `(${template})`;
  }
}
