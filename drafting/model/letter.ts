import {
  letterDocument,
  type Finding,
  type LetterBlock,
  type LetterDocument,
  type Verdict,
} from '../../domain/letters/letter.ts';
import type { Draft } from '../draft-letter.ts';
import type { FactSheet } from '../facts/fact.ts';
import { fillTemplate } from '../clauses/fill.ts';
import { labelOf } from './brief.ts';
import type { ModelText } from './answer.ts';
import type { VerifyOptions } from '../verify-letter.ts';

/** `verifyLetter`, or another thread that does it. */
type Verify = (document: LetterDocument, sheet: FactSheet, options: VerifyOptions) => Verdict | Promise<Verdict>;
type ModelDraft = { ok: true; document: LetterDocument; changed: number } | { ok: false; problems: string[] };

function blockWith(block: LetterBlock, text: string, sheet: FactSheet): LetterBlock | null {
  const filled = fillTemplate(text, sheet);
  if (!filled.ok) return null;
  return {
    ...block,
    text: `${labelOf(block.text)}${filled.text}`,
    fact_refs: filled.factRefs,
    authority_refs: filled.authorityRefs,
  };
}

/**
 * Puts a model's text in place of the clauses', then fills and verifies it like any letter. Refused if the verifier finds
 * anything red that the original draft lacks; the model's sentences are amber, for an attorney to confirm.
 */
export async function withModelTexts(draft: Draft, texts: readonly ModelText[], verify: Verify): Promise<ModelDraft> {
  const { document, factSheet } = draft;
  const byClause = new Map(texts.map(({ clauseId, text }) => [clauseId, text]));
  const problems: string[] = [];
  let changed = 0;
  const blocks = document.blocks.map((block) => {
    const text = byClause.get(block.clause_id ?? '');
    if (text === undefined) return block;
    const written = blockWith(block, text, factSheet);
    if (!written) problems.push(`${block.clause_id}: a slot has no value`);
    else if (written.text !== block.text) changed += 1;
    return written ?? block;
  });
  if (problems.length > 0) return { ok: false, problems };
  const written = letterDocument.parse({ ...document, blocks });
  const reds = redsOf(await verify(written, factSheet, unconfirmed));
  const known = new Set(redsOf(await verify(document, factSheet, unconfirmed)).map(({ key }) => key));
  const fresh = reds
    .filter(({ key }) => !known.has(key))
    .map(({ block_id, why, words }) => `${block_id ?? 'letter'}: ${why} (${words.slice(0, 60)})`);
  return fresh.length > 0 ? { ok: false, problems: fresh } : { ok: true, document: written, changed };
}

const unconfirmed: VerifyOptions = { confirmedAuthorityIds: [] };
const redsOf = ({ findings }: Verdict): Finding[] => findings.filter(({ severity }) => severity === 'red');
