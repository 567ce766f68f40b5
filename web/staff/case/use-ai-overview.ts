import type { AdminCase } from '../cases/case-fields.ts';
import { useAnalyze } from './analysis/use-analyze.ts';

/** Opens a case's analysis, running it first if there is none. */
export function useAiOverview(theCase: AdminCase, show: () => void) {
  const { isRunning, run } = useAnalyze(theCase.id);
  const open = () => {
    show();
    if (theCase.analysis === null && theCase.analysis_text === null && !isRunning) run();
  };
  return { open, isRunning };
}
