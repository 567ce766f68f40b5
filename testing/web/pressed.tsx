import type * as buttons from '../../web/ui/button.tsx';

type Props = Parameters<typeof buttons.Button>[0];
const seen = new Map<string, Props>();

/** A mock of web/ui/button.tsx: records the buttons rendered, and `press` presses one by its label. */
export async function buttonsOf(load: () => Promise<unknown>): Promise<typeof buttons> {
  const real = (await load()) as typeof buttons;
  const Button = (props: Props) => {
    seen.set(String(props.children), props);
    return real.Button(props);
  };
  return { ...real, Button };
}

/** Presses a button of the page rendered last; await its effects with `vi.waitFor`. */
export function press(label: string): void {
  const { onClick } = seen.get(label) ?? {};
  if (!onClick) throw new Error(`no button ${label}`);
  onClick({ preventDefault: () => undefined } as never);
}
