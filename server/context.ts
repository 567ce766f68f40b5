import type { Database } from '../db/actor.ts';
import type { LanguageModel } from './adapters/ai/ai.ts';
import type { Clock } from './adapters/clock/clock.ts';
import type { DocxWriter } from './adapters/docx/docx.ts';
import type { ExhibitBinder } from './adapters/exhibits/exhibits.ts';
import type { Mailer } from './adapters/mail/mail.ts';
import type { Mailhouse } from './adapters/mailhouse/mailhouse.ts';
import type { PdfRenderer } from './adapters/pdf/pdf.ts';
import type { DocumentReader } from './adapters/reader/reader.ts';
import type { Scanner } from './adapters/scanner/scanner.ts';
import type { Storage } from './adapters/storage/storage.ts';
import type { Config } from './config.ts';
import type { Events } from './events/open-events.ts';
import type { Jobs } from './jobs/definitions.ts';
import type { Log } from './log.ts';

/** Everything a use case may reach, made once in main.ts. */
export type Services = {
  config: Config;
  log: Log;
  clock: Clock;
  database: Database;
  storage: Storage;
  mailer: Mailer;
  mailhouse: Mailhouse;
  pdf: PdfRenderer;
  docx: DocxWriter;
  binder: ExhibitBinder;
  scanner: Scanner;
  /** Null: none is configured, and the embedded engine writes alone. */
  languageModel: LanguageModel | null;
  reader: DocumentReader;
  jobs: Jobs;
  events: Events;
};
