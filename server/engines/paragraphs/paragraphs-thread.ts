/** The thread behind write-apart.ts: writes one set of paragraphs, and asks the models through its parent. */
import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import type { Ask } from '../../../drafting/model/ask.ts';
import type { ParagraphsGiven } from '../../../drafting/model/paragraphs.ts';
import { writeParagraphs } from '../../../drafting/model/write-paragraphs.ts';
import type { Answered, FromThread, Who } from './write-apart.ts';

const port = parentPort;
const say = (message: FromThread): void => port?.postMessage(message);

const asking =
  (who: Who): Ask =>
  async ({ schema: _schema, ...request }) => {
    say({ ask: { who, ...request } });
    const [said]: Answered[] = port ? await once(port, 'message') : [];
    return said?.answer;
  };

port?.once('message', (given: ParagraphsGiven) => {
  writeParagraphs(given, asking('writer'), asking('judge')).then(
    (written) => say({ written }),
    (error: unknown) => say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
