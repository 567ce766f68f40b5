/**
 * An independent reader of a letter's text: what it says is enclosed, an exhibit, answered or signed, against the letter's
 * own list of exhibits and what the test knows to be asked for. It shares no word list with the drafter.
 */
export type Traced = { says: string; untrue: string | null };

/** What the test knows: the kinds asked for, and the papers that go with the letter. */
export type Known = { asked: readonly string[]; signed: boolean; draft: boolean };

/** How a letter names each kind, by plain keywords. */
const keywords: readonly (readonly [string, RegExp])[] = [
  ['bank_statements', /bank statement/i],
  ['merchant_statements', /account statement/i],
  ['chargeback_report', /chargeback/i],
  ['proof_of_fulfillment', /proof of fulfillment/i],
  ['refund_policy', /refund policy/i],
  ['ein_letter', /employer identification/i],
  ['formation_document', /formation document/i],
  ['hold_notice', /\bnotice of the hold\b|^the notice$/i],
  ['photo_id', /photo identification|photo id\b|passport/i],
  ['selfie', /photograph of the person|selfie/i],
  ['proof_of_address', /proof of address|utility bill/i],
  ['supplier_invoices', /supplier invoice/i],
  ['customer_invoices', /invoices to customers/i],
  ['website_access', /access to the website/i],
  ['license', /licen[sc]e/i],
];
const kindIn = (words: string): string | null => keywords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;

/** Every kind that a text names. */
export const kindsNamed = (text: string): string[] =>
  keywords.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);

/** The body of the letter, and its list of exhibits by label. */
function cut(text: string): { body: string; exhibits: Map<string, string> } {
  const at = text.search(/^Exhibits$/m);
  const body = at < 0 ? text : text.slice(0, at);
  const list = at < 0 ? '' : (text.slice(at).split(/\n\n/)[0] ?? '');
  return {
    body,
    exhibits: new Map([...list.matchAll(/^([A-Z]) {2}(.+)$/gm)].map(([, label = '', line = '']) => [label, line])),
  };
}

const labelsIn = (words: string): string[] => /Exhibits? (.+)/.exec(words)?.[1]?.match(/\b[A-Z]\b/g) ?? [];

/** Whether an exhibit's line in the list is of that kind. */
function isOf(line: string | undefined, kind: string): boolean {
  if (line === undefined) return false;
  return kind === 'hold_notice' ? /notice of the hold/i.test(line) : kindIn(line) === kind;
}

/** Each statement of the letter that a thing is enclosed, an exhibit, answered or signed; `untrue` says why it is not so. */
export function tracedEnclosures(text: string, { asked, signed, draft }: Known): Traced[] {
  const { body, exhibits } = cut(text.replace(/“[^”]*”/g, (quote) => (/Exhibit/.test(quote) ? '“”' : quote)));
  const lines = body.split('\n');
  const found: Traced[] = [];
  const say = (says: string, untrue: string | null): void => void found.push({ says, untrue });
  lines.forEach((line, at) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const table = lines
      .slice(Math.max(0, at - 14), at)
      .findLast((each) => /enclosed (?:in answer|, so far|as$)|is enclosed/.test(each));
    const labels = labelsIn(cells.at(-1) ?? '');
    if (/^ {2}\S/.test(line) && cells.length === 2 && labels.length > 0 && table !== undefined) {
      const kind = kindIn(cells[0] ?? '');
      const wrong = labels.find((label) => kind === null || !isOf(exhibits.get(label), kind));
      say(
        line.trim(),
        wrong
          ? `Exhibit ${wrong} is no ${cells[0]}`
          : kind !== null && asked.includes(kind)
            ? null
            : 'it was not asked for',
      );
      return;
    }
    for (const sentence of line.replace(/“[^”]*”/g, '“”').split(/(?<=[.;!?])\s/))
      statementIn(sentence, exhibits, { asked, signed, draft }, say);
  });
  return found;
}

function statementIn(
  sentence: string,
  exhibits: Map<string, string>,
  { asked, signed, draft }: Known,
  say: (says: string, untrue: string | null) => void,
): void {
  for (const [, thing = '', labels = ''] of sentence.matchAll(
    /([\w’ ]{4,60}?)(?:,| is| are)(?: in| the)? (Exhibits? [A-Z](?:(?:, | and )[A-Z])*)\b/g,
  )) {
    const kind = kindIn(thing.trim()) ?? (/notice\b/i.test(thing) ? 'hold_notice' : null);
    const wrong = kind === null ? undefined : labelsIn(labels).find((label) => !isOf(exhibits.get(label), kind));
    say(`${thing.trim()}: ${labels}`, wrong ? `Exhibit ${wrong} is “${exhibits.get(wrong) ?? 'none'}”` : null);
  }
  for (const label of labelsIn(sentence)) if (!exhibits.has(label)) say(sentence, `there is no Exhibit ${label}`);
  if (/\bnot enclosed\b/i.test(sentence)) {
    for (const [kind, pattern] of keywords)
      if (pattern.test(sentence)) {
        const held = [...exhibits.values()].some((line) => isOf(line, kind));
        say(sentence, held ? 'it is enclosed' : asked.includes(kind) ? null : 'it was not asked for');
      }
    return;
  }
  if (
    /\b(?:in answer|in response to your|everything (?:you|that you)|all (?:that |of what )?you asked)\b/i.test(
      sentence,
    ) &&
    /enclosed|attached|supplied|answered/i.test(sentence)
  )
    say(
      sentence,
      asked.length > 0 && asked.every((kind) => [...exhibits.values()].some((line) => isOf(line, kind)))
        ? null
        : 'not everything asked for is enclosed',
    );
  if (/\bdraft\b.*\benclosed\b/i.test(sentence)) say(sentence, draft ? null : 'no draft is enclosed');
  else if (
    /\b(?:enclosed|attached)\b/i.test(sentence) &&
    /\b(?:notice|authorization|form)\b/i.test(sentence) &&
    !/\bform of\b/i.test(sentence)
  )
    say(sentence, signed ? null : 'no such paper is enclosed');
  else if (/\b(?:is|are) (?:also )?(?:enclosed|attached)\b/i.test(sentence)) {
    const kind = kindIn(sentence);
    if (kind !== null)
      say(sentence, [...exhibits.values()].some((line) => isOf(line, kind)) ? null : 'no exhibit is that');
  }
}
