import { randomUUID } from 'node:crypto';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { amountOf, replyKinds } from '../../domain/letters/processor-reply.ts';
import type { Processor } from '../../domain/processors.ts';
import { fixedClock } from '../../server/ports/clock/fixed-clock.ts';
import type { Draw } from '../cases/draw.ts';
import { approve, confirmFacts, signAgreement } from './desk.ts';
import type { LetterRoom } from './letter-room.ts';
import type { TestAnswer } from './test-user.ts';

type FixedClock = ReturnType<typeof fixedClock>;
type Letter = { id: string; status: string; demand_type: string; reply_due_on: string | null };
const next: Record<string, string | undefined> = { initial: 'follow_up', follow_up: 'final', final: 'escalation' };

/** Random acts of users in a room's case. A fixed clock stands on the day that was set. */
export class CaseLife {
  private readonly room: LetterRoom;
  private readonly clock: FixedClock;

  constructor(room: LetterRoom) {
    [this.room, this.clock] = [room, fixedClock(new Date())];
    room.app.services.clock = this.clock;
  }

  today = (): string => firmDayOf(this.clock.now());

  /** Sets the clock to the morning of a day, at the hour of its reminders. */
  wake(day: string): void {
    this.clock.set(`${day}T10:41:00Z`);
  }

  /** Starts a case that is signed, assigned and drafted; from now on it is the room's only open one. */
  async begin(processor: Processor, holdStartDate: string): Promise<void> {
    const { room } = this;
    await room.superuser.rows("update cases set status = 'closed' where status <> 'closed'");
    const applied = await room.merchant.apply({ fields: { processor, holdStartDate, merchantAccount: 'AB-1234567' } });
    room.caseId = applied.body.case_id;
    await signAgreement(room.merchant, room.caseId);
    await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: room.attorney.id });
    await room.attorney.engage(room.caseId);
    await room.runNow('analyze-case');
    await room.runNow('draft-letter');
    await this.lastLetter();
  }

  async lastLetter(): Promise<Letter | undefined> {
    const [letter] = await this.room.superuser.rows<Letter>(
      'select id, status, demand_type, reply_due_on::text from letters where case_id = $1 order by created_at desc, id desc limit 1',
      [this.room.caseId],
    );
    if (letter) this.room.letterId = letter.id;
    return letter;
  }

  /** Takes the next step of the newest letter, if there is one. */
  async workOnLetter({ chance }: Draw): Promise<void> {
    const { room } = this;
    const letter = await this.lastLetter();
    if (!letter) return;
    if (letter.status === 'in_review' && chance(0.4)) {
      if (chance(0.8)) await tried(confirmFacts(room.merchant, room.caseId));
      // A letter can be approved only under the date of that day.
      await tried(room.act(room.attorney, 'date'));
      await tried(approve(room.attorney, letter.id));
    } else if (letter.status === 'approved' && chance(0.5)) {
      await tried(room.send());
      if (chance(0.7)) await room.deliver();
    } else if (letter.status === 'sending' && chance(0.5)) {
      await room.deliver();
      await tried(room.post());
    } else if (letter.status === 'sent' && chance(0.5)) {
      const outcome = chance(0.9) ? 'delivered' : 'returned_to_sender';
      await tried(room.act(room.staff, 'delivery', { outcome, on: this.today() }));
    } else if (letter.status === 'delivered' && this.isOverdue(letter) && chance(0.5)) {
      const demandType = next[letter.demand_type];
      if (demandType)
        await tried(room.staff.post('/api/functions/ai-demand-letter-generator', { caseId: room.caseId, demandType }));
    }
  }

  private isOverdue({ reply_due_on }: Letter): boolean {
    return reply_due_on !== null && reply_due_on < this.today();
  }

  private post(path: string, body: object, by = this.room.staff): Promise<void> {
    return tried(by.post(`/api/cases/${this.room.caseId}${path}`, body));
  }

  async reply({ chance, int, pick }: Draw): Promise<void> {
    const kind = pick(replyKinds);
    await this.post('/processor-answers', {
      entry_id: randomUUID(),
      letter_id: null,
      received_on: this.today(),
      kind,
      words: 'The decision stands.',
      amount_cents: amountOf[kind] === 'none' ? null : int(100, 90_000),
      expires_on: kind === 'offer' && chance(0.7) ? addDays(this.today(), int(1, 20)) : null,
      file_id: null,
    });
  }

  async promise({ int }: Draw): Promise<void> {
    await this.post('/tranches', {
      entry_id: randomUUID(),
      label: 'A part',
      amount_cents: int(100, 1_000),
      promised_release_on: addDays(this.today(), int(1, 60)),
    });
  }

  async recover({ int }: Draw): Promise<void> {
    await this.post('/recoveries', {
      entry_id: randomUUID(),
      amount_cents: int(100, 900_000),
      received_on: this.today(),
      note: '',
      tranche_id: null,
    });
  }

  async answerOffer({ pick }: Draw): Promise<void> {
    const [offer] = await this.room.superuser.rows<{ id: string }>(
      "select id from offers where case_id = $1 and status = 'open' order by id limit 1",
      [this.room.caseId],
    );
    if (offer)
      await this.post(
        `/offers/${offer.id}/answer`,
        { answer: pick(['accepted', 'declined']), typed_name: 'Ada Byron' },
        this.room.merchant,
      );
  }

  async recordDay({ pick }: Draw): Promise<void> {
    const body = { what: pick(['conference_held', 'election_received']), tranche_id: null, on: this.today() };
    await tried(this.room.staff.send('PUT', `/api/cases/${this.room.caseId}/clock/days`, body));
  }

  async pause({ int }: Draw): Promise<void> {
    const [date] = (await this.room.staff.get(`/api/cases/${this.room.caseId}/clock`)).body.dates;
    if (date) {
      const { key, on } = date;
      const until = addDays(this.today(), int(1, 30));
      await this.post('/clock/pauses', { key, on, until, reason: 'They asked for time.' });
    }
  }

  /** Staff edit the case as its page shows it now. */
  async edit(change: object): Promise<void> {
    const path = `/api/admin/cases/${this.room.caseId}`;
    const { version } = (await this.room.staff.get(path)).body;
    await tried(this.room.staff.send('PATCH', path, change, { 'if-match': String(version) }));
  }
}

/** Throws if what a user did broke the server; a refusal is fine. */
export async function tried(doing: Promise<TestAnswer>): Promise<void> {
  const { status, body } = await doing;
  if (status >= 500) throw new Error(`${status} ${JSON.stringify(body)}`);
}
