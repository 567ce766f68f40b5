import type { Page } from '@playwright/test';
import { withCase } from './cases.ts';
import { expect } from './expect.ts';
import { enterAs, read, send } from './sessions.ts';
import type { Another } from './warm-page.ts';

type Letters = { items: { id: string }[] };

/** A new case whose letter Jordan Avery reviews, with a page of staff. */
export async function letterOfJordan(
  another: Another,
  fields: Record<string, string> = {},
): Promise<{ staff: Page; caseId: string; first: string; version: number }> {
  const caseId = await withCase(await another(), fields);
  const staff = await another();
  await enterAs(staff, 'staff');
  const letters = async () => (await read<Letters>(staff, `/admin/cases/${caseId}/letters`)).items;
  await expect.poll(async () => (await letters()).length).toBe(1);
  const attorneys = await read<{ items: { id: string; name: string }[] }>(staff, '/admin/attorneys');
  await send(staff, 'POST', `/admin/cases/${caseId}/assign`, {
    attorney_id: attorneys.items.find((each) => each.name === 'Jordan Avery')?.id ?? '',
  });
  const first = (await letters())[0]?.id ?? '';
  // The version is one higher if the case was assigned to another attorney first.
  const { version } = await read<{ version: number }>(staff, `/letters/${first}`);
  return { staff, caseId, first, version };
}
