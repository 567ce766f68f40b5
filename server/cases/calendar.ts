import { findCase } from '../kernel/find-case.ts';
import { notFound } from '../kernel/refusal.ts';
import { calendarFile, versionedNow, type CalendarEvent } from '../../domain/calendar/ics.ts';
import { timelineOf } from '../../domain/cases/timeline.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';

/** A case's dates as an iCalendar file: its submission and every day promised in it now. Throws NOT_FOUND. */
export async function calendar(
  services: Services,
  user: User,
  caseId: string,
): Promise<{ text: string; filename: string }> {
  const found = await services.database.readCase(user, caseId, (db) => findCase(db, caseId));
  if (!found) throw notFound('This case');
  const now = services.clock.now();
  const { case_number: number, legal_business_name: business } = found.row;
  const { host } = new URL(services.config.publicUrl);
  const entries = timelineOf({ theCase: found.row, progress: found.progress, milestones: found.milestones }, now);
  const events = entries.flatMap(({ key, words, on, done }): CalendarEvent[] =>
    on !== null && (!done || key === 'submitted')
      ? [
          {
            uid: `${key}.${caseId}@${host}`,
            on,
            summary: `${number}: ${words}`,
            description: `${business}\n${services.config.publicUrl}/dashboard/cases/${caseId}`,
          },
        ]
      : [],
  );
  return { text: calendarFile(`Case ${number}`, versionedNow(events, now)), filename: `${number}.ics` };
}
