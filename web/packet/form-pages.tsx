import { useLanguage } from '../language/language.ts';

type FormPagesProps = { fileId: string; pages: number; name: string };

/** Every page of a form or of its blank, as it prints. */
export function FormPages({ fileId, pages, name }: FormPagesProps) {
  const { t } = useLanguage();
  return (
    <div className="form-pages">
      {Array.from({ length: pages }, (_, index) => (
        <img
          key={index}
          src={`/api/files/${fileId}/page?page=${index + 1}`}
          alt={t('{name}, page {page} of {pages}', { name, page: index + 1, pages })}
          loading="lazy"
          width={612}
          height={792}
        />
      ))}
    </div>
  );
}

/** Which file it is: where it can be opened, and its hash. */
export function FormFile({ fileId, filename, sha256 }: { fileId: string; filename: string; sha256: string }) {
  return (
    <p className="form-file">
      <a href={`/api/files/${fileId}/download`} download>
        <bdi>{filename}</bdi>
      </a>{' '}
      <span className="muted small">SHA-256 {sha256}</span>
    </p>
  );
}
