import { useMutation } from '@tanstack/react-query';
import type { DocumentKind } from '../../../domain/documents/document-kind.ts';
import type { ExtractionView } from '../../../domain/documents/extraction.ts';
import { messageOf } from '../../api/api-error.ts';
import { api } from '../../api/api.ts';
import { KindSuggestion } from '../../extractions/extraction-line.tsx';
import { useLanguage } from '../../language/language.ts';
import type { CaseDetail } from './frame/case-types.ts';
import { refreshCases } from './frame/use-case.ts';

type Props = { caseId: string; file: CaseDetail['case_files'][number]; extraction: ExtractionView | undefined };

/**
 * For a document that looks like another kind than its own: one press gives it that kind, and the letter is drafted
 * again.
 */
export function KindQuestion({ caseId, file, extraction }: Props) {
  const { t } = useLanguage();
  const naming = useMutation({
    mutationFn: (document_type: DocumentKind) => api.cases.chooseKind({ id: caseId, file_id: file.id, document_type }),
    onSuccess: refreshCases,
  });
  const choose = (kind: DocumentKind) => {
    // The button disappears with the question.
    document.getElementById('files')?.focus();
    naming.mutate(kind);
  };
  return (
    <>
      {naming.isIdle || naming.isError ? (
        <KindSuggestion extraction={extraction} filed={file.document_type} filename={file.filename} onUse={choose} />
      ) : null}
      {naming.error ? (
        <p className="field__error" role="alert">
          {t(messageOf(naming.error, 'Please try again.'))}
        </p>
      ) : null}
    </>
  );
}
