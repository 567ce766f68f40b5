import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../api/api-error.ts';
import { fetchFile, saveBlob } from '../api/files.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from './button.tsx';
import { Notice } from './feedback.tsx';

/** The button that gathers everything of the user's own in one ZIP file, and what came of it. */
export function DownloadOwnData({ label }: { label: string }) {
  const { t } = useLanguage();
  const download = useMutation({
    mutationFn: async () => {
      const { blob, name = 'my-data.zip' } = await fetchFile('/me/export');
      saveBlob(blob, name);
      return name;
    },
  });
  return (
    <>
      <div>
        <Button
          variant="secondary"
          busy={download.isPending}
          busyLabel="Gathering your data..."
          onClick={() => download.mutate()}
        >
          {t(label)}
        </Button>
      </div>
      {download.isError ? (
        <Notice tone="danger" title="Nothing was downloaded">
          <p>{t(messageOf(download.error, 'Please try again.'))}</p>
        </Notice>
      ) : null}
      <p className="save-line" role="status">
        {download.data ? t(`Downloaded: ${download.data}.`) : null}
      </p>
    </>
  );
}
