import type { PacketView, PaperView } from '../../../../contract/packet.ts';
import { api, queryClient } from '../../../api/api.ts';
import { packetQuery } from '../../../packet/use-packet.ts';
import type { CaseDetail } from '../frame/case-types.ts';
import { SignatureForm } from './signature-form.tsx';
import { refreshCases } from '../frame/use-case.ts';
import { CannotPrint } from '../../../ui/cannot-print.tsx';
import { useLanguage } from '../../../language/language.ts';

type PaperFormProps = { theCase: CaseDetail; packet: PacketView; paper: PaperView };

/** The signature below the text of a paper. */
export function PaperForm({ theCase, packet, paper }: PaperFormProps) {
  const { t } = useLanguage();
  const { id, legal_business_name: business } = theCase;
  const { kind, text_sha256: sha256, title } = paper;
  const { queryKey } = packetQuery(id);
  return (
    <>
      <CannotPrint text={paper.text} />
      <SignatureForm
        caseId={id}
        business={business}
        expected={packet.expected_names}
        thing="paper"
        subject={`sign-${kind}`}
        sha256={sha256}
        lead="With your signature we keep the exact text above, the time, and the network address that it came from. You get a copy by email, and can take the signature back until the letter leaves."
        agreeLabel="I have read the paper, and what it says is true"
        tickError="Tick the box to say that you have read it."
        buttonLabel={t('Sign: {title}', { title: t(title) })}
        signedTitle={t('Signed: {title}', { title: t(title) })}
        sign={(signature) => api.packet.signPaper({ id, kind, sha256, agreed: true, ...signature })}
        onSigned={async (signed) => {
          queryClient.setQueryData(queryKey, signed);
          await refreshCases();
        }}
        onStale={() => queryClient.invalidateQueries({ queryKey })}
      />
    </>
  );
}
