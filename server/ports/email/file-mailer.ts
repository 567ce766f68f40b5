import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import { checkedMessage } from './checked-message.ts';
import { composeEmail } from './compose-email.ts';
import { EmailUnavailable, type EmailMessage, type EmailReceipt, type Mailer } from './email.ts';
import { messageIdOf } from './nodemailer-options.ts';
import { normalForm } from '../../../domain/normal-form.ts';

/**
 * Writes each email to `<directory>/<UTC timestamp>-<subject>-<key>.eml`. A second email with the same message id
 * writes nothing. Files are written atomically.
 */
export function createFileMailer(directory: string, clock: Clock): Mailer {
  // One at a time, so that two concurrent sends of one key cannot both find it missing.
  let last: Promise<unknown> = Promise.resolve();
  const send = async (message: EmailMessage, messageId: string): Promise<void> => {
    const key = keyOf(messageId);
    await mkdir(directory, { recursive: true });
    const present = await readdir(directory);
    if (present.some((name) => name.endsWith(`-${key}.eml`))) return;
    const name = `${clock.now().toISOString().replaceAll(/[-:.]/g, '')}-${slug(message.subject, 60) || 'mail'}-${key}.eml`;
    await writeWhole(directory, name, await composeEmail({ ...message, message_id: messageId }, clock.now()));
  };
  return {
    send: async (message, handOver): Promise<EmailReceipt> => {
      const checked = checkedMessage(message);
      const messageId = messageIdOf(checked);
      await handOver?.();
      const done = last.then(() => send(message, messageId));
      last = done.catch(() => undefined);
      await done.catch((cause: unknown) => {
        throw new EmailUnavailable('the email could not be written to the outbox', { cause });
      });
      return { accepted: checked.to.map(({ address }) => address), rejected: [], message_id: messageId };
    },
    keepOnly: async (isKept) => {
      const present = (await readdir(directory).catch(() => [])).flatMap((name) => {
        const [, key] = /-([0-9a-f]{8}(?:_[0-9a-f]{4}){3}_[0-9a-f]{12})_[0-9a-f]{8}\.eml$/.exec(name) ?? [];
        return key === undefined ? [] : [{ name, key: key.replaceAll('_', '-') }];
      });
      const kept = await isKept(present.map(({ key }) => key));
      for (const { name, key } of present) if (!kept.has(key)) await rm(join(directory, name), { force: true });
    },
  };
}

async function writeWhole(directory: string, name: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(directory, `.${randomUUID()}.tmp`);
  try {
    await using file = await open(temporary, 'wx', 0o600);
    await file.writeFile(bytes);
    await file.sync();
    await rename(temporary, join(directory, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The readable part of a message id plus a short hash, without `-`, so that no key is a suffix of another. */
function keyOf(messageId: string): string {
  const local = messageId.replace(/^</, '').split('@')[0] ?? '';
  const hash = createHash('sha256').update(messageId).digest('hex').slice(0, 8);
  return `${slug(local, 60).replaceAll('-', '_')}_${hash}`;
}

function slug(text: string, length: number): string {
  const ascii = normalForm(text, 'NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return ascii.slice(0, length).replaceAll(/^-+|(?<!-)-+$/g, '');
}
