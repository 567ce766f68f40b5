/** Sends an answer from a process that opens strangers' files to the one that started it; resolved once it is on its way. */
export function sendToParent(answer: object): Promise<void> {
  return new Promise((resolve) => process.send?.(answer, undefined, undefined, () => resolve()));
}
