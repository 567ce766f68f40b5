import type { Hono } from 'hono';
import type { AppEnv } from '../kernel/app-env.ts';
import { attachment, byteRoute } from '../kernel/byte-route.ts';
import type { Services } from '../kernel/context.ts';
import { paperKinds } from '../../domain/papers/kinds.ts';
import { paperToPrint } from './paper-to-print.ts';
import { readPaper } from './read-paper.ts';

/** A signed paper as a PDF, inline unless `?download` is given, and one to sign by hand, named by `?kind`. */
export function papersByteRoutes(app: Hono<AppEnv>, services: Services): void {
  byteRoute(app, 'papers.pdf', async (user, id, c) => {
    const { bytes, filename } = await readPaper(services, user, id);
    const headers = attachment(filename, 'application/pdf', c.req.query('download') === undefined);
    return new Response(new Uint8Array(bytes), { headers });
  });
  byteRoute(app, 'papers.toPrint', async (user, id, c) => {
    const kind = paperKinds.find((each) => each === c.req.query('kind'));
    const { bytes, filename } = await paperToPrint(services, user, id, kind);
    return new Response(new Uint8Array(bytes), { headers: attachment(filename, 'application/pdf') });
  });
}
