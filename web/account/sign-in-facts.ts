/** What the sign-in endpoints report about the user's own account, validated. Times are ISO 8601. */
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { queryClient } from '../api/api.ts';
import { getAuth } from '../session/auth-requests.ts';

const accounts = z.array(z.object({ providerId: z.string() }));
const session = z.object({
  id: z.string(),
  token: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  userAgent: z.nullish(z.string()),
  ipAddress: z.nullish(z.string()),
});
const passkey = z.object({ id: z.string(), name: z.nullish(z.string()), createdAt: z.nullish(z.string()) });
const present = z.object({
  session: z.object({ id: z.string() }),
  user: z.object({ twoFactorEnabled: z.nullish(z.boolean()) }),
});

export type OwnSession = z.infer<typeof session>;
export type Passkey = z.infer<typeof passkey>;

const key = ['sign-in'];

/** Refetches everything here after a change to a sign-in method. */
export const refreshFacts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key });

/** How this account can sign in: `credential` is a password. */
export const useHasPassword = () =>
  useQuery({
    queryKey: [...key, 'accounts'],
    queryFn: async () =>
      accounts.parse(await getAuth('/list-accounts')).some((each) => each.providerId === 'credential'),
  });

/** The current session's id, and whether an authenticator app is set up. */
export const usePresent = () =>
  useQuery({
    queryKey: [...key, 'present'],
    queryFn: async () => {
      const read = present.parse(await getAuth('/get-session'));
      return { sessionId: read.session.id, app: read.user.twoFactorEnabled === true };
    },
  });

export const usePasskeys = () =>
  useQuery({
    queryKey: [...key, 'passkeys'],
    queryFn: async () => z.array(passkey).parse(await getAuth('/passkey/list-user-passkeys')),
  });

/** Every signed-in device, most recently seen first. */
export const useOwnSessions = () =>
  useQuery({
    queryKey: [...key, 'sessions'],
    queryFn: async () =>
      z
        .array(session)
        .parse(await getAuth('/list-sessions'))
        .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
  });
