/** What of a key press is looked at here; a KeyboardEvent is one. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

const fields =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=""], [contenteditable=true]';
// One that is still fading out is gone already.
const overlays =
  ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([data-closed], [data-closed] *)';
const dialogs = ':is([role=dialog], [role=alertdialog]):not([data-closed], [data-closed] *)';

/** True when a letter is a command: nobody is typing, no dialog or menu is open, and no other modifier is held. Shift is part of the key: `?`, but not `J`. */
export function isPlainKey({ ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target }: KeyPress): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  if (target instanceof Element && target.closest(`${fields}, ${overlays}`)) return false;
  return document.querySelector(overlays) === null;
}

const onMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
/** The key that is held for a command, as it is written on this machine. On a Mac, Control and K empty the rest of a line. */
export const holdKey = (): string => (onMac() ? '⌘' : 'Ctrl');

/** Cmd and K on a Mac, Ctrl and K elsewhere, and nothing with them. Also in a field, as people know it. */
export function isMenuKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean {
  const held = onMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return held && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/** Over a dialog, with something half typed in it perhaps, nothing else may open. */
export const isDialogOpen = (): boolean => document.querySelector(dialogs) !== null;
