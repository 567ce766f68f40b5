import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { inStory, type StoryOfCase } from './story-of-case.ts';

/** What happened, for every user who may see the case. Throws NOT_FOUND. */
export const get = (services: Services, user: User, caseId: string): Promise<StoryOfCase> =>
  inStory(services, user, caseId, (_db, story) => story());
