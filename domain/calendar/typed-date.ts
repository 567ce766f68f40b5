/** A day, `YYYY-MM-DD`, as the wizard's three boxes produce it: `M/D/YYYY`. */
export function typedDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(month)}/${Number(day)}/${year}`;
}
