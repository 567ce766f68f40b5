import type { Config } from '@react-router/dev/config';
import { finishSite } from './scripts/site/finish-site.ts';
import { firstScreens, staticPaths } from './web/paths/static-paths.ts';

/** Public pages are prerendered HTML; the signed-in part is one client-rendered app from `__spa-fallback.html`. */
export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...staticPaths, ...firstScreens],
  buildEnd: ({ reactRouterConfig }) => finishSite(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
