import { z } from 'zod';
import { momentOf, oneLine } from '../email/text.ts';
import { emailTemplate, facts, link, spelledLink, text, webAddress } from '../email/template.ts';

/** The confirmation link, after sign-up and on request. */
export const verifyEmail = emailTemplate({
  name: 'verify-email',
  payload: z.object({ url: webAddress }),
  kind: 'essential',
  secret: true,
  write: ({ url }) => ({
    subject: 'Confirm your email address',
    preview: 'One step is left to finish creating your account.',
    body: [
      text('Please confirm your email address to finish creating your account:'),
      spelledLink('Confirm email address', url),
      text('The link works for one hour. If you did not create an account, ignore this email; nothing happens.'),
    ],
  }),
});

export const resetPassword = emailTemplate({
  name: 'reset-password',
  payload: z.object({ url: webAddress }),
  kind: 'essential',
  secret: true,
  write: ({ url }) => ({
    subject: 'Set a new password',
    preview: 'The link works once, within one hour.',
    body: [
      text('Somebody, we hope you, asked to set a new password for the Unhold account of this email address:'),
      spelledLink('Set a new password', url),
      text('The link works once, within one hour. If it was not you, ignore this email; your password stays as it is.'),
    ],
  }),
});

/** To the account's owner, in case somebody else made the change. */
export const passwordChanged = emailTemplate({
  name: 'password-changed',
  payload: z.object({ when: z.string() }),
  kind: 'essential',
  write: ({ when }, publicUrl) => ({
    subject: 'Your password was changed',
    preview: 'If it was not you, set a new password at once.',
    body: [
      text(`The password of your Unhold account was changed on ${momentOf(when)}. Other devices were signed out.`),
      text('If it was you, there is nothing to do. If it was not, set a new password at once:'),
      link('Set a new password', `${publicUrl}/auth/forgot`),
    ],
  }),
});

/** To the new address, which takes effect once its owner follows the link. */
export const changeEmail = emailTemplate({
  name: 'change-email',
  payload: z.object({ url: webAddress, new_email: z.string() }),
  kind: 'essential',
  secret: true,
  write: ({ url, new_email }) => ({
    subject: 'Confirm your new email address',
    preview: 'The address counts once you have confirmed it.',
    body: [
      text(
        `Somebody, we hope you, asked to use ${oneLine(new_email, 254)} as the email address of an Unhold account. Please confirm that the address is yours:`,
      ),
      spelledLink('Confirm new email address', url),
      text('If it was not you, ignore this email; the account keeps its address.'),
    ],
  }),
});

/** To the address that was replaced. */
export const emailChanged = emailTemplate({
  name: 'email-changed',
  payload: z.object({ old_email: z.string(), new_email: z.string() }),
  kind: 'essential',
  write: ({ old_email, new_email }, publicUrl) => ({
    subject: 'Your email address was changed',
    preview: 'If it was not you, write to us at once.',
    body: [
      text(
        `The email address of your Unhold account was changed from ${oneLine(old_email, 254)} to ${oneLine(new_email, 254)}. The old address no longer signs in and no longer shows cases.`,
      ),
      text('If it was you, there is nothing to do. If it was not, write to us at once:'),
      link('Contact us', `${publicUrl}/contact`),
    ],
  }),
});

/** `what`: a short sentence, such as "A passkey was added." */
export const secondFactorChanged = emailTemplate({
  name: 'second-factor-changed',
  payload: z.object({ what: z.string(), when: z.string().optional() }),
  kind: 'essential',
  write: ({ what, when }, publicUrl) => ({
    subject: 'How you sign in was changed',
    preview: oneLine(what),
    body: [
      text('The way you sign in to your Unhold account was changed:'),
      facts(['What changed', oneLine(what, 200)], ...(when === undefined ? [] : [['When', momentOf(when)] as const])),
      text(
        'If it was you, there is nothing to do. If it was not, set a new password at once; that ends every session:',
      ),
      link('Set a new password', `${publicUrl}/auth/forgot`),
    ],
  }),
});

/**
 * To the account's owner, when somebody signs up with their address: the page itself must not reveal that the account
 * exists.
 */
export const signUpAttempt = emailTemplate({
  name: 'sign-up-attempt',
  payload: z.object({}),
  kind: 'essential',
  write: (_, publicUrl) => ({
    subject: 'You already have an account',
    preview: 'Somebody tried to create an account with your email address.',
    body: [
      text(
        'Somebody, we hope you, tried to create an Unhold account with this email address. The address has an account already, and nothing was changed. You can sign in:',
      ),
      link('Sign in', `${publicUrl}/auth`),
      text('If you no longer know your password, set a new one:'),
      link('Set a new password', `${publicUrl}/auth/forgot`),
      text('If it was not you, there is nothing to do.'),
    ],
  }),
});
