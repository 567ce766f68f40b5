import type { TwilioSettings } from '../ports/text-messages/twilio-text-messages.ts';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { z } from 'zod';
import type { Arrangement } from '../../domain/engagement/arrangement.ts';
import { readArrangement } from './read-arrangement.ts';
import { readClaims, type MeasuredClaims } from './public-words/read-claims.ts';
import { aiConfig, aiEnvironment, aiProblems, type AiConfig } from './ai-config.ts';
import { minConnections, normalConnections } from './connections.ts';
import { firmMailEnvironment, firmMailOf, type FirmMail } from './firm-mail.ts';

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => value === 'on' || value === 'true' || value === '1');
const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankIsUnset, type.optional());

/** 0 means no limit. */
const limit = (normally: number) => z.preprocess(blankIsUnset, z.coerce.number().int().min(0).default(normally));

const environment = z.object({
  PORT: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(65_535).default(3000)),
  WORKER_PORT: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(65_535).default(3001)),
  HOST: z.preprocess(blankIsUnset, z.string().default('127.0.0.1')),
  PUBLIC_URL: optional(z.url()),
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default('./data')),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  DATABASE_OWNER_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  DATABASE_SIGN_IN_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  DATABASE_CONNECTIONS: z.preprocess(
    blankIsUnset,
    z.coerce.number().int().min(minConnections).default(normalConnections),
  ),
  BACKUP_DIR: optional(z.string()),
  DEMO: optional(flag),
  STORAGE_URL: optional(z.string().regex(/^(s3:\/\/|file:)/, 'must begin with s3:// or be left unset')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  REPLY_TO: optional(z.email()),
  ...firmMailEnvironment,
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_DISCOVERY_URL: z.preprocess(
    blankIsUnset,
    z.url().default('https://accounts.google.com/.well-known/openid-configuration'),
  ),
  CLAMD_URL: optional(z.string()),
  ALARM_EMAIL: optional(z.email()),
  DRAIN_SECONDS: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(60).default(0)),
  METRICS_PORT: optional(z.coerce.number().int().min(1).max(65_535)),
  TRACES_URL: optional(z.url({ protocol: /^https?$/ })),
  SIGNING_P12: optional(z.string()),
  SIGNING_PASSPHRASE: z.string().default(''),
  ARRANGEMENT: optional(z.string()),
  CLAIMS: optional(z.string()),
  TWILIO_ACCOUNT_SID: optional(z.string()),
  TWILIO_AUTH_TOKEN: optional(z.string().min(16)),
  TWILIO_FROM: optional(
    z
      .string()
      .regex(/^(\+1\d{10}|MG\w{32})$/, 'must be a number like +14155550100 or the SID of a messaging service, MG…'),
  ),
  TWILIO_URL: optional(z.url({ protocol: /^https?$/ })),
  LOB_API_KEY: optional(z.string()),
  LOB_URL: optional(z.url({ protocol: /^https?$/ })),
  LOB_WEBHOOK_SECRET: optional(z.string().min(16)),
  ...aiEnvironment,
  TRUSTED_PROXIES: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(10).default(0)),
  LIMIT_REQUESTS: limit(3_000),
  LIMIT_IN_FLIGHT: limit(100),
  LIMIT_CASES: limit(10),
  LIMIT_MESSAGES: limit(120),
  LIMIT_UPLOADS: limit(200),
  LIMIT_DRAFTS: limit(60),
  SECURITY_LOG_DAYS: z.preprocess(blankIsUnset, z.coerce.number().int().min(31).default(400)),
  APP_KEY: optional(z.string().min(32)),
  APP_KEY_OLD: optional(z.string().min(32)),
  ROLE: z.preprocess(blankIsUnset, z.enum(['all', 'web', 'worker']).default('all')),
  LOG_LEVEL: z.preprocess(blankIsUnset, z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info')),
});

/** Every setting that there is. */
export const environmentNames: readonly string[] = Object.keys(environment.shape);

/** The generated key, in DATA_DIR: one a line, the newest first. */
export const keyFile = 'app-key';

/** `timeoutMs`: how long to wait for an answer. */
type LobConfig = { apiKey: string; url: string; webhookSecret: string | null; timeoutMs: number };

/** What one network or user may do; 0 means no limit. */
export type Limits = {
  /** API requests of one network, each minute. */
  requests: number;
  /** Requests that this process works on at once, whoever sent them. */
  inFlight: number;
  /** Per user, each hour; so are the next three. */
  cases: number;
  messages: number;
  uploads: number;
  /** Letters that are generated and analyses that are asked for. */
  drafts: number;
};

export type Config = {
  port: number;
  /** The port on which a process with ROLE=worker reports its health. */
  workerPort: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** The login of the owner of the database at `databaseUrl`, for migrations and the operator. Null: it is not given. */
  databaseOwnerUrl: string | null;
  /** The plain login that reads accounts, next to the one in `databaseUrl`. Null: the owner's login creates both. */
  databaseSignInUrl: string | null;
  /** How many connections this process holds at most. */
  databaseConnections: number;
  /** Absolute: where the archive of the embedded database is kept. Null: there is none. */
  backupDir: string | null;
  demo: boolean;
  /** A demo that only this machine reaches: its emails can be read at /outbox, and staff may sign in without a second factor. */
  localDemo: boolean;
  storageUrl: string | null;
  smtpUrl: string | null;
  /** A mailbox that somebody reads, where answers to the installation's emails go. Null: they say that replies are not read. */
  replyTo: string | null;
  /** The account from which contractual notices go by email. Null: counsel sends them by hand. */
  firmMail: FirmMail | null;
  google: { clientId: string; clientSecret: string; discoveryUrl: string } | null;
  clamdUrl: string | null;
  /** Who is notified when something is wrong with the installation. Null: only /admin/system and the log show it. */
  alarmEmail: string | null;
  /** How long requests are still taken after SIGTERM, while `/api/health/ready` answers 503. */
  drainSeconds: number;
  /** The port for Prometheus, on 127.0.0.1 only. Null: metrics are off. */
  metricsPort: number | null;
  /** Where traces go, by OTLP over HTTP. Null: tracing is off. */
  tracesUrl: string | null;
  /** The firm's certificate, a PKCS#12 file, and its passphrase. Null: the installation signs letters with its own. */
  signing: { file: string; passphrase: string } | null;
  /** Who charges the client and who pays whom. Null: not decided, so that nobody is engaged and no letter approved. */
  arrangement: Arrangement | null;
  /** The figures that public pages claim outside a demo, by their names in content/claims.ts. */
  claims: MeasuredClaims;
  /**
   * Null: letters are posted by hand. Without a webhook secret, reports of the mailhouse are ignored; it is asked
   * nightly.
   */
  lob: LobConfig | null;
  /** Text messages. Null: a demo writes them into its outbox, anybody else sends none. */
  twilio: TwilioSettings | null;
  /** Null: no language model, and nothing of a case is sent to one. */
  ai: AiConfig | null;
  /** How many proxies in front append to X-Forwarded-For; with 0 the header is ignored. */
  trustedProxies: number;
  limits: Limits;
  /** How long an entry of the security log is kept. */
  securityLogDays: number;
  appKey: string;
  /** `appKey` first, then the older keys that only decrypt, until `rotate-key` is done. */
  appKeys: readonly string[];
  role: 'all' | 'web' | 'worker';
  logLevel: string;
};

/** Reads and validates the environment once, on start. Throws one error that names every invalid variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = environment.safeParse(env);
  if (!read.success) {
    throw wrong(...read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const value = read.data;
  const unfinished = aiProblems(value);
  if (unfinished.length > 0) throw wrong(...unfinished);
  const dataDir = resolve(value.DATA_DIR);
  const backupDir = value.BACKUP_DIR === undefined ? null : resolve(value.BACKUP_DIR);
  if (backupDir !== null) refuseBackupDir(backupDir, dataDir, value.DATABASE_URL ?? value.DATABASE_OWNER_URL);
  mkdirSync(dataDir, { recursive: true });
  const appKeys = appKeysOf(value, dataDir);
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, '');
  const local = isLoopback(value.HOST) && isLoopback(new URL(publicUrl).hostname);
  const demo = demoOf(value, local);
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_DISCOVERY_URL: discoveryUrl } = value;
  return {
    port: value.PORT,
    workerPort: value.WORKER_PORT,
    host: value.HOST,
    publicUrl,
    dataDir,
    databaseUrl: value.DATABASE_URL ?? value.DATABASE_OWNER_URL ?? null,
    databaseOwnerUrl: value.DATABASE_OWNER_URL ?? null,
    databaseSignInUrl: value.DATABASE_SIGN_IN_URL ?? null,
    databaseConnections: value.DATABASE_CONNECTIONS,
    backupDir,
    demo,
    localDemo: demo && local,
    storageUrl: value.STORAGE_URL ?? null,
    smtpUrl: value.SMTP_URL ?? null,
    replyTo: value.REPLY_TO ?? null,
    firmMail: firmMailOf(value),
    google: clientId && clientSecret ? { clientId, clientSecret, discoveryUrl } : null,
    clamdUrl: value.CLAMD_URL ?? null,
    alarmEmail: value.ALARM_EMAIL ?? null,
    drainSeconds: value.DRAIN_SECONDS,
    metricsPort: value.METRICS_PORT ?? null,
    tracesUrl: value.TRACES_URL ?? null,
    signing:
      value.SIGNING_P12 === undefined
        ? null
        : { file: resolve(value.SIGNING_P12), passphrase: value.SIGNING_PASSPHRASE },
    arrangement: readArrangement(value.ARRANGEMENT, demo),
    claims: readClaims(value.CLAIMS, demo),
    lob: lobConfig(value),
    twilio: twilioConfig(value),
    ai: aiConfig(value),
    trustedProxies: value.TRUSTED_PROXIES,
    securityLogDays: value.SECURITY_LOG_DAYS,
    limits: {
      requests: value.LIMIT_REQUESTS,
      inFlight: value.LIMIT_IN_FLIGHT,
      cases: value.LIMIT_CASES,
      messages: value.LIMIT_MESSAGES,
      uploads: value.LIMIT_UPLOADS,
      drafts: value.LIMIT_DRAFTS,
    },
    appKey: appKeys[0],
    appKeys,
    role: value.ROLE,
    logLevel: value.LOG_LEVEL,
  };
}

const wrong = (...problems: string[]): Error =>
  new Error(`The configuration is wrong:\n${problems.map((each) => `  ${each}`).join('\n')}`);

/** A demo begins by itself only where nobody else can reach it. Elsewhere it must be asked for. */
function demoOf(env: z.infer<typeof environment>, local: boolean): boolean {
  if (env.DEMO !== undefined) return env.DEMO;
  if ((env.DATABASE_URL ?? env.DATABASE_OWNER_URL) !== undefined) return false;
  if (local) return true;
  throw wrong(
    'DEMO: say whether this is a demo, since HOST or PUBLIC_URL lets others reach it: DEMO=off for an installation with real data, DEMO=on for sample data and accounts',
  );
}

/** Whether a host name, or an address as HOST or a URL writes it, is this machine's own. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);
}

function twilioConfig(env: z.infer<typeof environment>): TwilioSettings | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  const given = [accountSid, authToken, from].filter((each) => each !== undefined);
  if (given.length === 0) return null;
  if (accountSid === undefined || authToken === undefined || from === undefined)
    throw wrong('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM: text messages need all three');
  return { accountSid, authToken, from, url: env.TWILIO_URL ?? 'https://api.twilio.com', timeoutMs: 10_000 };
}

/** `?timeout=` in LOB_URL: milliseconds. */
function lobConfig(env: z.infer<typeof environment>): LobConfig | null {
  if (env.LOB_API_KEY === undefined) return null;
  const { origin, pathname, searchParams } = new URL(env.LOB_URL ?? 'https://api.lob.com');
  return {
    apiKey: env.LOB_API_KEY,
    url: `${origin}${pathname}`.replace(/\/$/, ''),
    webhookSecret: env.LOB_WEBHOOK_SECRET ?? null,
    timeoutMs: Number(searchParams.get('timeout')) || 30_000,
  };
}

function refuseBackupDir(backupDir: string, dataDir: string, databaseUrl: string | undefined): void {
  if (databaseUrl !== undefined)
    throw wrong('BACKUP_DIR: is for the embedded database; let your own PostgreSQL archive its log');
  if (`${backupDir}${sep}`.startsWith(`${dataDir}${sep}`))
    throw wrong('BACKUP_DIR: must lie outside DATA_DIR, on another disk if possible');
}

function appKeysOf(env: z.infer<typeof environment>, dataDir: string): [string, ...string[]] {
  if (env.APP_KEY !== undefined) return [env.APP_KEY, ...(env.APP_KEY_OLD === undefined ? [] : [env.APP_KEY_OLD])];
  const file = join(dataDir, keyFile);
  if (!existsSync(file) && databaseFiles.some((name) => existsSync(join(dataDir, name))))
    throw new Error(
      `The key of this installation is missing: put its file ${keyFile} back into ${dataDir}, or set APP_KEY to what it had. A new key could open none of the files and tax IDs.`,
    );
  const [first = '', ...rest] = generatedKeys(file);
  return [first, ...rest];
}

/** What an embedded database leaves in DATA_DIR. */
const databaseFiles = ['postgres/cluster', 'postgres-location.json'];

/**
 * The generated key, created once with mode 0600, and after it the one before while `rotate-key` is under way. `wx`: of
 * two processes starting at once one writes it and the other reads it.
 */
function generatedKeys(file: string): string[] {
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim().split(/\s+/);
}
