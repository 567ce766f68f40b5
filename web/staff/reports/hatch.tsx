/** Two fills distinguishable without color: the first is solid, the second hatched. `id` must be unique per chart. */
export type Series = 'solid' | 'hatched';

export const fillOf = (series: Series, id: string): string =>
  series === 'solid' ? 'var(--chart-solid)' : `url(#${id})`;
export const strokeOf = (series: Series): string =>
  series === 'solid' ? 'var(--chart-solid)' : 'var(--chart-hatched)';

export function HatchPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="5" fill="var(--sheet)" />
        <rect width="2" height="5" fill="var(--chart-hatched)" />
      </pattern>
    </defs>
  );
}
