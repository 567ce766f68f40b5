import { readMe } from '../people/read-me.ts';
import { api, signedIn } from './guard.ts';

export const me = { get: api.me.get.handler(({ context }) => readMe(context.services, signedIn(context))) };
