import { useInfiniteQuery } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { sizeText } from '../../ui/size-text.ts';
import { plainKind } from '../../apply/document-kinds.ts';
import { replacedProof, replacedProofs } from '../../../domain/documents/replaced-proofs.ts';
import type { ExtractionView } from '../../../domain/documents/extraction.ts';
import { ExtractionState } from '../../extractions/extraction-line.tsx';
import { useCaseExtractions } from '../../extractions/use-extractions.ts';
import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/feedback.tsx';
import AddFiles from './add-files.tsx';
import { caseAddress } from './frame/case-address.ts';
import type { CaseDetail } from './frame/case-types.ts';
import { KindQuestion } from './kind-question.tsx';
import { LoadFailed } from './frame/load-failed.tsx';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';
import { summaryText } from '../../extractions/summary-text.ts';

/** All files of a case with what was read from each, and a form to add more. */
export default function AllFiles({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const query = useInfiniteQuery(
    orpc.documents.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: theCase.id, ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
    }),
  );
  const { extractions, isPending } = useCaseExtractions(theCase.id);
  const files = isPending ? undefined : query.data?.pages.flatMap((page) => page.items);
  return (
    <>
      {query.isPending || isPending ? <Skeletons rows={2} height="3rem" label="Loading the files…" /> : null}
      {query.isError && !files ? (
        <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
      ) : null}
      {files && files.length > 0 ? <FileList theCase={theCase} files={files} extractions={extractions} /> : null}
      {query.hasNextPage ? (
        <div>
          <Button
            variant="secondary"
            size="small"
            busy={query.isFetchingNextPage}
            busyLabel="Loading more…"
            onClick={() => void query.fetchNextPage()}
          >
            {t('Show more files')}
          </Button>
        </div>
      ) : null}
      {theCase.may.add_files && files ? (
        <AddFiles caseId={theCase.id} there={files} records={caseAddress(theCase.id, 'records')} />
      ) : null}
    </>
  );
}

type FileListProps = {
  theCase: Pick<CaseDetail, 'id' | 'may'>;
  files: CaseDetail['case_files'];
  extractions: readonly ExtractionView[];
};

/**
 * The files of a case. While the case can be completed, a file that looks like another kind than its own can be given
 * that kind.
 */
export function FileList({ theCase, files, extractions }: FileListProps) {
  const language = useLanguage();
  const { t } = language;
  const { dayOf } = useDates();
  const replaced = replacedProofs(files);
  return (
    <ul role="list" className="case-files">
      {files.map((file) => (
        <li key={file.id}>
          <a href={`/api/files/${file.id}/download`} download dir="auto">
            {file.filename}
          </a>
          <span className="muted small">
            {plainKind(file.document_type, t)}
            {sizeText(file.size_bytes)} · <time dateTime={file.created_at}>{dayOf(file.created_at)}</time>
            {replaced.has(file.id) ? ` · ${t(replacedProof)}` : null}
          </span>
          {theCase.may.complete ? (
            <KindQuestion
              caseId={theCase.id}
              file={file}
              extraction={extractions.find((each) => each.file_id === file.id)}
            />
          ) : null}
          {file.ai_summary ? (
            <p className="small measure" dir="auto">
              {summaryText(file.ai_summary, language)}
            </p>
          ) : (
            <ExtractionState extraction={extractions.find((each) => each.file_id === file.id)} />
          )}
        </li>
      ))}
    </ul>
  );
}
