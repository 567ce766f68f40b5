import { lazy, Suspense, useState } from 'react';
import type { CasePapersView, PaperView } from '../../../../contract/papers.ts';
import type { AiConsent } from '../../../../domain/ai/disclosure.ts';
import { refreshConsents } from '../../../ai/consent-query.ts';
import { api, orpc, queryClient } from '../../../api/api.ts';
import { paperWords } from '../../../papers/paper-words.ts';
import { papersQuery } from '../../../papers/use-papers.ts';
import type { CaseDetail } from '../frame/case-types.ts';
import { SignatureForm } from '../../../papers/signature-form.tsx';
import { refreshCases } from '../frame/use-case.ts';
import { asksAi } from '../../../ui/ai-label.ts';
import { CannotPrint } from '../../../ui/cannot-print.tsx';

const ConsentBySignature = lazy(async () => ({
  default: (await import('../../../ai/consent-box.tsx')).ConsentBySignature,
}));

type PaperFormProps = { theCase: CaseDetail; papers: CasePapersView; paper: PaperView };

/** The signature below the text of a paper. */
export function PaperForm({ theCase, papers, paper }: PaperFormProps) {
  const { id, legal_business_name: business } = theCase;
  const { kind, text_sha256: sha256, title } = paper;
  const { queryKey } = papersQuery(id);
  const [consent, setConsent] = useState<AiConsent | null>(null);
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
        sign={(signature) =>
          api.papers.sign({
            id,
            kind,
            sha256,
            agreed: true,
            ...signature,
            ai_consent: consent,
          })
        }
        onSigned={async (signed) => {
          queryClient.setQueryData(queryKey, signed);
          await Promise.all([
            refreshCases(),
            refreshConsents(),
            queryClient.invalidateQueries({ queryKey: orpc.packet.key() }),
          ]);
        }}
        beside={
          asksAi && kind === 'engagement' ? (
            <Suspense>
              <ConsentBySignature caseId={id} ticked={consent} onTick={setConsent} />
            </Suspense>
          ) : null
        }
        onStale={() => queryClient.invalidateQueries({ queryKey })}
      />
    </>
  );
}
