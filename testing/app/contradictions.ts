import { hasEnded } from '../../domain/cases/case.ts';
import { nextStepOf, paperOf } from '../../domain/cases/next-step.ts';
import { paperRow } from '../../domain/papers/kinds.ts';
import { owedByMerchant } from '../../web/papers/owed.ts';
import { parties, type Seen, type Walked } from './walk-papers.ts';

/**
 * In words, each place where two screens, or a screen and the server, disagree about the papers of a case; empty where the same is said
 * everywhere. Driven by the papers that are there: a new kind is compared like the others. Pure.
 */
export const contradictions = (walked: Walked): string[] => [
  ...ofMerchant(walked),
  ...[walked.merchant, ...walked.others].flatMap((seen) =>
    betweenShownAndTaken(seen).map((each) => `${seen.reader}: ${each}`),
  ),
  ...walked.others.flatMap((seen) =>
    unless(seenBy(seen) === seenBy(walked.merchant), `${seen.reader} sees something else than the merchant`),
  ),
];

const unless = (holds: boolean, says: string): string[] => (holds ? [] : [says]);

/** By the id of what the agreement asks of its merchant: the steps with which they do it. */
const stepsFor: Record<string, readonly string[]> = {
  details: ['answer_for_notice', 'complete_details'],
  documents: ['add_documents'],
  form: ['fill_form'],
  notice: ['sign_paper notice'],
  authorization: ['sign_paper authorization'],
  originals: ['mail_original notice', 'mail_original authorization'],
};
const onlyForNotice = ['sign_paper notice', 'sign_paper authorization', 'fill_form', 'mail_original'];

/** The headline, the list of what is owed, what the agreement asks for, and the papers to sign. */
function ofMerchant({ case: theCase, listed, merchant: { papers, packet } }: Walked): string[] {
  const owed = owedByMerchant(theCase.actions, papers, packet);
  // A message may be read whenever.
  const names = owed
    .filter(({ kind }) => !kind.startsWith('read_'))
    .map((action) => ('paper' in action ? `${action.kind} ${action.paper}` : action.kind));
  const ended = hasEnded(theCase.status) || theCase.cancelled_at !== null;
  const headline = nextStepOf([{ ...theCase, actions: owed }])?.kind;
  const asked = packet.asks.filter(({ met, who, turn }) => !met && who === 'merchant' && turn === 'now');
  return [
    ...unless((headline === 'act') === owed.length > 0, `the headline says ${headline} above: ${names.join(', ')}`),
    ...unless(!ended || names.length === 0, `the case has ended and owes: ${names.join(', ')}`),
    ...unless(!ended || packet.asks.length === 0, 'the case has ended and its agreement still asks'),
    ...unless(theCase.stage.owner !== 'merchant' || owed.length > 0, 'the merchant acts next and owes nothing'),
    ...listed.flatMap(({ kind }) =>
      unless(
        owed.some((each) => each.kind === kind),
        `a step among the cases, and none on the page of the case: ${kind}`,
      ),
    ),
    ...asked.flatMap(({ id }) =>
      unless(stepsFor[id]?.some((step) => names.includes(step)) === true, `asked of the merchant, and no step: ${id}`),
    ),
    ...names
      .filter((name) => onlyForNotice.some((each) => name.startsWith(each)))
      .flatMap((name) =>
        unless(
          asked.some(({ id }) => stepsFor[id]?.includes(name)),
          `a step of the merchant, and not asked of them now: ${name}`,
        ),
      ),
    ...papers.items.flatMap(({ kind, may }) => {
      const must = may.sign && !ended && !paperRow(kind).optional;
      const steps = owed.filter((action) => paperOf(action) === kind);
      return unless(
        steps.length === Number(must),
        `${kind} ${must ? 'must' : 'need not'} be signed: ${steps.length} steps`,
      );
    }),
  ];
}

function betweenShownAndTaken({ reader, papers, packet, takes }: Seen): string[] {
  const offered: Record<string, boolean> = { answer: papers.may_answer, ...packet.may };
  for (const { kind, may } of papers.items) {
    offered[`sign ${kind}`] = may.sign;
    offered[`record ${kind}`] = may.record !== null;
    offered[`withdraw ${kind}`] = may.withdraw;
  }
  const party = parties[reader];
  return [
    ...Object.entries(takes).flatMap(([step, taken]) =>
      unless(offered[step] === taken, `${step} is ${taken ? 'taken and not offered' : 'offered and refused'}`),
    ),
    ...papers.items.flatMap(({ kind, may, signatures }) => [
      ...unless(!may.sign || (party !== null && paperRow(kind).signers.includes(party)), `${kind}: signs for another`),
      ...unless(
        !may.withdraw || signatures.some((each) => each.party === party),
        `${kind}: takes back what is not theirs`,
      ),
    ]),
  ];
}

/** All see the same, but for what each of them may do. */
const seenBy = ({ papers, packet }: Seen): string =>
  JSON.stringify([
    papers.items.map(({ may: _may, owed: _owed, ...paper }) => paper),
    packet.asks,
    packet.form,
    packet.is_notice,
  ]);
