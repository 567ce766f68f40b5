import { adverse } from '../../knowledge/adverse.ts';
import type { Adverse } from '../../knowledge/processors/profile.ts';
import { onRecall } from '../../knowledge/entries/source-seen.ts';
import { authorityOf } from '../../knowledge/load.ts';
import type { Authority } from '../../knowledge/schemas.ts';
import type { FactSheet } from '../facts/fact.ts';

/** `met`: how the letter meets it, with the authorities that stand beside it. */
type Against = Adverse & { authority: Authority; met: string };

const within = (allowed: readonly string[] | undefined, value: string | null): boolean =>
  !allowed || (value !== null && allowed.includes(value));

function metBy({ answer, beside = [] }: Adverse, retired: FactSheet['retired']): string {
  const good = beside.filter((id) => !retired?.authorityIds.includes(id)).map(authorityOf);
  if (good.length === 0) return answer;
  const cited = good.map((each) => `${each.citation}${onRecall(each) ? ' (on recall)' : ''}`);
  return `${answer} Beside it stands ${cited.join('; ')}.`;
}

/** Unretired adverse authorities that apply in this situation. For the analysis only. */
export function authoritiesAgainst({
  situation: { processor, law, reason, merchantState },
  retired,
}: FactSheet): Against[] {
  return adverse
    .filter((each) => !retired?.authorityIds.includes(each.authority_id))
    .filter(
      (each) =>
        within(each.processors, processor) &&
        within(each.laws, law) &&
        within(each.reasons, reason) &&
        within(each.states, merchantState),
    )
    .map((each) => ({ ...each, authority: authorityOf(each.authority_id), met: metBy(each, retired) }));
}
