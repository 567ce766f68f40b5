/** The part of a KeyboardEvent used here. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

const fields =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=""], [contenteditable=true]';
// An overlay that is fading out counts as closed.
const overlays =
  ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([data-closed], [data-closed] *)';
const dialogs = ':is([role=dialog], [role=alertdialog]):not([data-closed], [data-closed] *)';

/**
 * True if a key press is a command: no text box has the focus, no dialog or menu is open, and no modifier other than
 * Shift is held. Shift is part of the key: `?`, but not `J`. `within`: a dialog that has its own keys and may be open.
 */
export function isPlainKey(
  { ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target }: KeyPress,
  within: Element | null = null,
): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  if (target instanceof Element && target.closest(fields)) return false;
  return isNothingOver(overlays, within);
}

const isNothingOver = (what: string, within: Element | null): boolean =>
  [...document.querySelectorAll(what)].every((each) => each === within);

const onMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
/**
 * The modifier for commands, as this platform writes it. On a Mac it is not Control, because Control and K delete the
 * rest of a line.
 */
export const holdKey = (): string => (onMac() ? '⌘' : 'Ctrl');

/** Cmd and K on a Mac, Ctrl and K elsewhere, without other modifiers. Works in fields too, as users expect. */
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

/**
 * Whether a dialog other than `within` is open. Nothing may open over such a dialog, because it may have unsaved input.
 */
export const isDialogOpen = (within: Element | null = null): boolean => !isNothingOver(dialogs, within);
