import type { Database } from '../../db/actor.ts';
import type { LanguageModel } from '../ports/ai/ai.ts';
import type { Clock } from '../ports/clock/clock.ts';
import type { DocxWriter } from '../engines/docx/docx.ts';
import type { ExhibitBinder } from '../engines/exhibits/exhibits.ts';
import type { PrescribedForms } from '../engines/exhibits/prescribed-forms.ts';
import type { Mailer } from '../ports/email/email.ts';
import type { Mailhouse } from '../ports/mailhouse/mailhouse.ts';
import type { PdfRenderer } from '../engines/typst/pdf.ts';
import type { LetterVerifier } from '../engines/verifier/verifier.ts';
import type { DocumentReader } from '../engines/reader/reader.ts';
import type { readAccount } from '../engines/exports/read-account.ts';
import type { TextMessageSender } from '../ports/text-messages/text-messages.ts';
import type { Scanner } from '../ports/scanner/scanner.ts';
import type { Storage } from '../ports/storage/storage.ts';
import type { Config } from './config.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Readiness } from './readiness.ts';
import type { Signing } from './signing.ts';
import type { Telemetry } from './telemetry.ts';
import type { User } from './user.ts';

/** Everything a use case may reach, built once on start. */
export type Services = {
  config: Config;
  log: Log;
  clock: Clock;
  database: Database;
  storage: Storage;
  mailer: Mailer;
  /** The firm's own account, the only one that sends a contractual notice. Null: counsel sends it by hand. */
  firmMail: { email: string; mailer: Mailer } | null;
  mailhouse: Mailhouse;
  /** Null: text messages are not set up, and nobody is offered them. */
  textMessages: TextMessageSender | null;
  pdf: PdfRenderer;
  docx: DocxWriter;
  binder: ExhibitBinder;
  forms: PrescribedForms;
  signing: Signing;
  scanner: Scanner;
  /** Null: none is configured. Only `server/ai` asks one, which holds what may leave. `judge` is the writer where it has none of its own. */
  models: { writer: LanguageModel; judge: LanguageModel } | null;
  reader: DocumentReader;
  readAccount: typeof readAccount;
  verifier: LetterVerifier;
  jobs: Jobs;
  events: Events;
  /**
   * Whether this process can serve; answers within two seconds even if the database or storage does not (readiness.ts).
   */
  readiness: () => Promise<Readiness>;
  telemetry: Telemetry;
  /** When the newest copy of the database in BACKUP_DIR was finished; null: there is none. */
  lastBackup: () => Promise<Date | null>;
  /** How many sample cases there are so far while a demo is filled. */
  filling: Filling | null;
};

type Filling = { done: number; of: number };

/** The event streams of this process. */
export type Events = {
  /**
   * A `text/event-stream` of what this user may see, starting with the changes of the last `recall` milliseconds: since
   * the page loaded its data. Throws RATE_LIMITED when the user, or the process, has too many.
   */
  open(user: User, cookie: string | null, recall?: number): ReadableStream<Uint8Array>;
  count(): number;
  /** A user's access has just changed: checks their streams now instead of at the next heartbeat. Never throws. */
  recheck(userId: string): void;
  /** Ends every stream and accepts no more. */
  end(): void;
};
