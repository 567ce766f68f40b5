/** Tells a return from Google on the admin login from a visit with a session: only the former is a sign-in to be judged. */
const mark = 'unhold.admin-google';

/** Notes that the admin login leaves for Google; taken back when it could not. */
export async function leaveForGoogle(leave: () => Promise<void>): Promise<void> {
  window.sessionStorage.setItem(mark, 'left');
  await leave().catch((error: unknown) => {
    window.sessionStorage.removeItem(mark);
    throw error;
  });
}

/** True once after `leaveForGoogle`. */
export function cameFromGoogle(): boolean {
  const left = window.sessionStorage.getItem(mark) !== null;
  window.sessionStorage.removeItem(mark);
  return left;
}
