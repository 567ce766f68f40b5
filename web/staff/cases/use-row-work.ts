import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { api, orpc } from '../../api/api.ts';
import { fetchFile, saveBlob } from '../../api/files.ts';
import { showToast } from '../../ui/toasts.tsx';
import { failedLabel, generatedLabel } from '../../ui/ai-label.ts';

/** The action in progress for a row. */
export type RowWork = 'report' | 'checking' | 'analyzing';
type Row = { id: string; case_number: string };

/**
 * The two row actions that take a while (spec, sections 2 and 8). `work` has the action in progress for each busy row,
 * which can run only one at a time.
 */
export function useRowWork(openMessages: (id: string) => void) {
  const cache = useQueryClient();
  const [work, setWork] = useState<ReadonlyMap<string, RowWork>>(new Map());
  const mark = useCallback(
    (id: string, now: RowWork | null) =>
      setWork((before) => {
        const next = new Map(before);
        if (now) next.set(id, now);
        else next.delete(id);
        return next;
      }),
    [],
  );
  const report = useCallback(
    async ({ id, case_number }: Row) => {
      mark(id, 'report');
      await saveReport(id, case_number).then(
        () => showToast({ title: 'Case report downloaded successfully.' }),
        (error: unknown) =>
          showToast({ title: 'Failed to download case report.', description: messageOf(error, ''), tone: 'danger' }),
      );
      mark(id, null);
    },
    [mark],
  );
  const analyze = useCallback(
    async ({ id }: Row) => {
      mark(id, 'checking');
      if (await testPassed(id)) {
        mark(id, 'analyzing');
        if (await analyzed(id, openMessages))
          void cache.invalidateQueries({ queryKey: orpc.cases.getForStaff.queryKey({ input: { id } }) });
      }
      mark(id, null);
    },
    [cache, mark, openMessages],
  );
  return { work, report, analyze };
}

/** The check before an analysis (spec, section 7); if it fails, the analysis is not started. */
async function testPassed(caseId: string): Promise<boolean> {
  try {
    const { success } = await api.letters.testEngine({ caseId });
    if (!success)
      showToast({ title: 'Test Failed', description: 'The analysis did not pass its check.', tone: 'danger' });
    return success;
  } catch (error) {
    showToast({
      title: 'Test Failed',
      description: messageOf(error, 'The analysis did not pass its check.'),
      tone: 'danger',
    });
    return false;
  }
}

async function analyzed(caseId: string, openMessages: (id: string) => void): Promise<boolean> {
  try {
    await api.cases.analyze({ caseId });
    showToast({
      title: generatedLabel,
      description: 'Check the Messages tab.',
      action: { label: 'Open', onClick: () => openMessages(caseId) },
    });
    return true;
  } catch (error) {
    showToast({
      title: 'Error',
      description: `${failedLabel}: ${messageOf(error, 'Please try again.')}`,
      tone: 'danger',
    });
    return false;
  }
}

/** Downloads a case's report (spec, section 7: JSON). */
async function saveReport(id: string, caseNumber: string): Promise<void> {
  const { blob, name = `case-${caseNumber}.json` } = await fetchFile(`/admin/cases/${id}/report`);
  saveBlob(blob, name);
}
