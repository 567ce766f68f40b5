import { namesPattern } from '../../domain/processors.ts';
import type { Complaint, Unit } from './unit.ts';

/** The merchant or counsel, who give something up in words of their own. */
const we = String.raw`(?:we|i|the merchant|our client|the client)`;
const you = String.raw`(?:you|your \w+|it|the processor|${namesPattern('brand')})`;
const conceding: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${we}(?:,? (?:\w+ly|do|does|would|will|can|must|also|hereby|of course|therefore))* (?:concedes?|admits?|acknowledges?|accepts?|agrees?|grants?|recogni[sz]es?|waives?|gives? up|withdraws?|abandons?|forgoes?)\b(?! (?:no|nothing|receipt|your (?:prompt|attention|courtesy|time)))`,
    'i',
  ),
  new RegExp(
    String.raw`\b${we} (?:do(?:es)?|did|will|would)(?: not|n't) (?:dispute|contest|question|deny|object|insist|claim|seek|pursue|rely|expect)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b${you} (?:(?:was|were|is|are|may be|may well be) (?:\w+ly )?(?:entitled|justified|right|within|free|permitted)|had (?:every |a |good )?(?:right|reason|cause|grounds?))\b`,
    'i',
  ),
  /\b(?:may|might) (?:well )?be (?:justified|reasonable|proper|warranted|correct)\b|\b(?:was|were|is|are) (?:\w+ly )?(?:understandable|justified|warranted|legitimate)\b/i,
];

/**
 * Sentences that give something up, as far as the verifier can recognize it. The attorney may, with one recorded
 * reason.
 */
export function checkConcession({ plain, proven, where }: Unit): Complaint[] {
  if (proven || where !== 'block') return [];
  const said = plain.replace(/"[^"]*"/g, '""');
  const words = conceding.map((pattern) => pattern.exec(said)?.[0]).find((found) => found !== undefined);
  return words === undefined
    ? []
    : [
        {
          severity: 'red',
          check: 'concession',
          words,
          settle: 'reason',
          why: 'This may give something up, or admit it, for the Merchant.',
        },
      ];
}
