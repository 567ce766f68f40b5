import { adverse } from '../../knowledge/adverse.ts';
import type { Adverse } from '../../knowledge/processors/profile.ts';
import { authorityOf } from '../../knowledge/load.ts';
import type { Authority } from '../../knowledge/schemas.ts';
import type { FactSheet } from '../facts/fact.ts';

type Against = Adverse & { authority: Authority };

const within = (allowed: readonly string[] | undefined, value: string | null): boolean =>
  !allowed || (value !== null && allowed.includes(value));

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
    .map((each) => ({ ...each, authority: authorityOf(each.authority_id) }));
}
