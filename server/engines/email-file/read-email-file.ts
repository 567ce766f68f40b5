import { createHash } from 'node:crypto';

/** What an email file says of itself, and the SHA-256 (hex) of each of its parts, decoded. */
export type EmailFile = {
  from: string[];
  /** The addresses of its To line, in lower case. */
  to: string[];
  date: Date | null;
  /** It says that it is a draft that nobody has sent. */
  unsent: boolean;
  parts: { type: string; sha256: string }[];
};

type Headers = ReadonlyMap<string, string>;
type Part = { headers: Headers; body: string };

/** A deeper nesting, or more parts, is no email that anybody sends. */
const maxDepth = 8;
const maxParts = 200;
const maxLine = 10_000;

/** Reads an email as a mail program saves it (RFC 5322, MIME); null for bytes that are none. Pure. */
export function readEmailFile(bytes: Uint8Array): EmailFile | null {
  // One character a byte, so that what a part decodes to is exactly its bytes.
  const whole = partOf(Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n'));
  if (whole === null || !whole.headers.has('from')) return null;
  const leaves: Part[] = [];
  if (!collect(whole, leaves, 0)) return null;
  const said = Date.parse(whole.headers.get('date') ?? '');
  return {
    from: addressesIn(whole.headers.get('from')),
    to: addressesIn(whole.headers.get('to')),
    date: Number.isNaN(said) ? null : new Date(said),
    unsent: whole.headers.get('x-unsent')?.trim() === '1',
    parts: leaves.map((part) => ({
      type: (part.headers.get('content-type') ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? '',
      sha256: createHash('sha256').update(decoded(part)).digest('hex'),
    })),
  };
}

const addressesIn = (line = ''): string[] =>
  line
    .slice(0, maxLine)
    .toLowerCase()
    .split(/[\s<>",;:()]/)
    .filter((word) => word.lastIndexOf('@') > 0 && !word.endsWith('@'));

function partOf(text: string): Part | null {
  const end = text.startsWith('\n') ? 0 : text.indexOf('\n\n');
  const head = end === -1 ? text : text.slice(0, end);
  const headers = new Map<string, string>();
  for (const line of head.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    if (line === '') continue;
    const [, name, value] = /^([!-9;-~]+):(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) return null;
    if (!headers.has(name.toLowerCase())) headers.set(name.toLowerCase(), value.trim());
  }
  return { headers, body: end === -1 ? '' : text.slice(text.startsWith('\n') ? 1 : end + 2) };
}

/** Gathers what is no container of other parts; false where there is too much of it, or a part is broken. */
function collect(part: Part, into: Part[], depth: number): boolean {
  const type = part.headers.get('content-type') ?? '';
  const boundary = /^multipart\//i.test(type) ? /boundary="?([^";]+)"?/i.exec(type)?.[1] : undefined;
  if (boundary === undefined) return into.push(part) <= maxParts;
  if (depth >= maxDepth) return false;
  const pieces = `\n${part.body}`.split(`\n--${boundary}`).slice(1);
  const last = pieces.findIndex((piece) => piece.startsWith('--'));
  return (last === -1 ? pieces : pieces.slice(0, last)).every((piece) => {
    const inner = partOf(piece.slice(piece.indexOf('\n') + 1));
    return inner !== null && collect(inner, into, depth + 1);
  });
}

function decoded({ headers, body }: Part): Buffer {
  switch (headers.get('content-transfer-encoding')?.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64');
    case 'quoted-printable':
      return Buffer.from(
        body
          .replaceAll(/=[ \t]*\n/g, '')
          .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      );
    default:
      return Buffer.from(body, 'latin1');
  }
}
