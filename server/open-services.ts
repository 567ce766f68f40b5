import type { Pool } from 'pg';
import { join } from 'node:path';
import { openDatabase } from '../db/actor.ts';
import { plainUrlsOf } from '../db/logins.ts';
import { openPool } from '../db/pool.ts';
import { systemClock } from './ports/clock/clock.ts';
import { createDocxWriter } from './engines/docx/docx.ts';
import { createProcessBinder } from './engines/exhibits/process-binder.ts';
import { createProcessForms } from './engines/exhibits/process-forms.ts';
import { createFileMailer } from './ports/email/file-mailer.ts';
import { createFileTextMessages } from './ports/text-messages/file-text-messages.ts';
import type { TextMessageSender } from './ports/text-messages/text-messages.ts';
import { createTwilioTextMessages } from './ports/text-messages/twilio-text-messages.ts';
import { createSmtpMailer } from './ports/email/smtp-mailer.ts';
import { createLobMailhouse } from './ports/mailhouse/lob-mailhouse.ts';
import { createPrintMailhouse } from './ports/mailhouse/print-mailhouse.ts';
import { createTypstRenderer } from './engines/typst/typst-renderer.ts';
import { rememberVerdicts } from './engines/verifier/remember-verdicts.ts';
import { createThreadVerifier } from './engines/verifier/thread-verifier.ts';
import { readAccount } from './engines/exports/read-account.ts';
import { createChildReader } from './engines/reader/child-reader.ts';
import { createClamdScanner } from './ports/scanner/clamd-scanner.ts';
import { noScanner } from './ports/scanner/scanner.ts';
import { archivedStorage } from './backup/archive/archive-objects.ts';
import { newestBase } from './backup/archive/base.ts';
import { openAuth, type Auth } from './auth/auth.ts';
import type { Passwords } from './auth/auth-parts.ts';
import { openBackground } from './auth/background.ts';
import { checkKey } from './kernel/check-key.ts';
import type { Config } from './kernel/config.ts';
import { ownConnections, requestConnections } from './kernel/connections.ts';
import type { Services } from './kernel/context.ts';
import { openEvents } from './events/open-events.ts';
import { openQueue, type JobQueue } from './kernel/job-queue.ts';
import { processName } from './system/rotate-key.ts';
import { openReadiness } from './kernel/readiness.ts';
import { noTelemetry, type Telemetry } from './kernel/telemetry.ts';
import { openStorage } from './open-storage.ts';
import type { Log } from './kernel/log.ts';
import { openSigning } from './kernel/signing.ts';

/** For the letters that a few attorneys work on at once; a verdict takes a few kilobytes. */
const rememberedVerdicts = 40;

export type Opened = {
  services: Services;
  auth: Auth;
  queue: JobQueue;
  /** Waits for the background work that sign-ins started. */
  settled(): Promise<void>;
  /** From now on this process says that it is not ready. */
  drain(): void;
  close(): Promise<void>;
};

/**
 * Builds the real adapters for a migrated database at `url`; `isPage` knows the product's own pages. Even with the
 * owner's login in `url`, it serves with the application's own logins. Only tests pass `passwords`: no setting may make
 * hashing cheap.
 */
export async function openServices(
  config: Config,
  log: Log,
  url: string,
  isPage: (pathname: string) => boolean,
  passwords?: Passwords,
): Promise<Opened> {
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  const { serving, signIn } = await plainUrlsOf(url, {
    signInUrl: config.databaseSignInUrl,
    ownerUrl: config.databaseOwnerUrl,
  });
  const served = named(serving, config.appKey);
  await checkKey(served, config.appKeys);
  const pool = openPool(served, 'unhold_app', requestConnections(config.databaseConnections), onError);
  const authPool = openPool(named(signIn, config.appKey), 'unhold_auth', ownConnections.signIn, onError);
  const queue = await openQueue(served, {
    worker: config.role !== 'web',
    log,
    telemetry: () => services.telemetry,
  });
  const stored = openStorage(config);
  const storage = config.backupDir ? archivedStorage(stored, config.backupDir, log) : stored;
  const pdf = createTypstRenderer();
  const database = openDatabase(pool);
  let draining = false;
  const services: Services = {
    config,
    log,
    clock: systemClock,
    database,
    storage,
    pdf,
    docx: createDocxWriter(),
    binder: createProcessBinder(),
    forms: createProcessForms(),
    signing: await openSigning(config, database, systemClock),
    mailer: config.smtpUrl
      ? createSmtpMailer(config.smtpUrl, systemClock)
      : createFileMailer(join(config.dataDir, 'outbox'), systemClock),
    firmMail: config.firmMail && {
      email: config.firmMail.email,
      mailer: createSmtpMailer(config.firmMail.smtpUrl, systemClock),
    },
    mailhouse: config.lob
      ? createLobMailhouse(config.lob, createPrintMailhouse(storage, pdf))
      : createPrintMailhouse(storage, pdf),
    textMessages: textMessageSender(config),
    scanner: config.clamdUrl ? clamd(config.clamdUrl) : noScanner,
    models: await modelsOf(config),
    reader: createChildReader(),
    readAccount,
    verifier: rememberVerdicts(createThreadVerifier(), rememberedVerdicts),
    jobs: queue,
    events: openEvents({ database, config, log }),
    readiness: openReadiness({
      url: served,
      storage,
      dataDir: config.dataDir,
      worker: config.role === 'worker',
      draining: () => draining,
    }),
    telemetry: noTelemetry,
    lastBackup: () => newestBase(config.backupDir, config.appKey),
    filling: null,
  };
  services.telemetry = await telemetryOf(services, { requests: pool, sign_in: authPool });
  const background = openBackground(log);
  const auth = openAuth({ pool: authPool, services, background, isPage, passwords });
  return {
    services,
    auth,
    queue,
    settled: background.settled,
    drain: () => {
      draining = true;
    },
    close: async () => {
      await background.settled();
      services.events.end();
      await queue.stop();
      await services.telemetry.end();
      await Promise.all([pool.end(), authPool.end()]);
    },
  };
}

/** Loaded on demand: the packages are slow to import, and most installations have no model. */
async function modelsOf({ ai }: Config): Promise<Services['models']> {
  if (ai === null) return null;
  const { openLanguageModel } = await import('./ports/ai/open-language-model.ts');
  const writer = openLanguageModel(ai.writer);
  return { writer, judge: ai.judge ? openLanguageModel(ai.judge) : writer };
}

function textMessageSender({ twilio, demo, dataDir }: Config): TextMessageSender | null {
  if (twilio) return createTwilioTextMessages(twilio);
  return demo ? createFileTextMessages(join(dataDir, 'outbox'), systemClock) : null;
}

/** Loaded only when configured. */
async function telemetryOf(
  { config, database, readiness, log }: Services,
  pools: Readonly<Record<string, Pool>>,
): Promise<Telemetry> {
  const { metricsPort, tracesUrl } = config;
  if (metricsPort === null && tracesUrl === null) return noTelemetry;
  const { openTelemetry } = await import('./system/open-telemetry.ts');
  return openTelemetry({ metricsPort, tracesUrl, database, pools, readiness, log });
}

/** Names the connections, so that `rotate-key` sees which processes know the new key. */
function named(url: string, appKey: string): string {
  const address = new URL(url);
  address.searchParams.set('application_name', processName(appKey));
  address.search = address.search.replaceAll('+', '%20');
  return address.href;
}

function clamd(url: string) {
  const { hostname, port } = new URL(url);
  return createClamdScanner({ host: hostname, port: Number(port) || 3310 });
}
