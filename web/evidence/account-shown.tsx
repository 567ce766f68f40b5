import { Fragment, useState, type ReactNode } from 'react';
import { writtenAmount } from '../../domain/ledger-of-account/minor-units.ts';
import type { Account, AccountProof, Figure, RowAt, Tranche } from '../../domain/ledger-of-account/account.ts';
import { useLanguage } from '../language/language.ts';
import { useDates } from '../language/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { headline, headlineForDesk, holdLabels, reasonOf, saidOf } from './account-text.ts';
import { StillDisputable } from './still-disputable.tsx';
import './evidence.css';

type Props = { account: Account; files: AccountProof['files']; level: 'h2' | 'h3' | 'h4'; reader: 'merchant' | 'desk' };

/** One account as its exports show it: the figure with its reason, the rows behind it, and where they do not add up. */
export function AccountShown({ account, files, level: Heading, reader }: Props) {
  const language = useLanguage();
  const { t } = language;
  const open = account.tranches.filter(({ outstanding }) => outstanding > 0);
  return (
    <section className="account" aria-label={t('Account in {currency}', { currency: account.currency })}>
      <Heading className="account__headline">
        {reader === 'desk' ? headlineForDesk(account, files.length) : headline(account, files.length, language)}
      </Heading>
      {reasonOf(account.withheld).map((reason) => (
        <p key={reason} className="measure muted">
          {saidOf(reason, language)}
        </p>
      ))}
      <Parts tranches={open} count={account.outstandingCount} currency={account.currency} files={files} />
      {open.length === 0 ? <RestsOn figure={account.withheld} files={files} /> : null}
      {account.exposure ? (
        <Fold title={t('What buyers can still dispute')}>
          <StillDisputable account={account} reader={reader} />
        </Fold>
      ) : null}
      <Breaks account={account} files={files} />
      <UnknownTypes account={account} />
      <Checks checks={account.checks} />
    </section>
  );
}

const fewParts = 5;

/** The parts of what is withheld, each with the rows of the file that it rests on. */
function Parts({
  tranches,
  count,
  currency,
  files,
}: {
  tranches: readonly Tranche[];
  count: number;
  currency: string;
  files: AccountProof['files'];
}) {
  const { t } = useLanguage();
  const [all, setAll] = useState(false);
  if (tranches.length === 0) return null;
  const shown = all ? tranches : tranches.slice(0, fewParts);
  const hidden = count - tranches.length;
  return (
    <>
      <ul role="list" className="parts">
        {shown.map((tranche) => (
          <Part key={`${tranche.hold.file}-${tranche.hold.row}`} tranche={tranche} currency={currency} files={files} />
        ))}
      </ul>
      {tranches.length > shown.length ? (
        <div>
          <Button variant="secondary" size="small" onClick={() => setAll(true)}>
            {t('Show all {count} parts', { count: tranches.length })}
          </Button>
        </div>
      ) : null}
      {all && hidden > 0 ? (
        <p className="muted small">{t('{count} more parts are counted and not listed.', { count: hidden })}</p>
      ) : null}
    </>
  );
}

function Part({ tranche, currency, files }: { tranche: Tranche; currency: string; files: AccountProof['files'] }) {
  const language = useLanguage();
  const { t } = language;
  const { calendarDay } = useDates();
  const { hold, releases, outstanding, expectedRelease, kind } = tranche;
  return (
    <li className="part">
      <p className="part__sum">
        <span>{t(holdLabels[kind])}</span>
        <span className="money">{writtenAmount(outstanding, currency)}</span>
      </p>
      <p className="small">
        {t('{amount} held on {day}', {
          amount: writtenAmount(hold.amount, currency),
          day: calendarDay(hold.day),
        })}{' '}
        <Where at={hold} files={files} />
      </p>
      {releases.map((release) => (
        <p key={`${release.file}-${release.row}`} className="small">
          {t(releaseLabels[release.wentTo ?? 'merchant'], {
            amount: writtenAmount(release.amount, currency),
            day: calendarDay(release.day),
          })}{' '}
          <Where at={release} files={files} />
        </p>
      ))}
      {expectedRelease ? (
        <p className="small">
          {t('Release expected on {day}', { day: calendarDay(expectedRelease.day) })}.{' '}
          <span className="muted">{t(expectedRelease.basis)}</span>
        </p>
      ) : null}
    </li>
  );
}

const releaseLabels = {
  merchant: '{amount} released on {day}',
  refund: '{amount} released on {day} to pay a refund',
  dispute: '{amount} released on {day} to pay a dispute',
};

/** The rows of a sum that has no parts of its own, as a reserve that a settlement states whole. */
function RestsOn({ figure, files }: { figure: Figure; files: AccountProof['files'] }) {
  const { t } = useLanguage();
  if (figure.level === 'cannot be told' || figure.rows.length === 0) return null;
  return (
    <p className="small measure">
      {t('It rests on:')}{' '}
      {figure.rows.slice(0, fewParts).map((at) => (
        <Fragment key={`${at.file}-${at.row}`}>
          <Where at={at} files={files} />{' '}
        </Fragment>
      ))}
      {figure.rowCount > fewParts ? t('and {count} more rows', { count: figure.rowCount - fewParts }) : null}
    </p>
  );
}

/** "row 14 of activity.csv". */
function Where({ at, files }: { at: RowAt; files: AccountProof['files'] }) {
  const { rich } = useLanguage();
  return (
    <span className="part__row muted">
      {rich('row {row} of {file}', {
        row: at.row,
        file: <bdi>{files[at.file]?.name}</bdi>,
      })}
    </span>
  );
}

function Breaks({
  account: { breaks, breakCount, currency },
  files,
}: {
  account: Account;
  files: AccountProof['files'];
}) {
  const language = useLanguage();
  const { t } = language;
  if (breakCount === 0) return null;
  return (
    <Fold
      open
      title={
        breakCount === 1
          ? t('It does not add up in 1 place')
          : t('It does not add up in {count} places', { count: breakCount })
      }
    >
      <p className="measure">
        {t(
          'A row may be missing, doubled or changed. Export the same period again and add the file as you get it, without opening it in another program first.',
        )}
      </p>
      <ul className="account__list">
        {breaks.map((each) => (
          <li key={`${each.rule}-${each.at?.file}-${each.at?.row}-${each.says}`}>
            {saidOf(each.says, language)}
            {each.by === 0 ? null : ` (${writtenAmount(each.by, currency)})`}{' '}
            {each.at ? <Where at={each.at} files={files} /> : null}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function UnknownTypes({ account: { types, currency } }: { account: Account }) {
  const language = useLanguage();
  const { t } = language;
  const unknown = types.filter(({ effect }) => effect === 'unknown');
  if (unknown.length === 0) return null;
  return (
    <Fold title={t('Kinds of rows that we do not know')}>
      <p className="measure">{t('They are added up and listed, and never guessed.')}</p>
      <ul className="account__list">
        {unknown.map(({ type, rows, net }) => (
          <li key={type}>
            <bdi>{type}</bdi>: {rows === 1 ? t('1 row') : t('{count} rows', { count: rows })},{' '}
            {writtenAmount(net, currency)}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Checks({ checks }: { checks: readonly string[] }) {
  const language = useLanguage();
  const { t } = language;
  if (checks.length === 0) return null;
  return (
    <Fold title={t('What was checked, and what could not be')}>
      <ul className="account__list">
        {checks.map((check) => (
          <li key={check}>{saidOf(check, language)}</li>
        ))}
      </ul>
    </Fold>
  );
}

function Fold({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="fold" open={open}>
      <summary>{title}</summary>
      <div className="fold__body">{children}</div>
    </details>
  );
}
