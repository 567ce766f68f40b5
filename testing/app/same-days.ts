import type { CaseClock } from '../../contract/clock.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { isOfAttorney, isOurs } from '../../drafting/clock/dates.ts';
import type { LetterRoom } from './letter-room.ts';
import type { TestUser } from './test-user.ts';

type Waited = CaseClock['dates'][number];

/** The days of a room's case as each page and calendar shows them. */
export class SameDays {
  private readonly room: LetterRoom;
  private feeds: string[] = [];

  constructor(room: LetterRoom) {
    this.room = room;
  }

  datesFor = async (by: TestUser): Promise<Waited[]> =>
    (await by.get(`/api/cases/${this.room.caseId}/clock`)).body.dates;

  /**
   * The differences between what merchant, staff, attorney and the feeds of all three show, each beside staff's clock;
   * empty when they agree. `today` is needed because feeds leave out what is long past.
   */
  async differences(today: string): Promise<object[]> {
    const { room } = this;
    const desk = await this.datesFor(room.staff);
    const merchants = desk.filter((date) => !isOurs(date));
    const listed = (dates: readonly Waited[]) =>
      dates
        .filter((date) => date.on >= addDays(today, -30) && !isOfAttorney(date))
        .map(({ on, key }) => `${on} ${key}`)
        .toSorted();
    const [merchantFeed, staffFeed, attorneyFeed] = await this.readFeeds();
    const { next_action, next_action_on } = (await room.staff.get(`/api/admin/cases/${room.caseId}`)).body;
    const ours = desk.find(({ key }) => key === 'next_action');
    const pairs = {
      attorney: [await this.datesFor(room.attorney), desk],
      merchant: [await this.datesFor(room.merchant), merchants.map((date) => ({ ...date, may_pause: false }))],
      page: [next_action && [`${next_action}.`, next_action_on], ours ? [ours.what, ours.on] : null],
      merchantFeed: [merchantFeed, listed(merchants)],
      staffFeed: [staffFeed, listed(desk)],
      attorneyFeed: [attorneyFeed, listed(desk)],
    };
    return Object.entries(pairs)
      .filter(([, [said, expected]]) => JSON.stringify(said) !== JSON.stringify(expected))
      .map(([where, [said, expected]]) => ({ where, said, expected }));
  }

  private async readFeeds(): Promise<string[][]> {
    if (this.feeds.length === 0)
      for (const who of [this.room.merchant, this.room.staff, this.room.attorney])
        this.feeds.push((await who.post('/api/me/calendar-feed', undefined)).body.url);
    return Promise.all(this.feeds.map((url) => this.readFeed(url)));
  }

  /** The days of a feed as `YYYY-MM-DD key`, sorted. */
  private async readFeed(url: string): Promise<string[]> {
    const { pathname, search } = new URL(url);
    const text = await (await this.room.app.visitor().raw('GET', `${pathname}${search}`)).text();
    return text
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .filter((event) => event.includes(this.room.caseId))
      .map((event) => {
        const [, on = ''] = /DTSTART;VALUE=DATE:(\d{8})/.exec(event) ?? [];
        const [, key = ''] = /UID:(.*)\.[0-9a-f-]{36}@/.exec(event) ?? [];
        return `${on.replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3')} ${key}`;
      })
      .toSorted();
  }
}
