import type { Hono } from 'hono';
import type { AppEnv } from '../kernel/app-env.ts';
import { attachment, byteRoute } from '../kernel/byte-route.ts';
import type { Services } from '../kernel/context.ts';
import { exhibitsPdf } from './read-exhibit-book.ts';
import { readSentences } from './read-sentences.ts';
import { readWord } from './word/read-word.ts';
import { docx, pdf, text } from './read-letter-bytes.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A letter and its exhibits as files; a PDF is inline unless `?download` is given. */
export function letterByteRoutes(app: Hono<AppEnv>, services: Services): void {
  byteRoute(app, 'letters.pdf', async (user, id, c) => {
    const { bytes, filename } = await pdf(services, user, id);
    const headers = attachment(filename, 'application/pdf', c.req.query('download') === undefined);
    return new Response(new Uint8Array(bytes), { headers });
  });
  byteRoute(app, 'letters.exhibitsPdf', async (user, id, c) => {
    const { bytes, filename } = await exhibitsPdf(services, user, id);
    const headers = attachment(filename, 'application/pdf', c.req.query('download') === undefined);
    return new Response(new Uint8Array(bytes), { headers });
  });
  byteRoute(app, 'letters.docx', async (user, id) => {
    const { bytes, filename } = await docx(services, user, id);
    return new Response(new Uint8Array(bytes), { headers: attachment(filename, word) });
  });
  byteRoute(app, 'letters.readWord', async (user, id, c) =>
    c.json(await readWord(services, user, id, new Uint8Array(await c.req.arrayBuffer()))),
  );
  byteRoute(app, 'letters.sentences', async (user, id) => {
    const { text: content, filename } = await readSentences(services, user, id);
    return new Response(content, { headers: attachment(filename, 'text/plain; charset=utf-8') });
  });
  byteRoute(app, 'letters.text', async (user, id) => {
    const { text: content, filename } = await text(services, user, id);
    return new Response(content, { headers: attachment(filename, 'text/plain; charset=utf-8') });
  });
}
