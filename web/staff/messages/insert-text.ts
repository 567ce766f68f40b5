/** The text to insert between `before` and `after`, with line breaks that make it a separate paragraph. */
export function asParagraph(text: string, before: string, after: string): string {
  const gap = before.trim() === '' ? '' : before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const end = after.trim() === '' || after.startsWith('\n') ? '' : '\n\n';
  return `${gap}${text}${end}`;
}

/**
 * Inserts text at the caret of a box as if it were typed, so that Ctrl+Z removes it again. The box then has the focus.
 */
export function insertText(box: HTMLTextAreaElement, text: string): void {
  const { selectionEnd: caret, value } = box;
  box.focus();
  // Collapse the selection, so that nothing typed is replaced.
  box.setSelectionRange(caret, caret);
  const inserted = asParagraph(text, value.slice(0, caret), value.slice(caret));
  // Deprecated, but the only way to add a step to the browser's own undo history.
  if (document.execCommand('insertText', false, inserted)) return;
  box.setRangeText(inserted, caret, caret, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
