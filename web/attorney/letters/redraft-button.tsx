import type { LetterView } from '../../../contract/letter-view.ts';
import { messageOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import type { LetterActions } from './editor/use-letter-actions.ts';

export type RedraftProps = { letter: LetterView; unsaved: boolean; redrafting: LetterActions['redraft'] };

/** Drafts the letter again from what is on file, with the edits of its text. */
export function RedraftButton({ letter, unsaved, redrafting }: RedraftProps) {
  return (
    <>
      {redrafting.isError ? <p>{messageOf(redrafting.error, 'It was not drafted again. Please try again.')}</p> : null}
      <div className="button-row">
        <Button
          variant="secondary"
          size="small"
          disabled={unsaved}
          busy={redrafting.isPending}
          busyLabel="Drafting…"
          onClick={() => redrafting.mutate({ id: letter.id })}
        >
          Draft the letter again
        </Button>
      </div>
    </>
  );
}
