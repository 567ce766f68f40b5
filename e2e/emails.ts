import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { expect } from './expect.ts';
import { dataDir } from './people.ts';

/**
 * The latest email to `email` whose text matches, from the server's outbox folder; waits for the job that writes it.
 */
export async function emailTo(email: string, about: RegExp, folder = dataDir): Promise<string> {
  let text = '';
  await expect
    .poll(
      async () => {
        text =
          (await emailsIn(join(folder, 'outbox')))
            .filter((mail) => isTo(mail, email))
            .map((mail) => `${mail.subject ?? ''}\n${mail.text ?? ''}`)
            .findLast((each) => about.test(each)) ?? '';
        return text;
      },
      { message: `a mail to ${email} about ${about.source}`, timeout: 30_000 },
    )
    .not.toBe('');
  return text;
}

/** The first link in an email whose URL matches, as a path on this server. */
export function linkIn(text: string, pattern: RegExp): string {
  const found = [...text.matchAll(/https?:\/\/[^\s<>")\]]+/g)]
    .map(([address]) => new URL(address))
    .find(({ pathname }) => pattern.test(pathname));
  if (!found) throw new Error(`no link to ${pattern.source} in: ${text}`);
  return `${found.pathname}${found.search}`;
}

const isTo = (mail: ParsedMail, email: string) => (mail.to?.text ?? '').includes(email);

/** In the order in which they were written. */
async function emailsIn(folder: string): Promise<ParsedMail[]> {
  const names = await Promise.resolve()
    .then(() => readdirSync(folder))
    .catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) => simpleParser(readFileSync(join(folder, name)))),
  );
}
