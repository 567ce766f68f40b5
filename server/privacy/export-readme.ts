/** The README of an export. */
export function exportReadme(
  email: string,
  now: Date,
  caseNumbers: readonly string[],
  missing: readonly string[],
): string {
  const sections = [
    `Your data, as stored for ${email} on ${now.toISOString()}.`,
    [
      'account.json      your account: how you sign in, open sessions, mail preferences, requests about your data,',
      '                  cases of others that are shared with you;',
      '                  with a confirmed e-mail address also newsletter and messages of the contact form',
      'profile.json      your name and phone as you gave them',
      'draft/            the application that is not submitted yet, with its files',
    ].join('\n'),
    caseNumbers.length === 0
      ? 'There is no case of yours.'
      : [
          `For each of your cases (${caseNumbers.join(', ')}) a folder in cases/:`,
          'case.json         every answer, owners, previous processors, fee terms, what was signed, whom you invited; the EIN is in clear',
          'messages.json     the messages between you and us',
          'counsel.json      what you and your attorney wrote to each other, and their advice on offers',
          'records.json      what the exports of your processor’s records show, your answers, and what you confirmed',
          'story.json        what happened, what you confirmed of it, and what the hold does to your business',
          'ledger.csv        money held, offers, recoveries, invoices and fee payments',
          'letters/          the letters that were sent, as sent',
          'papers/           the papers that were signed, as signed',
          'files/            your files as you uploaded them',
        ].join('\n'),
    'Times are UTC (ISO 8601). Amounts named "_cents" are US cents; ledger.csv is in US dollars. In ledger.csv an apostrophe stands before a note that a spreadsheet would take for a formula.',
    'This archive holds bank statements and tax ids. Keep it where nobody else can read it.',
    ...(missing.length > 0
      ? [`These files could not be found in the store; please tell us:\n${missing.join('\n')}`]
      : []),
  ];
  return `${sections.join('\n\n')}\n`;
}
