import { directSupport } from '../../content/contact.ts';
import { site } from '../../content/site.ts';
import './contact-lines.css';

/** A US phone number as a `tel:` link. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="contact-lines__number" href={`tel:+1${number.replace(/\D/g, '')}`}>
      {number}
    </a>
  );
}

export function EmailLink() {
  return <a href={`mailto:${site.email}`}>{site.email}</a>;
}

/** Email, phone, the phone line of open cases, and hours. */
export function ContactLines() {
  const { labels } = directSupport;
  return (
    <dl className="contact-lines">
      <div>
        <dt>{labels.email}</dt>
        <dd>
          <EmailLink />
        </dd>
      </div>
      <div>
        <dt>{labels.phone}</dt>
        <dd>
          <PhoneLink number={site.phone} />
        </dd>
      </div>
      <div>
        <dt>{labels.phoneLine}</dt>
        <dd>
          <PhoneLink number={site.phoneLine} />
        </dd>
      </div>
      <div>
        <dt>{labels.hours}</dt>
        <dd>{site.hours}</dd>
      </div>
    </dl>
  );
}
