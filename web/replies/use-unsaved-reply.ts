import { useUnsaved } from '../unsaved/use-unsaved.ts';
import { readUnsavedReply, type UnsavedReply } from './reply-entry.ts';

/** The reply open on a case, or null: the same one wherever it was started. It survives switching tabs and a reload. */
export const useUnsavedReply = (caseId: string) =>
  useUnsaved<UnsavedReply | null>({
    subject: 'reply',
    id: caseId,
    start: () => null,
    restore: readUnsavedReply,
    toEntry: (reply) => reply,
  });
