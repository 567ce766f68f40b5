/** Numbers that identify somebody are not repeated: tax ids, accounts and cards keep their last four digits. */
export function maskNumbers(text: string): string {
  return text
    .replaceAll(/(?<!\d)\d{3}-\d{2}-(\d{4})(?!\d)/g, '•••$1')
    .replaceAll(/(?<!\d)\d{2}-\d{3}(\d{4})(?!\d)/g, '•••$1')
    .replaceAll(/(?<![\d.,$-])\d(?:[ -]?\d){7,18}(?![\d,]|\.\d)/g, (digits) =>
      /^\d{4}-\d{2}-\d{2}$/.test(digits) ? digits : `•••${digits.replaceAll(/\D/g, '').slice(-4)}`,
    );
}
