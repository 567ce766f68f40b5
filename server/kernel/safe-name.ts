/** A file name that is valid on every system and cannot leave its folder. */
export function safeName(name: string): string {
  const plain = name
    .replace(/[\u0000-\u001f\u007f/\\:*?"<>|]/g, '_')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
    .slice(-200);
  return plain === '' ? 'file' : plain;
}
