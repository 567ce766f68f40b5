import type { PacketView } from '../../contract/packet.ts';
import type { CasePapersView } from '../../contract/papers.ts';
import { byUrgency, paperOf, type MerchantAction } from '../../domain/cases/next-step.ts';
import { formatCents, type Cents } from '../../domain/money/cents.ts';
import { isEnclosed } from '../../domain/papers/kinds.ts';

type OpenFee = { parts: readonly { invoice: { due_on: string | null }; cents: Cents }[] } | null;

/**
 * Everything that a case waits for from its merchant, most urgent first: what the server says of the case, and what its notice still needs of them, so that the next
 * step, the list of papers and the list of what the agreement asks for cannot disagree. `unread`: messages of their attorney, which the server
 * counts for these two alone; `fee`: what is invoiced of the success fee and not paid, by invoice; what falls due on one day is one step. An offer is theirs to make or not, and no step. Pure.
 */
export function owedByMerchant(
  actions: readonly MerchantAction[],
  papers: CasePapersView | undefined,
  packet: PacketView | undefined,
  { unread = 0, fee = null }: { unread?: number; fee?: OpenFee } = {},
): MerchantAction[] {
  const standing = actions.filter((action) => {
    const paper = paperOf(action);
    return paper === null || !papers || papers.items.some(({ kind, owed }) => owed && kind === paper);
  });
  return [
    ...standing,
    ...messagesOwed(unread),
    ...feeOwed(fee),
    ...(papers ? [...answersOwed(papers), ...signaturesOwed(papers, standing), ...originalsOwed(papers)] : []),
    ...(packet ? formOwed(packet) : []),
    ...(packet && actions.every(({ kind }) => kind !== 'add_documents') ? documentsOwed(packet) : []),
  ].toSorted(byUrgency);
}

function messagesOwed(unread: number): MerchantAction[] {
  if (unread === 0) return [];
  const words = unread === 1 ? 'Read a new message of your attorney.' : `Read ${unread} new messages of your attorney.`;
  return [{ kind: 'read_counsel', words, due_on: null }];
}

function feeOwed(fee: OpenFee): MerchantAction[] {
  const byDay = new Map<string | null, Cents>();
  for (const { invoice, cents } of fee?.parts ?? [])
    byDay.set(invoice.due_on, (byDay.get(invoice.due_on) ?? 0) + cents);
  return [...byDay].map(([due_on, cents]) => ({
    kind: 'pay_fee',
    words: `Pay the success fee that is invoiced: ${formatCents(cents)}.`,
    due_on,
  }));
}

function answersOwed({ answers, may_answer }: CasePapersView): MerchantAction[] {
  const open = may_answer ? answers.filter(({ answer }) => answer === '').length : 0;
  if (open === 0) return [];
  const words = open === 1 ? 'One answer so that your notice counts.' : `${open} answers so that your notice counts.`;
  return [{ kind: 'answer_for_notice', words, due_on: null }];
}

/** But for those that are an action of the case itself, with the day by which they are due. */
const signaturesOwed = ({ items }: CasePapersView, actions: readonly MerchantAction[]): MerchantAction[] =>
  items
    .filter(({ kind, owed }) => owed && actions.every((action) => paperOf(action) !== kind))
    .map((paper) => ({ kind: 'sign_paper', paper: paper.kind, words: signText(paper), due_on: null }));

function signText({ kind, title, by_hand: byHand }: CasePapersView['items'][number]): string {
  if (!isEnclosed(kind)) return `Read and sign: ${title}.`;
  return byHand.length > 0
    ? `Print, sign by hand and mail the paper that your processor’s agreement asks for: ${title}.`
    : `Read and sign the paper that your processor’s agreement asks for: ${title}.`;
}

/** Once each of them is signed, so that they travel in one envelope. */
const originalsOwed = ({ items }: CasePapersView): MerchantAction[] =>
  items
    .filter(() =>
      items.every(({ asked, by_hand, signatures }) => !asked || by_hand.length === 0 || signatures.length > 0),
    )
    .filter(({ asked, original_open: [next] }) => asked && next === 'received')
    .map(({ kind, title }) => ({
      kind: 'mail_original',
      paper: kind,
      words: `Mail the original that you signed by hand: ${title}.`,
      due_on: null,
    }));

/** Once its blank is supplied; where it has no fields, it is returned by hand. */
const formOwed = ({ form, may }: PacketView): MerchantAction[] =>
  form?.filled === null && may.return_form
    ? [{ kind: 'fill_form', words: 'Fill in the form that your processor’s agreement prescribes.', due_on: null }]
    : [];

const documentsOwed = ({ asks, notice_given }: PacketView): MerchantAction[] =>
  !notice_given && asks.some(({ id, met }) => id === 'documents' && !met)
    ? [
        {
          kind: 'add_documents',
          words: 'Add a document that supports your claim, which the notice must bring.',
          due_on: null,
        },
      ]
    : [];
