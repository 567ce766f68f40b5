import { useEffect, useRef } from 'react';
import type { Finding } from '../../../../domain/letters/letter.ts';
import { findingState, sortedFindings } from '../findings/approval.ts';
import { FindingRow, TakeIt, type FindingProps } from '../findings/finding-row.tsx';

type MarksProps = Omit<FindingProps, 'paper'>;

/** The findings that bar approval, then the marks, then, folded, the settled ones. */
export function Marks(props: MarksProps) {
  const { letter } = props;
  const findings = sortedFindings(letter);
  const open = findings.filter((each) => findingState(each, letter) !== 'settled');
  const settled = findings.filter((each) => findingState(each, letter) === 'settled');
  const title = useFocusKept(open.length);
  if (findings.length === 0) return null;
  const byReason = open.flatMap(({ key, settle }) => (settle === 'reason' ? [key] : []));
  return (
    <section className="reading__part" aria-labelledby="reading-marks">
      <h3 id="reading-marks" ref={title} tabIndex={-1}>
        Marked by the verifier
      </h3>
      {open.length === 0 ? <p>Nothing is open.</p> : <Rows findings={open} {...props} />}
      {byReason.length > 1 && letter.may.approve && (
        <TakeIt
          label={`Take these ${byReason.length} with one reason…`}
          id="all"
          busy={byReason.every((key) => props.confirming.includes(key))}
          onTake={(reason) => props.onTake(byReason, reason)}
        />
      )}
      {settled.length > 0 && (
        <details>
          <summary>{settled.length === 1 ? 'One is settled' : `${settled.length} are settled`}</summary>
          <Rows findings={settled} {...props} />
        </details>
      )}
    </section>
  );
}

function Rows({ findings, ...props }: MarksProps & { findings: readonly Finding[] }) {
  return (
    <ol role="list" className="finding-list">
      {findings.map((each) => (
        <FindingRow
          key={`${each.key}:${each.block_id}:${each.words}`}
          {...props}
          paper={props.letter.document}
          finding={each}
        />
      ))}
    </ol>
  );
}

/** Moves the focus to the title when a finding is settled, because the pressed button disappears. */
function useFocusKept(open: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(open);
  useEffect(() => {
    if (open < before.current && !document.activeElement?.closest('.reading')) title.current?.focus();
    before.current = open;
  }, [open]);
  return title;
}
