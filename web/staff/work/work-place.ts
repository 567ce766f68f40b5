import type { WorkAct } from '../../../domain/cases/work.ts';
import type { CaseTab } from '../panel/dialog-address.ts';

/** Work with a page of its own, which has no panel. */
export const pageOf: Partial<Record<WorkAct, string>> = { inquiry: '/admin/inquiries', erasure: '/admin/erasures' };

/** Where the whole case shows what an act is about. */
export const tabOf: Record<WorkAct, CaseTab> = {
  email: 'letters',
  posting: 'letters',
  message: 'messages',
  mention: 'messages',
  inquiry: 'overview',
  erasure: 'overview',
  license: 'overview',
  task: 'overview',
  case: 'overview',
  letter: 'letters',
  delivery: 'letters',
  reply: 'letters',
  replied: 'letters',
  money: 'financial',
  offer: 'financial',
  fee: 'financial',
  papers: 'letters',
  facts: 'letters',
};
