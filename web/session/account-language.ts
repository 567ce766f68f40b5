/** The language of the device and of the account agree: what a person chose last follows them to their other devices. */
import type { Me } from '../../contract/people.ts';
import { api } from '../api/api.ts';
import { chooseLanguage, chosenTag, onLanguageChosen } from '../language/chosen-language.ts';
import type { Locale } from '../../domain/people/locale.ts';

/** What the account had when the two last agreed, so that a later choice on this device is known as one. */
const entry = 'unhold.language.on-account';

/** Whose session this page has; null while nobody is signed in. */
let signedIn: Me['profile'] | null = null;

/**
 * At the start of a session. What was chosen on this device since the two last agreed, such as before signing up, goes to the account;
 * otherwise the device takes what the account has.
 */
export async function agreeOnLanguage({ profile }: Me): Promise<void> {
  signedIn = profile;
  const chosen = chosenTag();
  if (chosen !== null && chosen !== profile.locale && chosen !== agreed()) return save(chosen);
  agree(profile.locale);
  if (profile.locale !== (chosen ?? 'en')) await chooseLanguage(profile.locale);
}

/** The session has ended: a choice is kept on the device until the next one begins. */
export const forgetLanguageOfAccount = (): void => void (signedIn = null);

/** One that fails is made up for when the next page starts. */
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

/** Without storage the two agree for as long as the page lasts. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
