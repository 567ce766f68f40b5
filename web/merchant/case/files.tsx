import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../language/language.ts';
import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/feedback.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { unsavedStoreHere } from '../../unsaved/store.ts';
import type { CaseDetail } from './frame/case-types.ts';

// The uploader is the heaviest part of the page, and many visits add no file.
const AllFiles = lazyPart(
  () => import('./all-files.tsx'),
  <Skeletons rows={2} height="3rem" label="Loading the files…" />,
);

const maxShown = 2;

/** The newest files of a case; all of them and a form to add more behind a button, at once for who comes to add one, or whose upload did not end. */
export function Files({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const { hash } = useLocation();
  const [opened, setOpened] = useState(() => unsavedStoreHere('case-files', 'device').read(theCase.id) !== null);
  const { case_files: files, may } = theCase;
  const all = opened || hash === '#files';
  const more = may.add_files
    ? files.length === 0
      ? 'Add files'
      : 'All files, and add more'
    : files.length > maxShown
      ? 'All files'
      : null;
  return (
    <section className="case-part" id="files" aria-labelledby="files-title" tabIndex={-1}>
      <h2 id="files-title">{t('Files')}</h2>
      {files.length === 0 ? (
        <p className="muted small measure">
          {may.add_files
            ? t('No files yet. The notice of the hold and your statements help the letter most.')
            : t('No files were added.')}
        </p>
      ) : null}
      {all ? <AllFiles theCase={theCase} /> : <Newest files={files} />}
      {more !== null && !all ? (
        <div>
          <Button variant="secondary" size="small" onClick={() => setOpened(true)}>
            {t(more)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Newest({ files }: { files: CaseDetail['case_files'] }) {
  const newest = files.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1)).slice(0, maxShown);
  return (
    <ul role="list" className="case-files">
      {newest.map(({ id, filename }) => (
        <li key={id}>
          <a href={`/api/files/${id}/download`} download dir="auto" className="case-files__short">
            {filename}
          </a>
        </li>
      ))}
    </ul>
  );
}
