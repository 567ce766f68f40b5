import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { systemActor } from '../../db/actor.ts';
import { unsubscribeToken } from '../../server/email/unsubscribe-link.ts';
import { emailKinds } from '../../server/email/template.ts';
import { writeEmail } from '../../server/email/write-email.ts';
import { emails } from '../../server/emails.ts';
import { createLink, linkAddress } from '../../server/sending/secure-link.ts';
import { invitationAddress } from '../../server/sharing/invitation-link.ts';
import { AccountEmails } from './account-emails.ts';
import { queuedLetter } from './desk.ts';
import { sampleCase, samplePayloads } from './email-payloads.ts';
import type { TestApp } from './open-test-app.ts';
import type { Superuser } from './superuser.ts';
import { TestUser } from './test-user.ts';

/** Path and query of a link, and the kind of email that has it. */
type MailLink = { kind: string; path: string };

const password = 'an orrery of brass';
/** Headers with which mail servers, previews and browsers open a link before anybody reads it. */
const openers: readonly Record<string, string>[] = [
  {},
  { purpose: 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' },
  { 'x-moz': 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 BingPreview/1.0b' },
  { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' },
  { 'user-agent': 'WhatsApp/2.24.6.77 A' },
  { 'user-agent': 'facebookexternalhit/1.1', range: 'bytes=0-524287' },
  { 'user-agent': 'Barracuda Sentinel (EE)', 'accept-language': 'es' },
];
/** Counters of attempts, which are meant to count openings, so they may change. */
const counters = ['public.attempts'];

/** Emails of every kind with links that work, and what opening them changes. */
export class MailLinks {
  private readonly app: TestApp;
  private readonly superuser: Superuser;
  private readonly merchant: TestUser;
  private readonly caseId: string;
  private readonly letterId: string;
  private rounds = 0;

  private constructor(
    app: TestApp,
    superuser: Superuser,
    merchant: TestUser,
    of: { caseId: string; letterId: string },
  ) {
    [this.app, this.superuser, this.merchant, this.caseId, this.letterId] = [
      app,
      superuser,
      merchant,
      of.caseId,
      of.letterId,
    ];
  }

  static async open(app: TestApp, superuser: Superuser): Promise<MailLinks> {
    const [merchant, staff, attorney] = [await app.user(), await app.user('staff'), await app.user('attorney')];
    await superuser.rows('update auth.users set email_verified = true');
    const caseId: string = (await merchant.apply()).body.case_id;
    await staff.post(`/api/admin/cases/${caseId}/assign`, { attorney_id: attorney.id });
    await app.runJobs();
    return new MailLinks(app, superuser, merchant, { caseId, letterId: await queuedLetter(attorney, caseId) });
  }

  /** Queues one email of each kind, with new tokens for this round. Returns their links, each once for each kind. */
  async write(): Promise<MailLink[]> {
    this.rounds += 1;
    await this.forgetAttempts();
    const live = await this.livePayloads();
    const { publicUrl, appKey } = this.app.services.config;
    const links = new Map<string, MailLink>();
    for (const template of emails.values()) {
      const kind = emailKinds.find((each) => each === template.kind);
      const sample = JSON.stringify(samplePayloads[template.name] ?? {}).replaceAll(sampleCase.case_id, this.caseId);
      const unsubscribe = kind
        ? `${publicUrl}/api/mail/unsubscribe?token=${unsubscribeToken(appKey, { userId: this.merchant.id, kind })}`
        : null;
      const { html, text } = await writeEmail(
        template,
        { ...(JSON.parse(sample) as object), ...live[template.name] },
        { publicUrl, replyTo: null, unsubscribe, locale: this.rounds % 2 === 0 ? 'es' : 'en' },
      );
      for (const [, found = ''] of `${html} ${text}`.matchAll(/(https?:\/\/[^\s"<>)]+)/g)) {
        const url = new URL(found.replaceAll('&amp;', '&'));
        const path = `${url.pathname}${url.search}`;
        if (url.origin === publicUrl) links.set(`${template.name} ${path}`, { kind: template.name, path });
      }
    }
    return [...links.values(), live.feed];
  }

  /** Opens a link ten times by GET and by HEAD, from an unknown browser. */
  async openTenTimes({ path }: MailLink): Promise<{ statuses: number[]; cookies: number }> {
    await this.forgetAttempts();
    const statuses: number[] = [];
    let cookies = 0;
    for (const headers of openers)
      for (const method of ['GET', 'HEAD']) {
        const answer = await this.app.app.fetch(
          new Request(`${this.app.services.config.publicUrl}${path}`, {
            method,
            headers: { host: 'localhost:3000', ...headers },
          }),
        );
        await answer.arrayBuffer();
        if (method === 'GET') statuses.push(answer.status);
        cookies += answer.headers.getSetCookie().length;
      }
    return { statuses, cookies };
  }

  /**
   * The content of every table except the counters, by table name, and of the stored files. Of the queue only its jobs
   * count, since it also records the times of its own rounds.
   */
  async digest(): Promise<Map<string, string>> {
    await this.app.settled();
    const tables = await this.superuser.rows<{ name: string }>(
      "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'auth', 'app') or (schemaname, tablename) = ('pgboss', 'job') order by 1",
    );
    const digests = new Map<string, string>();
    for (const { name } of tables.filter((table) => !counters.includes(table.name))) {
      const [row] = await this.superuser.rows<{ digest: string }>(
        `select count(*) || ':' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${name} t`,
      );
      digests.set(name, row?.digest ?? '');
    }
    digests.set('files', filesIn(this.app.services.config.dataDir));
    return digests;
  }

  private forgetAttempts(): Promise<unknown> {
    return this.superuser.rows('delete from attempts');
  }

  /** Payloads whose links would work now. */
  private async livePayloads(): Promise<Record<string, object> & { feed: MailLink }> {
    const account = await this.accountPayloads(`mail${this.rounds}@links.example`);
    const { config } = this.app.services;
    await this.superuser.rows('update case_guests set ended_at = now() where ended_at is null');
    await this.merchant.post(`/api/cases/${this.caseId}/guests`, {
      email: `kim${this.rounds}@books.example`,
      name: '',
    });
    const [guest] = await this.superuser.rows<{ id: string }>('select id from case_guests where ended_at is null');
    const letter = { id: this.letterId, case_id: this.caseId, version: 1 };
    const linkId = await this.app.services.database.as(systemActor, (db) =>
      createLink(this.app.services, db, { letter, recipient: 'legal@processor.example' }),
    );
    const feed: { url: string } = (await this.merchant.post('/api/me/calendar-feed', {})).body;
    return {
      ...account,
      'case-invitation': { url: invitationAddress(config, guest?.id ?? '') },
      'demand-letter': { link: linkAddress(config, linkId) },
      feed: { kind: 'calendar feed', path: feed.url.slice(config.publicUrl.length) },
    };
  }

  private async accountPayloads(email: string): Promise<Record<string, object>> {
    const queued = new AccountEmails(this.app, this.superuser);
    const user = new TestUser(this.app.app);
    await user.post('/api/auth/sign-up/email', { email, password, name: 'Ada Byron' });
    await user.post('/api/auth/send-verification-email', { email, callbackURL: '/dashboard' });
    await user.post('/api/auth/request-password-reset', { email });
    await user.post('/api/auth/change-email', { newEmail: `new.${email}`, callbackURL: '/account' });
    await user.post('/api/newsletter', { email });
    await this.app.settled();
    const all = [...(await queued.to(email)), ...(await queued.to(`new.${email}`))];
    const of = (template: string) => all.find((each) => each.template === template)?.payload ?? {};
    const newsletter = of('newsletter-confirm');
    return {
      'verify-email': of('verify-email'),
      'reset-password': of('reset-password'),
      'change-email': of('change-email'),
      'newsletter-confirm': newsletter,
      'newsletter-known': newsletter,
    };
  }
}

/** Path, size and time of change of every file below a folder. */
function filesIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`)
    .toSorted();
  return `${files.length}:${createHash('sha256').update(files.join('\n')).digest('hex')}`;
}
