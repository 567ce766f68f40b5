import { drawnBox, type SignedPaper } from '../../../../domain/papers/signed-paper.ts';
import { paperParts } from '../../../../domain/papers/paper-parts.ts';
import { calendarDay } from '../../../ui/dates.ts';
import { momentOf } from '../../firm-dates.ts';

/** A paper as the merchant signed it, at the end of the letter. It cannot be edited. */
export function SignedPaperView({ signed }: { signed: SignedPaper }) {
  return (
    <section className="letter__enclosures letter__signed" aria-label={`${signed.title}, signed`}>
      {paperParts(signed.text).map((part, index) => {
        const Tag = part.kind === 'heading' ? 'h3' : 'p';
        return (
          <Tag
            key={`${index} ${part.runs[0]?.text}`}
            className={part.kind === 'heading' ? 'letter__heading' : undefined}
          >
            {part.runs.map((run, at) => (run.bold ? <strong key={`${at} ${run.text}`}>{run.text}</strong> : run.text))}
          </Tag>
        );
      })}
      {signed.ink ? null : signed.drawn ? (
        <svg
          className="letter__drawn"
          viewBox={`0 0 ${drawnBox.width} ${drawnBox.height}`}
          role="img"
          aria-label={`Drawn signature of ${signed.signed_name}`}
        >
          <path d={signed.drawn} />
        </svg>
      ) : (
        <p>
          <em>{signed.signed_name}</em>
        </p>
      )}
      <p className="muted small">
        {signed.ink
          ? `Original, signed by hand by ${signed.signed_name} on ${calendarDay(signed.ink.signed_on)}, enclosed`
          : `Signed by ${signed.signed_name}, ${momentOf(signed.signed_at)}, from network address ${signed.address}`}
      </p>
    </section>
  );
}
