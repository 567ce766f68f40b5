import { Menu as Base } from '@base-ui/react/menu';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type RefObject } from 'react';
import { fillText } from '../../../domain/messages/saved-text.ts';
import { nameOfProcessor } from '../../../domain/processors.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import type { AdminCase } from '../cases/case-fields.ts';
import { MenuGroup, MenuItem, MenuPopup } from '../../ui/menu.tsx';
import type { InsertedReply } from './use-insert-reply.ts';

const SavedTextsDialog = lazy(() => import('./saved-texts-dialog.tsx'));

type SavedRepliesProps = {
  theCase: AdminCase;
  /** The text in the message box: a new saved text starts with it. */
  written: string;
  disabled: boolean;
  box: RefObject<HTMLElement | null>;
  onPick: (reply: InsertedReply) => void;
};

/**
 * A menu of the replies that apply to this case. Choosing one inserts it at the caret of the message box; nothing is
 * sent.
 */
export function SavedReplies({ theCase, written, disabled, box, onPick }: SavedRepliesProps) {
  const replies = useQuery(orpc.messages.listSavedReplies.queryOptions({ input: { id: theCase.id } }));
  const texts = useQuery(orpc.messages.listSavedTexts.queryOptions());
  const [editing, setEditing] = useState(false);
  const of = { ...theCase, processor: nameOfProcessor(theCase) };
  const items = replies.data?.items;
  return (
    <div className="composer__replies">
      <Base.Root disabled={disabled}>
        <Base.Trigger id="saved-replies" className="button button--secondary button--small menu__button">
          Saved replies
        </Base.Trigger>
        <MenuPopup finalFocus={box}>
          <MenuGroup label="From this case">
            {items?.map(({ key, label, subject, body }) => (
              <MenuItem key={key} onClick={() => onPick({ subject, body })}>
                {label}
              </MenuItem>
            ))}
            {items?.length === 0 ? (
              <p className="menu__note">Nothing is missing, and there is no news to report.</p>
            ) : null}
            {replies.isPending ? <p className="menu__note">Looking at the case…</p> : null}
            {replies.isError ? (
              <p className="menu__note">{messageOf(replies.error, 'The replies could not be loaded.')}</p>
            ) : null}
          </MenuGroup>
          <MenuGroup label="Our texts">
            {texts.data?.items.map(({ id, name, body }) => (
              <MenuItem key={id} onClick={() => onPick({ subject: null, body: fillText(body, of) })}>
                <bdi>{name}</bdi>
              </MenuItem>
            ))}
            <MenuItem onClick={() => setEditing(true)}>Add or change texts…</MenuItem>
          </MenuGroup>
        </MenuPopup>
      </Base.Root>
      {editing ? (
        <Suspense fallback={null}>
          <SavedTextsDialog start={written} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
      <span className="muted small">Puts a text into the message; nothing is sent.</span>
    </div>
  );
}
