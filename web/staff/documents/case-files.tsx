/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells displayed as blocks lose their table roles in some browsers, so the roles are explicit */
import { parseAsString, useQueryState } from 'nuqs';
import type { AdminFile } from '../../../contract/documents.ts';
import { dayOf } from '../../ui/dates.ts';
import type { ExtractionView } from '../../../domain/documents/extraction.ts';
import { RecordsPane } from '../../evidence/records-pane.tsx';
import { ContradictionList } from '../../extractions/contradiction-list.tsx';
import { KindSuggestion, ExtractionState } from '../../extractions/extraction-line.tsx';
import { useCaseExtractions } from '../../extractions/use-extractions.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState, Skeletons } from '../../ui/feedback.tsx';
import type { AdminCase } from '../cases/case-fields.ts';
import { fileKindLabels, fileKinds, isAccountFile } from '../../../domain/documents/document-kind.ts';
import { replacedProof, replacedProofs } from '../../../domain/documents/replaced-proofs.ts';
import { kilobytes } from '../../preview/file-type.ts';
import { fileAddress, PreviewDialog } from '../../preview/preview-dialog.tsx';
import { scanText } from './file-text.ts';
import './files.css';
import { useSetKind } from './use-set-kind.ts';

const columns = ['File', 'Kind', 'Size', 'Uploaded', 'Actions'] as const;

/** A case's files: the kind of each, and a preview (`?file=ID`). */
export function CaseFiles({ theCase }: { theCase: AdminCase }) {
  const [shownId, show] = useQueryState('file', parseAsString);
  const { extractions, isPending } = useCaseExtractions(theCase.id);
  const { case_files: files } = theCase;
  const shown = files.find((file) => file.id === shownId);
  const replaced = replacedProofs(files);
  if (files.length === 0)
    return (
      <EmptyState title="No files yet">
        <p>The merchant adds files on the page of their case. A message to them can ask for documents.</p>
      </EmptyState>
    );
  if (isPending) return <Skeletons rows={files.length} height="4rem" label="Loading the files…" />;
  return (
    <>
      <ContradictionList caseId={theCase.id} />
      <RecordsPane caseId={theCase.id} level="h3" />
      <div className="stacks">
        <DataTable label="Files of this case">
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((name) => (
                <th key={name} scope="col" role="columnheader" className={name === 'Size' ? 'numeric' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {files.map((file) => (
              <FileRow
                key={file.id}
                caseId={theCase.id}
                file={file}
                extraction={extractions.find((each) => each.file_id === file.id)}
                isReplaced={replaced.has(file.id)}
                onShow={() => void show(file.id, { history: 'push' })}
              />
            ))}
          </tbody>
        </DataTable>
      </div>
      {shown ? <PreviewDialog key={shown.id} file={shown} onClose={() => void show(null)} /> : null}
    </>
  );
}

function FileRow({
  caseId,
  file,
  extraction,
  isReplaced,
  onShow,
}: {
  caseId: string;
  file: AdminFile;
  extraction: ExtractionView | undefined;
  isReplaced: boolean;
  onShow: () => void;
}) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className="wrap">
        <FileName file={file} extraction={extraction} isReplaced={isReplaced} />
        {scanText(file.scan) && <p className="muted small">{scanText(file.scan)}</p>}
      </th>
      <td role="cell">
        <KindSelect caseId={caseId} file={file} extraction={extraction} />
      </td>
      <td role="cell" className="numeric">
        {kilobytes(file.size_bytes)}
      </td>
      <td role="cell" className="nowrap">
        <time dateTime={file.created_at}>{dayOf(file.created_at)}</time>
      </td>
      <td role="cell">
        <div className="file-actions">
          <Button
            variant="secondary"
            size="small"
            aria-label={`Preview ${file.filename}`}
            data-opens={`file=${file.id}`}
            onClick={onShow}
          >
            Preview
          </Button>
          <a
            className="button button--quiet button--small"
            href={fileAddress(file.id)}
            download
            aria-label={`Download ${file.filename}`}
          >
            Download
          </a>
        </div>
      </td>
    </tr>
  );
}

type FileNameProps = { file: AdminFile; extraction: ExtractionView | undefined; isReplaced: boolean };

/** What a file is called, and what was read in it. */
function FileName({ file, extraction, isReplaced }: FileNameProps) {
  return (
    <>
      <bdi>{file.filename}</bdi>
      {isReplaced ? <p className="muted small">{replacedProof}</p> : null}
      {file.ai_summary ? (
        <p className="muted small" dir="auto">
          {file.ai_summary}
        </p>
      ) : (
        <ExtractionState extraction={extraction} />
      )}
    </>
  );
}

/** A file's document kind, editable in place. */
function KindSelect({
  caseId,
  file,
  extraction,
}: {
  caseId: string;
  file: AdminFile;
  extraction: ExtractionView | undefined;
}) {
  const { set, isPending } = useSetKind(caseId, file);
  const kinds = isAccountFile(file.document_type)
    ? [file.document_type]
    : fileKinds.filter((kind) => !isAccountFile(kind));
  return (
    <>
      <select
        className="cell-select file-kind"
        aria-label={`Kind of ${file.filename}`}
        aria-busy={isPending}
        value={file.document_type}
        onChange={(event) => {
          const kind = fileKinds.find((each) => each === event.target.value);
          if (kind) set(file.document_type, kind);
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {fileKindLabels[kind]}
          </option>
        ))}
      </select>
      <KindSuggestion
        extraction={extraction}
        filed={file.document_type}
        filename={file.filename}
        onUse={(kind) => set(file.document_type, kind)}
      />
    </>
  );
}
