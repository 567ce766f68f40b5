import { test as inOwnContext, type Page } from '@playwright/test';
import { steps } from '../domain/intake/steps.ts';
import { processorName, processors } from '../domain/processors.ts';
import { caseFields } from '../domain/case-fields.ts';
import { pseudo } from '../testing/pseudo-language.ts';
import spanish from '../web/language/spanish.ts';
import { translate } from '../domain/language/translate.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAsNewMerchant, fillDraft, newAccount, read, requiredFields, submitCase } from './sessions.ts';
import { test } from './warm-page.ts';
import { atStep } from './wizard-steps.ts';

const onSpanish = inOwnContext.extend({ locale: 'es-MX' });
const es = (english: string) => translate(spanish, english);
const press = (page: Page, english: string) => page.getByRole('button', { name: es(english), exact: true }).click();
const language = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** The answers given below, as the English wizard would save them. */
const answers = {
  ...requiredFields,
  processor: 'other',
  otherProcessor: 'Acme Payments',
  amountHeld: '12,500',
  holdStartDate: '9/14/2025',
  preferredResolution: 'full_release',
  entityType: 'sole_proprietor',
  priorCounselInvolved: 'no',
};

test(
  'an application in Spanish on a phone is the same case as in English, and nothing typed is lost on switching',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/apply');
    await atStep(page, 'Account Setup');
    await page.getByLabel('First name').fill('Noor');
    await page.getByRole('button', { name: 'Español' }).click();
    await atStep(page, es('Account Setup'));
    expect(await language(page)).toBe('es');
    await expect(page).toHaveTitle(/^Su cuenta · Paso 1 de 9/);
    await expect(page.getByLabel(es('First name'))).toHaveValue('Noor');
    await press(page, 'Create account and continue');
    await expect(page.getByText(es('Please fill in all required fields before continuing'))).toBeVisible();
    await expect(page.getByRole('link', { name: 'Escriba: Apellido.' })).toBeVisible();
    await expectAccessible(page);
    const { email, password } = newAccount();
    await page.getByLabel(es('Last name')).fill('Haddad');
    await page.getByLabel(es('Email')).fill(email);
    await page.getByLabel(es('Password'), { exact: true }).fill(password);
    await press(page, 'Create account and continue');

    await atStep(page, es('Case Details'));
    await expect(page.getByLabel(es('Name of the processor'))).toHaveCount(0);
    await page.getByRole('radio', { name: es('Other'), exact: true }).check();
    await page.getByLabel(es('Name of the processor')).fill(answers.otherProcessor);
    await page.getByLabel(es('Amount held')).fill('doce');
    await press(page, 'Continue');
    await expect(
      page.getByRole('link', { name: 'Monto retenido: escriba un monto en dólares, como 12,500.' }),
    ).toBeVisible();
    await page.getByLabel(es('Amount held')).fill('12500');
    await page.getByText(es('More about the account, if you have it at hand')).click();
    const day = page.getByRole('group', { name: es('Hold start date') });
    for (const [box, digits] of [
      ['Month', '9'],
      ['Day', '14'],
      ['Year', '2025'],
    ] as const)
      await day.getByLabel(es(box)).fill(digits);
    await page.getByRole('radio', { name: es('Full release of funds') }).check();
    await expect(page.getByText(/^Guardado a las/)).toBeVisible();
    await press(page, 'Continue');
    await atStep(page, es('Contact Info'));
    await page.getByLabel(es('Email')).fill(requiredFields.email);
    await press(page, 'Continue');
    await atStep(page, es('Business Info'));
    await page.getByLabel(es('Legal business name')).fill(requiredFields.legalBusinessName);
    await page.getByLabel(es('Street address')).fill(requiredFields.businessStreet);
    await page.getByRole('radio', { name: es('Sole Proprietor') }).check();
    await page.goto('/apply?step=compliance');
    await atStep(page, es('Compliance'));
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await press(page, 'Check and submit now');
    await atStep(page, es('Check your answers'));
    await expect(page.getByText('14 de septiembre de 2025')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Submit application');
    await page.waitForURL('**/thank-you?case=UH-*');
    await expect(page).toHaveTitle('Solicitud recibida · Unhold');
    await expect(page.getByRole('heading', { level: 1, name: 'Su caso está en revisión' })).toBeVisible();
    await expect(page.getByText('¡Solicitud enviada!')).toBeVisible();
    await expect(page.locator('[data-case-number]')).toHaveText(/^UH-/);
    await expect(
      page.getByText(/^En 24 horas, a más tardar el (lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d/),
    ).toBeVisible();
    expect(await language(page)).toBe('es');
    await expectAccessible(page);
    const { profile } = await read<{ profile: { locale: string } }>(page, '/me');
    expect(profile.locale).toBe('es');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 2, name: 'Su próximo paso' })).toBeVisible();
    expect(await language(page)).toBe('es');
    await page.getByRole('link', { name: requiredFields.legalBusinessName, exact: true }).click();
    await expect(page.getByRole('region', { name: 'Historia' })).toContainText('Usted envió el caso.');
    await expect(page.getByText('$12,500').first()).toBeVisible();
    await expect(page.getByText(answers.otherProcessor).first()).toBeVisible();
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 2, name: 'Mensajes de texto' })).toBeVisible();
    await expect(page.getByText(/^Chrome en \w+/).first()).toBeVisible();
    expect(await language(page)).toBe('es');
    // A page that is not translated does not offer Spanish.
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Español' })).toHaveCount(0);
    expect(await language(page)).toBe('en');

    await submitCase(page, answers);
    const { items } = await read<{ items: { id: string }[] }>(page, '/cases');
    const [one, other] = await Promise.all(items.map(({ id }) => caseFieldsOf(page, id)));
    expect(items).toHaveLength(2);
    expect(one).toEqual(other);
  },
);

/** The fields of a case as stored, and its lists. */
async function caseFieldsOf(page: Page, id: string): Promise<Record<string, unknown>> {
  const found = await read<Record<string, unknown>>(page, `/cases/${id}`);
  const names = [...Object.keys(caseFields), 'business_owners', 'previous_processors', 'fee_percent'];
  return Object.fromEntries(names.map((name) => [name, found[name]]));
}

/** Replaces the language's script with one that marks each text of the catalog and makes it 40 percent longer. */
async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\/speak-spanish-[^?]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        import { spanish as real } from ${JSON.stringify(`${route.request().url()}?real`)};
        ${pseudo.toString()}
        const fill = (text, values = {}) => text.replace(/\\{(\\w+)\\}/g, (all, name) => values[name] ?? all);
        const knows = (text) => real.t(text) !== text;
        const longer = (part) => (typeof part === 'string' && /[a-z]/i.test(part) ? pseudo(part) : part);
        const t = (text, values) => fill(knows(text) ? pseudo(text) : text, values);
        const rich = (text, elements) => {
          const made = real.rich(text, elements);
          const parts = text.split(/\\{(\\w+)\\}/);
          const children = parts.map((part, index) => (index % 2 === 0 ? longer(part) : elements[part]));
          return { ...made, props: { ...made.props, children } };
        };
        export const spanish = { ...real, t, rich, note: pseudo(real.note) };`,
    }),
  );
}

const named = processors.flatMap((key) => processorName(key)?.replace('.', String.raw`\.`) ?? []).join('|');
/** Names and typed text, which are in no catalog. */
const untranslated = new RegExp(
  String.raw`^(Unhold|English|Español|No|Error:|EIN|LLC|FDA|PCI DSS|${named}|Midigator|Chargeback Gurus|Verifi|Ethoca|Chargebacks911|[A-Z]{2}|Noor.*|Haddad|SAMPLE-000000|California|.*@merchant\.example.*|Cedar Lane Soaps LLC|77 Example Street|UH-.*|\d{1,2} \w+ \d{4}, .* UTC)$`,
);

/** The texts on the page that are not marked, so come from no catalog entry; names and the papers themselves are in none. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (
        parentElement?.closest('script, style, noscript, time, bdi, .agreement__text, [lang=en]') ||
        !parentElement?.checkVisibility()
      )
        continue;
      let rest = textContent ?? '';
      while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
      if (/\p{L}{2}/u.test(rest)) texts.push(rest.trim());
    }
    return texts;
  });

test('in a language 40 percent longer each step of the wizard fits in 320 pixels, and every text is translated', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await speakPseudo(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1, name: pseudo('Sign in') })).toBeVisible();
  const look = async () => {
    await expect(page.locator('.skeleton, .spinner')).toHaveCount(0);
    expect((await unmarked(page)).filter((text) => !untranslated.test(text))).toEqual([]);
    await expectAccessible(page);
  };
  await look();
  for (const path of ['/auth/forgot', '/auth/reset', '/auth/confirmed?error=INVALID_TOKEN', '/apply']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '⟦' })).toBeVisible();
    await look();
  }
  await enterAsNewMerchant(page);
  await fillDraft(page, { fields: requiredFields });
  await page.goto('/apply?step=account');
  for (const { title } of steps) {
    await atStep(page, pseudo(title));
    await look();
    await page.getByRole('button', { name: pseudo('Continue'), exact: true }).click();
  }
  await atStep(page, pseudo('Check your answers'));
  await look();
  await page.getByRole('button', { name: pseudo('Submit application'), exact: true }).click();
  await page.waitForURL('**/thank-you?case=UH-*');
  const { items } = await read<{ items: { id: string }[] }>(page, '/cases');
  const address = `/dashboard/cases/${items[0]?.id}`;
  for (const path of [
    '/dashboard',
    address,
    ...['details', 'agreement', 'facts', 'record', 'sharing'].map((name) => `${address}/${name}`),
    '/account',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look();
  }
  await page.unrouteAll();
  await page.evaluate(() => localStorage.clear());
});

onSpanish(
  'a Spanish browser is offered Spanish on the home page, and led in it to the application and to what is signed',
  async ({ page }) => {
    await page.goto('/');
    expect(await language(page)).toBe('en');
    await page.getByRole('main').getByRole('link', { name: 'Ver en español' }).click();
    await expect(page).toHaveURL(/\/es$/);
    expect(await language(page)).toBe('es');
    await expect(page.getByRole('heading', { level: 1, name: /^Su procesador retiene su dinero/ })).toBeVisible();
    await expect(page.getByText(/no es un bufete de abogados/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Acuerdo de honorarios por éxito' }).first().click();
    await expect(page.getByText('Si no se recupera nada, los honorarios son de $0.00.')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await page
      .getByRole('main')
      .getByRole('link', { name: es('Start My Free Case Review') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/es\/apply$/);
    await expect(page.getByRole('heading', { level: 1, name: es('Account Setup') })).toBeVisible();
  },
);

test('an English browser sees no line in Spanish on the home page, only a link at its foot', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('¿Prefiere leer esto en español?')).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Español' })).toHaveAttribute('href', '/es');
});
