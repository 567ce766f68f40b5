import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { StructTreeNode } from 'pdfjs-dist/types/src/display/api.js';
import { openPdf } from '../../server/engines/exhibits/open-pdf.ts';

/** What a PDF offers to readers and screen readers. */
export interface ReadBack {
  /** Each page's text, with whitespace collapsed. */
  pages: string[];
  /** Roles of the structure tree in reading order, over all pages. */
  roles: string[];
  /** Each figure's alternative text. */
  alts: string[];
  labels: string[] | null;
  outline: { title: string; page: number }[];
  /** Targets of internal links, by page number, in order. */
  links: { from: number; to: number }[];
  info: Record<string, unknown>;
  xmp: string;
}

/** Reads a PDF with pdf.js. */
export async function readBack(bytes: Uint8Array): Promise<ReadBack> {
  const pdf = await openPdf(bytes);
  const { info, metadata } = await pdf.getMetadata();
  const read: ReadBack = {
    pages: [],
    roles: [],
    alts: [],
    labels: await pdf.getPageLabels(),
    outline: await outlineOf(pdf),
    links: [],
    info: info as Record<string, unknown>,
    xmp: (metadata?.getRaw() as string) ?? '',
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    read.pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    const nodes = nodesOf(await page.getStructTree());
    read.roles.push(...nodes.map(({ role }) => role));
    read.alts.push(...nodes.flatMap((node) => ('alt' in node && typeof node.alt === 'string' ? [node.alt] : [])));
    for (const each of (await page.getAnnotations()) as { subtype: string; dest?: unknown }[]) {
      if (each.subtype === 'Link' && each.dest) read.links.push({ from: number, to: await pageOf(pdf, each.dest) });
    }
  }
  await pdf.loadingTask.destroy();
  return read;
}

function nodesOf(tree: StructTreeNode | null): StructTreeNode[] {
  if (tree === null || !('children' in tree)) return [];
  return [tree, ...tree.children.flatMap((child) => ('children' in child ? nodesOf(child) : []))];
}

async function outlineOf(pdf: PDFDocumentProxy): Promise<ReadBack['outline']> {
  const flat = (items: Awaited<ReturnType<PDFDocumentProxy['getOutline']>>): { title: string; dest: unknown }[] =>
    (items ?? []).flatMap((item) => [{ title: item.title, dest: item.dest as unknown }, ...flat(item.items)]);
  return Promise.all(
    flat(await pdf.getOutline()).map(async ({ title, dest }) => ({ title, page: await pageOf(pdf, dest) })),
  );
}

async function pageOf(pdf: PDFDocumentProxy, dest: unknown): Promise<number> {
  const explicit = typeof dest === 'string' ? await pdf.getDestination(dest) : (dest as unknown[] | null);
  const [target] = explicit ?? [];
  return typeof target === 'object' && target !== null
    ? (await pdf.getPageIndex(target as Parameters<PDFDocumentProxy['getPageIndex']>[0])) + 1
    : Number.NaN;
}
