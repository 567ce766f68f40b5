import { agreementParts } from '../../../../domain/money/agreement.ts';

/** The whole text of an agreement to be signed, with its headings. */
export function AgreementText({ text, label }: { text: string; label: string }) {
  const parts = agreementParts(text);
  return (
    <article className="agreement__text" lang="en" aria-label={label}>
      {parts.map((part, index) => {
        const Tag = part.kind === 'paragraph' ? 'p' : index === 0 ? 'h1' : 'h2';
        return (
          <Tag key={`${index} ${part.runs[0]?.text}`} dir="auto">
            {part.runs.map((run, at) => (run.bold ? <strong key={`${at} ${run.text}`}>{run.text}</strong> : run.text))}
          </Tag>
        );
      })}
    </article>
  );
}
