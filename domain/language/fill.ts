export type Values = Readonly<Record<string, string | number>>;

/** A text with its values put in: "Step {step}" -> "Step 3". An unknown name stays as it is. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
