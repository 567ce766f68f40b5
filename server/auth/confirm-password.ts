import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { z } from 'zod';

/**
 * POST /confirm-password: a signed-in user gives their password again, and the session remembers when. For an account
 * without a second factor, as in the demo, this proves who approves a letter (`app.proved_in`). 400 INVALID_PASSWORD.
 */
export const confirmPassword = () =>
  ({
    id: 'confirm-password',
    endpoints: {
      confirmPassword: createAuthEndpoint(
        '/confirm-password',
        { method: 'POST', body: z.object({ password: z.string().max(512) }), use: [sensitiveSessionMiddleware] },
        async (ctx) => {
          const { user, session } = ctx.context.session;
          const account = await ctx.context.internalAdapter.findCredentialAccount(user.id);
          const right =
            account?.password &&
            (await ctx.context.password.verify({ hash: account.password, password: ctx.body.password }));
          if (!right) throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: 'Invalid password' });
          await ctx.context.internalAdapter.updateSession(session.token, { password_at: new Date() });
          return ctx.json({ status: true });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
