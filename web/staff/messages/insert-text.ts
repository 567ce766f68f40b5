/**
 * What is to be inserted at the caret so that it stands in a paragraph of its own.
 */
export function asParagraph(text: string, before: string, after: string): string {
  const gap = before.trim() === '' ? '' : before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const end = after.trim() === '' || after.startsWith('\n') ? '' : '\n\n';
  return `${gap}${text}${end}`;
}

/** Puts text at the caret of a box as if it were typed, so that Ctrl+Z takes it away again. The box has the focus afterwards. */
export function insertText(box: HTMLTextAreaElement, text: string): void {
  const { selectionEnd: caret, value } = box;
  box.focus();
  // What is selected stays: nothing that was typed is replaced.
  box.setSelectionRange(caret, caret);
  const inserted = asParagraph(text, value.slice(0, caret), value.slice(caret));
  // The only way to an undo step of the browser's own; no standard has replaced it.
  if (document.execCommand('insertText', false, inserted)) return;
  box.setRangeText(inserted, caret, caret, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
