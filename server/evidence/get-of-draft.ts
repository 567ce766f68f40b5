import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { evidenceOfDraft } from './queries.ts';

/** What the exports of the caller's application show before it is a case; null without a draft. */
export const getOfDraft = (services: Services, user: User) =>
  services.database.as(user, (db) => evidenceOfDraft(db, user.id));
