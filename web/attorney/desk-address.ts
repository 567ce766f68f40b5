import { parseAsStringLiteral, useQueryState } from 'nuqs';

const views = ['letter', 'decide', 'facts', 'case', 'client', 'agreement', 'changes', 'comments', 'delivery'] as const;
export type DeskView = (typeof views)[number];
const dialogs = [
  'pdf',
  'return',
  'answer',
  'send',
  'compare',
  'versions',
  'read',
  'approve',
  'next',
  'add-authority',
  'add-fact',
  'keys',
] as const;
export type DeskDialog = (typeof dialogs)[number];

/** The open tab and dialog. Both are in the URL, so that they can be linked and Back closes a dialog. */
export function useDeskAddress() {
  const [view, setView] = useQueryState('view', parseAsStringLiteral(views).withOptions({ history: 'replace' }));
  const [dialog, setDialog] = useQueryState('dialog', parseAsStringLiteral(dialogs).withOptions({ history: 'push' }));
  return {
    view,
    setView: (next: DeskView) => void setView(next),
    dialog,
    setDialog: (next: DeskDialog | null) => void setDialog(next),
  };
}
