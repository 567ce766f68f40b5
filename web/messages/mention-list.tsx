import type { MentionList } from './use-mentions.ts';

const listId = 'mention-list';
const optionId = (id: string): string => `mention-${id}`;

/** The message box's ARIA attributes while the list is open. */
export const mentionAttributes = (list: MentionList | null) =>
  list === null
    ? {}
    : {
        'aria-haspopup': 'listbox' as const,
        'aria-autocomplete': 'list' as const,
        'aria-controls': listId,
        'aria-activedescendant': optionId(list.people[list.at]?.id ?? ''),
      };

/** The users whom the `@` may mean. The focus stays in the message box. */
export function MentionChoices({ list }: { list: MentionList | null }) {
  return (
    <div className="mention-choices">
      <p className="visually-hidden" role="status">
        {list === null ? '' : `${list.people.length} to mention: up and down choose, Enter takes.`}
      </p>
      {list === null ? null : (
        <div id={listId} role="listbox" aria-label="Mention" className="mention-choices__list">
          {list.people.map((someone, index) => (
            <div
              key={someone.id}
              id={optionId(someone.id)}
              role="option"
              aria-selected={index === list.at}
              className="mention-choices__one"
              // On pointer down, because a click would first take the focus from the message box.
              onPointerDown={(event) => {
                event.preventDefault();
                list.pick(someone);
              }}
            >
              <bdi>{someone.name}</bdi> <span className="muted">{someone.role}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
