import { paperParts } from '../../domain/papers/paper-parts.ts';

type PaperTextProps = { text: string; label: string; lang?: 'en' | 'es'; title?: boolean };

/** A text to be signed, whole, with its headings. `title`: false where the page has one of its own. */
export function PaperText({ text, label, lang = 'en', title = true }: PaperTextProps) {
  const parts = paperParts(text);
  return (
    <article className="agreement__text" lang={lang} aria-label={label}>
      {parts.map((part, index) => {
        const Tag = part.kind === 'paragraph' ? 'p' : index === 0 && title ? 'h1' : 'h2';
        return (
          <Tag key={`${index} ${part.runs[0]?.text}`} dir="auto">
            {part.runs.map((run, at) => (run.bold ? <strong key={`${at} ${run.text}`}>{run.text}</strong> : run.text))}
          </Tag>
        );
      })}
    </article>
  );
}
