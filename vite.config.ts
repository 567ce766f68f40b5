import { minifyContractRouter } from '@orpc/contract';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { contract } from './contract/contract.ts';

/** The browser needs only the API's methods and paths: the schemas, and zod with them, stay out of its bundle. */
function contractRoutes(): Plugin {
  const name = 'virtual:contract-routes';
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const routes = ${JSON.stringify(minifyContractRouter(contract))};` : undefined),
  };
}

const apiServer = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  publicDir: 'web/static',
  plugins: [contractRoutes(), ...(process.env.VITEST ? [] : [reactRouter()])],
  server: { port: 5173, proxy: { '/api': apiServer } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
