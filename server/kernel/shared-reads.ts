import type { Database } from '../../db/actor.ts';
import type { User } from './user.ts';

type Turn<T> = { now: Promise<T>; next: Promise<T> | null };

/**
 * One read for all who ask the same at the same time, as every open table does after a change. Those who ask while a
 * read is under way share the next one, which begins after they asked: nobody is shown less than was there already.
 *
 * Only for what users of one role see alike; each asker's own session is still confirmed before their answer leaves.
 */
export class SharedReads<T> {
  private readonly databases = new WeakMap<Database, Map<string, Turn<T>>>();

  /**
   * `question` names everything that the answer depends on besides the role. When a shared read fails, perhaps only
   * because of its asker's session, the others read for themselves.
   */
  read(database: Database, { role }: Pick<User, 'role'>, question: unknown, read: () => Promise<T>): Promise<T> {
    const turns = this.databases.get(database) ?? new Map<string, Turn<T>>();
    this.databases.set(database, turns);
    const key = JSON.stringify([role, question]);
    const turn = turns.get(key);
    if (!turn) return take(turns, key, read());
    if (turn.next) return turn.next.catch(read);
    turn.next = turn.now.then(read, read);
    return turn.next;
  }
}

/** Makes `now` the shared read; when it is over, the next one takes its place, if anybody waits for it. */
function take<T>(turns: Map<string, Turn<T>>, key: string, now: Promise<T>): Promise<T> {
  const turn: Turn<T> = { now, next: null };
  turns.set(key, turn);
  const over = () => {
    if (turn.next) void take(turns, key, turn.next);
    else turns.delete(key);
  };
  now.then(over, over);
  return now;
}
