/**
 * What stops a letter. `send`: an approved one from being sent; `post`: one that waits for the post from being posted;
 * `held`: what held a released one back. `text`: a sentence.
 */
export type LetterBar = { step: 'send' | 'post' | 'held'; key: string; text: string | null };

/** As much of what somebody wrote as a next action has room for. */
export const cut = (text: string): string => (text.length > 200 ? `${text.slice(0, 199).trimEnd()}…` : text);

const barredWords: Record<LetterBar['step'], string> = {
  send: 'Settle what keeps the letter from being sent',
  post: 'Do not post the letter',
  held: 'Have the letter that was held back sent, or returned by its attorney',
};

/** What staff do about it, as their next action. */
export const barredText = ({ step, text }: LetterBar): string =>
  text === null ? barredWords[step] : `${barredWords[step]}: ${cut(text)}`;
