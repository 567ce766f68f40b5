import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export type Tab<Value extends string> = { value: Value; label: string; count?: number | string; panel: ReactNode };
type TabsProps<Value extends string> = {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
};

/**
 * Tabs with arrow keys, which move the focus; Enter or Space chooses. Only the chosen panel is rendered. Keep `value`
 * in the URL, so that a tab can be linked.
 */
export function Tabs<Value extends string>({ label, value, onValueChange, tabs }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((each) => each === document.activeElement);
    const next = nextTab(event.key, at, buttons.length);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const chosen = tabs.find((tab) => tab.value === value);
  useEffect(() => {
    const [strip, tab] = [list.current, list.current?.querySelector<HTMLElement>('[aria-selected="true"]')];
    if (strip && tab) strip.scrollLeft += outsideBy(strip.getBoundingClientRect(), tab.getBoundingClientRect());
  }, [value]);
  return (
    <div>
      <div ref={list} role="tablist" className="tabs__list" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className="tabs__tab"
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${id}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            onKeyDown={move}
            onClick={() => tab !== chosen && onValueChange(tab.value)}
          >
            {tab.label}
            {tab.count === undefined ? null : <span className="tabs__count">{tab.count}</span>}
          </button>
        ))}
      </div>
      {chosen ? (
        <div
          key={chosen.value}
          role="tabpanel"
          id={`${id}-panel`}
          className="tabs__panel"
          aria-labelledby={`${id}-${chosen.value}`}
          tabIndex={0}
        >
          {chosen.panel}
        </div>
      ) : null}
    </div>
  );
}

type Span = { left: number; right: number };
/** By how many pixels a strip is scrolled to the right so that a tab is whole. */
function outsideBy(strip: Span, tab: Span): number {
  if (tab.left < strip.left) return tab.left - strip.left;
  return Math.max(0, tab.right - strip.right);
}

/** The tab that a key leads to, from the one at `at`; null for another key. */
export function nextTab(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
