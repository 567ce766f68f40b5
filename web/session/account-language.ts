/**
 * Keeps the language of the device and of the account in sync, so that a user's last choice follows them to other
 * devices.
 */
import type { Me } from '../../contract/people.ts';
import { api } from '../api/api.ts';
import { chooseLanguage, chosenTag, onLanguageChosen } from '../language/chosen-language.ts';
import type { Locale } from '../../domain/people/locale.ts';

/** The language when device and account last agreed. A different choice on this device is therefore a later one. */
const entry = 'unhold.language.on-account';

/** The profile of the signed-in user; null while nobody is signed in. */
let signedIn: Me['profile'] | null = null;

/**
 * Call at the start of a session. A choice made on this device since the two last agreed, such as before signing up, is
 * saved to the account. Otherwise the device uses the account's language.
 */
export async function agreeOnLanguage({ profile }: Me): Promise<void> {
  signedIn = profile;
  const chosen = chosenTag();
  if (chosen !== null && chosen !== profile.locale && chosen !== agreed()) return save(chosen);
  agree(profile.locale);
  if (profile.locale !== (chosen ?? 'en')) await chooseLanguage(profile.locale);
}

/** Call when the session has ended: later choices stay on the device until the next session starts. */
export const forgetLanguageOfAccount = (): void => void (signedIn = null);

/** Saves the choice to the account. If that fails, it is saved when the next page starts. */
async function save(locale: Locale): Promise<void> {
  try {
    signedIn = (await api.people.patchMe({ locale })).profile;
    agree(locale);
  } catch (error) {
    console.error('The language could not be saved', error);
  }
}

onLanguageChosen((tag) => {
  if (signedIn !== null && signedIn.locale !== tag) void save(tag);
});

const agreed = (): string | null => attempt(() => window.localStorage.getItem(entry));
const agree = (tag: Locale): void => void attempt(() => window.localStorage.setItem(entry, tag));

/** Without storage, the two agree only as long as the page lasts. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
