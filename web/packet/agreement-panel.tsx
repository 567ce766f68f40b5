import type { ReactNode } from 'react';
import type { PacketView } from '../../contract/packet.ts';
import { messageOf } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Notice, Skeletons } from '../ui/feedback.tsx';
import { AdverseTerms } from './adverse-terms.tsx';
import { AskList } from './ask-list.tsx';
import { DeskForms } from './desk-forms.tsx';
import './packet.css';
import { sendingText, standingText, versionName, type Reader } from './packet-text.ts';
import { PaperList } from '../papers/paper-list.tsx';
import { usePacket, type Packet } from './use-packet.ts';
import { useLanguage } from '../language/language.ts';
import { useDates } from '../language/use-dates.ts';

type PanelProps = { caseId: string; level: 'h2' | 'h3' } & (
  | { reader: 'desk' }
  /** `of`: whose agreement it is, by name: the merchant has one with us too. */
  | { reader: 'merchant'; of: string }
);

/**
 * "The agreement": which version governs and why, what a notice under it still needs and from whom, and how it is sent.
 */
export function AgreementPanel({ caseId, level: Heading, ...to }: PanelProps) {
  const { t } = useLanguage();
  const { reader } = to;
  const packet = usePacket(caseId);
  const { data, isPending, isError, error, refetch } = packet.view;
  return (
    <section className="packet" id="packet" aria-labelledby="packet-title">
      <Heading id="packet-title">
        {to.reader === 'desk' ? t('The agreement') : t('Your agreement with {who}', { who: to.of })}
      </Heading>
      {data ? <Shown packet={data} actions={packet} reader={reader} /> : null}
      {isPending ? <Skeletons rows={3} height="3rem" label="Loading the agreement…" /> : null}
      {isError && !data ? (
        <Notice tone="danger" title="The agreement could not be loaded.">
          <p>{t(messageOf(error, 'Please try again.'))}</p>
          <div className="button-row">
            <Button variant="secondary" size="small" onClick={() => void refetch()}>
              {t('Try again')}
            </Button>
          </div>
        </Notice>
      ) : null}
    </section>
  );
}

function Shown({ packet, actions, reader }: { packet: PacketView; actions: Packet; reader: Reader }) {
  const { t } = useLanguage();
  const sending = sendingText(packet, t);
  return (
    <>
      <Governing packet={packet} reader={reader} />
      <p>{t(standingText(packet, reader))}</p>
      {packet.asks.length > 0 ? <AskList packet={packet} reader={reader} /> : null}
      <PaperList caseId={packet.case_id} reader={reader} />
      {reader === 'desk' ? <DeskForms packet={packet} actions={actions} /> : null}
      {sending ? <p>{sending}</p> : null}
      <Clause packet={packet} />
      {packet.adverse.length > 0 ? <AdverseTerms packet={packet} reader={reader} /> : null}
      <AgreementFiles packet={packet} />
    </>
  );
}

function Governing({ packet, reader }: { packet: PacketView; reader: Reader }) {
  const language = useLanguage();
  const { t } = language;
  const { calendarDay } = useDates();
  const { version, why, doubt, choice, confirmed } = packet;
  return (
    <dl className="packet__facts">
      <Row label={reader === 'desk' ? 'Version that governs' : 'The version that counts for you'}>
        {version ? versionName(version, language) : t('Not known')}
        {version ? (
          <>
            {' '}
            <a href={version.source_url} target="_blank" rel="noreferrer">
              {t('Official page')}
              <span className="visually-hidden"> {t('of the agreement, in a new tab')}</span>
            </a>
          </>
        ) : null}
      </Row>
      <Row label="Why">{t(why)}</Row>
      {reader === 'desk' && doubt ? <Row label="To confirm">{doubt}</Row> : null}
      {reader === 'desk' && choice ? (
        <Row label={choice.set_aside ? 'Set aside by' : 'Chosen by'}>
          {choice.by}: {choice.reason}
        </Row>
      ) : null}
      {confirmed ? (
        <Row label="Confirmed">{t('{name}, on {day}', { name: confirmed.by, day: calendarDay(confirmed.on) })}</Row>
      ) : null}
      {reader === 'desk' ? (
        <Row label="Terms on the hold">
          {packet.hold_terms.version ? `${versionName(packet.hold_terms.version)}. ` : ''}
          {packet.hold_terms.why}
        </Row>
      ) : null}
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** The clauses that say how a dispute begins, word for word. */
function Clause({ packet: { clause, channel_clause: channel, version } }: { packet: PacketView }) {
  const { t } = useLanguage();
  const shown = [clause, channel].filter((each) => each !== null);
  const different = shown.filter((each, index) => shown.findIndex(({ quote }) => quote === each.quote) === index);
  if (different.length === 0) return null;
  return (
    <details className="packet__more">
      <summary>{t('What the agreement says about it')}</summary>
      {different.map(({ quote, anchor }) => (
        <figure key={quote} className="packet__quote">
          <blockquote lang="en" cite={version?.source_url ?? undefined}>
            {quote}
          </blockquote>
          <figcaption className="muted small">{anchor}</figcaption>
        </figure>
      ))}
    </details>
  );
}

function AgreementFiles({ packet: { agreement_files: files } }: { packet: PacketView }) {
  const { t } = useLanguage();
  if (files.length === 0) return null;
  return (
    <div>
      <p className="field__label">{t('Copies of the agreement in this case')}</p>
      <ul role="list" className="packet__files">
        {files.map(({ id, filename }) => (
          <li key={id}>
            <a href={`/api/files/${id}/download`} download>
              <bdi>{filename}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
