import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export type Tab<Value extends string> = { value: Value; label: string; count?: number | string; panel: ReactNode };
type TabsProps<Value extends string> = {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
};

/** Tabs with arrow keys. Keep `value` in the URL, so that a tab can be linked. */
export function Tabs<Value extends string>({ label, value, onValueChange, tabs }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <Base.List className="tabs__list" aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className="tabs__tab">
            {tab.label}
            {tab.count === undefined ? null : <span className="tabs__count">{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="tabs__panel">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
