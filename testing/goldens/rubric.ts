import { authorityOf, doNotCite } from '../../knowledge/load.ts';
import type { Draft } from '../../drafting/draft-letter.ts';
import { maxWordsOf } from '../../drafting/plan/plan-letter.ts';
import { askedFor } from '../../domain/letters/reply-due.ts';
import { letterAsText, wordCount } from '../../drafting/text/render-text.ts';
import { processors } from '../../domain/processors.ts';
import type { Verdict } from '../../domain/letters/letter.ts';

/** A letter to score: the draft, its text and the verifier's findings. */
export type Scored = { draft: Draft; text: string; verdict: Verdict };
type Point = { name: string; shownBy: (letter: Scored) => string | null };

const keys = processors.join('|');
const outrage =
  /!|\b(outrageous|egregious|shocking|unconscionable|blatant|predatory|scandal\w*|disgrace\w*|shameful)\b/i;

function block({ draft }: Scored, ids: RegExp): Draft['document']['blocks'][number] | undefined {
  return draft.document.blocks.find((each) => ids.test(each.id) && each.kind !== 'heading');
}
const named = (letter: Scored, ids: RegExp): string | null => block(letter, ids)?.id ?? null;
const clean = ({ verdict }: Scored, checks: readonly string[]): boolean =>
  !verdict.findings.some((each) => checks.includes(each.check));

function exactAmount(letter: Scored): string | null {
  const held = letter.draft.factSheet.facts['claimed']?.display;
  const id = named(
    letter,
    /^facts\.amount-((listed|recorded)-(proven|at-least)|split|all-reserve|no-reserve|released)$/,
  );
  return held && id && letter.text.includes(held) ? `${held}, ${id}` : null;
}

function chronology(letter: Scored): string | null {
  const table = block(letter, /^(facts\.chronology|later\.history)/);
  const rows = table?.rows?.slice(1) ?? [];
  return rows.length >= 3 && rows.some((row) => /Exhibit [A-Z]/.test(row.at(-1) ?? ''))
    ? `${rows.length} dated events`
    : null;
}

function reasonAnswered(letter: Scored): string | null {
  const quoted = named(letter, /^(reason\.quoted|answer\.(stated|position|[a-z-]+-quoted|[a-z-]+-in-part))/);
  const answered = named(letter, /^reason\.(?!quoted|in-notice|unquoted|none)/);
  return quoted && answered ? `${quoted}, ${answered}` : null;
}

function clauseQuoted(letter: Scored): string | null {
  const term = block(
    letter,
    new RegExp(
      `^agreement\\.(${keys})(-(payment-hold|limitation|limitation-past|reserve|unknown|pause|2024|unread))?$`,
    ),
  );
  return term && /“[^”]+”/.test(term.text) && /versions? of|copies of|public copy/.test(term.text)
    ? `${term.id}, words and version`
    : null;
}

function rightHold({ draft }: Scored): string | null {
  const { holdType } = draft.factSheet.situation;
  const clause = {
    payout_pause: 'hold-pause',
    rolling_reserve: 'hold-reserve',
    account_limitation: 'hold-limitation',
    termination: 'hold-termination',
    match_listing: 'hold-match',
  }[holdType as string];
  return clause && draft.document.blocks.some((each) => each.id.startsWith(`agreement.${clause}`)) ? holdType : null;
}

function elements(letter: Scored): string | null {
  const contract = block(letter, /^grounds\.(later-)?contract/);
  const listed =
    contract !== undefined &&
    [
      /Agreement/,
      /made (the|those) sales|sales that it processed|with the sales/,
      /withheld|withhold|unpaid|not paid out|to keep it is a breach/,
      /loss is/,
    ].every((part) => part.test(contract.text));
  return listed && block(letter, /^grounds\.(covenant-facts|(later|final|escalation)-(measured|asked))/)
    ? 'contract, performance, breach, loss; discretion and its measure'
    : null;
}

function deadline({ draft, text }: Scored): string | null {
  const due = askedFor(draft.factSheet.dated, draft.document.letter_type);
  const fact = draft.factSheet.facts['deadline'];
  return fact?.value === due && text.includes(fact.display)
    ? `${fact.display}, ${draft.factSheet.facts['response_days']?.display}`
    : null;
}

function noticeGiven(letter: Scored): string | null {
  const id = named(
    letter,
    new RegExp(
      `^closing\\.(${keys})-(notice(-over|-running|-sent|-webform|-submitted(-over|-running)?|-given)?|intent)$`,
    ),
  );
  const { packet, situation } = letter.draft.factSheet;
  const own = situation.flags.includes('notice_given') || packet?.is_notice === true;
  return id && own ? `${id}, ${packet?.agreement ?? ''}` : null;
}

/** A proposal is dealt with in one labeled run of blocks; the rest of the letter offers nothing. */
function compromisePart({ draft, text }: Scored): string | null {
  const at = draft.document.blocks.flatMap((each, index) => (each.id.startsWith('compromise.') ? [index] : []));
  const oneRun = at.every((index, position) => index === (at[0] ?? 0) + position);
  if (at.length === 0) return /\bwill accept\b|\bproposal is\b/i.test(text) ? null : 'no offer';
  return at.length >= 3 && oneRun && text.includes('Fed. R. Evid. 408')
    ? `${at.length} blocks together, labeled`
    : null;
}

function signed({ draft, text }: Scored): string | null {
  const { signature } = draft.document;
  const words = wordCount(draft.document);
  return signature.bar_number && signature.bar_state && words <= maxWordsOf(draft.factSheet) && !outrage.test(text)
    ? `${signature.bar_state} bar number, ${words} words`
    : null;
}

/** The twenty points of a good letter, in order. Missing one of the first three fails the letter outright. */
export const rubric: readonly Point[] = [
  {
    name: 'every authority in the library and usable',
    shownBy: (letter) => {
      const ids = letter.draft.plan.authorityRefs;
      return clean(letter, ['citation']) && ids.every((id) => authorityOf(id).usable && !authorityOf(id).do_not_cite)
        ? `${ids.length} cited`
        : null;
    },
  },
  {
    name: 'no criminal, administrative or disciplinary threat',
    shownBy: (letter) => (clean(letter, ['threat']) ? 'none found' : null),
  },
  {
    name: 'no invented fact or address',
    shownBy: (letter) =>
      letter.verdict.ok && clean(letter, ['fact', 'name', 'address', 'provenance', 'characters', 'structure'])
        ? `${letter.verdict.checked} pieces traced`
        : null,
  },
  {
    name: 'right legal entity and account',
    shownBy: ({ draft, text }) => {
      const { processor_entity: entity, account_id: account } = draft.factSheet.facts;
      return entity && account && draft.document.addressee.name === entity.display && text.includes(account.display)
        ? `${entity.display}, ${account.display}`
        : null;
    },
  },
  { name: 'exact amount, split and reconciled', shownBy: exactAmount },
  { name: 'dated chronology with exhibits', shownBy: chronology },
  { name: 'the stated reason quoted and answered', shownBy: reasonAnswered },
  { name: 'controlling clause quoted with its version', shownBy: clauseQuoted },
  { name: 'right hold type', shownBy: rightHold },
  {
    name: 'exposure arithmetic',
    shownBy: (letter) =>
      named(letter, /^exposure\.(arithmetic|records(-closed)?|(window|later|final|escalation)-(closed|closing|open))$/),
  },
  {
    name: 'governing law matches the grounds',
    shownBy: (letter) =>
      letter.verdict.findings.some((each) => each.key.startsWith('law:'))
        ? null
        : named(letter, /^grounds\.((later|final|escalation)-)?covenant-(de|ca|ny|ut|wa|acquirer|open)$/),
  },
  { name: 'grounds pleaded by element to facts', shownBy: elements },
  { name: 'adverse term faced', shownBy: (letter) => named(letter, /^agreement\.\w+-adverse(-[a-z0-9]+)*$/) },
  {
    name: 'no consumer statute misused',
    shownBy: ({ text }) =>
      doNotCite.some((each) =>
        each.match.some((words) => words.length > 8 && text.toLowerCase().includes(words.toLowerCase())),
      )
        ? null
        : 'none named',
  },
  {
    name: 'specific demand and alternatives',
    shownBy: (letter) => {
      const demand = block(letter, /^demand\./);
      return demand?.items?.some((item) => item.startsWith('In the alternative'))
        ? `${demand.items.length} demands, release in steps among them`
        : null;
    },
  },
  { name: 'calendar deadline that fits the contract', shownBy: deadline },
  { name: 'notice-of-dispute requirements met', shownBy: noticeGiven },
  { name: 'no offer, and a proposal only in its own part', shownBy: compromisePart },
  {
    name: 'preservation and ledger requests, and the MATCH request of an acquirer that closed the account',
    shownBy: ({ text, draft }) => {
      const asked = draft.factSheet.situation.flags.some((flag) => flag === 'match_asked' || flag === 'match_stated');
      const words = ['Preservation', 'ledger', ...(asked ? ['MATCH'] : [])];
      return words.every((word) => text.includes(word)) ? words.join(', ') : null;
    },
  },
  { name: 'attorney’s signature block; under three pages; measured tone', shownBy: signed },
];

/** The evidence for each of the twenty points, or null for one that the letter lacks. */
export const scoreOf = (letter: Scored): (string | null)[] => rubric.map((point) => point.shownBy(letter));

/** The golden file: the letter, preceded by its score. */
export function withHeader(title: string, letter: Scored): string {
  const shown = scoreOf(letter);
  const lines = rubric.map(
    ({ name }, index) =>
      `${String(index + 1).padStart(2)} ${shown[index] ? 'yes' : 'NO '} ${name}${shown[index] ? `: ${shown[index]}` : ''}`,
  );
  const total = shown.filter(Boolean).length;
  return [
    title,
    `Rubric: ${total} of ${rubric.length}. Points 1 to 3 may never be missing.`,
    '',
    ...lines,
    '',
    '='.repeat(72),
    '',
    letterAsText(letter.draft.document),
  ].join('\n');
}
