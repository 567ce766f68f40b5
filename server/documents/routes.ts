import { z } from 'zod';
import { add } from './add.ts';
import { listExtractions, listContradictions, listDraftExtractions } from './list-extractions.ts';
import { list } from './list.ts';
import { presentAdminFile, presentFile } from './present-file.ts';
import { setKind } from './set-kind.ts';
import { api, signedIn } from '../kernel/api.ts';
import { readCursor, writeCursor } from '../kernel/cursor.ts';

const position = z.object({ filename: z.string().max(1_000), id: z.uuid() });

export const documentRoutes = {
  listDraftExtractions: api.documents.listDraftExtractions.handler(async ({ context }) => ({
    items: await listDraftExtractions(context.services, signedIn(context)),
  })),
  list: api.documents.list.handler(async ({ context, input }) => {
    const { rows, next } = await list(
      context.services,
      signedIn(context),
      input.id,
      readCursor(position, input.cursor),
    );
    return { items: rows.map(presentFile), next_cursor: next && writeCursor(next) };
  }),
  add: api.documents.add.handler(async ({ context, input }) => ({
    items: (await add(context.services, signedIn(context), input.id, input.files)).map(presentFile),
  })),
  listExtractions: api.documents.listExtractions.handler(async ({ context, input }) => ({
    items: await listExtractions(context.services, signedIn(context), input.id),
  })),
  listContradictions: api.documents.listContradictions.handler(async ({ context, input }) => ({
    items: await listContradictions(context.services, signedIn(context), input.id),
  })),
  setKind: api.documents.setKind.handler(async ({ context, input }) => {
    const file = await setKind(context.services, signedIn(context), input.id, input.document_type);
    return presentAdminFile(file, context.services.scanner.name);
  }),
};
