import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { clauseOf, type ClockClause } from '../../knowledge/processors/clock.ts';
import type { NoticeGiven, StepsTaken } from './clock-facts.ts';
import { waitOf } from './wait.ts';

/** A step that the agreement itself names. `on`: its first possible day, null with the reason; `always`: no period bars it. */
export type ContractStep = {
  step: 'election' | 'arbitration' | 'small_claims';
  label: string;
  clause: ClockClause;
} & (
  | { open: 'always'; on: null; missing: null }
  | { open: 'from'; on: string; missing: null }
  | { open: 'unknown'; on: null; missing: string }
);

const from = ({ on, missing }: { on: string | null; missing: string | null }) =>
  on === null
    ? ({ open: 'unknown', on: null, missing: missing ?? '' } as const)
    : ({ open: 'from', on, missing: null } as const);

/** The steps after a notice that a version names, each with its first possible day; a step the version lacks is not listed. */
export function contractSteps(
  agreement: Agreement,
  { notice, taken }: { notice: NoticeGiven | null; taken: StepsTaken },
): ContractStep[] {
  const { procedure } = agreement;
  const { election_days: election, wait_days: days, pre_notice_required: first } = procedure;
  const { small_claims: small, small_claims_waits: waits, forum, administrator } = procedure;
  const wait = waitOf(procedure, notice, taken);
  const steps: ContractStep[] = [];
  if (election?.value)
    steps.push({
      step: 'election',
      label: 'Election notice',
      clause: clauseOf(agreement, election),
      ...from(wait.cleared),
    });
  const arbitration = days.value === null ? first : days;
  if (forum.value !== null && arbitration.value !== null && arbitration.value !== false)
    steps.push({
      step: 'arbitration',
      label: administrator.value === null ? 'Arbitration' : `Arbitration, ${administrator.value}`,
      clause: clauseOf(agreement, arbitration),
      ...from(wait.filing),
    });
  if (small.value)
    steps.push({
      step: 'small_claims',
      label: 'Small claims court',
      clause: clauseOf(agreement, waits?.value ? waits : small),
      ...(waits?.value ? from(wait.filing) : ({ open: 'always', on: null, missing: null } as const)),
    });
  return steps;
}

/** The steps that may be taken on a day. */
export const stepsOpenOn = (steps: readonly ContractStep[], day: string): ContractStep[] =>
  steps.filter((each) => each.open === 'always' || (each.on !== null && each.on <= day));

/**
 * The contract's next step when no letter is answered: the first step that a period bars, with its first possible day.
 */
export function nextContractStep(steps: readonly ContractStep[], taken: StepsTaken): ContractStep | null {
  return (
    steps.find(({ step }) => (step === 'election' ? taken.election_received_on === null : step === 'arbitration')) ??
    null
  );
}
