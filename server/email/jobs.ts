import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { sendEmail } from './send-email.ts';

export async function sendMailJob(services: Services, data: { outbox_id: string }): Promise<void> {
  await sendEmail(services, systemActor, data.outbox_id);
}
