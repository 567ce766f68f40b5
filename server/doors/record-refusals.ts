import type { MiddlewareHandler } from 'hono';
import { byteEndpoints } from '../../contract/bytes.ts';
import type { SecurityKind } from '../../domain/people/security-event.ts';
import { addressOf, type AppEnv } from '../kernel/app-env.ts';
import type { Services } from '../kernel/context.ts';
import { aboutRequest, recordSecurity } from '../kernel/security-log.ts';

/** Byte endpoints that do not serve a document of a case. The export is logged as a kind of its own. */
const noFiles: readonly string[] = ['events.stream', 'cases.calendar', 'privacy.exportOwnData'];
const exportPath = `/api${byteEndpoints['privacy.exportOwnData'].path}`;
const files = new RegExp(
  `^/api(?:${Object.entries(byteEndpoints)
    .filter(([name, { method, policy }]) => method === 'GET' && policy !== 'public' && !noFiles.includes(name))
    .map(([, { path }]) => path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+'))
    .join('|')})$`,
);

/** Records in the security log which requests were refused to whom, and which files were read. */
export function recordRefusals(services: Services): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const { method, path } = c.req;
    const user = c.get('user') ?? null;
    const kind = kindOf(c.res.status, method, path, user !== null);
    if (kind === null) return;
    const userAgent = c.req.header('user-agent') ?? '';
    const about = aboutRequest(method, path);
    await recordSecurity(services, { kind, userId: user?.id ?? null, address: addressOf(c), userAgent, about });
  };
}

function kindOf(status: number, method: string, path: string, signedIn: boolean): SecurityKind | null {
  if (status === 429) return 'limited';
  if (status === 403) return 'refused';
  if (status === 404) return signedIn ? 'not_found' : null;
  if (status !== 200 || method !== 'GET') return null;
  // The only answer with tax IDs in clear.
  if (path === exportPath) return 'data_exported';
  return files.test(path) ? 'file_read' : null;
}
