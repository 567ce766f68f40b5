import { z } from 'zod';
import { cancelCase } from './cancel.ts';
import { listMessages } from '../messages/list.ts';
import { listOwnCases } from './list.ts';
import { markMessagesRead } from '../messages/mark-read.ts';
import { postMessage } from '../messages/post.ts';
import { readAnswers, type CaseAnswers } from './get-answers.ts';
import { readCase } from './get.ts';
import { saveAnswers } from './put-answers.ts';
import { addCaseFiles } from '../documents/add.ts';
import { listCaseFiles } from '../documents/list.ts';
import { listCaseReadings, listContradictions } from '../documents/list-extractions.ts';
import { readCursor, writeCursor } from '../kernel/cursor.ts';
import { api, signedIn } from '../kernel/api.ts';
import { iso, presentCase, presentFile, presentListedCase } from './present-case.ts';
import { presentMessage } from '../messages/present-message.ts';

const position = z.object({ created_at: z.string().max(60), id: z.uuid() });
const filePosition = z.object({ filename: z.string().max(1_000), id: z.uuid() });

export const cases = {
  list: api.cases.list.handler(async ({ context, input }) => {
    const { rows, next } = await listOwnCases(
      context.services,
      signedIn(context),
      readCursor(position, input.cursor),
      input.limit,
    );
    return { items: rows.map(presentListedCase), next_cursor: next && writeCursor(next) };
  }),
  get: api.cases.get.handler(async ({ context, input }) => {
    return presentCase(await readCase(context.services, signedIn(context), input.id));
  }),
  cancel: api.cases.cancel.handler(async ({ context, input }) => ({
    cancelled_at: iso(await cancelCase(context.services, signedIn(context), input.id, input.reason)),
  })),
  messages: api.cases.messages.handler(async ({ context, input }) => {
    const person = signedIn(context);
    const { rows, next, unread } = await listMessages(
      context.services,
      person,
      input.id,
      readCursor(position, input.cursor),
      input.limit,
    );
    return { items: rows.map((row) => presentMessage(row, person)), next_cursor: next && writeCursor(next), unread };
  }),
  postMessage: api.cases.postMessage.handler(async ({ context, input }) => {
    const person = signedIn(context);
    const { id, message_id, ...entry } = input;
    return presentMessage(await postMessage(context.services, person, id, { id: message_id, ...entry }), person);
  }),
  markMessagesRead: api.cases.markMessagesRead.handler(async ({ context, input }) => {
    await markMessagesRead(context.services, signedIn(context), input.id);
    return { unread: 0 as const };
  }),
  files: api.cases.files.handler(async ({ context, input }) => {
    const { rows, next } = await listCaseFiles(
      context.services,
      signedIn(context),
      input.id,
      readCursor(filePosition, input.cursor),
    );
    return { items: rows.map(presentFile), next_cursor: next && writeCursor(next) };
  }),
  addFiles: api.cases.addFiles.handler(async ({ context, input }) => ({
    items: (await addCaseFiles(context.services, signedIn(context), input.id, input.files)).map(presentFile),
  })),
  answers: api.cases.answers.handler(async ({ context, input }) =>
    presentAnswers(await readAnswers(context.services, signedIn(context), input.id)),
  ),
  putAnswers: api.cases.putAnswers.handler(async ({ context, input }) =>
    presentAnswers(await saveAnswers(context.services, signedIn(context), input.id, input)),
  ),
  readings: api.cases.readings.handler(async ({ context, input }) => ({
    items: await listCaseReadings(context.services, signedIn(context), input.id),
  })),
  contradictions: api.cases.contradictions.handler(async ({ context, input }) => ({
    items: await listContradictions(context.services, signedIn(context), input.id),
  })),
};

function presentAnswers({ row, answers, why_not }: CaseAnswers) {
  return { answers, version: row.version, editable: why_not === null, why_not, has_ein: row.ein_last4 !== null };
}
