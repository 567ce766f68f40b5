import { useQuery } from '@tanstack/react-query';
import type { CasePapersView } from '../../../contract/papers.ts';
import { site } from '../../../content/site.ts';
import { useLanguage } from '../../language/language.ts';
import { BarLookup } from '../../ui/bar-lookup.tsx';
import { papersQuery } from '../../papers/use-papers.ts';
import type { CaseDetail } from './frame/case-types.ts';

/** Who works on the case, by name: the attorney with the bar that says so, and who handles it for us. */
export function People({ theCase }: { theCase: CaseDetail }) {
  const { t, rich } = useLanguage();
  const { data } = useQuery(papersQuery(theCase.id));
  if (!data) return null;
  const { attorney, handler } = data.people;
  return (
    <section className="case-part people" aria-label={t('Who works on your case')}>
      {attorney ? (
        <Attorney attorney={attorney} />
      ) : theCase.stage.owner === 'nobody' ? null : (
        <p className="small measure">{t('Your attorney is named here as soon as one has your case.')}</p>
      )}
      <p className="small measure">
        {rich(handler === null ? 'Our team: {phone}' : '{name}, our team: {phone}', {
          name: <bdi>{handler}</bdi>,
          phone: <Phone number={site.phoneLine} />,
        })}
      </p>
    </section>
  );
}

function Attorney({ attorney }: { attorney: NonNullable<CasePapersView['people']['attorney']> }) {
  const { rich } = useLanguage();
  const { name, firm, bar_state: state, bar_number: number, phone } = attorney;
  return (
    <p className="small measure">
      {rich('{name}, attorney, {firm}. Bar number {number}, {state}', {
        name: (
          <strong>
            <bdi>{name}</bdi>
          </strong>
        ),
        firm: <bdi>{firm.replace(/\.$/, '')}</bdi>,
        number: <span className="mono">{number}</span>,
        state,
      })}{' '}
      (<BarLookup state={state} />)
      {phone === null ? null : (
        <>
          {'. '}
          <Phone number={phone} />
        </>
      )}
    </p>
  );
}

const Phone = ({ number }: { number: string }) => (
  <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} className="nowrap">
    {number}
  </a>
);
