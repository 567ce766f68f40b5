import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type Tab = { value: string; label: string; count?: number | string; panel: ReactNode };
type TabsProps = { label: string; value: string; onValueChange: (value: string) => void; tabs: readonly Tab[] };

/** Tabs with arrow keys. Keep `value` in the address, so that a tab can be linked. */
export function Tabs({ label, value, onValueChange, tabs }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={(next: string) => onValueChange(next)}>
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
