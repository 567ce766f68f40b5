import { changeEmail, verifyEmail } from './emails.ts';
import { mailOnRequest } from './account-emails.ts';
import type { AuthParts } from './auth-parts.ts';
import { readLinkToken } from './confirm-address.ts';
import { keepLink } from './email-links.ts';

/** Mails the link that confirms an address: the account's own, or the new one that it is to have. */
export async function mailLink(
  { pool, services }: AuthParts,
  { user, url, token }: { user: { id: string; email: string }; url: string; token: string },
): Promise<void> {
  const said = await readLinkToken(services.config, token);
  await keepLink(pool, token, user.id, services.clock.now());
  if (said?.updateTo)
    return mailOnRequest(services, 'verify-mail', said.updateTo, {
      template: changeEmail,
      payload: { url, new_email: said.updateTo },
    });
  return mailOnRequest(services, 'verify-mail', user.email, { template: verifyEmail, payload: { url } });
}
