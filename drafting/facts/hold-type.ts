import type { CaseFields } from '../../domain/case-fields.ts';
import type { Notice } from '../../knowledge/processors/notice.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { printable } from '../text/sanitize.ts';
import { aboutTheHold } from '../text/screen-quote.ts';
import type { HoldType } from '../../domain/cases/hold.ts';

type HoldTypeFinding = { type: HoldType; because: string };

const matching =
  /\b(MATCH (list|listing|file|system|database)|(on|to|in|into|the) MATCH\b|TMF\b)|\b[Tt]erminated [Mm]erchant [Ff]ile/;
const keeping = /\b(liquidated damages|forfeit|confiscat|seiz(ed|ure)|damages? (fee|charge)|as damages|fined)/i;
const closing =
  /\b(terminat|clos(ed|ure|ing) (of )?(your|the|this) (\w+ )?account|account\b[^.]{0,40}\b(clos(ed|ure)|deactivat|disabled)|deactivat|disabled your (\w+ )?account|offboard|no longer (be able to )?(support|offer|process|able|accept)|unable to (continue )?support|(permanently|has been|was|been) closed|permanent)/i;
const limiting = /\b(limit(ed|ation|ations)|restrict(ed|ion|ions))\b/i;
/** A right that is reserved is no reserve, and neither is one that is denied. */
const reserving =
  /\brolling\b|(?<!\b(?:no|not|never|without)(?: in)?(?: an?| any)? )\breserves?\b(?! (?:(?:the|all|any|our|its|every) )?rights?\b)|(?<!\brights? (?:(?:is|are) )?)\breserved\b(?! (?:(?:the|all|any|our|its|every) )?rights?\b)/i;
export const namesReserve = (text: string): boolean => reserving.test(text);
const rolling = /\brolling\b|%|\bpercent|\bper ?centage\b/i;
const fixed =
  /\b(fixed|minimum|up-?front|capped|lump[- ]sum|flat|one-time)\b[^.]{0,30}\breserve|\breserve\b[^.]{0,40}\b(fixed|minimum|target|of (USD |US)?\$\s?\d)/i;
const verifying =
  /\b(until|pending|once|unless|before|subject to)\b[^.]{0,80}\b(verif|identity|beneficial owner|documents?|information)|\b(verif\w+|identity|documents?)\b[^.]{0,60}\b(incomplete|failed|outstanding|required|needed|unsuccessful)\b|\b(could not|cannot|unable to|need(s)? to|must|please) (verify|confirm) (your|the|its|who)/i;
const pausing = /\b(paus\w*|suspen\w*|delay\w*|holds?|held|withh\w+|frozen|freez\w*|under review|payouts?|disabled)\b/i;
/** "Your account has not been closed" must not match as closed. */
const denied =
  /\b(has|have|is|are|was|were) not (yet )?(been )?(terminated|closed|limited|restricted|deactivated|disabled)\b/gi;

/** The common pattern plus every processor's own, no matter who holds the funds: notices get forwarded and copied. */
const closings = [closing, ...Object.values(profiles).flatMap(({ notice: { closed } }) => closed ?? [])];
const saysClosed = (text: string): boolean => closings.some((each) => each.test(text));

function fromReserves({ held_amount_cents: held, rolling_reserves_held_cents: reserve }: CaseFields): boolean {
  return reserve !== null && held !== null && reserve > 0 && reserve === held;
}

/** First match wins. */
function fromWords(reason: string, notice: Notice): HoldTypeFinding | null {
  const said = { closed: saysClosed(reason), limited: limiting.test(reason) };
  const holdTypeRules: readonly (readonly [boolean, HoldType, string])[] = [
    [keeping.test(reason), 'damages', 'the stated reason refers to funds retained as damages or forfeited'],
    [matching.test(reason), 'match_listing', 'the stated reason refers to a MATCH listing'],
    ...notice.holdTypeRules.map(({ fits, type, because }) => [fits(reason, said), type, because] as const),
    [said.closed, 'termination', 'the stated reason refers to a closed or disabled account'],
    [
      fixed.test(reason) && !rolling.test(reason),
      'fixed_reserve',
      'the stated reason refers to a reserve of a fixed amount',
    ],
    [namesReserve(reason), 'rolling_reserve', 'the stated reason refers to a reserve'],
    [verifying.test(reason), 'verification_hold', 'the stated reason conditions release on verification'],
    [said.limited, 'account_limitation', 'the stated reason refers to a limited or restricted account'],
  ];
  const found = holdTypeRules.find(([holds]) => holds);
  return found ? { type: found[1], because: found[2] } : null;
}

/** The type of hold, from the stated reason, then the reserve figures and the processor. */
export function holdTypeOf(fields: CaseFields): HoldTypeFinding {
  const reason = (aboutTheHold(printable(fields.reason_given)) ?? '').replace(denied, ' ');
  const { notice } = profiles[fields.processor];
  const read = fromWords(reason, notice);
  if (read) return read;
  if (fromReserves(fields))
    return { type: 'rolling_reserve', because: 'the entire amount is recorded as rolling reserve' };
  if (pausing.test(reason)) {
    return {
      type: notice.pause,
      because: 'the stated reason refers to a hold, pause or review of payouts',
    };
  }
  return { type: 'unknown', because: 'neither the stated reason nor the reserve figures show the type of hold' };
}
