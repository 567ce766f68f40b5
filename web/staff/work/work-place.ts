import type { WorkAct } from '../../../domain/cases/work.ts';
import type { CaseTab } from '../panel/dialog-address.ts';

/** Work with a page of its own, which has no panel. */
export const pageOf = { inquiry: '/admin/inquiries', erasure: '/admin/erasures' } as const;
export const ownPageOf = (act: WorkAct): string | undefined => Object.entries(pageOf).find(([own]) => own === act)?.[1];

/** Where the whole case shows what an act is about. */
export const tabOf: Record<WorkAct, CaseTab> = {
  conflict: 'overview',
  email: 'letters',
  posting: 'letters',
  message: 'messages',
  mention: 'messages',
  inquiry: 'overview',
  erasure: 'overview',
  license: 'overview',
  task: 'overview',
  triage: 'overview',
  case: 'overview',
  letter: 'letters',
  review: 'letters',
  barred: 'letters',
  delivery: 'letters',
  reply: 'letters',
  replied: 'letters',
  money: 'financial',
  accepted: 'financial',
  offer: 'financial',
  fee: 'financial',
  papers: 'letters',
  facts: 'letters',
};
