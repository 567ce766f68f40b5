/** A name that every system takes, and that leads nowhere else. */
export function safeName(name: string): string {
  const plain = name
    .replace(/[\u0000-\u001f\u007f/\\:*?"<>|]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(-200);
  return plain === '' ? 'file' : plain;
}
