import { useEffect, useEffectEvent, useRef } from 'react';
import { showToast } from '../../ui/toasts.tsx';
import { caseKeys, neighborOf, openCaseActs, type CaseActs } from '../panel/case-commands.ts';
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

const fields = {
  status: '.case-head select[data-status]',
  assign: '#assign-attorney',
  message: '#message-body',
};

/** The keys of the open case and its part of the command menu. */
export function CaseKeys({ id, show, onShow, onOpen }: CaseKeysProps) {
  const place = useRef<HTMLSpanElement>(null);
  const dialog = () => place.current?.closest('[role=dialog]') ?? null;
  const focus = useFocusOnceShown(show);
  const go = (step: 1 | -1) => {
    const ids = [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset['row'] ?? '');
    const next = neighborOf(ids, id, step);
    if (next !== null) onOpen?.(next);
    else
      showToast({ title: step === 1 ? 'This is the last case of the page.' : 'This is the first case of the page.' });
  };
  const run = useEffectEvent((act: keyof CaseActs) => {
    if (act === 'next' || act === 'previous') return go(act === 'next' ? 1 : -1);
    if (act === 'message') onShow('messages');
    focus(fields[act]);
  });
  const hasList = onOpen !== undefined;
  useEffect(() => {
    const acts = {
      status: () => run('status'),
      assign: () => run('assign'),
      message: () => run('message'),
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

/** On a page the panel's own menu has the commands; over a dialog it must lie inside it, or the dialog would close. */
function MenuOver({ dialog }: { dialog: () => Element | null }) {
  return useCommandDialogs(dialog).dialogs;
}

/** Focuses what a selector names, as soon as the part of the case that holds it is shown. */
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
