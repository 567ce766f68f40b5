import type { Hono } from 'hono';
import type { AppEnv } from '../kernel/app-env.ts';
import { attachment, byteRoute } from '../kernel/byte-route.ts';
import type { Services } from '../kernel/context.ts';
import { readInvoice } from './read-invoice.ts';

/** An invoice as a PDF, inline unless `?download` is given. */
export function moneyByteRoutes(app: Hono<AppEnv>, services: Services): void {
  byteRoute(app, 'money.invoicePdf', async (user, id, c) => {
    const { bytes, filename } = await readInvoice(services, user, id);
    const headers = attachment(filename, 'application/pdf', c.req.query('download') === undefined);
    return new Response(new Uint8Array(bytes), { headers });
  });
}
