import type { CasePapersView, PaperView } from '../../../contract/papers.ts';
import { api, orpc, queryClient } from '../../api/api.ts';
import { SignatureForm } from '../../merchant/case/signing/signature-form.tsx';
import '../../merchant/case/signing/signing.css';
import { counselWords } from '../../papers/paper-words.ts';
import { papersQuery } from '../../papers/use-papers.ts';

type CounselSignatureProps = { papers: CasePapersView; paper: PaperView };

/** Counsel’s signature below the text of a paper; nothing where the caller cannot sign it now. */
export function CounselSignature({ papers, paper: { kind, may, title, text_sha256: sha256 } }: CounselSignatureProps) {
  const { case_id: caseId, expected_names: expected } = papers;
  const { queryKey } = papersQuery(caseId);
  if (!may.sign) return null;
  return (
    <SignatureForm
      caseId={caseId}
      business="your firm"
      expected={expected}
      words={counselWords[kind]}
      subject={`sign-${kind}`}
      sha256={sha256}
      title={title}
      sign={(signature) => api.papers.sign({ id: caseId, kind, sha256, agreed: true, ...signature })}
      onSigned={async (signed) => {
        queryClient.setQueryData(queryKey, signed);
        await queryClient.invalidateQueries({ queryKey: orpc.letters.key() });
      }}
      onStale={() => queryClient.invalidateQueries({ queryKey })}
    />
  );
}
