import { buffer } from 'node:stream/consumers';
import { FormFailed } from '../engines/exhibits/prescribed-forms.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';

/**
 * A page of a prescribed form or of its blank, from 1, as a JPEG of what it prints, so that it is in view on every screen. Throws NOT_FOUND, for
 * another's file as for a missing one, a file of another kind, and a page that it has not.
 */
export async function drawPage(services: Services, user: User, id: string, page: number): Promise<Uint8Array> {
  const file = await services.database.as(user, (db) =>
    db
      .selectFrom('case_files')
      .select('storage_key')
      .where('id', '=', id)
      .where('document_type', 'in', ['blank_form', 'notice_form'])
      .where('content_type', '=', 'application/pdf')
      .executeTakeFirst(),
  );
  if (!file || !Number.isInteger(page) || page < 1) throw notFound('This page');
  const bytes = await buffer(await services.storage.get(file.storage_key));
  return services.forms.drawPage(bytes, page).catch((error: unknown) => {
    throw error instanceof FormFailed ? notFound('This page') : error;
  });
}
