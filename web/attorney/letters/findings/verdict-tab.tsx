import type { LetterView } from '../../../../contract/letter-view.ts';
import { byCitation, sortedFindings } from './approval.ts';
import { AuthorityCard } from './authority-card.tsx';
import { drafterText } from '../../../letters/drafted-by.tsx';
import { FindingRow, type FindingProps } from './finding-row.tsx';

export type VerdictTabProps = FindingProps & { unsaved: boolean };

/**
 * The verifier's findings, what bars approval first; clicking one goes to the text. Marks ask for nothing.
 */
export function VerdictTab(props: VerdictTabProps) {
  const { letter, unsaved } = props;
  const findings = sortedFindings(letter);
  return (
    <div className="panel-part">
      <section aria-labelledby="verdict-title" className="panel-part">
        <div className="panel-part__head">
          <h2 id="verdict-title">Verdict</h2>
        </div>
        <p className="muted small">
          Drafted by {drafterText(letter)}. {letter.verdict.checked} points checked in version {letter.version}.
          {unsaved && ' Your unsaved edits are checked when you save.'}
        </p>
        {findings.length === 0 && (
          <p>Nothing found: every citation, amount, date and name traces to the knowledge or the file.</p>
        )}
        <ol role="list" className="finding-list">
          {byCitation(findings).map(([finding, ...further]) => (
            <FindingRow
              key={`${finding.key}:${finding.block_id}:${finding.words}`}
              {...props}
              finding={finding}
              further={further}
            />
          ))}
        </ol>
      </section>
      <Authorities letter={letter} />
    </div>
  );
}

function Authorities({ letter }: { letter: LetterView }) {
  if (letter.authorities.length === 0) return null;
  return (
    <section aria-labelledby="authorities-title" className="panel-part">
      <h2 id="authorities-title">Authorities cited</h2>
      {letter.authorities.map((authority) => (
        <AuthorityCard key={authority.id} authority={authority} />
      ))}
    </section>
  );
}
