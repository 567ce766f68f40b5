import { z } from 'zod';
import general from './authorities.json' with { type: 'json' };
import { profiles } from './processors/folders.ts';
import { authority, type Authority } from './schemas.ts';

/** The authorities for every processor, then each processor's own terms and pages. */
const entered: readonly unknown[] = [...general, ...Object.values(profiles).flatMap((each) => each.authorities)];
const list = z.array(authority).parse(entered);

/** Every authority by id. Malformed data fails at startup. */
export const authorities: ReadonlyMap<string, Authority> = new Map(list.map((each) => [each.id, each]));
if (authorities.size !== list.length) throw new Error('two authorities share an id');

/** May be cited in a letter. */
export const usable: readonly Authority[] = list.filter((each) => each.usable && !each.do_not_cite);
/** Must never be cited to a processor; `reason` says why. */
export const doNotCite: readonly Authority[] = list.filter((each) => each.do_not_cite);

/** Throws on an unknown id, so that a typo in our own rules cannot go unnoticed. */
export function authorityOf(id: string): Authority {
  const found = authorities.get(id);
  if (!found) throw new Error(`unknown authority: ${id}`);
  return found;
}
