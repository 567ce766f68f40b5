import { daysFrom, heldDays, never, of, roles, type Relation } from './relation.ts';
import { fits, unitDays } from './fits.ts';
import { isOneOf, type Value } from './tokens.ts';

const sentTo: Record<string, readonly string[]> = {
  first: ['sent_initial', 'first_letter'],
  second: ['sent_follow_up'],
  final: ['sent_final'],
  last: ['last_letter'],
};
const deliveredOf: Record<string, readonly string[]> = {
  first: ['delivered_initial'],
  second: ['delivered_follow_up'],
  final: ['delivered_final'],
  last: ['last_delivered'],
};

/** Whether a count, in whatever unit and as exactly as stated, is this many days. */
const hasLasted = (count: Value | undefined, days: number): boolean => {
  const length = unitDays[count?.unit ?? ''];
  return count !== undefined && length !== undefined && fits({ ...count, kind: 'count' }, days / length);
};

/** When the hold began, when letters were sent and delivered, how many days lie between, and the day set. */
export const days: readonly Relation[] = [
  {
    pattern: of('(?:‹P› (?:first )?stopped paying out on|nothing has been paid out since) {day}'),
    holds: roles(['hold_started']),
    why: 'That is not the day on which the hold began.',
  },
  {
    pattern: of('‹P› (?:has|have)(?: now)? (?:had|{hold}) {funds} for ‹N\\d+›'),
    holds: ([count], sheet) => hasLasted(count, heldDays(sheet)),
    why: 'The hold has lasted another number of days.',
  },
  {
    pattern: of('‹P› received our (first|second|final|last) letter on {day}'),
    holds: (values, sheet, match) => roles(deliveredOf[match[1] ?? ''] ?? [])(values, sheet, match),
    why: 'The letter was delivered on another day.',
  },
  {
    pattern: of(
      '(?:the )?‹N\\d+› (?:from|after|since) the start of the hold (?:were over|ended|passed|ran out|end) on {day}',
    ),
    holds: ([count, date], sheet) =>
      count?.unit === 'days' &&
      (Date.parse(String(date?.value)) - Date.parse(String(sheet.facts['hold_started']?.value))) / 86_400_000 ===
        count.value,
    why: 'Those days end on another day.',
  },
  {
    pattern: of(
      '(?:the )?hold (?:has run since|has lasted since|began on|started on|has been in place since|dates from|was imposed on|was placed on) {day}',
    ),
    holds: roles(['hold_started']),
    why: 'That is not the day on which the hold began.',
  },
  {
    pattern: of('‹M› has until {day} to (?:answer|reply|respond)'),
    holds: never,
    why: 'The day is set for the processor.',
  },
  {
    pattern: of('‹P› has until {day} to (?:answer|reply|respond)'),
    holds: roles(['deadline']),
    why: 'That is not the day set.',
  },
  {
    pattern: of(
      '(?:an answer|a reply|a response|your answer|your reply|your response|answer|reply|respond)(?: is (?:asked for|expected|due))?,? (?:by|no later than|not later than|on or before) {day}',
    ),
    holds: roles(['deadline']),
    why: 'That is not the day set for the answer.',
  },
  {
    pattern: of(
      'our (first|second|final|last) letter (?:was|went out) ?(?:sent|mailed|posted)? on {day} and (?:was )?(?:delivered|received|reached ‹P›) on {day}',
    ),
    holds: (values, sheet, match) =>
      roles(sentTo[match[1] ?? ''] ?? [], deliveredOf[match[1] ?? ''] ?? [])(values, sheet, match),
    why: 'The letter was sent or delivered on another day.',
  },
  {
    pattern: of('(?:it has been |it is )?‹N\\d+› (?:since|after) our (first|second|final|last) letter of {day}'),
    holds: ([count, date], sheet, match) =>
      date !== undefined &&
      isOneOf(sheet, date, ...(sentTo[match[1] ?? ''] ?? [])) &&
      hasLasted(count, daysFrom(sheet, date.value)),
    why: 'Between the two days lies another number of days.',
  },
  {
    pattern: of(
      '(?:the )?hold (?:is|has now lasted|has lasted|has been running for|has run for|has now run for|has continued for|has been in place for|has now been in place for) ‹N\\d+›(?! the illustrat)(?: old)?',
    ),
    holds: ([count], sheet) => hasLasted(count, heldDays(sheet)),
    why: 'The hold has lasted another number of days.',
  },
  {
    pattern: of('(?:the )?hold is ‹N\\d+› the illustrat(?:ed|ive) loss'),
    holds: ([count], sheet) => count !== undefined && count.bound !== 'most' && isOneOf(sheet, count, 'multiple'),
    why: 'The comparison, or the number of times, is another.',
  },
];
