/** The certified letters of bench/sends.ts: a mailhouse that fails, reports that come twice and in any order, and what became of each. */
import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  lobReport,
  openFaultyMailhouse,
  type FaultyMailhouse,
  type MailhouseFault,
  type TakenLetter,
} from '../testing/app/faulty-mailhouse.ts';

const secret = 'the secret of the bench webhook';
/** Milliseconds of silence after which a worker gives up on an answer; the default is 30 seconds. */
const patienceMs = 1_000;

/** Half of the requests go well; in the others anything goes wrong. A refusal is rare, and final. */
function faultOf(): MailhouseFault | null {
  const draw = Math.random();
  if (draw < 0.5) return null;
  if (draw < 0.52) return { how: 'refuse' };
  const how = (['hang', 'cut', 'fail'] as const)[Math.floor(Math.random() * 3)] ?? 'cut';
  return { how, keeps: Math.random() < 0.5 };
}

export class MailSends {
  readonly mailhouse: FaultyMailhouse;
  private readonly reports: Promise<void>[] = [];
  private readonly urls: string[] = [];

  private constructor(mailhouse: FaultyMailhouse) {
    this.mailhouse = mailhouse;
  }

  static async open(onTaken: () => void): Promise<MailSends> {
    let sends: MailSends | null = null;
    const mailhouse = await openFaultyMailhouse({
      faultOf,
      // Between the mailhouse's call and the worker's commit.
      onTaken: (letter) => {
        onTaken();
        sends?.reports.push(sends.report(letter));
      },
    });
    sends = new MailSends(mailhouse);
    return sends;
  }

  /** What a worker needs to use this mailhouse. */
  get environment(): Record<string, string> {
    return {
      LOB_API_KEY: 'test_bench',
      LOB_URL: `${this.mailhouse.url}?timeout=${patienceMs}`,
      LOB_WEBHOOK_SECRET: secret,
    };
  }

  /** Reports go to any of these servers. */
  reportTo(url: string): void {
    this.urls.push(url);
  }

  /** Resolves when all reports have been taken. */
  async settled(): Promise<void> {
    await Promise.all(this.reports);
  }

  /**
   * Reports "in transit" before "mailed", each twice, and repeats each until a server takes it, as a mailhouse does.
   */
  private async report(letter: TakenLetter): Promise<void> {
    const now = Date.now();
    const [mailed, transit] = [
      { at: new Date(now), id: `evt_m_${letter.id}` },
      { at: new Date(now + 1_000), id: `evt_t_${letter.id}` },
    ];
    await sleep(Math.random() * 3_000);
    for (const [kind, more] of [
      ['letter.certified.in_transit', transit],
      ['letter.certified.mailed', mailed],
      ['letter.certified.mailed', mailed],
      ['letter.certified.in_transit', transit],
    ] as const)
      await this.post(() => lobReport(letter, kind, { secret, ...more }));
  }

  private async post(make: () => { body: string; headers: Record<string, string> }): Promise<void> {
    for (let tries = 0; tries < 600; tries += 1) {
      const url = this.urls[Math.floor(Math.random() * this.urls.length)];
      const answer = await fetch(`${url}/api/mailhouse/lob`, { method: 'POST', ...make() }).catch(() => null);
      if (answer?.status === 200) return;
      await sleep(500);
    }
  }
}

/**
 * One of the demo's letters, once more for each of so many envelopes; returns the rows' ids. It loses its exhibits first, as the mailhouse takes
 * one file.
 */
export async function queueMail(client: pg.Client, count: number): Promise<string[]> {
  await client.query('set session_replication_role = replica');
  await client.query(
    `update letter_approvals set exhibit_book_id = null, exhibit_book_sha256 = null where letter_id = (
       select o.letter_id from outbox o join cases c on c.id = o.case_id
       where o.template = 'demand-letter' and o.channel = 'certified_mail' and c.status not in ('resolved', 'closed')
         and c.cancelled_at is null
       order by o.id limit 1)`,
  );
  await client.query('set session_replication_role = default');
  const { rows } = await client.query<{ id: string }>(
    `insert into outbox (id, key, channel, template, case_id, letter_id, recipient, payload)
     select gen_random_uuid(), 'bench:mail:' || n, 'certified_mail', o.template, o.case_id, o.letter_id, o.recipient, o.payload - 'print'
     from generate_series(1, $1) n, lateral (
       select o.* from outbox o join letters l on l.id = o.letter_id join cases c on c.id = o.case_id
         join letter_approvals a on a.letter_id = l.id and a.version = l.version and a.exhibit_book_id is null
       where o.template = 'demand-letter' and o.channel = 'certified_mail' and o.key not like 'bench:%'
         and c.status not in ('resolved', 'closed') and c.cancelled_at is null
       order by o.id limit 1) o
     returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

export type MailRow = {
  id: string;
  status: string;
  waits_since: Date | null;
  asked: Date | null;
  alarmed_at: Date | null;
};

export async function mailOf(client: pg.Client): Promise<MailRow[]> {
  const { rows } = await client.query<MailRow>(
    `select o.id, o.status, o.waits_since, o.handed_over_at as asked, min(a.created_at) as alarmed_at
     from outbox o left join outbox a on a.key like 'letter-mail-stopped:' || o.id || ':%'
     where o.key like 'bench:mail:%' group by o.id`,
  );
  return rows;
}

/** Mailed and known to be, or left to staff. */
export const isSettled = ({ status }: MailRow): boolean => ['sent', 'to_print', 'uncertain'].includes(status);

/** What is wrong, and how many seconds passed before staff were notified of each silence. */
export function judgeMail(rows: readonly MailRow[], { taken, failedAt }: FaultyMailhouse) {
  const pieces = new Map<string, number>();
  for (const { fields } of taken) {
    const key = fields.get('metadata[key]') ?? '';
    pieces.set(key, (pieces.get(key) ?? 0) + 1);
  }
  const of = (row: MailRow) => pieces.get(row.id) ?? 0;
  const silent = rows.filter(({ id }) => failedAt.has(id));
  return {
    sent: rows.filter(({ status }) => status === 'sent').length,
    byHand: rows.filter(({ status }) => status === 'to_print').length,
    uncertain: rows.filter(({ status }) => status === 'uncertain').length,
    twice: rows.filter((row) => of(row) > 1 || (row.status === 'to_print' && of(row) > 0)).length,
    lost: rows.filter((row) => !isSettled(row) || (row.status === 'sent' && of(row) === 0)).length,
    // A worker that was killed before it could report is asked again by its job.
    waits: silent.flatMap(({ id, alarmed_at }) =>
      alarmed_at === null ? [] : [(alarmed_at.getTime() - (failedAt.get(id) ?? 0)) / 1_000],
    ),
  };
}
