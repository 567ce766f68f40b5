/** A history row's stored words as a reader's words. */
import { casePriorityLabels, caseStatusLabels } from '../../domain/case.ts';
import { formatCents } from '../../domain/money.ts';

const known: Record<string, Record<string, string>> = { status: caseStatusLabels, priority: casePriorityLabels };

/** Field names and events as stored (`under_review`, `case.status`) in words: "Under review". */
export function historyWords(stored: string): string {
  const words = stored.replaceAll(/[_.]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An old or new value of any kind; null when there is none. */
export function historyValue(field: string | null, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number' && field?.endsWith('_cents')) return formatCents(value);
  if (typeof value === 'string') return (field && known[field]?.[value]) ?? value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
