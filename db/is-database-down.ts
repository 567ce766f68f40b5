/** Connection refused, lost, starting up or shutting down; not a query's own error. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|57P0\d|08\d{3}|53300)$/.test(code) ||
    /timeout exceeded when trying to connect|^timeout expired$|Connection terminated|connection error and is not queryable|Connection ended/i.test(
      error.message,
    )
  );
}
