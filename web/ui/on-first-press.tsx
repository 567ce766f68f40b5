import { startTransition, Suspense, useState, type ReactNode } from 'react';

type OnFirstPressProps = {
  label: ReactNode;
  opens: 'menu' | 'dialog';
  disabled?: boolean;
  /** Loads the code of `children`; called as soon as the user seems about to press. */
  load: () => Promise<unknown>;
  /** The real button with its menu or panel, initially open. */
  children: ReactNode;
};

/** A button whose menu or panel is loaded on first use, so that the page does not wait for it. */
export function OnFirstPress({ label, opens, disabled = false, load, children }: OnFirstPressProps) {
  const [pressed, setPressed] = useState(false);
  const press = () => startTransition(() => setPressed(true));
  const button = (
    <button
      type="button"
      className="button button--secondary button--small menu__button"
      aria-haspopup={opens}
      aria-expanded={false}
      aria-busy={pressed || undefined}
      disabled={disabled}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={press}
      onKeyDown={({ key }) => opens === 'menu' && key === 'ArrowDown' && press()}
    >
      {label}
    </button>
  );
  return pressed ? <Suspense fallback={button}>{children}</Suspense> : button;
}
