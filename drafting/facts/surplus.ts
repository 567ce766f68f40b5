import { computed, type FactBuilder } from './fact-builder.ts';

/** What is held beyond a loss that is illustrated or to be expected, and beyond reserve that is not due, in cents. */
export function surplusFacts(build: FactBuilder, held: number, exposure: number, notDue = 0): void {
  if (held <= exposure + notDue) return;
  build.money('surplus', held - exposure - notDue, {
    label: 'Held in excess of the exposure',
    role: 'surplus',
    source: computed('held minus exposure', 'claimed', 'exposure'),
  });
  const multiple = Math.floor((held - notDue) / exposure);
  if (multiple >= 2) {
    build.count('multiple', multiple, 'times', {
      label: 'Held as a multiple of the exposure, rounded down',
      role: 'multiple',
      source: computed('held and due / exposure, rounded down', 'claimed', 'exposure'),
    });
  }
}
