import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { Ledger } from '../../../contract/money.ts';
import type { PacketView } from '../../../contract/packet.ts';
import type { CasePapersView } from '../../../contract/papers.ts';
import { nextStepOf, type MerchantAction, type NextStep } from '../../../domain/cases/next-step.ts';
import type { StageView } from '../../../domain/cases/stage.ts';
import { openFee } from '../../../domain/money/open-fee.ts';
import { orpc } from '../../api/api.ts';
import { counselUnreadQuery } from '../../messages/use-counsel-unread.ts';
import { packetQuery } from '../../packet/use-packet.ts';
import { owedByMerchant } from '../../papers/owed.ts';
import { papersQuery } from '../../papers/use-papers.ts';

type OwedCase = {
  id: string;
  stage: StageView;
  actions: readonly MerchantAction[];
  may: { ask_counsel: boolean };
};
/** Whether all that is owed is known: before that nobody is told that nothing is. */
export type Known = 'loading' | 'failed' | 'known';

/**
 * These cases with all that each of them waits for from its merchant, and the next step over them: the one rule for the list of cases and for the
 * page of one, so that they cannot disagree. `hasDraft`: an application was begun.
 */
export function useNextStep<Case extends OwedCase>(
  cases: readonly Case[],
  hasDraft = false,
): { step: NextStep<Case> | null; cases: Case[]; known: Known } {
  const open = cases.filter(isOpen);
  const paying = cases.filter(mayOweFee);
  const own = cases.filter(({ may }) => may.ask_counsel);
  const papers = useQueries({ queries: open.map(({ id }) => papersQuery(id)), combine: together<CasePapersView> });
  const packets = useQueries({ queries: open.map(({ id }) => packetQuery(id)), combine: together<PacketView> });
  const ledgers = useQueries({ queries: paying.map(({ id }) => ledgerQuery(id)), combine: together<Ledger> });
  const unread = useQueries({ queries: own.map(({ id }) => counselUnreadQuery(id)), combine: together<Unread> });
  const owed = cases.map((of) => {
    const ledger = ledgers.data[paying.indexOf(of)];
    const asked = open.indexOf(of);
    return {
      ...of,
      actions: owedByMerchant(of.actions, papers.data[asked], packets.data[asked], {
        unread: unread.data[own.indexOf(of)]?.unread ?? 0,
        fee: ledger ? openFee(ledger) : null,
      }),
    };
  });
  const known = [papers.known, packets.known, ledgers.known, unread.known];
  return {
    step: nextStepOf(owed, hasDraft),
    cases: owed,
    known: known.includes('failed') ? 'failed' : known.includes('loading') ? 'loading' : 'known',
  };
}

const ledgerQuery = (id: string) => orpc.money.getLedger.queryOptions({ input: { id } });

/** In a case that has ended nobody owes a paper. */
const isOpen = ({ stage }: OwedCase): boolean => stage.owner !== 'nobody';
/** A fee falls due on money that came back. */
const mayOweFee = ({ stage: { stage } }: OwedCase): boolean => ['recovering', 'recovered', 'closed'].includes(stage);

type Unread = { unread: number };

function together<Data>(results: UseQueryResult<Data>[]): { data: (Data | undefined)[]; known: Known } {
  const open = results.filter(({ data }) => data === undefined);
  return {
    data: results.map(({ data }) => data),
    known: open.length === 0 ? 'known' : open.some(({ isError }) => isError) ? 'failed' : 'loading',
  };
}
