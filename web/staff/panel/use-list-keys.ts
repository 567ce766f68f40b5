import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { fieldActOf, type FieldAct } from './case-commands.ts';
import { isPlainKey } from './plain-key.ts';

type ListKeys = {
  /** The list's container; each row has one link with `data-row`, the row's id. */
  list: RefObject<HTMLElement | null>;
  /** The rows shown; while `isOld`, they are the previous page's and the next one is loading. */
  rows: readonly unknown[];
  isOld: boolean;
  open: (id: string) => void;
  edit: (id: string) => void;
  pick?: (id: string) => void;
  /** Returns how to tick off a row, or undefined if it cannot be. Without it, the list has no such key. */
  finish?: (id: string) => (() => void) | undefined;
  /** Opens the row's case at one of its fields. Without it, the list has no such keys. */
  go?: (id: string, act: FieldAct) => void;
  /** Turns the page; false if there is none in that direction. */
  turn: (step: 1 | -1) => boolean;
};

/**
 * Keys for a list: j and k move the focus between rows, across pages; Enter opens, e edits, x selects, d ticks off, and
 * the keys of a case's fields open the row's case there.
 */
export function useListKeys({ list, rows, isOld, open, edit, pick, finish, go, turn }: ListKeys): void {
  /** The row that last had the focus, in case the focus is lost, and at which end of the next page it continues. */
  const last = useRef<string | null>(null);
  const coming = useRef<1 | -1 | null>(null);

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const focus = (link: HTMLElement | undefined) => {
    if (!link) return;
    last.current = link.dataset['row'] ?? null;
    link.focus();
  };
  const indexNow = (all: HTMLElement[]) => {
    const row = list.current?.contains(document.activeElement) ? document.activeElement?.closest('tr') : null;
    return row
      ? all.findIndex((link) => row.contains(link))
      : all.findIndex((link) => link.dataset['row'] === last.current);
  };
  const move = (step: 1 | -1) => {
    const all = links();
    const at = indexNow(all);
    if (at < 0) return focus(all[0]);
    if (all[at + step]) return focus(all[at + step]);
    if (turn(step)) coming.current = step;
  };
  const idNow = () => {
    const all = links();
    return all[indexNow(all)]?.dataset['row'];
  };
  /** Ticks off a row. The row is about to leave the list, so the focus moves to its neighbor first. */
  const doneAct = (id: string | undefined) => {
    const done = id && finish?.(id);
    if (!done) return undefined;
    return () => {
      const all = links();
      const at = indexNow(all);
      focus(all[at + 1] ?? all[at - 1]);
      done();
    };
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPlainKey(event)) return;
    const id = idNow();
    const acts: Record<string, (() => void) | undefined> = {
      j: () => move(1),
      k: () => move(-1),
      e: id ? () => edit(id) : undefined,
      d: doneAct(id),
      x: id && pick ? () => pick(id) : undefined,
      // A focused link or button handles its own keys.
      Enter: id && event.target instanceof HTMLInputElement ? () => open(id) : undefined,
    };
    const field = fieldActOf(event.key);
    const act = id && go && field ? () => go(id, field) : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  const arrive = useEffectEvent(() => {
    if (isOld || coming.current === null) return;
    focus(coming.current === 1 ? links()[0] : links().at(-1));
    coming.current = null;
  });
  useEffect(() => arrive(), [rows, isOld]);
}
