import { useQuery } from '@tanstack/react-query';
import type { LetterView } from '../../../contract/letter-view.ts';
import { fetchFile } from '../../api/files.ts';
import { AgreementPanel } from '../../packet/agreement-panel.tsx';
import { CopyField } from '../../packet/copy-field.tsx';
import { packetQuery } from '../../packet/use-packet.ts';
import { Notice } from '../../ui/feedback.tsx';
import { RedraftButton, type RedraftProps } from './redraft-button.tsx';

/** The agreement, with a button to turn a demand into the notice once everything is signed. */
export function AgreementTab({ letter, unsaved, redrafting }: RedraftProps) {
  return (
    <div className="panel-part">
      <Redraft letter={letter} unsaved={unsaved} redrafting={redrafting} />
      {letter.approval && letter.required_channel.channel === 'web' ? <ApprovedText letter={letter} /> : null}
      <AgreementPanel caseId={letter.case_id} reader="desk" level="h2" />
    </div>
  );
}

/** The approved letter as text, to paste on the processor's site. */
function ApprovedText({ letter }: { letter: LetterView }) {
  const { data } = useQuery({
    queryKey: ['letter-text', letter.id, letter.version],
    queryFn: async () => (await fetchFile(`/letters/${letter.id}/text`)).blob.text(),
  });
  return data === undefined ? null : (
    <details className="packet__more">
      <summary>The text to paste</summary>
      <ul role="list">
        <CopyField label="The approved letter" text={data} />
      </ul>
    </details>
  );
}

function Redraft({ letter, unsaved, redrafting }: RedraftProps) {
  const { data: packet } = useQuery(packetQuery(letter.case_id));
  const stale = letter.papers_blocked_by !== null;
  const ready = packet?.is_notice === true && !packet.notice_given && letter.required_channel.source === null;
  if (!letter.may.edit || !(ready || stale)) return null;
  return (
    <Notice
      tone="warning"
      title={stale ? 'A signature in this letter no longer counts' : 'This letter is a demand, and could be the notice'}
    >
      <p>{stale ? letter.papers_blocked_by : 'Everything the agreement asks for is on file by now.'}</p>
      <p>Drafted again, it follows what is on file, and has the edits of its text.</p>
      <RedraftButton letter={letter} unsaved={unsaved} redrafting={redrafting} />
    </Notice>
  );
}
