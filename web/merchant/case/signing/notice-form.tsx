import { site } from '../../../../content/site.ts';
import type { PacketView } from '../../../../contract/packet.ts';
import { messageOf } from '../../../api/api-error.ts';
import { FormFile, FormPages } from '../../../packet/form-pages.tsx';
import '../../../packet/packet.css';
import { ReturnForm } from '../../../packet/return-form.tsx';
import { usePacket, type Packet } from '../../../packet/use-packet.ts';
import { useLanguage } from '../../../language/language.ts';
import { useDates } from '../../../language/use-dates.ts';
import type { RouteHandle } from '../../../paths/route-handle.ts';
import { signAddress } from '../../../papers/sign-address.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeletons } from '../../../ui/feedback.tsx';
import { caseAddress } from '../frame/case-address.ts';
import { CaseShell } from '../frame/case-shell.tsx';
import type { CaseDetail } from '../frame/case-types.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { FillForm } from './fill-form.tsx';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `The processor’s form · ${site.name}` }];

export default function NoticeFormRoute() {
  return (
    <CaseShell page="The processor’s form">
      {(theCase) => (
        <>
          <Heading />
          <NoticeForm theCase={theCase} />
        </>
      )}
    </CaseShell>
  );
}

function Heading() {
  const { t } = useLanguage();
  return <h1>{t('The processor’s form')}</h1>;
}

/** The form that the agreement prescribes, to fill in here or by hand; it is signed on the page of the paper. */
function NoticeForm({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const actions = usePacket(theCase.id);
  const { data, isPending, error, refetch, isFetching } = actions.view;
  if (isPending) return <Skeletons rows={3} height="4rem" label="Loading the form…" />;
  if (!data) return <LoadFailed message={messageOf(error, '')} retry={() => void refetch()} busy={isFetching} />;
  return (
    <div className="packet">
      <Shown packet={data} actions={actions} />
      <div className="button-row">
        <LinkButton to={caseAddress(theCase.id)} variant="secondary">
          {t('Back to the case')}
        </LinkButton>
      </div>
    </div>
  );
}

function Shown({ packet, actions }: { packet: PacketView; actions: Packet }) {
  const { t } = useLanguage();
  const { form, may } = packet;
  if (form?.needs !== 'file' || packet.notice_given)
    return <p className="measure">{t('The agreement prescribes no form, or your notice was given already.')}</p>;
  if (!form.blank)
    return (
      <p className="measure">
        {t('Your attorney gets the blank form first. You can fill it in here once it is there.')}
      </p>
    );
  const again = form.filled !== null;
  return (
    <>
      <Blank name={form.name} blank={form.blank} />
      {form.filled ? <Filled packet={packet} name={form.name} filled={form.filled} /> : null}
      {may.fill_form ? (
        <Foldable folded={again} title="Fill it in again">
          <FillForm packet={packet} blank={form.blank} fillForm={actions.fillForm} />
        </Foldable>
      ) : null}
      {may.return_form ? (
        <Foldable folded={again || may.fill_form} title="Fill it in by hand instead">
          <ReturnForm packet={packet} actions={actions} />
        </Foldable>
      ) : null}
    </>
  );
}

function Foldable({ folded, title, children }: { folded: boolean; title: string; children: React.ReactNode }) {
  const { t } = useLanguage();
  return folded ? (
    <details className="packet__more">
      <summary>{t(title)}</summary>
      {children}
    </details>
  ) : (
    children
  );
}

type Form = NonNullable<PacketView['form']>;

function Blank({ name, blank }: { name: string; blank: NonNullable<Form['blank']> }) {
  const { t } = useLanguage();
  const { calendarDay } = useDates();
  return (
    <section aria-labelledby="blank-form">
      <h2 id="blank-form">{t('The blank: {name}', { name: t(name) })}</h2>
      <p className="measure">
        {t('The agreement asks for your notice on this form. It was taken from {source} on {day}.', {
          source: blank.source,
          day: calendarDay(blank.fetched_on),
        })}
      </p>
      <FormFile fileId={blank.file_id} filename={blank.filename} sha256={blank.sha256} />
    </section>
  );
}

function Filled({ packet, name, filled }: { packet: PacketView; name: string; filled: NonNullable<Form['filled']> }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="filled-form">
      <h2 id="filled-form">{t('The form, filled in')}</h2>
      <p className="measure">
        {t(
          filled.signed
            ? 'You have signed this file. Your attorney compares it with the blank before it leaves.'
            : 'Look at every page. If all of it is right, sign this file.',
        )}
      </p>
      <FormFile fileId={filled.file_id} filename={filled.filename} sha256={filled.sha256} />
      <FormPages fileId={filled.file_id} pages={filled.pages} name={t(name)} />
      {filled.signed ? null : (
        <div className="button-row">
          <LinkButton to={signAddress(packet.case_id, 'notice')}>{t('Read and sign')}</LinkButton>
        </div>
      )}
    </section>
  );
}
