import { systemActor } from '../../../db/actor.ts';
import type { Services } from '../../context.ts';
import { sendMail } from '../../mail/send-mail.ts';

export async function sendMailJob(services: Services, data: { outbox_id: string }): Promise<void> {
  await sendMail(services, systemActor, data.outbox_id);
}
