import { paperParts } from '../../../../domain/papers/paper-parts.ts';

/** A text to be signed, whole, with its headings. */
export function PaperText({ text, label, lang = 'en' }: { text: string; label: string; lang?: 'en' | 'es' }) {
  const parts = paperParts(text);
  return (
    <article className="agreement__text" lang={lang} aria-label={label}>
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
