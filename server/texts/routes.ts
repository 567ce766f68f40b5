import { api, signedIn } from '../kernel/api.ts';
import { askCode } from './ask-code.ts';
import { confirmCode } from './confirm-code.ts';
import { end } from './end.ts';
import { getState } from './get-state.ts';

export const textRoutes = {
  getState: api.texts.getState.handler(({ context }) => getState(context.services, signedIn(context))),
  askCode: api.texts.askCode.handler(({ context, input }) => askCode(context.services, signedIn(context), input)),
  confirmCode: api.texts.confirmCode.handler(({ context, input }) =>
    confirmCode(context.services, signedIn(context), input),
  ),
  end: api.texts.end.handler(({ context }) => end(context.services, signedIn(context))),
};
