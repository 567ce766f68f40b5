import { OpenAPIGenerator } from '@orpc/openapi';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { onError } from '@orpc/server';
import { ResponseHeadersPlugin } from '@orpc/server/plugins';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '../contract/contract.ts';
import type { Log } from './kernel/log.ts';
import { reference } from './kernel/log-context.ts';
import { version } from './kernel/version.ts';
import type { ApiContext } from './kernel/api.ts';
import { publicError } from './kernel/public-error.ts';
import { router } from './api.ts';
import { compressAnswers } from './compress-answers.ts';

/**
 * The contract's endpoints over HTTP. Every error is `{code, message, fields?, conflict?}`; unexpected ones are logged
 * and hidden.
 */
export function openApiHandler(log: Log): OpenAPIHandler<ApiContext> {
  return new OpenAPIHandler(router, {
    plugins: [new ResponseHeadersPlugin()],
    rootInterceptors: [compressAnswers],
    clientInterceptors: [
      onError((error) => {
        throw publicError(error, log);
      }),
    ],
    customErrorResponseBodyEncoder: (error) => ({
      code: error.code,
      message: error.message,
      ...moreOf(error.data),
      ...reference(error.status),
    }),
  });
}

export async function openApiDocument(publicUrl: string): Promise<object> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(contract, { info: { title: 'Unhold', version }, servers: [{ url: `${publicUrl}/api` }] });
}

function moreOf(data: unknown): { fields?: unknown; conflict?: unknown } {
  if (typeof data !== 'object' || data === null) return {};
  return {
    ...('fields' in data && data.fields !== undefined ? { fields: data.fields } : {}),
    ...('conflict' in data && data.conflict !== undefined ? { conflict: data.conflict } : {}),
  };
}
