import { useQuery } from '@tanstack/react-query';
import { FormFile, FormPages } from '../../../packet/form-pages.tsx';
import { packetQuery } from '../../../packet/use-packet.ts';
import { useLanguage } from '../../../language/language.ts';

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
