import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { noStepTaken, type NoticeGiven } from '../clock/clock-facts.ts';
import { contractSteps, nextContractStep, type ContractStep } from '../clock/steps.ts';
import { computed, knowledge, type FactBuilder } from './fact-builder.ts';

/** "arbitration before the American Arbitration Association", as it stands inside a sentence. */
function stepInWords(step: ContractStep['step'], { administrator }: Agreement['procedure']): string {
  if (step === 'election') return 'the election notice';
  if (step === 'small_claims') return 'small claims court';
  const before = administrator.value;
  return before === null
    ? 'arbitration'
    : `arbitration before ${before.endsWith('Association') ? 'the ' : ''}${before}`;
}

/**
 * The step that the agreement names next, and the first day on which its periods allow it. The letter states the
 * meeting itself.
 */
export function nextStepFacts(build: FactBuilder, agreement: Agreement, notice: NoticeGiven, dated: string): void {
  const taken = { ...noStepTaken, conference_on: notice.sent_on };
  const next = nextContractStep(contractSteps(agreement, { notice, taken }), taken);
  if (!next?.on) return;
  const { id, procedure } = agreement;
  const source = knowledge(`${id} procedure`);
  build.text('next_step', 'label', stepInWords(next.step, procedure), {
    label: 'Next step of the agreement',
    role: 'term',
    source,
  });
  if (procedure.conference.value === 'required')
    build.text('next_step_once', 'label', 'the meeting that the Agreement calls for comes first', {
      label: 'What the next step waits for besides',
      role: 'term',
      source,
    });
  build.date(next.on <= dated ? 'next_step_open' : 'next_step_from', next.on, {
    label: 'First possible day of the next step',
    role: 'notice_end',
    source: computed('the clock of the agreement, from the notice', 'sent_initial', 'delivered_initial'),
  });
  draftFacts(build, next);
}

/**
 * What a draft of that step says. No facts where the parties or the sum are not on file, since then there is nothing to
 * draft.
 */
function draftFacts(build: FactBuilder, { step, clause }: ContractStep): void {
  if (!['merchant_legal', 'processor_entity', 'claimed'].every((id) => build.has(id))) return;
  const source = knowledge(`${clause.agreement} procedure`);
  build.text('draft_name', 'label', step === 'election' ? 'election notice' : 'demand for arbitration', {
    label: 'What is drafted of the next step',
    role: 'term',
    source,
  });
  const anchor = clause.anchor.startsWith('§') ? clause.anchor : `‘${clause.anchor}’`;
  build.text('step_clause', 'label', `${clause.title}, ${anchor}`, {
    label: 'Clause of the next step',
    role: 'term',
    source,
  });
}
