import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../language/language.ts';
import { packetQuery } from './use-packet.ts';

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
      <span className="muted small">{`SHA-256 ${sha256}`}</span>
    </p>
  );
}

/** The processor's form as it is signed, every page in view; nothing where none is prescribed or it is not filled in. */
export function FormToSign({ caseId }: { caseId: string }) {
  const { t } = useLanguage();
  const { data } = useQuery(packetQuery(caseId));
  const filled = data?.form?.filled;
  if (!data?.form || !filled) return null;
  return (
    <section className="form-compare" aria-labelledby="form-to-sign">
      <h2 id="form-to-sign">{t('The form that you sign')}</h2>
      <p className="measure">{t('You sign exactly this file. Look at every page of it.')}</p>
      <FormFile fileId={filled.file_id} filename={filled.filename} sha256={filled.sha256} />
      <FormPages fileId={filled.file_id} pages={filled.pages} name={data.form.name} />
    </section>
  );
}
