import { api, signedIn } from '../../kernel/api.ts';
import { confirmOpposingCounsel } from './confirm-opposing-counsel.ts';
import { decideSealedFile } from './decide-sealed-file.ts';
import { endOpposingCounsel } from './end-opposing-counsel.ts';
import { explainRecord } from './explain-record.ts';
import { getOpponent } from './get-opponent.ts';
import { recordOpposingCounsel } from './record-opposing-counsel.ts';
import { sealFile } from './seal-file.ts';

export const opponentRoutes = {
  getOpponent: api.letters.getOpponent.handler(({ context, input }) =>
    getOpponent(context.services, signedIn(context), input.id),
  ),
  recordOpposingCounsel: api.letters.recordOpposingCounsel.handler(({ context, input: { id, ...entry } }) =>
    recordOpposingCounsel(context.services, signedIn(context), id, entry),
  ),
  confirmOpposingCounsel: api.letters.confirmOpposingCounsel.handler(({ context, input }) =>
    confirmOpposingCounsel(context.services, signedIn(context), input.id, input.entry_id),
  ),
  endOpposingCounsel: api.letters.endOpposingCounsel.handler(({ context, input: { id, ...given } }) =>
    endOpposingCounsel(context.services, signedIn(context), id, given),
  ),
  sealFile: api.letters.sealFile.handler(({ context, input: { id, ...given } }) =>
    sealFile(context.services, signedIn(context), id, given),
  ),
  decideSealedFile: api.letters.decideSealedFile.handler(({ context, input: { id, ...given } }) =>
    decideSealedFile(context.services, signedIn(context), id, given),
  ),
  explainRecord: api.letters.explainRecord.handler(({ context, input: { id, ...given } }) =>
    explainRecord(context.services, signedIn(context), id, given),
  ),
};
