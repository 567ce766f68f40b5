/** /api/docs: the OpenAPI document as one readable page, without scripts. */
type Operation = {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: unknown;
  requestBody?: unknown;
  responses?: unknown;
};
type Document = { info?: { title?: string; version?: string }; paths?: Record<string, Record<string, Operation>> };

const escape = (text: string): string => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);
const json = (value: unknown): string => `<pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre>`;

/** HTML of an OpenAPI 3.1 document: one section per tag, one disclosure per endpoint. */
export function docsPage(document: Document): string {
  const byTag = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags?.[0] ?? 'other';
      byTag.set(tag, [...(byTag.get(tag) ?? []), endpoint(method, path, operation)]);
    }
  }
  const sections = [...byTag]
    .map(([tag, items]) => `<section><h2>${escape(tag)}</h2>${items.join('')}</section>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API - ${escape(document.info?.title ?? '')}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto;font-size:13px;padding:.5rem;border:1px solid}summary{cursor:pointer;padding:.25rem 0}code{font-weight:600}</style></head>
<body><main><h1>${escape(document.info?.title ?? '')} API ${escape(document.info?.version ?? '')}</h1>
<p>All under <code>/api</code>, JSON, cookie session. Errors are <code>{code, message, fields?}</code>. Machine-readable: <a href="/api/openapi.json">openapi.json</a>. Uploads (tus 1.0) at <code>/api/uploads</code>; bytes at <code>/api/files/{id}/download</code>, <code>/api/letters/{id}/pdf</code> and <code>/text</code>.</p>${sections}</main></body></html>`;
}

function endpoint(method: string, path: string, operation: Operation): string {
  const parts = [
    operation.parameters && `<h3>Parameters</h3>${json(operation.parameters)}`,
    operation.requestBody && `<h3>Body</h3>${json(operation.requestBody)}`,
    operation.responses && `<h3>Answers</h3>${json(operation.responses)}`,
  ];
  return `<details><summary><code>${method.toUpperCase()} ${escape(path)}</code> ${escape(operation.summary ?? '')}</summary>${parts.filter(Boolean).join('')}</details>`;
}
