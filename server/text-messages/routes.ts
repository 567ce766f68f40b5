import { api, signedIn } from '../kernel/api.ts';
import { askCode } from './ask-code.ts';
import { confirmCode } from './confirm-code.ts';
import { end } from './end.ts';
import { iso } from '../kernel/present.ts';
import { getState } from './get-state.ts';
import { listOfCase } from './list-of-case.ts';

export const textMessageRoutes = {
  listOfCase: api.textMessages.listOfCase.handler(async ({ context, input }) => ({
    items: (await listOfCase(context.services, signedIn(context), input.id)).map((row) => ({
      ...row,
      queued_at: iso(row.queued_at),
      settled_at: row.settled_at && iso(row.settled_at),
    })),
  })),
  getState: api.textMessages.getState.handler(({ context }) => getState(context.services, signedIn(context))),
  askCode: api.textMessages.askCode.handler(({ context, input }) =>
    askCode(context.services, signedIn(context), input),
  ),
  confirmCode: api.textMessages.confirmCode.handler(({ context, input }) =>
    confirmCode(context.services, signedIn(context), input),
  ),
  end: api.textMessages.end.handler(({ context }) => end(context.services, signedIn(context))),
};
