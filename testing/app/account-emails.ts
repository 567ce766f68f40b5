import type { TestApp } from './open-test-app.ts';
import type { Superuser } from './superuser.ts';
import type { TestUser } from './test-user.ts';

export type QueuedEmail = { template: string; recipient: string; payload: Record<string, string> };

/** Reads queued account emails, after finishing the background work of signing in. */
export class AccountEmails {
  private readonly app: TestApp;
  private readonly superuser: Superuser;

  constructor(app: TestApp, superuser: Superuser) {
    this.app = app;
    this.superuser = superuser;
  }

  /** The emails to one address, oldest first. */
  async to(recipient: string): Promise<QueuedEmail[]> {
    await this.app.settled();
    return this.superuser.rows<QueuedEmail>(
      'select template, recipient, payload from outbox where recipient = $1 order by created_at, id',
      [recipient],
    );
  }

  async templatesTo(recipient: string): Promise<string[]> {
    return (await this.to(recipient)).map(({ template }) => template);
  }

  /** Path and query of the link in the newest email of a template to an address. Throws if there is none. */
  async newestLink(recipient: string, template: string): Promise<string> {
    const mail = (await this.to(recipient)).findLast((each) => each.template === template);
    if (!mail?.payload['url']) throw new Error(`no ${template} email to ${recipient}`);
    const { pathname, search } = new URL(mail.payload['url']);
    return `${pathname}${search}`;
  }

  /**
   * Presses the button of a confirmation link's page in the visitor's browser. Returns where it leads, and the answer's
   * cookies.
   */
  async press(
    link: string,
    by: TestUser,
    { answer = 'confirm', ...more }: { answer?: 'confirm' | 'refuse'; password?: string } = {},
  ): Promise<{ status: number; to: string | null; cookies: string[]; text: string }> {
    const pressed = await by.raw('POST', link, { body: new URLSearchParams({ answer, ...more }) });
    await this.app.settled();
    return {
      status: pressed.status,
      to: pressed.headers.get('location'),
      cookies: pressed.headers.getSetCookie(),
      text: await pressed.text(),
    };
  }

  /** The token of the latest password reset link. */
  async resetToken(recipient: string): Promise<string> {
    return (await this.newestLink(recipient, 'reset-password')).split('?')[0]?.split('/').at(-1) ?? '';
  }
}
