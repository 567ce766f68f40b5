import type { Config } from '@react-router/dev/config';
import { staticPaths } from './web/paths.ts';

/** Public pages are prerendered HTML; the signed-in part is one client-rendered app from `__spa-fallback.html`. */
export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: staticPaths,
} satisfies Config;
