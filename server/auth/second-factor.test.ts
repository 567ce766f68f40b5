import { createOTP } from '@better-auth/utils/otp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAccount, makeStaff } from './create-account.ts';
import { AccountEmails } from '../../testing/app/account-emails.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { SoftwarePasskey } from '../../testing/app/software-passkey.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { TestUser } from '../../testing/app/test-user.ts';

let app: TestApp;
let superuser: Superuser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});
beforeEach(() => superuser.rows('delete from attempts'));

const passwordOf = (user: TestUser) => user.account?.password;
const signInOf = async (user: TestUser) => (await user.get('/api/me')).body.user.sign_in;
const another = (user: TestUser) => new TestUser(app.app, user.account);
const changes = async (user: TestUser) =>
  (await new AccountEmails(app, superuser).to(user.account?.email ?? ''))
    .filter(({ template }) => template === 'second-factor-changed')
    .map(({ payload }) => payload['what']);

type Codes = { secret: string; backupCodes: string[] };
const period = 30_000;
const codeOf = ({ secret }: Codes, at = Date.now()) =>
  createOTP(secret, { digits: 6, period: 30 }).hotp(Math.floor(at / period));
/** The app's next code: the server already accepts it, and nobody has used it. */
const nextCodeOf = (codes: Codes) => codeOf(codes, Date.now() + period);

/** Sets up an authenticator app, including its first code. */
async function enable(user: TestUser): Promise<Codes> {
  const { status, body } = await user.post('/api/auth/two-factor/enable', { password: passwordOf(user) });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const secret = new TextDecoder().decode(base32(new URL(body.totpURI).searchParams.get('secret') ?? ''));
  return { secret, backupCodes: body.backupCodes };
}
const verify = (user: TestUser, code: string) => user.post('/api/auth/two-factor/verify-totp', { code });
async function withCodes(user: TestUser): Promise<Codes> {
  const codes = await enable(user);
  expect((await verify(user, await codeOf(codes))).status).toBe(200);
  return codes;
}
function base32(value: string): Uint8Array {
  const bits = [...value.replace(/=+$/, '')]
    .map((each) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(each).toString(2).padStart(5, '0'))
    .join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (each) => Number.parseInt(each, 2));
}
const addPasskey = async (user: TestUser, key: SoftwarePasskey) => {
  const options = await user.get('/api/auth/passkey/generate-register-options');
  return options.status === 200
    ? user.post('/api/auth/passkey/verify-registration', { response: key.register(options.body), name: 'Phone' })
    : options;
};
const usePasskey = async (user: TestUser, key: SoftwarePasskey) =>
  user.post('/api/auth/passkey/verify-authentication', {
    response: key.authenticate((await user.get('/api/auth/passkey/generate-authenticate-options')).body),
  });

/** A staff member right after the role was granted: only a password. */
async function newStaff(): Promise<TestUser> {
  const account = { email: `staff-${Math.random()}@people.example`, password: 'a long enough pass' };
  const id = await makeAccount(app.services, app.auth, {
    ...account,
    first_name: 'New',
    last_name: 'Staff',
    phone: null,
  });
  await makeStaff(app.services, id);
  return new TestUser(app.app, { ...account, id }).signIn();
}

/** When a session of theirs last proved the second factor: what an approval looks at. */
const provedAt = async ({ id }: TestUser): Promise<unknown> =>
  (
    await superuser.rows<{ at: Date | null }>(
      'select max(second_factor_at) as at from auth.sessions where user_id = $1 and second_factor',
      [id],
    )
  )[0]?.at;

describe('an authenticator app', () => {
  test("a code is required at the next sign-in, once the app's first code was right", async () => {
    const user = await app.user();
    const codes = await enable(user);
    expect(new Set(codes.backupCodes).size).toBe(10);
    expect((await another(user).post('/api/auth/sign-in/email', user.account)).body.twoFactorRedirect).toBeUndefined();
    expect((await verify(user, '000000')).status).toBe(401);
    expect(await signInOf(user)).toEqual({ second_factor: false, satisfied: false, required: false });
    expect((await verify(user, await codeOf(codes))).status).toBe(200);
    expect(await signInOf(user)).toEqual({ second_factor: true, satisfied: true, required: true });
    const later = another(user);
    const asked = await later.post('/api/auth/sign-in/email', user.account);
    expect([asked.status, asked.body]).toEqual([200, { twoFactorRedirect: true, twoFactorMethods: ['totp'] }]);
    expect((await later.get('/api/me')).status).toBe(401);
    expect((await verify(later, '000000')).body.code).toBe('INVALID_CODE');
    expect((await verify(later, await nextCodeOf(codes))).status).toBe(200);
    expect(await signInOf(later)).toMatchObject({ satisfied: true });
    expect(await provedAt(user)).toBeInstanceOf(Date);
    expect(await changes(user)).toEqual(['An authenticator app was added.']);
  });

  test("the app's secret and its backup codes are stored encrypted", async () => {
    const user = await app.user();
    const { secret, backupCodes } = await withCodes(user);
    const [row] = await superuser.rows<{ secret: string; backup_codes: string }>(
      'select secret, backup_codes from auth.two_factors where user_id = $1',
      [user.id],
    );
    expect(JSON.stringify(row)).not.toContain(secret);
    for (const code of backupCodes) expect(row?.backup_codes).not.toContain(code);
  });

  test('a backup code works once', async () => {
    const user = await app.user();
    const {
      backupCodes: [code = ''],
    } = await withCodes(user);
    const give = async () => {
      const later = another(user);
      await later.post('/api/auth/sign-in/email', user.account);
      return { later, answer: await later.post('/api/auth/two-factor/verify-backup-code', { code }) };
    };
    const first = await give();
    expect([first.answer.status, (await signInOf(first.later)).satisfied]).toEqual([200, true]);
    const second = await give();
    expect([second.answer.status, second.answer.body.code, (await second.later.get('/api/me')).status]).toEqual([
      401,
      'INVALID_BACKUP_CODE',
      401,
    ]);
  });

  test('a code works once, even with concurrent requests', async () => {
    const user = await app.user();
    const codes = await enable(user);
    const [first, next] = [await codeOf(codes), await nextCodeOf(codes)];
    expect((await verify(user, first)).status).toBe(200);
    const later = another(user);
    await later.post('/api/auth/sign-in/email', user.account);
    expect(await verify(later, first)).toMatchObject({ status: 401, body: { code: 'CODE_USED' } });
    expect((await later.get('/api/me')).status).toBe(401);
    // The sign-in still waits and takes the next code; a second one tries the code that an attacker has seen.
    const thief = another(user);
    await thief.post('/api/auth/sign-in/email', user.account);
    const answers = await Promise.all([later, thief].map((each) => verify(each, next)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    // A session that has to step up follows the same rule.
    await superuser.rows('update auth.sessions set second_factor = false where user_id = $1', [user.id]);
    expect((await verify(user, next)).body.code).toBe('CODE_USED');
    expect(await signInOf(user)).toMatchObject({ satisfied: false });
  });

  test('codes cannot be guessed: five per sign-in, ten per account', async () => {
    const user = await app.user();
    await withCodes(user);
    const outcomes: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const later = another(user);
      await later.post('/api/auth/sign-in/email', user.account);
      for (let time = 0; time < 6; time += 1) outcomes.push((await verify(later, `00000${time}`)).body.code);
    }
    expect(outcomes.filter((code) => code === 'INVALID_CODE')).toHaveLength(10);
    expect(outcomes).toContain('TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE');
    expect(outcomes.at(-1)).toBe('ACCOUNT_TEMPORARILY_LOCKED');
  });

  test('codes cannot be guessed within a session either', async () => {
    const user = await app.user();
    await withCodes(user);
    await superuser.rows('update auth.sessions set second_factor = false where user_id = $1', [user.id]);
    const statuses = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await verify(user, `0000${time + 10}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect(await signInOf(user)).toMatchObject({ satisfied: false });
  });

  test('the app is turned off by password in a session that has passed it, and the session then has passed nothing', async () => {
    const user = await app.user();
    await withCodes(user);
    expect((await user.post('/api/auth/two-factor/disable', { password: 'not this one' })).status).toBe(400);
    expect((await user.post('/api/auth/two-factor/disable', { password: passwordOf(user) })).status).toBe(200);
    expect(await signInOf(user)).toEqual({ second_factor: false, satisfied: false, required: false });
    expect((await another(user).post('/api/auth/sign-in/email', user.account)).body.twoFactorRedirect).toBeUndefined();
    expect(await changes(user)).toEqual(['An authenticator app was added.', 'The authenticator app was turned off.']);
  });

  test('no device is trusted, whatever the request asks', async () => {
    const user = await app.user();
    const codes = await withCodes(user);
    const later = another(user);
    await later.post('/api/auth/sign-in/email', user.account);
    await later.post('/api/auth/two-factor/verify-totp', { code: await nextCodeOf(codes), trustDevice: true });
    expect((await later.post('/api/auth/sign-in/email', user.account)).body.twoFactorRedirect).toBe(true);
  });
});

describe('a session without the second factor', () => {
  /** A user whose session has not passed the factor, as after a sign-in by Google or a link. */
  async function halfIn(): Promise<{ user: TestUser; codes: Codes }> {
    const user = await app.user();
    const codes = await withCodes(user);
    await superuser.rows('update auth.sessions set second_factor = false where user_id = $1', [user.id]);
    return { user, codes };
  }

  test('a session without the second factor can only reach its own account until it passes', async () => {
    const { user, codes } = await halfIn();
    for (const path of [
      '/api/cases',
      '/api/application-draft',
      '/api/me/export',
      '/api/events',
      '/api/files/01900000-0000-7000-8000-000000000001/download',
      '/api/no-such-endpoint',
    ]) {
      const answer = await user.get(path);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'SECOND_FACTOR_REQUIRED']);
    }
    expect((await user.post('/api/uploads', {})).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await user.get('/api/me')).status).toBe(200);
    expect((await user.get('/api/sign-in-options')).status).toBe(200);
    expect((await verify(user, await nextCodeOf(codes))).status).toBe(200);
    expect((await user.get('/api/cases')).status).toBe(200);
  });

  test('a session without the second factor cannot change the account or its factors', async () => {
    const { user } = await halfIn();
    const password = passwordOf(user);
    for (const [method, path, body] of [
      ['POST', 'two-factor/disable', { password }],
      ['POST', 'two-factor/enable', { password }],
      ['POST', 'two-factor/generate-backup-codes', { password }],
      ['GET', 'passkey/generate-register-options', undefined],
      ['POST', 'passkey/verify-registration', { response: {} }],
      ['POST', 'passkey/delete-passkey', { id: 'x' }],
      ['POST', 'change-password', { currentPassword: password, newPassword: 'a new orrery' }],
      ['POST', 'change-email', { newEmail: 'x@people.example' }],
      ['POST', 'revoke-other-sessions', {}],
      ['GET', 'list-sessions', undefined],
    ] as const) {
      const answer = await user.send(method, `/api/auth/${path}`, body);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'SECOND_FACTOR_REQUIRED']);
    }
    expect(await signInOf(user)).toMatchObject({ second_factor: true, satisfied: false });
  });

  test('a session passes with a backup code of a working app, not of one whose setup was never finished', async () => {
    const { user, codes } = await halfIn();
    await superuser.rows('update auth.sessions set second_factor_at = null where user_id = $1', [user.id]);
    expect((await user.post('/api/auth/two-factor/verify-backup-code', { code: codes.backupCodes[0] })).status).toBe(
      200,
    );
    expect(await signInOf(user)).toMatchObject({ satisfied: true });
    expect(await provedAt(user)).toBeInstanceOf(Date);
    const staff = await newStaff();
    const unfinished = await enable(staff);
    expect(
      (await staff.post('/api/auth/two-factor/verify-backup-code', { code: unfinished.backupCodes[0] })).status,
    ).toBe(400);
    expect(await signInOf(staff)).toEqual({ second_factor: false, satisfied: false, required: true });
  });
});

describe('a passkey', () => {
  test('a passkey signs in alone and counts as both factors', async () => {
    const user = await app.user();
    const key = new SoftwarePasskey();
    expect((await addPasskey(user, key)).status).toBe(200);
    expect(await signInOf(user)).toEqual({ second_factor: true, satisfied: true, required: false });
    const later = another(user);
    expect((await usePasskey(later, key)).status).toBe(200);
    expect((await later.get('/api/me')).body.user).toMatchObject({
      email: user.account?.email,
      sign_in: { satisfied: true },
    });
    expect((await later.get('/api/auth/passkey/list-user-passkeys')).body).toMatchObject([{ name: 'Phone' }]);
    expect(await changes(user)).toEqual(['A passkey was added.']);
  });

  test('a passkey steps up a session opened by password, and its new session replaces that one', async () => {
    const user = await app.user();
    const key = new SoftwarePasskey();
    await addPasskey(user, key);
    const later = await another(user).signIn();
    expect(await signInOf(later)).toMatchObject({ satisfied: false });
    expect((await addPasskey(later, new SoftwarePasskey())).body.code).toBe('SECOND_FACTOR_REQUIRED');
    const before = await superuser.rows('select id from auth.sessions where user_id = $1', [user.id]);
    expect((await usePasskey(later, key)).status).toBe(200);
    expect(await signInOf(later)).toMatchObject({ satisfied: true });
    expect(await superuser.rows('select id from auth.sessions where user_id = $1', [user.id])).toHaveLength(
      before.length,
    );
    expect((await addPasskey(later, new SoftwarePasskey())).status).toBe(200);
  });

  test.each<[string, SoftwarePasskey]>([
    ['of another site', new SoftwarePasskey({ origin: 'https://evil.example' })],
    ['without user verification', new SoftwarePasskey({ checksOwner: false })],
  ])('a passkey %s is refused', async (_, key) => {
    const user = await app.user();
    expect((await addPasskey(user, key)).status).toBeGreaterThanOrEqual(400);
    expect(await signInOf(user)).toMatchObject({ second_factor: false, satisfied: false });
  });

  test('a passkey that is unknown, or answers an old challenge, is refused', async () => {
    const user = await app.user();
    const key = new SoftwarePasskey();
    await addPasskey(user, key);
    const visitor = app.visitor();
    expect((await usePasskey(visitor, new SoftwarePasskey())).status).toBe(401);
    const { body } = await visitor.get('/api/auth/passkey/generate-authenticate-options');
    const answer = key.authenticate(body);
    expect((await visitor.post('/api/auth/passkey/verify-authentication', { response: answer })).status).toBe(200);
    const stranger = app.visitor();
    await stranger.get('/api/auth/passkey/generate-authenticate-options');
    expect(
      (await stranger.post('/api/auth/passkey/verify-authentication', { response: answer })).status,
    ).toBeGreaterThanOrEqual(400);
    expect((await stranger.get('/api/me')).status).toBe(401);
  });

  test("another user's passkey cannot be removed or renamed", async () => {
    const [owner, other] = [await app.user(), await app.user()];
    const { body } = await addPasskey(owner, new SoftwarePasskey());
    for (const [path, more] of [
      ['delete-passkey', {}],
      ['update-passkey', { name: 'Mine' }],
    ] as const)
      expect((await other.post(`/api/auth/passkey/${path}`, { id: body.id, ...more })).status).toBe(401);
    expect((await owner.get('/api/auth/passkey/list-user-passkeys')).body).toMatchObject([{ name: 'Phone' }]);
    expect((await owner.post('/api/auth/passkey/delete-passkey', { id: body.id })).status).toBe(200);
    expect([await signInOf(owner), await changes(owner)]).toEqual([
      { second_factor: false, satisfied: false, required: false },
      ['A passkey was added.', 'A passkey was removed.'],
    ]);
  });
});

describe('staff and attorneys outside the demo', () => {
  test('staff and attorneys reach nothing before they have set up an app or a passkey', async () => {
    for (const setUp of [
      (user: TestUser) => withCodes(user),
      (user: TestUser) => addPasskey(user, new SoftwarePasskey()),
    ]) {
      const staff = await newStaff();
      expect(await signInOf(staff)).toEqual({ second_factor: false, satisfied: false, required: true });
      expect((await staff.get('/api/admin/stats')).body.code).toBe('SECOND_FACTOR_REQUIRED');
      expect((await staff.post('/api/rpc/create_admin_user', { p_email: 'x@people.example' })).body.code).toBe(
        'SECOND_FACTOR_REQUIRED',
      );
      await setUp(staff);
      expect((await staff.get('/api/admin/stats')).status).toBe(200);
      expect(await signInOf(staff)).toEqual({ second_factor: true, satisfied: true, required: true });
      const later = another(staff);
      await later.post('/api/auth/sign-in/email', staff.account);
      expect([401, 403]).toContain((await later.get('/api/admin/stats')).status);
    }
  });

  test('staff and attorneys lose their access with their last factor', async () => {
    const staff = await newStaff();
    const { body } = await addPasskey(staff, new SoftwarePasskey());
    await staff.post('/api/auth/passkey/delete-passkey', { id: body.id });
    expect((await staff.get('/api/admin/stats')).body.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  test.each([
    ['need no second factor', 'on its own machine', { DEMO: 'on' }, 200],
    ['need one', 'that others reach', { DEMO: 'on', HOST: '0.0.0.0' }, 403],
  ])('staff and attorneys %s in a demo %s', async (_, __, env, status) => {
    const demo = await openTestApp(env);
    const owner = await openSuperuser(demo.url);
    const staff = await demo.user('staff');
    await owner.rows('update auth.sessions set second_factor = false');
    expect((await staff.get('/api/admin/stats')).status).toBe(status);
    expect(await signInOf(staff)).toEqual({ second_factor: false, satisfied: false, required: status === 403 });
    await owner.close();
    await demo.close();
  });

  test('a session keeps the factor it passed when its password changes, and other sessions end', async () => {
    const staff = await newStaff();
    await withCodes(staff);
    expect(
      (
        await staff.post('/api/auth/change-password', {
          currentPassword: passwordOf(staff),
          newPassword: 'another long pass',
        })
      ).status,
    ).toBe(200);
    expect((await staff.get('/api/admin/stats')).status).toBe(200);
  });
});
