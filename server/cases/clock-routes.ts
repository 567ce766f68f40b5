import { api, signedIn } from '../kernel/api.ts';
import { createFeed, getFeed, revokeFeed } from './calendar-feed.ts';
import { getClock } from './get-clock.ts';
import { pauseDate } from './pause-date.ts';
import { putClockDay } from './put-clock-day.ts';

export const clockRoutes = {
  getClock: api.cases.getClock.handler(({ context, input }) => getClock(context.services, signedIn(context), input.id)),
  putClockDay: api.cases.putClockDay.handler(({ context, input: { id, ...day } }) =>
    putClockDay(context.services, signedIn(context), id, day),
  ),
  pauseDate: api.cases.pauseDate.handler(({ context, input: { id, ...pause } }) =>
    pauseDate(context.services, signedIn(context), id, pause),
  ),
  getFeed: api.cases.getFeed.handler(({ context }) => getFeed(context.services, signedIn(context))),
  createFeed: api.cases.createFeed.handler(({ context }) => createFeed(context.services, signedIn(context))),
  revokeFeed: api.cases.revokeFeed.handler(({ context }) => revokeFeed(context.services, signedIn(context))),
};
