import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { TextMessageRefused, TextMessageUnavailable, type TextMessageSender } from './text-messages.ts';

/** `from`: a number in E.164 or the SID of a messaging service (MG…). `url`: of the API. */
export type TwilioSettings = { accountSid: string; authToken: string; from: string; url: string; timeoutMs: number };

const refusal = z.object({ code: z.number(), message: z.string() });
/** Twilio's error code for a reader who has replied STOP. */
const readerEnded = 21_610;

/** Text messages by Twilio's Messages resource. */
export function createTwilioTextMessages({
  accountSid,
  authToken,
  from,
  url,
  timeoutMs,
}: TwilioSettings): TextMessageSender {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return {
    send: async (to, body) => {
      const response = await fetch(`${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, Body: body, [sender]: from }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new TextMessageUnavailable('the text service did not answer', { cause });
      });
      if (response.ok) return;
      const said = refusal.safeParse(await response.json().catch(() => null)).data;
      const problem = (said?.message ?? `status ${response.status}`).slice(0, 300);
      if (response.status === 400 && said) throw new TextMessageRefused(problem, { ended: said.code === readerEnded });
      throw new TextMessageUnavailable(`the text service failed: ${problem}`);
    },
  };
}

/** Whether Twilio signed this request to `url`: HMAC-SHA1 over the address and the sorted fields of the form, Base64. */
export function isSignedByTwilio(
  authToken: string,
  url: string,
  form: Readonly<Record<string, string>>,
  signature: string,
): boolean {
  const signed = Object.entries(form)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .reduce((text, [name, value]) => text + name + value, url);
  const expected = createHmac('sha1', authToken).update(signed).digest();
  const actual = Buffer.from(signature, 'base64');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
