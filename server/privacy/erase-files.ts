import type { Services } from '../kernel/context.ts';

/** Removes stored bytes whose rows are gone. What is gone already is passed over, so that running twice is the same as once. */
export async function eraseFiles(services: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const found = key.endsWith('/') ? await services.storage.list(key.slice(0, -1)) : [key];
    for (const each of found) await services.storage.remove(each);
  }
  services.log.info({ keys: keys.length }, 'stored files of erased data were removed');
}
