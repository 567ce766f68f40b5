import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import { reactRouter } from '@react-router/dev/vite';
import { rolldown } from 'rolldown';
import { defineConfig, type Plugin } from 'vite';
import { where } from './content/marks.ts';
import { aiInEngagement } from './content/papers-to-read.ts';
import { site } from './content/site.ts';
import { contract } from './contract/contract.ts';
import { papersToRead } from './drafting/papers/papers-to-read.ts';
import { pdfjsFiles } from './scripts/pdfjs-files.ts';
import type { RouteTable } from './web/api/api-link.ts';

/** The browser needs only the API's methods and paths, so schemas and zod stay out of its bundle. */
function contractRoutes(): Plugin {
  const name = 'virtual:contract-routes';
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const routes = ${JSON.stringify(routesOf(contract))};` : undefined),
  };
}

function routesOf(router: AnyContractRouter): string | RouteTable {
  if (!isContractProcedure(router))
    return Object.fromEntries(Object.entries(router).map(([name, part]) => [name, routesOf(part)]));
  const { method, path, inputStructure } = router['~orpc'].route;
  return [method, path, ...(inputStructure === 'detailed' ? ['detailed'] : [])].join(' ');
}

/** The papers that a client signs, for the pages that show them before there is a case; `web/` reaches no drafting. */
function papersToReadModule(): Plugin {
  const name = 'virtual:papers-to-read';
  return {
    name: 'papers-to-read',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const papers = papersToRead({ brand: site.name, service: site.operator.name });
      const noModel = {
        text: /No language model is given anything of your case\.[^\n]*/,
        spanish: /Ningún modelo de lenguaje recibe nada de su caso\.[^\n]*/,
      };
      for (const { engagement } of Object.values(papers))
        for (const key of ['text', 'spanish'] as const)
          engagement[key] = engagement[key].replace(noModel[key], (text) =>
            where('ai-sends', aiInEngagement[key], text),
          );
      return `export const papers = ${JSON.stringify(papers)};`;
    },
  };
}

/** `virtual:enhance/NAME` is `web/public/enhance/NAME.ts`, bundled and minified into one script's text. */
function enhanceScripts(): Plugin {
  const prefix = 'virtual:enhance/';
  return {
    name: 'enhance-scripts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const input = new URL(`./web/public/enhance/${id.slice(prefix.length + 1)}.ts`, import.meta.url).pathname;
      this.addWatchFile(input);
      const bundle = await rolldown({ input });
      const { output } = await bundle.generate({ format: 'iife', minify: true });
      await bundle.close();
      return `export default ${JSON.stringify(output[0].code.trim())};`;
    },
  };
}

/**
 * Groups shared modules into few chunks: a request costs a phone more than a kilobyte does. The first group that matches a module takes it
 * with its imports, so later groups never pull a dialog or the staff panel into a merchant's page. Public pages have no script, and their
 * styles keep their own files and order.
 */
/** What pages for a signed-in user share, and the wizard, which a newcomer opens, does not need. */
const signedIn =
  'web/auth/require-session|session/app-header|api/files|useMutation|mutationObserver|ui/(tabs|data-table|use-media|badge|on-first)';

const shared = [
  {
    name: 'common',
    test: new RegExp(
      `^(?!.*(/web/(public|staff|merchant|papers|apply|extractions|auth/(?!second))|/content/(?!(site|marks|origin)\\.ts)|${signedIn}|@base-ui|@floating-ui|use-sync-external|node_modules/zod|nuqs|unsaved/(use|merge)|same-json|ui/(money|cannot|ai-label|dialog|choice|date-|popover|menu)|/domain/(calendar|processors|cases|documents|papers|intake/(?!steps|field))))`,
    ),
    minShareCount: 9,
  },
  { name: 'signed-in', test: new RegExp(signedIn), minShareCount: 3 },
  {
    name: 'sign-in',
    test: /web\/auth\/(auth-fields|credentials|messages|use-auth|google)/,
    minShareCount: 3,
  },
  { name: 'sign-in-more', test: /web\/auth\/(passkey|use-passkey|send-again|sign-in-again)/, minShareCount: 3 },
  {
    name: 'first-step',
    test: /web\/apply\/(wizard-frame|step-address|linked-processor|account|before-script)|ui\/lazy-part/,
    minShareCount: 2,
  },
  { name: 'dialog', test: /@base-ui\/react\/dialog|ui\/dialog/, minShareCount: 3 },
  { name: 'menu', test: /@base-ui|ui\/(menu|popover)\.tsx/, minShareCount: 3 },
  {
    name: 'parts',
    test: /ui\/(choice|date)|kind-suggestion|use-extractions|uuid|domain\/(?!documents|intake|papers|conflicts|cases\/letter-order)/,
    maxModuleSize: 4_000,
    minShareCount: 5,
  },
  {
    name: 'panel',
    test: /web\/staff\/(panel\/(?!command-|keys|more-menu|use-commands)|cases\/(?!bulk-choices|case-fields|export-formats|row-menu\.|use-views|views-popover)|case\/(case|edit)-dialog|case\/case-work-context|work\/acts-of-case|people\/users-address)|nuqs|ui\/use-failure/,
  },
  {
    name: 'answers',
    test: /unsaved\/merge|read-application|domain\/intake\/(?!.*upload)|apply\/(answer-text|document-kinds)|domain\/documents\/document-kind|money\/fee\./,
    maxModuleSize: 6_000,
    minShareCount: 2,
  },
  {
    name: 'wizard',
    test: /web\/apply\/(?!.*(upload|file|drop|tus|transfer|thumbnail|documents|suggestions-panel|\.css))/,
    minShareCount: 2,
  },
  // The merchant's pages, whose forty small chunks cost a slow phone seconds of requests; what desk and panel share with them first.
  { name: 'file', test: /apply\/(readable|upload)-file|papers\/kinds/, minShareCount: 3 },
  {
    name: 'papers',
    test: /queriesObserver|useQueries|papers\/(use-papers|owed)|packet\/use-packet|use-counsel-unread|cases\/(late|stage)\.|money\/open-fee|case\/(frame\/(bell|notifications)|due)\./,
    minShareCount: 3,
  },
  {
    name: 'story',
    test: /story\/(acts|event-text)|ui\/long-text|money\/(figures|tranches)\./,
    minShareCount: 3,
  },
  {
    name: 'merchant',
    test: /web\/merchant\/(case\/(frame\/(?!case-shell|links|load-failed)|late-|stage-|use-next|step-block)|sharing\/owed)|papers\/sign-address|cases\/next-step/,
    minShareCount: 2,
  },
  { name: 'case', test: /web\/merchant\/case\/(money\/|case-timeline|use-arrive|frame\/)/, minShareCount: 2 },
];

const apiServer = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  publicDir: 'web/static',
  plugins: [
    contractRoutes(),
    papersToReadModule(),
    enhanceScripts(),
    pdfjsFiles(),
    ...(process.env.VITEST ? [] : [reactRouter()]),
  ],
  server: { port: 5173, proxy: { '/api': apiServer } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The pages of the processors stand in one list with their profiles, of which the browser needs nothing.
          treeshake: { moduleSideEffects: [{ test: /\/knowledge\//, sideEffects: false }] },
          output: { codeSplitting: { groups: shared } },
        },
      },
    },
  },
});
