import { z } from 'zod';
import { api, signedIn } from '../kernel/api.ts';
import { readCursor, writeCursor } from '../kernel/cursor.ts';
import { iso } from '../kernel/present.ts';
import { listClients } from './list-clients.ts';
import { listMentionable } from './list-mentionable.ts';
import { listMentions } from './list-mentions.ts';
import { listSavedReplies } from './list-saved-replies.ts';
import { listSavedTexts, putSavedText, removeSavedText } from './saved-texts.ts';
import { listWithCounsel } from './list-with-counsel.ts';
import { markCounselRead } from './mark-counsel-read.ts';
import { postWithCounsel } from './post-with-counsel.ts';
import { list, markRead } from './thread.ts';
import { post } from './post.ts';
import { presentCounselMessage, presentMessage } from './present-message.ts';
import { putMention } from './put-mention.ts';

const position = z.object({ created_at: z.string().max(60), id: z.uuid() });

export const messageRoutes = {
  list: api.messages.list.handler(async ({ context, input }) => {
    const user = signedIn(context);
    const { rows, next, unread, mentioned } = await list(
      context.services,
      user,
      input.id,
      readCursor(position, input.cursor),
      input.limit,
    );
    return {
      items: rows.map((row) => presentMessage(row, user)),
      next_cursor: next && writeCursor(next),
      unread,
      mentioned,
    };
  }),
  post: api.messages.post.handler(async ({ context, input }) => {
    const user = signedIn(context);
    const { id, message_id, ...entry } = input;
    return presentMessage(await post(context.services, user, id, { id: message_id, ...entry }), user);
  }),
  listWithCounsel: api.messages.listWithCounsel.handler(async ({ context, input: { id, cursor, limit } }) => {
    const user = signedIn(context);
    const { rows, next, ...thread } = await listWithCounsel(
      context.services,
      user,
      id,
      readCursor(position, cursor),
      limit,
    );
    return {
      ...thread,
      items: rows.map((row) => presentCounselMessage(row, user)),
      next_cursor: next && writeCursor(next),
    };
  }),
  postWithCounsel: api.messages.postWithCounsel.handler(async ({ context, input: { id, message_id, ...entry } }) => {
    const user = signedIn(context);
    const sent = await postWithCounsel(context.services, user, id, { id: message_id, ...entry });
    return presentCounselMessage(sent, user);
  }),
  markCounselRead: api.messages.markCounselRead.handler(async ({ context, input }) => {
    await markCounselRead(context.services, signedIn(context), input.id);
    return { unread: 0 as const };
  }),
  listClients: api.messages.listClients.handler(async ({ context }) => ({
    items: (await listClients(context.services, signedIn(context))).map(({ last_at, ...each }) => ({
      ...each,
      last_at: iso(last_at),
    })),
  })),
  listMentionable: api.messages.listMentionable.handler(async ({ context, input }) => ({
    items: await listMentionable(context.services, signedIn(context), input.id),
  })),
  listMentions: api.messages.listMentions.handler(async ({ context }) => ({
    items: (await listMentions(context.services, signedIn(context))).map(({ at, done_at, ...mention }) => ({
      ...mention,
      at: iso(at),
      done: done_at !== null,
    })),
  })),
  putMention: api.messages.putMention.handler(async ({ context, input: { id, done } }) => {
    await putMention(context.services, signedIn(context), id, done);
    return { done };
  }),
  listSavedReplies: api.messages.listSavedReplies.handler(async ({ context, input }) => ({
    items: await listSavedReplies(context.services, signedIn(context), input.id),
  })),
  listSavedTexts: api.messages.listSavedTexts.handler(async ({ context }) => ({
    items: await listSavedTexts(context.services, signedIn(context)),
  })),
  putSavedText: api.messages.putSavedText.handler(async ({ context, input }) => ({
    items: await putSavedText(context.services, signedIn(context), input),
  })),
  removeSavedText: api.messages.removeSavedText.handler(async ({ context, input }) => ({
    items: await removeSavedText(context.services, signedIn(context), input.id),
  })),
  markRead: api.messages.markRead.handler(async ({ context, input }) => {
    await markRead(context.services, signedIn(context), input.id);
    return { unread: 0 as const };
  }),
};
