import { readFileSync } from 'node:fs';
import type { DocumentKind } from '../../domain/documents/document-kind.ts';
import type { Finding } from '../../domain/documents/extraction.ts';
import { addresseeRoles, amountRoles, dateRoles, sureEnough } from '../../domain/documents/finding-roles.ts';

/** What a notice says, by role: cents of US dollars, an amount in another currency as written, a day or a text. */
type Truth = { kind: DocumentKind } & Partial<Record<string, string | number>>;
type RealNotice = { name: string; contentType: string; bytes: () => Uint8Array; truth: Truth };

const folder = new URL('../../testing/files/notices/', import.meta.url);

/** Notices modeled on real ones, as emails printed to PDF and as pictures of a screen (testing/files/notices). */
export function realNotices(): RealNotice[] {
  const truths: Record<string, Truth> = JSON.parse(readFileSync(new URL('truth.json', folder), 'utf8'));
  return Object.entries(truths).map(([name, truth]) => ({
    name,
    contentType: name.endsWith('.pdf') ? 'application/pdf' : 'image/png',
    bytes: () => readFileSync(new URL(name, folder)),
    truth,
  }));
}

type Share = { right: number; of: number };
/**
 * `wrong`: what was read in a role that the notice does not give it; `asDollars`: amounts in another currency among
 * these.
 */
type Score = {
  kinds: Share;
  sums: Share;
  foreign: Share;
  starts: Share;
  releases: Share;
  wrong: string[];
  asDollars: number;
};

/** How many of the dollar sums, first days and days of release are read surely enough to be suggested, and what is read wrongly. */
export function scoreOfNotices(
  read: readonly { name: string; truth: Truth; kind: string | null; findings: readonly Finding[] }[],
): Score {
  const share = (roles: readonly string[], is: (value: unknown) => boolean): Share => {
    const asked = read.flatMap(({ truth, findings }) =>
      roles.filter((role) => is(truth[role])).map((role) => hasFinding(findings, role, truth[role])),
    );
    return { right: asked.filter(Boolean).length, of: asked.length };
  };
  const isText = (value: unknown): boolean => typeof value === 'string';
  const wrong = read.flatMap(({ name, truth, findings }) => wrongIn(truth, findings).map((each) => `${name}: ${each}`));
  return {
    kinds: { right: read.filter(({ truth, kind }) => truth.kind === kind).length, of: read.length },
    sums: share(['held', 'reserve'], (value) => typeof value === 'number'),
    foreign: share(['held', 'reserve'], isText),
    starts: share(['hold_started'], isText),
    releases: share(['release_expected'], isText),
    wrong,
    asDollars: read.filter(({ truth, findings }) =>
      findings.some(({ what, role }) => what === 'amount' && typeof truth[role] === 'string'),
    ).length,
  };
}

const hasFinding = (findings: readonly Finding[], role: string, value: unknown): boolean =>
  findings.some((each) => each.role === role && each.value === value && each.confidence >= sureEnough);

/** A truth may name only some parts of an addressee. */
const wrongIn = (truth: Truth, findings: readonly Finding[]): string[] =>
  findings
    .filter(({ role, value }) =>
      addresseeRoles.some((each) => each === role)
        ? truth[role] !== undefined && truth[role] !== value
        : [...amountRoles, ...dateRoles, 'account', 'processor'].includes(role) && truth[role] !== value,
    )
    .map(({ role, value, snippet }) => `${role} ${value} in "${snippet}"`);
