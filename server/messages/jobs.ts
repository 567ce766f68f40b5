import { systemActor } from '../../db/actor.ts';
import { notifyStaff } from './notify-staff.ts';
import type { Services } from '../kernel/context.ts';

export async function tellHouseJob(services: Services, data: { message_id: string }): Promise<void> {
  await notifyStaff(services, systemActor, data.message_id);
}
