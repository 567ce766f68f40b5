import { z } from 'zod';

/** The settings of the firm's own mail account: both or neither. */
export const firmMailEnvironment = {
  FIRM_EMAIL: z.preprocess((value) => (value === '' ? undefined : value), z.email().optional()),
  FIRM_SMTP_URL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .optional(),
  ),
};

/** The firm's own mail account: its address, and the mail server that sends for it. */
export type FirmMail = { email: string; smtpUrl: string };

type Given = { FIRM_EMAIL?: string | undefined; FIRM_SMTP_URL?: string | undefined; SMTP_URL?: string | undefined };

/**
 * The firm's account; null where none is set up. Throws where the mail would not be aligned: one of the two settings alone, a user of
 * another domain, or the account of the installation itself.
 */
export function firmMailOf({ FIRM_EMAIL: email, FIRM_SMTP_URL: smtpUrl, SMTP_URL: own }: Given): FirmMail | null {
  const refuse = (why: string): never => {
    throw new Error(`The configuration is wrong:\n  FIRM_EMAIL, FIRM_SMTP_URL: ${why}`);
  };
  if (email === undefined && smtpUrl === undefined) return null;
  if (email === undefined || smtpUrl === undefined) return refuse('the account of the firm needs both');
  if (smtpUrl === own) return refuse('must be the firm’s own account, not that of SMTP_URL');
  const user = decodeURIComponent(new URL(smtpUrl).username);
  if (user.includes('@') && domainOf(user) !== domainOf(email))
    return refuse('the account must be of the same domain as the address');
  return { email, smtpUrl };
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
