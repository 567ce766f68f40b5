import type { ReactNode } from 'react';
import type { LetterView } from '../../../contract/letters.ts';
import type { LetterBlock, LetterDocument } from '../../../domain/letters/letter.ts';
import { ContradictionList } from '../../extractions/contradiction-list.tsx';
import { FactsConfirmed } from '../../packet/facts-confirmed.tsx';
import { Button } from '../../ui/button.tsx';
import { AuthorityCard } from './authority-card.tsx';
import { blockLabel } from './block-label.ts';

type Fact = LetterView['facts'][number];
type FactsTabProps = {
  letter: LetterView;
  paper: LetterDocument;
  selected: string | null;
  onSelect: (id: string | null) => void;
  onGo: (blockId: string) => void;
};

/** Each fact with its value and evidence; limited to the selected paragraph, if any. */
export function FactsTab({ letter, paper, selected, onSelect, onGo }: FactsTabProps) {
  const index = paper.blocks.findIndex((block) => block.id === selected);
  const block = paper.blocks[index];
  return (
    <div className="panel-part">
      <FactsConfirmed caseId={letter.case_id} level="h2" />
      <ContradictionList caseId={letter.case_id} as="h2" />
      {block ? (
        <BlockFacts letter={letter} block={block} label={blockLabel(block, index)} onAll={() => onSelect(null)} />
      ) : (
        <AllFacts letter={letter} paper={paper} onGo={onGo} />
      )}
      <Exhibits files={letter.exhibits} />
    </div>
  );
}

function BlockFacts({
  letter,
  block,
  label,
  onAll,
}: {
  letter: LetterView;
  block: LetterBlock;
  label: string;
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
            <FactRow key={fact.id} fact={fact} files={letter.exhibits} />
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
  onGo,
}: {
  letter: LetterView;
  paper: LetterDocument;
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
          <FactRow key={fact.id} fact={fact} files={letter.exhibits}>
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

function FactRow({ fact, files, children }: { fact: Fact; files: LetterView['exhibits']; children?: ReactNode }) {
  const file = files.find((each) => each.id === fact.file_id);
  return (
    <div>
      <dt>{fact.label}</dt>
      <dd>
        <p className="fact__value">{fact.display}</p>
        <p className="fact__source">
          {fact.source}
          {fact.file_id && (
            <>
              {' '}
              · <a href={`/api/files/${fact.file_id}/download`}>{file?.filename ?? 'the file'}</a>
            </>
          )}
          {children && (
            <>
              {' '}
              <span className="fact__places">{children}</span>
            </>
          )}
        </p>
      </dd>
    </div>
  );
}

function Exhibits({ files }: { files: LetterView['exhibits'] }) {
  return (
    <section aria-labelledby="exhibits-title" className="panel-part">
      <h2 id="exhibits-title">Files of the case</h2>
      {files.length === 0 && <p className="muted">The merchant uploaded no files.</p>}
      <ul role="list" className="exhibit-list">
        {files.map((file) => (
          <li key={file.id}>
            <a href={`/api/files/${file.id}/download`}>{file.filename}</a>
            <span className="muted small money">{(file.size_bytes / 1024).toFixed(1)} KB</span>
            {file.ai_summary && <p className="small muted">{file.ai_summary}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
