import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { sendMail } from './send-email.ts';

export async function sendMailJob(services: Services, data: { outbox_id: string }): Promise<void> {
  await sendMail(services, systemActor, data.outbox_id);
}
