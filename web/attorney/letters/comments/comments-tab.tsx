import { useRef, useState } from 'react';
import type { ParagraphComment } from '../../../../contract/letter-comments.ts';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { authorRoleText } from '../../../../domain/letters/letter-version.ts';
import { mentionedIn, type Mentionable } from '../../../../domain/messages/mentions.ts';
import { blockLabel } from '../../../../domain/letters/block-label.ts';
import { messageOf } from '../../../api/api-error.ts';
import { mentionAttributes, MentionChoices } from '../../../messages/mention-list.tsx';
import '../../../messages/messages.css';
import { useMentions } from '../../../messages/use-mentions.ts';
import { Button } from '../../../ui/button.tsx';
import { isControlEnter } from '../../../ui/control-enter.ts';
import { Notice, Skeletons } from '../../../ui/feedback.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { momentOf } from '../../firm-dates.ts';
import type { Comments } from './use-comments.ts';

type CommentsTabProps = {
  letter: LetterView;
  comments: Comments;
  /** The paragraph that a new comment is on. */
  selected: string | null;
  onGo: (blockId: string) => void;
};

/** What those at the desk remark to each other on paragraphs: in no letter, and in no file of it. */
export function CommentsTab({ letter, comments, selected, onGo }: CommentsTabProps) {
  const { list, resolve } = comments;
  if (list.isError) return <Notice tone="danger">{messageOf(list.error, 'The comments could not be loaded.')}</Notice>;
  if (!list.data) return <Skeletons rows={3} height="2rem" label="Loading the comments…" />;
  const at = letter.document.blocks.findIndex(({ id }) => id === selected);
  const block = letter.document.blocks[at];
  return (
    <section className="panel-part" aria-labelledby="comments-title">
      <h2 id="comments-title">Comments</h2>
      <p className="muted small">For the attorney and staff of this case alone. They are in no letter or file.</p>
      {block ? (
        <CommentForm
          key={block.id}
          letter={letter}
          blockId={block.id}
          label={blockLabel(block, at)}
          add={comments.add}
        />
      ) : (
        <p>Select a saved paragraph to comment on it.</p>
      )}
      <ul role="list" className="event-list" aria-labelledby="comments-title">
        {list.data.items.map((each) => (
          <CommentItem
            key={each.id}
            comment={each}
            busy={resolve.isPending && resolve.variables.comment_id === each.id}
            onGo={() => onGo(each.block_id)}
            onResolve={() => resolve.mutate({ id: letter.id, comment_id: each.id })}
          />
        ))}
      </ul>
    </section>
  );
}

type ItemProps = { comment: ParagraphComment; busy: boolean; onGo: () => void; onResolve: () => void };

function CommentItem({ comment: { label, words, text, by, at, resolved }, busy, onGo, onResolve }: ItemProps) {
  return (
    <li className="panel-part">
      <p className="compare__comment">{text}</p>
      <p className="muted small">
        {by.name}, {authorRoleText[by.role] ?? by.role}, {momentOf(at)}
      </p>
      {label === null && <p className="small">Of a paragraph that is gone: “{words}”</p>}
      {resolved && (
        <p className="small">
          <strong>Resolved</strong> by {resolved.name}, {momentOf(resolved.at)}
        </p>
      )}
      <div className="button-row">
        {label !== null && (
          <Button variant="quiet" size="small" onClick={onGo}>
            {label}
          </Button>
        )}
        {!resolved && (
          <Button variant="secondary" size="small" busy={busy} busyLabel="Resolving…" onClick={onResolve}>
            Resolve
          </Button>
        )}
      </div>
    </li>
  );
}

type FormProps = { letter: LetterView; blockId: string; label: string; add: Comments['add'] };

/** A comment that names somebody with @ is an internal note of the case, too: there a mention stands until it is answered. */
function CommentForm({ letter, blockId, label, add }: FormProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Mentionable[]>([]);
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions(letter.case_id, {
    text,
    isNote: true,
    box,
    onPick: (next, someone) => {
      setText(next);
      setChosen([...chosen, someone]);
    },
  });
  const save = () => {
    setMissing(text.trim() === '');
    if (text.trim() === '' || add.isPending) return;
    add.mutate(
      { letter, block_id: blockId, label, text: text.trim(), mentioned: mentionedIn(text, chosen) },
      {
        onSuccess: () => {
          setText('');
          setChosen([]);
        },
      },
    );
  };
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextArea
        id="comment-text"
        ref={box}
        label={`Comment on ${label}`}
        hint="@ mentions staff or the attorney of the case: they are emailed, and it stays open until they answer."
        rows={3}
        maxLength={2_000}
        error={missing ? 'Enter a comment.' : undefined}
        value={text}
        {...mentionAttributes(mentions.list)}
        onBlur={mentions.leave}
        onSelect={(event) => mentions.look(event.currentTarget)}
        onChange={({ target }) => {
          setText(target.value);
          mentions.look(target);
        }}
        onKeyDown={(event) => !mentions.press(event) && isControlEnter(event) && save()}
      />
      <MentionChoices list={mentions.list} />
      <div className="button-row">
        <Button type="submit" size="small" busy={add.isPending} busyLabel="Saving…">
          Save comment
        </Button>
        <span className="muted small key-hint">Ctrl + Enter saves</span>
      </div>
    </form>
  );
}
