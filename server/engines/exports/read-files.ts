import { createHash } from 'node:crypto';
import type {
  AccountProof,
  Answers,
  Question,
  ReadExport,
  RefusedFile,
} from '../../../domain/ledger-of-account/account.ts';
import { proveAccount } from '../../../domain/ledger-of-account/prove-account.ts';
import { readExport } from './read-export.ts';
import { textTable, type Table } from './read-table.ts';
import { workbookTable } from './read-workbook.ts';
import { FileRefused, NeedsAnswer } from './refusal.ts';

/** How far the reading is: rows of which file, 0-based. */
export interface ExportProgress {
  file: number;
  rows: number;
}
export const exportLimits = {
  maxRows: 300_000,
  maxBytes: 64 * 1024 * 1024,
  timeout_ms: 120_000,
  memory_mb: 300,
} as const;

/** Reads files one after the other, each freed before the next, and proves what they say together. */
export class FilesReading {
  readonly #exports: ReadExport[] = [];
  readonly #refused: RefusedFile[] = [];
  readonly #asked: Question[] = [];
  readonly #seen = new Set<string>();
  #rows = 0;
  readonly #answers: Answers;
  readonly #onProgress: (progress: ExportProgress) => void;

  constructor(answers: Answers, onProgress: (progress: ExportProgress) => void) {
    this.#answers = answers;
    this.#onProgress = onProgress;
  }

  async add(file: number, name: string, content: Buffer): Promise<void> {
    const sha256 = createHash('sha256').update(content).digest('hex');
    // The same bytes again are the same file.
    if (this.#seen.has(sha256)) return;
    this.#seen.add(sha256);
    try {
      const source = {
        index: this.#exports.length,
        name,
        sha256,
        table: await tableOf(content),
        maxRows: exportLimits.maxRows - this.#rows,
      };
      const read = readExport(source, this.#answers, (rows) => this.#onProgress({ file, rows }));
      this.#rows += read.lines.length;
      this.#exports.push(read);
    } catch (error) {
      if (error instanceof FileRefused)
        this.#refused.push({ name, sha256, says: error.message, asksFor: error.asksFor });
      else if (error instanceof NeedsAnswer) this.#asked.push(error.question);
      else throw error;
    }
  }

  finish(): AccountProof {
    return proveAccount(this.#exports, { refused: this.#refused, asked: this.#asked, answers: this.#answers });
  }
}

const asksForCsv = 'Export the list of transactions as CSV, and do not open or save it before.';
const starts = (content: Buffer, text: string): boolean => content.subarray(0, text.length).toString('latin1') === text;

/** The table of a file, by its content and never by its name. Throws FileRefused. */
async function tableOf(content: Buffer): Promise<Table> {
  if (content.length > exportLimits.maxBytes)
    throw new FileRefused('This file is larger than 64 MB.', 'Export a shorter period.');
  if (content.length === 0) throw new FileRefused('This file is empty.', asksForCsv);
  if (starts(content, '%PDF-')) throw new FileRefused('This is a PDF, which belongs among the documents.', asksForCsv);
  if (/^\s*<(?:!doctype|html|\?xml|table)/i.test(content.subarray(0, 256).toString('latin1').replace('ï»¿', '')))
    throw new FileRefused('This is a web page, whatever its name says.', asksForCsv);
  if (starts(content, '\u00D0\u00CF\u0011\u00E0'))
    throw new FileRefused('This is a workbook of the old kind (.xls).', asksForCsv);
  if (starts(content, 'PK')) return workbookTable(content);
  return textTable(content);
}
