import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { sampleTrackingNumber } from '../../server/demo/sample-tracking-number.ts';
import { jobHandlers } from '../../server/jobs.ts';
import { approveBytes, confirmFacts, queuedLetter, signAgreement } from './desk.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { openSuperuser, type Superuser } from './superuser.ts';
import { legal } from './test-book.ts';
import type { TestAnswer, TestUser } from './test-user.ts';

export { legal };

/**
 * A merchant, staff and an attorney with one letter in review; `fresh` creates the next. Jobs run only when a test runs
 * them.
 */
export class LetterRoom {
  readonly app: TestApp;
  readonly superuser: Superuser;
  readonly merchant: TestUser;
  readonly staff: TestUser;
  readonly attorney: TestUser;
  caseId = '';
  letterId = '';

  private constructor(app: TestApp, superuser: Superuser, [merchant, staff, attorney]: [TestUser, TestUser, TestUser]) {
    [this.app, this.superuser, this.merchant, this.staff, this.attorney] = [app, superuser, merchant, staff, attorney];
  }

  static async open(env: Record<string, string> = {}): Promise<LetterRoom> {
    const app = await openTestApp(env);
    return new LetterRoom(app, await openSuperuser(app.url), [
      await app.user(),
      await app.user('staff'),
      await app.user('attorney'),
    ]);
  }

  async close(): Promise<void> {
    await this.superuser.close();
    await this.app.close();
  }

  /** The next letter in review, with a signed agreement, its attorney engaged and its facts confirmed unless told otherwise. */
  async fresh({ signed = true, engaged = true, confirmed = true } = {}): Promise<void> {
    this.caseId = (await this.merchant.apply()).body.case_id;
    if (signed) await signAgreement(this.merchant, this.caseId);
    await this.staff.post(`/api/admin/cases/${this.caseId}/assign`, { attorney_id: this.attorney.id });
    if (engaged) await this.attorney.engage(this.caseId);
    await this.runNow('analyze-case');
    await this.runNow('draft-letter');
    this.letterId = await queuedLetter(this.attorney, this.caseId);
    if (confirmed) await confirmFacts(this.merchant, this.caseId);
  }

  /** The next letter, sent long enough ago that payments from then on incur the fee. */
  async freshSent(): Promise<void> {
    await this.fresh();
    await this.superuser.rows(
      "update letters set status = 'sent', sent_at = now() - interval '20 days' where id = $1",
      [this.letterId],
    );
  }

  /** Records the present letter as delivered, with its time to reply over, so that the next letter is due. */
  async timeIsUp(): Promise<void> {
    await this.superuser.rows(
      `update letters set status = 'delivered', sent_at = coalesce(sent_at, now()), delivered_on = current_date,
         reply_due_on = current_date - 2 where id = $1`,
      [this.letterId],
    );
  }

  async runNow(
    name: 'analyze-case' | 'draft-letter' | 'redraft-letter' | 'plan-next-action' | 'search-conflicts',
  ): Promise<void> {
    await jobHandlers(this.app.services)[name]({ case_id: this.caseId });
  }

  /** An approval first opens the PDF and proves the attorney's identity, as the desk's dialog does. */
  act(by: TestUser, verb: string, body: object = {}): Promise<TestAnswer> {
    if (verb === 'approve') return approveBytes(by, this.letterId, body);
    return by.post(`/api/letters/${this.letterId}/${verb}`, body);
  }

  send(by: TestUser = this.attorney, email: string | null = legal): Promise<TestAnswer> {
    return this.act(by, 'send', { email });
  }

  shown(): Promise<TestAnswer> {
    return this.attorney.get(`/api/letters/${this.letterId}`);
  }

  async edit(by: TestUser = this.attorney, word = 'Again'): Promise<TestAnswer> {
    const { body } = await this.shown();
    return by.send('PUT', `/api/letters/${this.letterId}`, {
      version: body.version,
      document: { ...body.document, title: `${body.document.title} ${word}` },
    });
  }

  /** The letter's deliveries, certified mail first. */
  outbox(): Promise<{ id: string; channel: string; status: string }[]> {
    return this.superuser.rows(
      "select id, channel, status from outbox where letter_id = $1 and template = 'demand-letter' order by channel",
      [this.letterId],
    );
  }

  /** Runs the job of one outbox row. */
  async leave(row: { id: string; channel: string }): Promise<void> {
    await jobHandlers(this.app.services)[row.channel === 'email' ? 'send-email' : 'print-letter']({
      outbox_id: row.id,
    });
  }

  /** Processes this case's outbox `times` over, like a queue that redelivers. */
  async deliver(times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      for (const row of await this.superuser.rows<{ id: string; channel: string }>(
        'select id, channel from outbox where case_id = $1',
        [this.caseId],
      ))
        await this.leave(row);
    }
  }

  /** Staff post the envelope and record its number. The letter's jobs must have run. */
  post(): Promise<TestAnswer> {
    return this.act(this.staff, 'tracking', { tracking_number: sampleTrackingNumber(this.letterId) });
  }

  /** Emails about this case sent to an address, or to part of one. */
  async emails(to: string): Promise<ParsedMail[]> {
    const folder = join(this.app.services.config.dataDir, 'outbox');
    const [theCase] = await this.superuser.rows<{ case_number: string }>(
      'select case_number from cases where id = $1',
      [this.caseId],
    );
    const all = await Promise.all(readdirSync(folder).map((name) => simpleParser(readFileSync(join(folder, name)))));
    return all.filter(
      (mail) => mail.to?.text.includes(to) && `${mail.subject} ${mail.text}`.includes(theCase?.case_number ?? '?'),
    );
  }
}
