import type { LetterView } from '../../contract/letters.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/feedback.tsx';

/** Exactly the bytes that approval names. */
export function PdfDialog({ letter, unsaved, onClose }: { letter: LetterView; unsaved: boolean; onClose: () => void }) {
  const address = `/api/letters/${letter.id}/pdf`;
  return (
    <Dialog open size="wide" onOpenChange={(open) => !open && onClose()} title={`PDF of version ${letter.version}`}>
      <div className="fields">
        {unsaved && (
          <Notice tone="warning">This is the saved version {letter.version}, without your unsaved edits.</Notice>
        )}
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            Open in a new tab
          </a>
        </p>
        <iframe className="pdf-frame" src={address} title={`PDF of version ${letter.version}`} />
      </div>
    </Dialog>
  );
}
