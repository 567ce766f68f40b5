/**
 * A field of a prescribed form, as the file has it. `name` is the file's own, `label` what a reader sees of it; `value` is what it holds, of a
 * box `on` or nothing. `max`: characters.
 */
export type FormField = {
  name: string;
  label: string;
  kind: 'text' | 'box' | 'choice';
  options: string[];
  value: string;
  max: number | null;
  lines: boolean;
};

/** Of a box that is ticked. */
export const boxOn = 'on';
