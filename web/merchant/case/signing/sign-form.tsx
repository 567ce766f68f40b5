import type { Agreement } from '../../../../contract/money.ts';
import { api, orpc, queryClient } from '../../../api/api.ts';
import type { CaseDetail } from '../frame/case-types.ts';
import { SignatureForm } from './signature-form.tsx';
import { refreshCases } from '../frame/use-case.ts';
import { CannotPrint } from '../../../ui/cannot-print.tsx';
import { useLanguage } from '../../../language/language.ts';

/** The signature below the agreement's text. */
export function SignForm({ theCase, agreement }: { theCase: CaseDetail; agreement: Agreement }) {
  const { t } = useLanguage();
  const { id, legal_business_name: business } = theCase;
  const { sha256, expected_names: expected } = agreement;
  const { queryKey } = orpc.money.getAgreement.queryOptions({ input: { id } });
  return (
    <>
      <CannotPrint text={agreement.text} />
      <SignatureForm
        caseId={id}
        business={business}
        expected={expected}
        thing="agreement"
        subject="sign-agreement"
        sha256={sha256}
        lead="The letter can go out only when this is signed. You can cancel anytime before it is sent, and no fee falls due before money has come back."
        agreeLabel={t('I have read the agreement and agree to it for {business}', { business })}
        tickError="Tick the box to agree."
        buttonLabel="Sign the agreement"
        signedTitle="Agreement signed"
        sign={(signature) => api.money.signAgreement({ id, sha256, agreed: true, ...signature })}
        onSigned={async (signed) => {
          queryClient.setQueryData(queryKey, signed);
          await refreshCases();
        }}
        onStale={() => queryClient.invalidateQueries({ queryKey })}
      />
    </>
  );
}
