import { focusQuietly } from '../../ui/focus-quietly.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showToast } from '../../ui/toasts.tsx';
import {
  caseKeys,
  fieldReached,
  fieldWantedOf,
  neighborOf,
  openCaseActs,
  type CaseActs,
  type FieldAct,
} from '../panel/case-commands.ts';
import { useCommandDialogs } from '../panel/command-dialogs.tsx';
import type { CaseTab } from '../panel/dialog-address.ts';
import { isPlainKey } from '../panel/plain-key.ts';

type CaseKeysProps = {
  id: string;
  show: CaseTab;
  onShow: (tab: CaseTab) => void;
  /** Opens another case in its place, unless unsaved changes prevent it. Omitted on the case's own page. */
  onOpen: ((id: string) => void) | undefined;
};

const fields: Record<FieldAct, string> = {
  status: '.case-head select[data-status]',
  owner: '#case-owner',
  assign: '#assign-attorney',
  message: '#message-body',
  reply: '#saved-replies',
  task: '#new-task',
};

/** The field that was requested by a key in the list, once the case shows it. */
export const wantedField = (id: string): HTMLElement | null => {
  const act = fieldWantedOf(id);
  return act && document.querySelector<HTMLElement>(fields[act]);
};

/** The ids of the cases in the list below the dialog, in its order and each once. */
const listed = (): string[] => {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  return [...new Set(rows.map(({ dataset }) => dataset['case'] ?? dataset['row'] ?? '').filter(Boolean))];
};

/** The keys of the open case and its part of the command menu. */
export function CaseKeys({ id, show, onShow, onOpen }: CaseKeysProps) {
  const place = useRef<HTMLSpanElement>(null);
  const dialog = () => place.current?.closest('[role=dialog]') ?? null;
  const focus = useFocusOnceShown(show);
  const before = useRef<string[]>([]);
  useEffect(() => {
    before.current = listed();
  }, [id]);
  const go = (step: 1 | -1) => {
    const next = neighborOf(listed(), id, step, before.current);
    if (next !== null) onOpen?.(next);
    else
      showToast({ title: step === 1 ? 'This is the last case of the page.' : 'This is the first case of the page.' });
  };
  const run = useEffectEvent((act: keyof CaseActs) => {
    if (act === 'next' || act === 'previous') return go(act === 'next' ? 1 : -1);
    if (act === 'message' || act === 'reply') onShow('messages');
    if (act === 'task') onShow('overview');
    focus(fields[act]);
  });
  useEffect(() => {
    const act = fieldWantedOf(id);
    if (act) run(act);
    return fieldReached;
  }, [id]);
  useLeaveField(dialog);
  const hasList = onOpen !== undefined;
  useEffect(() => {
    const acts = {
      status: () => run('status'),
      owner: () => run('owner'),
      assign: () => run('assign'),
      message: () => run('message'),
      reply: () => run('reply'),
      task: () => run('task'),
      ...(hasList && { next: () => run('next'), previous: () => run('previous') }),
    };
    const press = (event: KeyboardEvent) => {
      const named = caseKeys.find(({ key }) => key === event.key);
      const act = named && acts[named.act];
      if (!act || !isPlainKey(event, dialog())) return;
      event.preventDefault();
      act();
    };
    const close = openCaseActs(acts);
    document.addEventListener('keydown', press);
    return () => {
      close();
      document.removeEventListener('keydown', press);
    };
  }, [hasList]);
  return <span ref={place}>{hasList ? <MenuOver dialog={dialog} /> : null}</span>;
}

/**
 * The command menu over the case's dialog. It must be inside that dialog, which would otherwise close. On the case's
 * own page the panel's menu has the commands.
 */
function MenuOver({ dialog }: { dialog: () => Element | null }) {
  return useCommandDialogs(dialog).dialogs;
}

/**
 * Esc in a field that was reached by a key leaves the field, so that the next key is a command again. Anywhere else,
 * Esc closes the case.
 */
function useLeaveField(dialog: () => Element | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isField = target instanceof HTMLElement && Object.values(fields).some((each) => target.matches(each));
    if (event.key !== 'Escape' || event.isComposing || !isField || target.ariaHasPopup === 'listbox') return;
    event.stopPropagation();
    const body = dialog()?.querySelector<HTMLElement>('.dialog__body');
    if (body) focusQuietly(body);
    else target.blur();
  });
  useEffect(() => {
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}

/** Returns a function that focuses the element for a selector, as soon as the tab that contains it is shown. */
function useFocusOnceShown(show: CaseTab): (selector: string) => void {
  const wanted = useRef<string | null>(null);
  const focus = () => {
    const found = wanted.current === null ? null : document.querySelector<HTMLElement>(wanted.current);
    if (!found) return;
    wanted.current = null;
    found.focus();
    found.scrollIntoView({ block: 'nearest' });
  };
  useEffect(focus, [show]);
  return (selector) => {
    wanted.current = selector;
    focus();
  };
}
