import type { CasePapersView, PaperView } from '../../../../contract/papers.ts';
import { api, orpc, queryClient } from '../../../api/api.ts';
import { paperWords } from '../../../papers/paper-words.ts';
import { papersQuery } from '../../../papers/use-papers.ts';
import type { CaseDetail } from '../frame/case-types.ts';
import { SignatureForm } from '../../../papers/signature-form.tsx';
import { refreshCases } from '../frame/use-case.ts';
import { CannotPrint } from '../../../ui/cannot-print.tsx';

type PaperFormProps = { theCase: CaseDetail; papers: CasePapersView; paper: PaperView };

/** The signature below the text of a paper. */
export function PaperForm({ theCase, papers, paper }: PaperFormProps) {
  const { id, legal_business_name: business } = theCase;
  const { kind, text_sha256: sha256, title } = paper;
  const { queryKey } = papersQuery(id);
  return (
    <>
      <CannotPrint text={paper.text} />
      <SignatureForm
        caseId={id}
        business={business}
        expected={papers.expected_names}
        as="merchant"
        words={paperWords[kind]}
        subject={`sign-${kind}`}
        sha256={sha256}
        title={title}
        sign={(signature) => api.papers.sign({ id, kind, sha256, agreed: true, ...signature })}
        onSigned={async (signed) => {
          queryClient.setQueryData(queryKey, signed);
          await Promise.all([refreshCases(), queryClient.invalidateQueries({ queryKey: orpc.packet.key() })]);
        }}
        onStale={() => queryClient.invalidateQueries({ queryKey })}
      />
    </>
  );
}
