import { useQuery } from '@tanstack/react-query';
import { papersToSign } from '../../packet/packet-text.ts';
import { signAddress } from '../../packet/paper-list.tsx';
import { packetQuery } from '../../packet/use-packet.ts';
import { LinkButton } from '../../ui/button.tsx';
import type { CaseDetail } from './case-types.ts';

/** What the agreement asks the merchant to sign now; nothing while there is nothing. */
export function PapersToSign({ theCase }: { theCase: CaseDetail }) {
  const { data: packet } = useQuery(packetQuery(theCase.id));
  const papers = packet ? papersToSign(packet) : [];
  if (papers.length === 0) return null;
  return (
    <section className="next" aria-labelledby="papers-to-sign">
      <h2 id="papers-to-sign">Your signature makes the letter count</h2>
      <p className="measure">
        The agreement asks you to sign this yourself. Without it the letter is a demand, and the agreement’s waiting
        period does not begin.
      </p>
      <div className="button-row">
        {papers.map((paper) => (
          <LinkButton key={paper.kind} to={signAddress(theCase.id, paper.kind)}>
            Read and sign: {paper.title}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}
