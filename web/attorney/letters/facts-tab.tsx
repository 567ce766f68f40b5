import { useState, type ReactNode } from 'react';
import type { LetterView } from '../../../contract/letter-view.ts';
import type { LetterBlock, LetterDocument } from '../../../domain/letters/letter.ts';
import type { ExtractionView } from '../../../domain/documents/extraction.ts';
import { proofsOf } from '../../../domain/documents/proofs.ts';
import { ContradictionList } from '../../extractions/contradiction-list.tsx';
import { useCaseExtractions } from '../../extractions/use-extractions.ts';
import type { ProofPlace } from '../../preview/marked-words.ts';
import { PreviewDialog } from '../../preview/preview-dialog.tsx';
import { FactsConfirmed } from '../../packet/facts-confirmed.tsx';
import { Button } from '../../ui/button.tsx';
import { AuthorityCard } from './findings/authority-card.tsx';
import { OwnSources, type OwnSentence } from './sources/own-sources.tsx';
import { blockLabel } from '../../../domain/letters/block-label.ts';

type Fact = LetterView['facts'][number];
type FactsTabProps = {
  letter: LetterView;
  paper: LetterDocument;
  selected: string | null;
  onSelect: (id: string | null) => void;
  onGo: (blockId: string) => void;
  /** Shows the field of the application that a fact was entered in. */
  onField: (field: string) => void;
  /** Inserts a paragraph about an attorney's own source into the letter. */
  onInsert: (sentence: OwnSentence) => void;
};

type OpenedFile = { file: LetterView['exhibits'][number]; at?: ProofPlace };
type FactProofs = {
  files: LetterView['exhibits'];
  extractions: readonly ExtractionView[];
  open: (file: OpenedFile) => void;
  onField: (field: string) => void;
};

/**
 * Each fact with its value and a link to its proof: the application field, or the page of a file with the words marked.
 * Shows only the selected paragraph's facts, if one is selected.
 */
export function FactsTab({ letter, paper, selected, onSelect, onGo, onField, onInsert }: FactsTabProps) {
  const [opened, open] = useState<OpenedFile | null>(null);
  const { extractions } = useCaseExtractions(letter.case_id);
  const proofs: FactProofs = { files: letter.exhibits, extractions, open, onField };
  const index = paper.blocks.findIndex((block) => block.id === selected);
  const block = paper.blocks[index];
  return (
    <div className="panel-part">
      <FactsConfirmed caseId={letter.case_id} level="h2" />
      <ContradictionList caseId={letter.case_id} as="h2" />
      {block ? (
        <BlockFacts
          letter={letter}
          block={block}
          label={blockLabel(block, index)}
          proofs={proofs}
          onAll={() => onSelect(null)}
        />
      ) : (
        <AllFacts letter={letter} paper={paper} proofs={proofs} onGo={onGo} />
      )}
      <OwnSources letter={letter} onInsert={onInsert} />
      <Exhibits files={letter.exhibits} open={open} />
      {opened && <PreviewDialog file={opened.file} at={opened.at} onClose={() => open(null)} />}
    </div>
  );
}

function BlockFacts({
  letter,
  block,
  label,
  proofs,
  onAll,
}: {
  letter: LetterView;
  block: LetterBlock;
  label: string;
  proofs: FactProofs;
  onAll: () => void;
}) {
  const facts = letter.facts.filter((fact) => block.fact_refs.includes(fact.id));
  const authorities = letter.authorities.filter((authority) => block.authority_refs.includes(authority.id));
  // Written by a language model or a user, so the verifier cannot match it to its clause.
  const isReworded = letter.verdict.findings.some(
    (finding) => finding.block_id === block.id && finding.check === 'provenance',
  );
  return (
    <section aria-labelledby="block-facts-title" className="panel-part">
      <div className="panel-part__head">
        <h2 id="block-facts-title">Facts behind {label}</h2>
        <Button variant="quiet" size="small" onClick={onAll}>
          All facts
        </Button>
      </div>
      <p className="muted small">
        {block.clause_id ? (
          <>
            {isReworded ? 'Reworded from' : 'From'} clause <span className="mono">{block.clause_id}</span>.
          </>
        ) : (
          'Written by an attorney, not from a clause.'
        )}
      </p>
      {facts.length === 0 && authorities.length === 0 && <p>Nothing in the file is linked to this part.</p>}
      {facts.length > 0 && (
        <dl className="fact-list">
          {facts.map((fact) => (
            <FactRow key={fact.id} fact={fact} proofs={proofs} />
          ))}
        </dl>
      )}
      {authorities.map((authority) => (
        <AuthorityCard key={authority.id} authority={authority} />
      ))}
    </section>
  );
}

function AllFacts({
  letter,
  paper,
  proofs,
  onGo,
}: {
  letter: LetterView;
  paper: LetterDocument;
  proofs: FactProofs;
  onGo: (blockId: string) => void;
}) {
  const used = (fact: Fact) =>
    paper.blocks.flatMap((block, index) =>
      block.fact_refs.includes(fact.id) ? [{ id: block.id, number: index + 1, label: blockLabel(block, index) }] : [],
    );
  return (
    <section aria-labelledby="facts-title" className="panel-part">
      <h2 id="facts-title">Facts</h2>
      <p className="muted small">Select a part of the letter to see only its facts.</p>
      <dl className="fact-list">
        {letter.facts.map((fact) => (
          <FactRow key={fact.id} fact={fact} proofs={proofs}>
            {used(fact).map((place) => (
              <button key={place.id} type="button" className="place" onClick={() => onGo(place.id)}>
                <span className="visually-hidden">
                  {fact.label} in {place.label}
                </span>
                <span aria-hidden="true">¶ {place.number}</span>
              </button>
            ))}
          </FactRow>
        ))}
      </dl>
    </section>
  );
}

function FactRow({ fact, proofs, children }: { fact: Fact; proofs: FactProofs; children?: ReactNode }) {
  const { field } = fact;
  const file = proofs.files.find(({ id }) => id === fact.file_id);
  return (
    <div>
      <dt>{fact.label}</dt>
      <dd>
        <p className="fact__value">{fact.display}</p>
        <p className="fact__source">
          {field === null ? (
            fact.source
          ) : (
            <button type="button" className="fact__proof" onClick={() => proofs.onField(field)}>
              {fact.source}
            </button>
          )}
          {file && (
            <>
              {' · '}
              <button type="button" className="fact__proof" onClick={() => proofs.open({ file })}>
                {file.filename}
              </button>
            </>
          )}
          {children && (
            <>
              {' '}
              <span className="fact__places">{children}</span>
            </>
          )}
        </p>
        <Proofs fact={fact} proofs={proofs} />
      </dd>
    </div>
  );
}

/**
 * The files that confirm an entered fact, each opened at the page with the words marked. A day that the firm recorded
 * proves nothing.
 */
function Proofs({ fact, proofs: { files, extractions, open } }: { fact: Fact; proofs: FactProofs }) {
  const found = (fact.field === null ? [] : proofsOf(fact, extractions)).flatMap((proof) => {
    const file = files.find(({ id }) => id === proof.file_id);
    return file ? [{ ...proof, file }] : [];
  });
  if (found.length === 0) return null;
  return (
    <ul role="list" className="fact__source" aria-label={`Files that say the same as ${fact.label}`}>
      {found.map(({ file, page, words }) => (
        <li key={`${file.id} ${page}`}>
          <button type="button" className="fact__proof" onClick={() => open({ file, at: { page, words } })}>
            Same in <bdi>{file.filename}</bdi>, page {page}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Exhibits({ files, open }: { files: LetterView['exhibits']; open: (file: OpenedFile) => void }) {
  return (
    <section aria-labelledby="exhibits-title" className="panel-part">
      <h2 id="exhibits-title">Files of the case</h2>
      {files.length === 0 && <p className="muted">The merchant uploaded no files.</p>}
      <ul role="list" className="exhibit-list">
        {files.map((file) => (
          <li key={file.id}>
            <button type="button" className="fact__proof" data-opens={`file=${file.id}`} onClick={() => open({ file })}>
              <bdi>{file.filename}</bdi>
            </button>
            <span className="muted small money">{(file.size_bytes / 1024).toFixed(1)} KB</span>
            {file.ai_summary && <p className="small muted">{file.ai_summary}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
