import type { LetterView } from '../../../../contract/letter-view.ts';
import { CopyHash } from './copy-hash.tsx';

/** The record's hashes of what was approved, folded: nobody compares them at the desk. */
export const ApprovedHashes = ({ letter }: { letter: ApprovedLetter }) => (
  <details className="small">
    <summary>Hashes of the approved files</summary>
    <ApprovedHash letter={letter} />
    {letter.approval?.exhibits_sha256 && <CopyHash of="Exhibit book" hash={letter.approval.exhibits_sha256} />}
  </details>
);

/** The hash of the approved file. Signing makes a new file with another hash, so both are shown and explained. */
export function ApprovedHash({ letter: { approval, pdf_sha256, version } }: { letter: ApprovedLetter }) {
  if (!approval?.signed) return <CopyHash of="PDF" hash={approval?.sha256 ?? pdf_sha256} />;
  return (
    <>
      <CopyHash of="Signed PDF, which leaves" hash={approval.sha256} />
      <details className="small">
        <summary>Why it is not the sha-256 that was approved</summary>
        <p>
          The approval names the PDF of version {version}, and that PDF with counsel’s signature in it. Sealing added
          the electronic signature to the latter, which makes another file.
        </p>
        <CopyHash of={`PDF of version ${version}, as approved`} hash={approval.content_sha256} />
        {approval.shown_sha256 && <CopyHash of="PDF with the signature, as shown" hash={approval.shown_sha256} />}
      </details>
    </>
  );
}
type ApprovedLetter = Pick<LetterView, 'approval' | 'pdf_sha256' | 'version'>;
