import { documentKindLabels, type DocumentKind } from '../../domain/case.ts';
import { dayOf } from '../dashboard/dates.ts';
import { DataTable } from '../ui/data-table.tsx';
import type { AdminCase } from './case-fields.ts';

const kinds: Record<string, string> = { ...documentKindLabels, application_document: 'Application document' } satisfies Record<DocumentKind | 'application_document', string>;

/** Spec, section 2: sizes in KB with one decimal. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

export function CaseFiles({ files }: { files: AdminCase['case_files'] }) {
  if (files.length === 0) return <p className="muted">No files were uploaded.</p>;
  return (
    <DataTable label="Files of this case">
      <thead><tr><th scope="col">File</th><th scope="col">Kind</th><th scope="col" className="numeric">Size</th><th scope="col">Uploaded</th></tr></thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.id}>
            <th scope="row" className="wrap"><a href={`/api/files/${file.id}/download`} dir="auto">{file.filename}</a>{file.ai_summary && <p className="muted small">{file.ai_summary}</p>}</th>
            <td>{kinds[file.document_type]}</td>
            <td className="numeric">{kilobytes(file.size_bytes)}</td>
            <td><time dateTime={file.created_at}>{dayOf(file.created_at)}</time></td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
