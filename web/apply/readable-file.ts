/** Whether a chosen file can still be read: a browser loses access once the file is saved again, moved or removed. */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** A retry cannot help: the file has to be chosen again. */
export const changedFile = {
  state: 'refused',
  message: 'This file was changed or moved after you chose it. Choose it again.',
} as const;
