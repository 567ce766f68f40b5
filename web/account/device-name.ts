/** A session's browser and address in terms its owner recognizes. Pure. */
import { deviceOf } from '../../domain/people/device.ts';
import type { Language } from '../language/language.ts';

/** "Firefox on Windows"; "Unknown device" when the browser did not say. In the language of `t`. */
export function deviceName(agent: string | null | undefined, t: Language['t']): string {
  const { browser, system } = deviceOf(agent ?? '');
  if (browser && system) return t('{browser} on {system}', { browser, system });
  return browser ?? (system ? t('A program on {system}', { system }) : t('Unknown device'));
}

/** Only the network part, "203.0.113.x" or "2001:db8:…": the server stores nothing more precise. */
export function maskedAddress(address: string | null | undefined): string {
  const v4 = /(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address ?? '');
  if (v4) return `${v4[1]}.x`;
  const groups = (address ?? '').split(':').filter(Boolean);
  return groups.length > 1 ? `${groups.slice(0, 2).join(':')}:…` : 'address not known';
}
