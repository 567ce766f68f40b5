/**
 * Mobile Lighthouse on every public page of the built site served by the real server: `npm run --prefix bench lighthouse`.
 * Exits with 1 unless every category of every page is 100. A slow page is retried up to three times and the best counts, since the machine
 * may be busy. BENCH_ONLY=/pricing,/faq: only these pages, including ones not in the sitemap.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse, { type Audit, type Report } from 'lighthouse';
import { startChromium, type Chromium } from '../chromium-process.ts';
import { table } from '../figures.ts';
import { freePort, startServer, type ServerProcess } from '../server-process.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const built = new URL('../../build/client', import.meta.url).pathname;
const only = (process.env['BENCH_ONLY'] ?? '').split(',').filter(Boolean);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const attempts = 3;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `hidden`: has a noindex tag. */
type Page = { path: string; hidden: boolean };
type Judged = { path: string; report: Report };

/** The requested pages, else those in the sitemap, else every prerendered page except not-found pages. */
function pages(): Page[] {
  const wanted = only.length > 0 ? only : (mapped() ?? prerendered());
  return [...wanted].sort().map((path) => {
    const file = join(built, path, 'index.html');
    if (!existsSync(file)) throw new Error(`${path} is not a page of the built site`);
    return { path, hidden: /<meta name="robots" content="[^"]*noindex/.test(readFileSync(file, 'utf8')) };
  });
}

function mapped(): string[] | null {
  const map = join(built, 'sitemap.xml');
  return existsSync(map)
    ? [...readFileSync(map, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = '']) => new URL(address).pathname,
      )
    : null;
}

function prerendered(): string[] {
  const names = readdirSync(built, { recursive: true, encoding: 'utf8' }).map(
    (name) => `/${name.replaceAll('\\', '/')}`,
  );
  return names
    .filter((name) => name.endsWith('/index.html') && !name.endsWith('/not-found/index.html'))
    .map((name) => name.slice(0, -'/index.html'.length) || '/');
}

const scoreOf = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
const isPerfect = (report: Report) => categories.every((category) => scoreOf(report, category) === 100);

/** The best of at most three runs; zero when Lighthouse failed in all. */
async function judge(origin: string, chromium: Chromium, { path, hidden }: Page): Promise<Judged> {
  let best: Report | null = null;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // A deliberate noindex must not lower the score.
    const skipAudits = hidden ? ['is-crawlable'] : null;
    const result = await lighthouse(`${origin}${path}`, {
      port: chromium.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
      skipAudits,
    });
    const report = result?.lhr;
    if (!report || report.runtimeError) {
      say(`  ${path}: ${report?.runtimeError?.message ?? 'no report'}`);
      continue;
    }
    if (best === null || scoreOf(report, 'performance') > scoreOf(best, 'performance')) best = report;
    if (scoreOf(best, 'performance') === 100) break;
  }
  return { path, report: best ?? { categories: {}, audits: {} } };
}

function wireBytes(report: Report, types: readonly string[]): number {
  const items = report.audits['network-requests']?.details?.items ?? [];
  return items
    .filter((item) => types.includes(String(item['resourceType'])))
    .reduce((sum, item) => sum + Number(item['transferSize'] ?? 0), 0);
}

const heading = ['page', 'perf', 'a11y', 'best', 'SEO', 'LCP ms', 'CLS', 'HTML+CSS B', 'script B'];

function rowOf({ path, report }: Judged): string[] {
  const figure = (audit: string, digits: number) => (report.audits[audit]?.numericValue ?? Number.NaN).toFixed(digits);
  const scores = categories.map((category) => String(scoreOf(report, category)));
  return [
    path,
    ...scores,
    figure('largest-contentful-paint', 0),
    figure('cumulative-layout-shift', 3),
    String(wireBytes(report, ['Document', 'Stylesheet'])),
    String(wireBytes(report, ['Script'])),
  ];
}

/** The failed audits, one line each. */
function shortcomings({ path, report }: Judged): string[] {
  return categories.flatMap((category) => {
    if (scoreOf(report, category) === 100) return [];
    const audits = (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) =>
      weight > 0 && (report.audits[id]?.score ?? 1) < 1 ? [report.audits[id]] : [],
    );
    return audits.flatMap((audit) => (audit ? [`  ${path}  ${category}: ${wordsOf(audit)}`] : []));
  });
}

function wordsOf({ id, title, displayValue, details }: Audit): string {
  const places = (details?.items ?? []).flatMap((item) => {
    const node = item['node'] as { snippet?: string } | undefined;
    return [node?.snippet ?? (typeof item['description'] === 'string' ? item['description'] : '')];
  });
  return [`${id}, ${title}`, displayValue ?? '', ...places.slice(0, 3)].filter(Boolean).join(' · ');
}

async function judgeAll(origin: string, chromium: Chromium): Promise<Judged[]> {
  const judged: Judged[] = [];
  const all = pages();
  for (const page of all) {
    const each = await judge(origin, chromium, page);
    judged.push(each);
    say(`${judged.length}/${all.length}  ${rowOf(each).join('  ')}`);
    for (const line of shortcomings(each)) say(line);
  }
  return judged;
}

async function main(): Promise<void> {
  if (!existsSync(built)) throw new Error('the site has not been built: npm run build');
  const [folder, profile] = [temporaryFolder(), temporaryFolder()];
  let server: ServerProcess | undefined;
  let chromium: Chromium | undefined;
  try {
    const port = await freePort();
    server = await startServer(port, { DATA_DIR: folder.path });
    chromium = await startChromium(profile.path);
    const judged = await judgeAll(`http://localhost:${port}`, chromium);
    say(`\n${table([heading, ...judged.map(rowOf)])}`);
    const short = judged.filter(({ report }) => !isPerfect(report));
    say(
      short.length === 0
        ? `\nAll ${judged.length} pages have 100 in every category.`
        : `\n${short.length} of ${judged.length} pages fall short:\n${short.flatMap(shortcomings).join('\n')}`,
    );
    process.exitCode = short.length === 0 ? 0 : 1;
  } finally {
    await chromium?.stop();
    await server?.stop();
    folder.remove();
    profile.remove();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
