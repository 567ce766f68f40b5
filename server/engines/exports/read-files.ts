import { createHash } from 'node:crypto';
import type {
  AccountProof,
  Answers,
  Question,
  ReadExport,
  RefusedFile,
} from '../../../domain/ledger-of-account/account.ts';
import { doubtMapping } from '../../../domain/ledger-of-account/doubt-mapping.ts';
import type { MappableFile, Mappings } from '../../../domain/ledger-of-account/mapping.ts';
import { nameOfProcessor, otherProcessor, processorLabel, type CaseProcessor } from '../../../domain/processors.ts';
import { deliveryDaysOf } from '../../../domain/ledger-of-account/dispute-windows.ts';
import { proveAccount } from '../../../domain/ledger-of-account/prove-account.ts';
import { describeTable } from './describe-table.ts';
import { mapped } from './formats/mapped.ts';
import { readExport, type ExportSource } from './read-export.ts';
import { textTable, type Table } from './read-table.ts';
import { workbookTable } from './read-workbook.ts';
import { recognize, type UnknownHeader } from './recognize.ts';
import { FileRefused, NeedsAnswer, quoted } from './refusal.ts';

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

/** The processor that a case is about, and how long its goods take to arrive. */
export type CaseOfExports = CaseProcessor & { avg_delivery_days?: number | null };

/** What files are read by: the merchant's answers, named columns, and the case that they are of. */
export interface ReadBy {
  answers: Answers;
  mappings: Mappings;
  about: CaseOfExports | null;
}

/** Reads files one after the other, each freed before the next, and proves what they say together. */
export class FilesReading {
  readonly #exports: ReadExport[] = [];
  readonly #refused: RefusedFile[] = [];
  readonly #asked: Question[] = [];
  readonly #tables: MappableFile[] = [];
  readonly #seen = new Set<string>();
  #rows = 0;
  readonly #answers: Answers;
  readonly #mappings: Mappings;
  readonly #about: CaseOfExports | null;
  readonly #onProgress: (progress: ExportProgress) => void;

  constructor({ answers, mappings, about }: ReadBy, onProgress: (progress: ExportProgress) => void) {
    this.#answers = answers;
    this.#mappings = mappings;
    this.#about = about;
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
      const onRows = (rows: number) => this.#onProgress({ file, rows });
      const found = recognize(source.table);
      const read =
        'format' in found ? readExport(source, found, this.#answers, onRows) : this.#readNamed(source, found, onRows);
      if (this.#about !== null && this.#isOfOther(read.file, this.#about)) return;
      this.#rows += read.lines.length;
      this.#exports.push(read);
    } catch (error) {
      if (error instanceof FileRefused)
        this.#refused.push({ name, sha256, says: error.message, asksFor: error.asksFor });
      else if (error instanceof NeedsAnswer) this.#asked.push(error.question);
      else throw error;
    }
  }

  /** Reads a file of an unknown header by the columns that somebody named. Throws FileRefused and NeedsAnswer. */
  #readNamed(source: ExportSource, header: UnknownHeader, onRows: (rows: number) => void): ReadExport {
    const table = describeTable(source, header);
    const named = this.#mappings[table.signature] ?? null;
    this.#tables.push({ ...table, named });
    if (named === null)
      throw new FileRefused('We do not know this kind of file.', 'Say below what its columns are, and we can read it.');
    const { mapping, by } = named;
    if (by === 'rejected')
      throw new FileRefused(
        'Our staff looked at the columns as you named them, and they do not fit this kind of file.',
        changeColumns,
      );
    const columns = new Map(Object.entries(mapping.columns));
    const { head, line } = header;
    const format = mapped(mapping, { ...table, answers: this.#answers });
    const read = byNames(() => readExport(source, { format, head, line, columns }, this.#answers, onRows));
    const doubt = by === 'staff' ? null : doubtMapping(read, mapping);
    if (doubt !== null) throw new FileRefused(doubt, changeColumns);
    return { ...read, file: { ...read.file, columnsBy: by } };
  }

  /** Whether an export is of another processor: then it counts in nothing until the merchant says that it belongs to the case. */
  #isOfOther({ name, sha256, processor }: ReadExport['file'], about: CaseProcessor): boolean {
    const of = otherProcessor(processor, about.processor);
    const key = `other:${sha256.slice(0, 16)}`;
    if (of === null || this.#answers[key] === 'yes') return false;
    const isAnswered = this.#answers[key] === 'no';
    this.#refused.push({
      name,
      sha256,
      of,
      says: `It is an export of ${processorLabel(of)}, and this case is about ${nameOfProcessor(about) ?? 'another processor'}.`,
      asksFor: isAnswered
        ? 'You said that it does not belong to this case.'
        : 'It counts in no sum until you say that it belongs to this case.',
    });
    if (!isAnswered)
      this.#asked.push({
        key,
        kind: 'other',
        subject: name,
        text: `${quoted(name)} is an export of ${processorLabel(of)}. Does it belong to this case?`,
        choices: [
          { value: 'yes', label: 'Yes, count it' },
          { value: 'no', label: 'No, it is about something else' },
        ],
        blocks: false,
      });
    return true;
  }

  finish(): AccountProof {
    const delivery = (this.#about && deliveryDaysOf(this.#about)) ?? 0;
    const known = { refused: this.#refused, asked: this.#asked, answers: this.#answers, delivery };
    const proof = proveAccount(this.#exports, known);
    const isFromReceipt = this.#exports.some(({ window }) => window?.fromReceipt);
    return {
      ...proof,
      ...(this.#tables.length > 0 && { tables: this.#tables }),
      ...(this.#about !== null && { about: this.#about.processor, ...(isFromReceipt && { delivery_days: delivery }) }),
    };
  }
}

const changeColumns = 'Change below what its columns are.';

/** What refuses a file whose columns somebody named may be a wrong name, too. */
function byNames<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    throw new FileRefused(`${error.message} Perhaps its columns are others.`, changeColumns);
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
