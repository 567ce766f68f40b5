import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { PacketView } from '../../../contract/packet.ts';
import type { CasePapersView } from '../../../contract/papers.ts';
import { nextStepOf, type MerchantAction, type NextStep } from '../../../domain/cases/next-step.ts';
import type { StageView } from '../../../domain/cases/stage.ts';
import { packetQuery } from '../../packet/use-packet.ts';
import { owedByMerchant } from '../../papers/owed.ts';
import { papersQuery } from '../../papers/use-papers.ts';

type OwedCase = { id: string; stage: StageView; actions: readonly MerchantAction[] };
/** Whether all that is owed is known: before that nobody is told that nothing is. */
export type Known = 'loading' | 'failed' | 'known';

/**
 * The merchant's next step over these cases, with what their papers and their notices need. Of several cases these are asked only while nothing
 * else is to be done. `unread`: messages of the attorney of the only case, `fee`: what is open of its fee, in cents; `hasDraft`: an application was begun.
 */
export function useNextStep<Case extends OwedCase>(
  cases: readonly Case[],
  { unread = 0, fee = 0, hasDraft = false }: { unread?: number; fee?: number | undefined; hasDraft?: boolean } = {},
): { step: NextStep<Case> | null; known: Known } {
  const first = nextStepOf(cases, hasDraft);
  const asked = cases.length === 1 || first?.kind === 'wait' ? cases.filter(isOpen) : [];
  const papers = useQueries({ queries: asked.map(({ id }) => papersQuery(id)), combine: together<CasePapersView> });
  const packets = useQueries({ queries: asked.map(({ id }) => packetQuery(id)), combine: together<PacketView> });
  const owed = cases.map((of) => {
    const at = asked.indexOf(of);
    return { ...of, actions: owedByMerchant(of.actions, papers.data[at], packets.data[at], { unread, fee }) };
  });
  const known = [papers.known, packets.known];
  return {
    step: nextStepOf(owed, hasDraft),
    known: known.includes('failed') ? 'failed' : known.includes('loading') ? 'loading' : 'known',
  };
}

/** In a case that has ended nobody owes anything. */
const isOpen = ({ stage }: OwedCase): boolean => stage.owner !== 'nobody';

function together<Data>(results: UseQueryResult<Data>[]): { data: (Data | undefined)[]; known: Known } {
  const open = results.filter(({ data }) => data === undefined);
  return {
    data: results.map(({ data }) => data),
    known: open.length === 0 ? 'known' : open.some(({ isError }) => isError) ? 'failed' : 'loading',
  };
}
