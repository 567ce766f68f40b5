import { api, signedIn } from '../kernel/api.ts';
import { iso } from '../kernel/present.ts';
import { getVersion } from './get-version.ts';
import { listVersions } from './list-versions.ts';

export const versionRoutes = {
  listVersions: api.letters.listVersions.handler(async ({ context, input }) => ({
    items: (await listVersions(context.services, signedIn(context), input.id)).map(({ created_at, by, ...row }) => ({
      ...row,
      by: { name: by.name, role: by.role },
      created_at: iso(created_at),
    })),
  })),
  getVersion: api.letters.getVersion.handler(({ context, input }) =>
    getVersion(context.services, signedIn(context), input.id, input.version),
  ),
};
