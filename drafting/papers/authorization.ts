import type { FactSheet } from '../facts/fact.ts';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { papers } from '../../domain/papers/kinds.ts';
import { missingBoxes, particularsOf, plain, saidIn, under, type Counsel, type PaperDraft } from './paper-draft.ts';

/** The merchant's authorization of counsel to discuss the dispute and the account. Pure. */
export function authorizationPaper(sheet: FactSheet, agreement: Agreement, counsel: Counsel | null): PaperDraft {
  const said = saidIn(sheet);
  const { counsel_authorization: clause, contents, shares_records: shares } = agreement.procedure;
  const merchant = said('merchant_legal') ?? 'the merchant';
  const other = said('processor_entity') ?? agreement.party.value ?? 'the processor';
  const named = counsel
    ? `**${plain(counsel.name)}**, ${plain(counsel.firm)} (${plain(counsel.bar_state)} Bar No. ${plain(counsel.bar_number)})`
    : 'the attorney of this case';
  const text = [
    `# ${papers.authorization.title}`,
    under(agreement, clause.anchor),
    '# From',
    ...particularsOf(said, contents.value ?? []),
    '# What is authorized',
    `${named} may submit the notice of dispute for ${merchant}. ${other} may discuss the dispute, and the details of the account, with this attorney.${shares?.value ? ` ${other} may share the records of the account with this attorney.` : ''}`,
    'This covers the dispute about the money withheld and nothing else. It holds until it is taken back in writing.',
    '# Signature of the merchant',
    `I sign this for ${merchant}, and may do so.`,
  ].join('\n\n');
  return {
    kind: 'authorization',
    title: papers.authorization.title,
    form: null,
    text,
    missing: [...(counsel ? [] : ['the attorney of this case']), ...missingBoxes(sheet)],
  };
}
