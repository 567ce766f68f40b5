/** Uploads that a killed tab left half-done, as the tus client remembers them on this device. */
export function unfinishedUploads(storage: Pick<Storage, 'getItem'> & object): string[] {
  const names = Object.keys(storage).filter((key) => key.startsWith('tus::')).map((key) => nameIn(storage.getItem(key)));
  return [...new Set(names.filter((name) => name !== ''))];
}

function nameIn(entry: string | null): string {
  try {
    const read = JSON.parse(entry ?? 'null') as { metadata?: { filename?: unknown } } | null;
    return typeof read?.metadata?.filename === 'string' ? read.metadata.filename : '';
  } catch {
    return '';
  }
}
