import type { AuthorityUse } from '../../domain/knowledge/kinds.ts';
import type { Authority } from '../schemas.ts';

/** Whether a letter may cite it, before any retirement. */
export const useOf = ({ usable, do_not_cite }: Authority): AuthorityUse =>
  do_not_cite ? 'do_not_cite' : usable ? 'usable' : 'analysis_only';
