import { staticPaths } from '../web/paths/static-paths.ts';

const notFoundPaths = ['/not-found', '/blog/not-found'];

/** The pages that search engines index. */
export const publicPaths = staticPaths.filter((path) => !notFoundPaths.includes(path) && path !== '/thank-you');
