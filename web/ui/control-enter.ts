import type { KeyboardEvent } from 'react';

/** Ctrl or ⌘ with Enter: it sends or saves what is written in a text box, where Enter alone adds a line. */
export const isControlEnter = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);
