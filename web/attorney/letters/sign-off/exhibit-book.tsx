import type { LetterView } from '../../../../contract/letter-view.ts';

type ExhibitBookProps = { letter: LetterView; unsaved: boolean };

/** The letter's exhibits bound into one PDF, approved and sent with the letter. */
export function ExhibitBook({ letter, unsaved }: ExhibitBookProps) {
  const { exhibit_book: book } = letter;
  const address = `/api/letters/${letter.id}/exhibits.pdf`;
  switch (book.state) {
    case 'none':
      return null;
    case 'waiting':
      return (
        <p className="small" role="status">
          The exhibits are being bound into a book. <Opened address={address}>Bind and open it now</Opened>
        </p>
      );
    case 'failed':
      return (
        <div className="exhibit-book">
          <p className="small">
            <strong>The exhibits could not be bound into a book.</strong>{' '}
            {!letter.approval && <Opened address={address}>Try again</Opened>}
          </p>
          <WithoutPages book={book} />
        </div>
      );
    case 'bound':
      return (
        <div className="exhibit-book">
          <p className="small">
            <Opened address={address}>Exhibit book</Opened>, {book.pages} pages, {sizeText(book.size_bytes ?? 0)}
            {unsaved && ', of the saved version'}
          </p>
          <WithoutPages book={book} />
        </div>
      );
  }
}

function Opened({ address, children }: { address: string; children: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden"> (opens a new window)</span>
    </a>
  );
}

/** Exhibits that have no pages in the book; their files stay here. */
function WithoutPages({ book }: { book: LetterView['exhibit_book'] }) {
  if (book.without_pages.length === 0) return null;
  return (
    <details className="small">
      <summary>
        {book.without_pages.length === 1
          ? 'One exhibit does not go along'
          : `${book.without_pages.length} exhibits do not go along`}
      </summary>
      <ul>
        {book.without_pages.map(({ label, filename, why }) => (
          <li key={label}>
            <strong>Exhibit {label}</strong>{' '}
            <span dir="auto" className="exhibit-book__name">
              {filename}
            </span>
            . {why}
          </li>
        ))}
      </ul>
    </details>
  );
}

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
