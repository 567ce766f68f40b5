import { systemActor } from '../../../db/actor.ts';
import { tellHouse } from '../../cases/tell-house.ts';
import type { Services } from '../../context.ts';

export async function tellHouseJob(services: Services, data: { message_id: string }): Promise<void> {
  await tellHouse(services, systemActor, data.message_id);
}
