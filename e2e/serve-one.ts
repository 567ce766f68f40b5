/** The server of a worker: the real one, but for passwords that are kept in no time. A tenth of a journey's work would go into them; those of installed.spec.ts meet servers that keep them well. */
import { verifyPassword } from 'better-auth/crypto';
import { start } from '../main.ts';
import { quickPasswords } from '../testing/app/quick-passwords.ts';

await start({
  hash: quickPasswords.hash,
  // The demo's were kept by the real one.
  verify: (kept) => (kept.hash.includes(':') ? verifyPassword(kept) : quickPasswords.verify(kept)),
});
