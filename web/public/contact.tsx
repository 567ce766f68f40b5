import sendScript from 'virtual:enhance/contact-form';
import { answerTimes, contactForm, contactPage, directSupport, immediateHelp } from '../../content/contact.ts';
import { messageSent } from '../../domain/inquiries/inquiry.ts';
import { ContactLines } from './contact-lines.tsx';
import './contact.css';
import { Enhance } from './parts/enhance.tsx';
import { FigureRows } from './parts/figures.tsx';
import { pageMeta } from './parts/page-meta.ts';
import { PublicPage, StartLink } from './parts/public-page.tsx';

export const meta = () => pageMeta({ ...contactPage.meta, path: '/contact' });

export default function Contact() {
  return (
    <PublicPage title={contactPage.title} lead={<p>{contactPage.lead}</p>}>
      <div className="contact">
        <section className="contact__write no-print" aria-labelledby="write">
          <h2 id="write">{contactForm.title}</h2>
          <div id="sent" className="contact__sent notice notice--success" role="status">
            <p className="notice__title">{messageSent.title}</p>
            <p>{messageSent.description}</p>
          </div>
          <ContactForm />
        </section>
        <div className="contact__side">
          <section aria-labelledby="direct">
            <h2 id="direct">{directSupport.title}</h2>
            <ContactLines />
          </section>
          <section aria-labelledby="immediate" className="no-print">
            <h2 id="immediate">{immediateHelp.title}</h2>
            <p>{immediateHelp.text}</p>
            <p>
              <StartLink />
            </p>
          </section>
          <section aria-labelledby="times">
            <h2 id="times">{answerTimes.title}</h2>
            <AnswerTimes />
          </section>
        </div>
      </div>
      <div id="toasts" role="status" />
    </PublicPage>
  );
}

function ContactForm() {
  const { labels } = contactForm;
  return (
    <form
      method="post"
      action="/api/contact"
      className="fields"
      data-send
      data-sent-title={messageSent.title}
      data-sent-text={messageSent.description}
    >
      <div className="field">
        <label className="field__label" htmlFor="contact-name">
          {labels.name}
        </label>
        <input id="contact-name" className="control" name="name" required autoComplete="name" />
      </div>
      <div className="field">
        <label className="field__label" htmlFor="contact-email">
          {labels.email}
        </label>
        <input
          id="contact-email"
          className="control"
          name="email"
          type="email"
          required
          autoComplete="email"
          inputMode="email"
        />
      </div>
      <div className="field">
        <label className="field__label" htmlFor="contact-phone">
          {labels.phone} <span className="field__optional">{labels.optional}</span>
        </label>
        <input id="contact-phone" className="control" name="phone" type="tel" autoComplete="tel" />
      </div>
      <div className="contact__trap" aria-hidden="true">
        <label>
          Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="field">
        <label className="field__label" htmlFor="contact-message">
          {labels.message}
        </label>
        <textarea
          id="contact-message"
          className="control"
          name="message"
          rows={5}
          required
          placeholder={contactForm.placeholder}
        />
      </div>
      <p className="small muted">
        {contactForm.note} <a href={contactForm.noteLink.to}>{contactForm.noteLink.label}</a>
      </p>
      <div>
        <button type="submit" className="button button--primary">
          {contactForm.button}
        </button>
      </div>
      <Enhance code={sendScript} />
    </form>
  );
}

function AnswerTimes() {
  return (
    <>
      <dl className="contact-lines">
        <FigureRows claims={answerTimes.rows} />
      </dl>
      <p>
        {answerTimes.faq.text} <a href={answerTimes.faq.to}>{answerTimes.faq.label}</a>
      </p>
    </>
  );
}
