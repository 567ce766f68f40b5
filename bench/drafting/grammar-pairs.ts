import type { FactSheet } from '../../drafting/facts/fact.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { longDate, months } from '../../drafting/text/display.ts';

/** The same words twice: `right` with the facts of the case, `wrong` with others of the same case. */
type Pair = { kind: string; right: string; wrong: string; why: string };

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const weekday = (day: string): string => weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '';
const dayMonth = (day: string): string =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
const short = (money: string): string => money.replace(/\.00$/, '');
const lawNames: Record<string, string> = { CA: 'California', DE: 'Delaware', NY: 'New York' };

const low =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** A whole number below a million in words. */
export function inWords(value: number): string {
  if (value < 20) return low[value] ?? '';
  if (value < 100) return `${tens[Math.floor(value / 10)]}${value % 10 === 0 ? '' : `-${low[value % 10]}`}`;
  const [size, name] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  return `${inWords(Math.floor(value / size))} ${name}${value % size === 0 ? '' : ` ${inWords(value % size)}`}`;
}
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

type Read = {
  P: string;
  shown: (id: string) => string;
  day: (id: string) => string;
  cents: (id: string) => number;
  has: (...ids: string[]) => boolean;
};
const pair = (
  kind: string,
  why: string,
  make: (one: string, other: string) => string,
  one: string,
  other: string,
): Pair => ({
  kind,
  why,
  right: make(one, other),
  wrong: make(other, one),
});

function sums({ P, shown, cents, has }: Read): Pair[] {
  const held = short(shown('claimed') || shown('held_amount'));
  const made: Pair[] = [];
  if (has('reserve', 'unreserved')) {
    const [reserve, rest] = [short(shown('reserve')), short(shown('unreserved'))];
    made.push(
      pair(
        'role-swapped',
        'The reserve is a part of the sum.',
        (a, b) => `Of the ${a} that ${P} keeps, ${b} is a reserve.`,
        held,
        reserve,
      ),
      pair(
        'role-swapped',
        'One part is a reserve and the other is not.',
        (a, b) => `A reserve accounts for ${a}, and ${b} stands outside it.`,
        reserve,
        rest,
      ),
      pair(
        'role-swapped',
        'The rest is what no reserve covers.',
        (a, b) => `Unreserved is ${a}; reserved is ${b}.`,
        rest,
        reserve,
      ),
      pair(
        'computed',
        'The parts add up to the whole.',
        (a, b) => `${a} is what remains when ${reserve} is taken from ${b}.`,
        rest,
        held,
      ),
    );
  }
  if (has('released', 'claimed'))
    made.push(
      pair(
        'role-swapped',
        'What was released is not what is kept.',
        (a, b) => `${P} released ${a} and kept ${b}.`,
        short(shown('released')),
        held,
      ),
    );
  const whole = Math.floor((cents('claimed') || cents('held_amount')) / 100);
  if (held === short(shown('held_amount')) && cents('held_amount') % 100 === 0 && whole < 1_000_000)
    made.push({
      kind: 'in-words',
      why: 'The sum in words.',
      right: `${P} is withholding ${inWords(whole)} dollars.`,
      wrong: `${P} is withholding ${inWords(whole + 1000)} dollars.`,
    });
  if (has('volume_avg'))
    made.push(
      pair(
        'role-swapped',
        'The average month is not what is held.',
        (a, b) => `The Merchant sells ${a} in an average month; ${P} is holding ${b}.`,
        short(shown('volume_avg')),
        held,
      ),
    );
  return [
    ...made,
    pair(
      'party-swapped',
      'Who holds and who is owed.',
      (a, b) => `${a} is holding ${held} that belongs to ${b}.`,
      P,
      'the Merchant',
    ),
    pair('party-swapped', 'Who ran the account.', (a, b) => `${a} processed the sales of ${b}.`, P, 'the Merchant'),
  ];
}

function days({ P, shown, day, has }: Read): Pair[] {
  const [began, deadline, dated] = [day('hold_started'), day('deadline'), day('dated')];
  const made: Pair[] = [];
  if (began)
    made.push(
      pair(
        'date-swapped',
        'Start and day to answer.',
        (a, b) => `The hold has run since ${longDate(a)}; we ask for an answer by ${longDate(b)}.`,
        began,
        deadline,
      ),
      pair(
        'date-format',
        'The start in another form.',
        (a) => `${P} has held the money since ${dayMonth(a)}.`,
        began,
        addDays(began, 1),
      ),
      pair('date-format', 'The start in ISO form.', (a) => `The hold began on ${a}.`, began, addDays(began, 10)),
      pair(
        'weekday',
        'The weekday of the start.',
        (a) => `The hold began on ${weekday(a)}, ${longDate(began)}.`,
        began,
        addDays(began, 2),
      ),
    );
  if (began && has('days_held'))
    made.push(
      pair(
        'computed',
        'Days since the start.',
        (a) => `As of this letter the hold is ${a} days old.`,
        String(daysBetween(began, dated)),
        String(daysBetween(began, dated) + 9),
      ),
      pair(
        'compared',
        'More is not less.',
        (a) => `The hold has now lasted ${a} than ${daysBetween(began, dated) - 1} days.`,
        'more',
        'fewer',
      ),
    );
  if (has('sent_initial', 'delivered_initial')) {
    const [sent, delivered] = [day('sent_initial'), day('delivered_initial')];
    made.push(
      pair(
        'date-swapped',
        'Sent before delivered.',
        (a, b) => `Our first letter was sent on ${longDate(a)} and delivered on ${longDate(b)}.`,
        sent,
        delivered,
      ),
      pair(
        'computed',
        'Days since the first letter.',
        (a) => `It has been ${a} days since our first letter of ${longDate(sent)}.`,
        String(daysBetween(sent, dated)),
        String(daysBetween(sent, dated) + 5),
      ),
    );
  }
  return [
    ...made,
    pair(
      'weekday',
      'The weekday of the day to answer.',
      (a) => `Please answer by ${weekday(a)}, ${longDate(deadline)}.`,
      deadline,
      addDays(deadline, 1),
    ),
    pair(
      'date-format',
      'The day to answer in another form.',
      (a) => `We expect your answer no later than ${dayMonth(a)}.`,
      deadline,
      addDays(deadline, -3),
    ),
    pair(
      'whose-day',
      'The day is set for the processor.',
      (a) => `${a} has until ${shown('deadline')} to answer.`,
      P,
      'The Merchant',
    ),
  ];
}

function names({ P, shown, has }: Read, law: string): Pair[] {
  const chosen = lawNames[law];
  const other = law === 'DE' ? 'California' : 'Delaware';
  const firstName = shown('contact_name').split(' ').at(-1) ?? '';
  return [
    ...(chosen
      ? [
          pair(
            'whose-law',
            'The law that the agreement chooses.',
            (a) => `${a} law governs, as the Agreement chooses it.`,
            chosen,
            other,
          ),
        ]
      : []),
    ...(has('contact_name')
      ? [
          pair(
            'honorific',
            'The person of the merchant.',
            (a) => `Ms. ${a} can speak for the Merchant.`,
            firstName,
            'Delacroix',
          ),
          pair(
            'party-swapped',
            'Whose person it is.',
            (a) => `Ms. ${firstName} can speak for ${a}.`,
            'the Merchant',
            P,
          ),
        ]
      : []),
    pair(
      'short-name',
      'The merchant without its form.',
      (a) => `This letter is written for ${a}.`,
      shown('merchant_legal').replace(/,? (?:LLC|Inc\.?)$/, ''),
      'Jupiter Outfitters',
    ),
    pair('party-swapped', 'Whom the firm represents.', (a) => `We represent ${a} in this matter.`, 'the Merchant', P),
    pair('party-swapped', 'Who is asked to pay.', (a, b) => `We ask ${a} to pay ${b}.`, P, 'the Merchant'),
    ...(has('multiple')
      ? [
          pair(
            'compared',
            'At least is not at most.',
            (a) => `The hold is ${a} ${shown('multiple')} the illustrated loss.`,
            'at least',
            'at most',
          ),
        ]
      : []),
    ...(has('exhibit_hold_notice', 'exhibit_chargeback_report')
      ? [
          pair(
            'exhibit-swapped',
            'Which exhibit it is.',
            (a) => `The notice of the hold is ${a}.`,
            shown('exhibit_hold_notice'),
            shown('exhibit_chargeback_report'),
          ),
        ]
      : []),
    pair('polarity', 'The money is withheld.', (a) => `The funds ${a} withheld.`, 'are still', 'are no longer'),
    pair(
      'polarity',
      'The claim is maintained.',
      (a) => `The Merchant ${a} its claim to the money.`,
      'maintains',
      'does not maintain',
    ),
    pair(
      'polarity',
      'The account is the right one.',
      (a) => `The account in question ${a} ${shown('account_id')}.`,
      'is',
      'is not',
    ),
  ];
}

/** Every pair that the facts of a letter allow. */
export function pairsOf({ facts, situation }: FactSheet): Pair[] {
  const read: Read = {
    P: facts['processor']?.display ?? '',
    shown: (id) => facts[id]?.display ?? '',
    day: (id) => String(facts[id]?.value ?? ''),
    cents: (id) => Number(facts[id]?.value ?? 0),
    has: (...ids) => ids.every((id) => facts[id] !== undefined),
  };
  return [...sums(read), ...days(read), ...names(read, situation.law)].filter(({ right, wrong }) => right !== wrong);
}
