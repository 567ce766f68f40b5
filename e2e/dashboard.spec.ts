// @proves dashboard-journey
import type { Locator } from '@playwright/test';
import { asStaff, today, withCase } from './cases.ts';
import { realDocuments } from './documents.ts';
import { rows } from './database.ts';
import { emailTo, linkIn } from './emails.ts';
import { expect } from './expect.ts';
import { Hand } from './hand.ts';
import { expectAccessible } from './people.ts';
import { enterAs, enterAsNewMerchant, fillDraft, requiredFields, send, submitCase } from './sessions.ts';
import { test } from './warm-page.ts';

test('a new account sees that it has no cases yet and how to submit the first', { tag: '@phone' }, async ({ page }) => {
  const { email } = await enterAsNewMerchant(page, 'Ada Lind');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No cases yet' })).toBeVisible();
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile).toContainText(email);
  await expect(profile).toContainText('Member since');
  await expect(profile).not.toContainText('Phone');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Submit Your First Case' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Case Details' })).toBeVisible();
});

test('each case shows its badge, its stage and who owes the next step', { tag: '@phone' }, async ({ page }) => {
  await enterAs(page, 'merchant');
  await page.goto('/dashboard');
  const listed: [string, string, string, string][] = [
    [
      'Bluegate Tutoring LLC',
      'UNDER REVIEW',
      'With attorney',
      'Your attorney: The attorney reviews, edits and signs the letter.',
    ],
    [
      'Copperfield Coffee Roasters LLC',
      'IN PROGRESS',
      'Letter sent',
      'Stripe: The letter is on its way; we record when it is delivered.',
    ],
    [
      'Larkspur Digital Studio LLC',
      'UNDER REVIEW',
      'Letter delivered',
      'PayPal: The letter has arrived; the processor is to answer it.',
    ],
    ['Finch & Field Garden Supply LLC', 'IN PROGRESS', 'Offer made', 'Accept or decline the offer.'],
    ['Thistle Books Inc', 'RESOLVED', 'Recovered', 'Pay the success fee that is invoiced: $1,248.00.'],
    ['Quillstone Events LLC', 'CLOSED', 'Closed', 'Nothing; the case is closed.'],
  ];
  for (const [business, badge, stage, next] of listed) {
    const card = page.getByRole('article', { name: business });
    await expect(card.getByText(badge, { exact: true })).toBeVisible();
    await expect(card.getByText(stage, { exact: true })).toBeVisible();
    await expect(card).toContainText(next);
  }
  await expect(page.getByRole('article', { name: 'Copperfield Coffee Roasters LLC' })).toContainText('$22,640.00');
  // Actions only the merchant can take are buttons on the card, and the card links to the case's page.
  const offered = page.getByRole('article', { name: 'Finch & Field Garden Supply LLC' });
  await expect(offered.getByRole('link', { name: /^See the offer/ })).toHaveAttribute('href', /#offers$/);
  await expect(offered).toContainText(/By \w+ \d+, \d{4}\./);
  await expect(
    page
      .getByRole('article', { name: 'Saltmarsh Outfitters LLC' })
      .getByRole('link', { name: /^Read and sign our agreement/ }),
  ).toHaveAttribute('href', /\/agreement$/);
  await expect(
    page.getByRole('region', { name: 'Profile' }).getByRole('link', { name: 'Account settings' }),
  ).toHaveAttribute('href', '/account');
  await expect(page.getByRole('link', { name: 'Submit New Case' })).toHaveAttribute('href', '/apply');
  await expectAccessible(page);
  await offered.getByRole('link', { name: 'Finch & Field Garden Supply LLC', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Finch & Field Garden Supply LLC' })).toBeVisible();
});

test(
  'the next step stands on top, and signature, facts, application and offer are one tap away each; the bell follows',
  { tag: '@phone' },
  async ({ page, another }) => {
    const id = await withCase(page);
    await fillDraft(page, { fields: { processor: 'paypal' } });
    await page.goto('/dashboard');
    const next = page.getByRole('region', { name: 'Your next step' });
    const card = page.getByRole('article', { name: requiredFields.legalBusinessName });
    await expect(card.getByRole('link', { name: /^Confirm the facts of/ })).toBeVisible();
    await expect(next).toContainText('Read and sign the success-fee agreement.');
    await expect(next.getByRole('link', { name: 'Read and sign our agreement' })).toBeInViewport();
    await expectAccessible(page);
    const oneTap = async (link: Locator, heading: string | RegExp) => {
      await page.goto('/dashboard');
      const hand = new Hand(page);
      await hand.click(link);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      expect(hand.cost).toEqual({ clicks: 1, keys: 0 });
    };
    await oneTap(next.getByRole('link'), 'Success-fee agreement');
    await oneTap(card.getByRole('link', { name: /^Confirm the facts of/ }), 'Is this right?');
    await oneTap(page.getByRole('link', { name: 'Continue your application' }), 'Case Details');

    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByRole('button', { name: 'Notifications, none new' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await asStaff(another, (staff) =>
      send(staff, 'POST', `/cases/${id}/processor-answers`, {
        entry_id: crypto.randomUUID(),
        amount_cents: 5_000_00,
        kind: 'offer',
        letter_id: null,
        words: null,
        file_id: null,
        terms: '',
        received_on: today(),
        expires_on: null,
      }),
    );
    // Live, without a reload.
    await expect(next).toContainText('Accept or decline the offer.');
    await expect(page.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
    await oneTap(next.getByRole('link', { name: 'See the offer' }), 'Offer');
    await expect(page.getByText('Yours, once it is paid')).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'the contact of an application asks to be let in, and has the case once its owner says yes',
  { tag: '@phone' },
  async ({ page, another }) => {
    await enterAsNewMerchant(page, 'Ada Lind');
    const contact = await another();
    const { email } = await enterAsNewMerchant(contact, 'Robin Vale');
    await rows('update auth.users set email_verified = true where email = $1', [email]);
    await submitCase(page, { ...requiredFields, email });

    await contact.goto('/dashboard');
    const named = contact.getByRole('region', { name: 'Applications that name your email' });
    await expect(named).toContainText('Its owner decides whether you see it.');
    await expect(contact.getByText(requiredFields.legalBusinessName)).toHaveCount(0);
    await expectAccessible(contact);
    await named.getByRole('button', { name: /^Ask to be let in/ }).click();
    await expect(named).toContainText('Its owner has been asked to let you in.');

    await page.goto('/dashboard');
    await page.getByRole('link', { name: requiredFields.legalBusinessName, exact: true }).click();
    await page.getByRole('link', { name: 'Invite your accountant or partner' }).click();
    const section = page.getByRole('region', { name: 'The contact of your application' });
    await expect(section).toContainText(/It asked on .* to be let in\./);
    await expectAccessible(page);
    await section.getByRole('button', { name: 'Let it in' }).click();
    await expect(section).toContainText('It is let in.');

    await contact.goto('/dashboard');
    await expect(contact.getByRole('link', { name: requiredFields.legalBusinessName, exact: true })).toBeVisible();
    await expect(named).toHaveCount(0);
  },
);

test(
  'an invited accountant accepts, reads the case and adds a file, until the merchant removes them',
  { tag: '@phone' },
  async ({ page, another }) => {
    const merchant = await enterAsNewMerchant(page, 'Ada Lind');
    await submitCase(page);
    const guest = await another();
    const { email } = await enterAsNewMerchant(guest, 'Robin Vale');
    // Both have followed the link that account-page.spec.ts follows.
    await rows('update auth.users set email_verified = true where email = any($1)', [[email, merchant.email]]);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: requiredFields.legalBusinessName, exact: true }).click();
    await page.getByRole('link', { name: 'Invite your accountant or partner' }).click();
    await page.getByLabel('Their email').fill(email);
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByText(/has not accepted yet/)).toBeVisible();
    await expectAccessible(page);

    await guest.goto(linkIn(await emailTo(email, /invites you to a case/), /^\/invitation$/));
    await guest.getByRole('button', { name: 'Accept' }).click();
    await expect(guest.getByText(/^Shared with you by Ada Lind since/)).toBeVisible();
    await guest.getByRole('button', { name: 'Add files' }).click();
    await guest
      .locator('.add-files input[type=file]')
      .first()
      .setInputFiles((await realDocuments(guest)).statements);
    await expect(guest.getByText('added by you')).toBeVisible();
    await expectAccessible(guest);
    await guest.getByRole('link', { name: 'Your cases' }).click();
    await expect(guest.getByRole('region', { name: 'Shared with you' })).toContainText(
      requiredFields.legalBusinessName,
    );
    await expectAccessible(guest);

    await expect(page.getByText('Added: merchant-statements.pdf')).toBeVisible();
    await page.getByRole('button', { name: /^Remove access/ }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove access' }).click();
    await expect(page.getByText('Nobody but you and us.')).toBeVisible();
    await guest.getByRole('link', { name: requiredFields.legalBusinessName, exact: true }).click();
    await expect(guest.getByText(/No case is shared with you at this address/)).toBeVisible();
  },
);

test('when the cases cannot be loaded the dashboard says so, and Try again loads them', async ({ page }) => {
  await enterAs(page, 'merchant');
  await page.route('**/api/cases?*', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to load your data. Please try again.').first()).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/cases?*');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: 'Thistle Books Inc' })).toBeVisible();
});
