import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useDeferredValue, useRef, useState } from 'react';
import { minLetters, type Command, type CommandGroup } from './command-items.ts';
import './command.css';
import { useCommands } from './use-commands.ts';

type CommandMenuProps = { open: boolean; onOpenChange: (open: boolean) => void; showKeys: () => void };

/** Everything in the panel by name: type, choose with the arrow keys, Enter. */
export default function CommandMenu({ open, onOpenChange, showKeys }: CommandMenuProps) {
  // A chosen command moves the focus itself. Otherwise the focus returns to where it was.
  const chosen = useRef(false);
  const choose = (command: Command) => {
    chosen.current = true;
    onOpenChange(false);
    command.run();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="dialog command compact" aria-label="Command menu" finalFocus={() => !chosen.current}>
          <CommandList onChoose={choose} showKeys={showKeys} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function CommandList({ onChoose, showKeys }: { onChoose: (command: Command) => void; showKeys: () => void }) {
  const [typed, setTyped] = useState('');
  const { groups, searching } = useCommands(typed, showKeys);
  // Deferred, so that the box is painted first and takes keys before its list is rendered.
  const isListed = useDeferredValue(true, false);
  return (
    <Autocomplete.Root
      open
      inline
      items={isListed ? groups : []}
      filter={null}
      autoHighlight="always"
      keepHighlight
      value={typed}
      onValueChange={(next, { reason }) => {
        if (reason !== 'item-press') setTyped(next);
      }}
      itemToStringValue={({ label }: Command) => label}
    >
      <div className="command__head">
        <Autocomplete.Input
          className="control command__box"
          aria-label="Command or case"
          placeholder="Page, command, view or case"
          maxLength={200}
        />
        <Dialog.Close className="dialog__close" aria-label="Close">
          ×
        </Dialog.Close>
      </div>
      <Autocomplete.List className="command__list" aria-label="Commands">
        {(group: CommandGroup) => (
          <Autocomplete.Group key={group.label} items={group.items}>
            <Autocomplete.GroupLabel className="menu__label">{group.label}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.id}
                  value={command}
                  className="menu__item command__item"
                  onClick={() => onChoose(command)}
                >
                  <span className="command__label" dir="auto">
                    {command.label}
                  </span>
                  {command.note && (
                    <span className="command__note muted" dir="auto">
                      {command.note}
                    </span>
                  )}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <p className="command__foot muted" role="status">
        {footText(typed.trim(), groups, searching)}
      </p>
    </Autocomplete.Root>
  );
}

function footText(typed: string, groups: readonly CommandGroup[], searching: boolean): string {
  if (searching) return 'Searching cases…';
  if (typed.length < minLetters)
    return `Type ${minLetters} letters or more to find a case by name, business, email or number.`;
  return groups.length === 0 ? `Nothing is called “${typed}”, and no case matches it.` : 'Enter opens what is marked.';
}
