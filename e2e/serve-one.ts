/**
 * A worker's server: the real one, but with a cheap password hash, which would otherwise take a tenth of the tests'
 * time. installed.spec.ts covers the real hash.
 */
import { start } from '../main.ts';
import { scryptPasswords } from '../server/auth/password-hash.ts';
import { quickPasswords } from '../testing/app/quick-passwords.ts';

await start({
  hash: quickPasswords.hash,
  // The real hasher made the demo's password hashes.
  verify: (kept) => (kept.hash.includes('$') ? scryptPasswords.verify(kept) : quickPasswords.verify(kept)),
});
