import { caseFilesKept } from '../claims.ts';
import { valueMark, where } from '../marks.ts';
import { site } from '../site.ts';
import type { LegalText } from './legal-text.ts';

const recipients = valueMark('ai-recipients', 'OpenAI');

/**
 * Nine sections (spec public-site.txt, section 2). It describes what the product does, so a change of the product must
 * change it too.
 */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  path: '/privacy',
  description: `What ${site.name} collects about you and your business, why, who receives it, how it is protected, how long it is kept, and what you can ask for.`,
  lead: 'You give us bank statements and tax IDs. This page says what happens to them, in the order in which it happens. Personal data is not sold.',
  sections: [
    {
      id: 'scope',
      title: 'What this policy covers',
      blocks: [
        `It covers this website, the application, and the dashboards of ${site.name}. “We” is the operator of this service. Attorneys at partner law firms keep files of their own under the rules of their profession; their policies apply to those.`,
        'The service is for businesses and is not meant for anybody under 18.',
      ],
    },
    {
      id: 'collected',
      title: 'What we collect',
      blocks: [
        'We collect what you type and upload, and little else:',
        {
          list: [
            'Account: name, email address, phone if you give it, and your password as a hash. If you sign in with Google, the name and email address that Google confirms.',
            'Case: the processor, the hold, your business and its address, the EIN, owners, volumes, what you sell, and how it is delivered.',
            'Documents: the files that you upload, such as the hold notice and statements. They may hold data of your customers; cover what is not needed.',
            'Messages: what you write through the contact form, by email, or tell us by phone; your email address, if you subscribe to the newsletter and confirm it.',
            'Security records: for each session its IP address, browser and times. A public form keeps the caller’s address as a keyed hash for about an hour, against flooding.',
          ],
        },
        'We use no advertising trackers and no third-party analytics, and we buy no data about you.',
      ],
    },
    {
      id: 'used',
      title: 'How it is used',
      blocks: [
        {
          list: [
            'To analyze the case, draft the letter, have it reviewed by an attorney, send it, and negotiate.',
            'To answer you, and to tell you what has happened in your case.',
            'To compute the fee and keep the accounts that the law requires.',
            'To keep the service safe: sign-in, limits on attempts, and records of who did what.',
            'To count results without names.',
          ],
        },
        where(
          'ai-sends',
          `Drafting and analysis are done by software that runs inside the service. If you allow it for a case, ${where('ai-texts', 'facts of it and texts of its documents, messages and answers, with numbers, contacts and the names on file masked,', 'facts of it, without names, numbers and contacts,')} are also sent to ${recipients} to help to draft. They are asked to store nothing where that can be asked, which is no promise that nothing is kept. What you and your attorney write to each other is never sent. [How we use AI](/how-we-use-ai) says the rest.`,
          'Drafting and analysis are done by software that runs inside the service. Nothing of your case is sent to an outside AI provider.',
        ),
      ],
    },
    {
      id: 'shared',
      title: 'Who receives it',
      blocks: [
        'Personal data is not sold, and it is not shared for advertising. It goes to:',
        {
          list: [
            'the attorney to whom your case is assigned;',
            'the processor or its counsel: the letter and the exhibits that it names;',
            'providers that work for us and see only what their task needs: hosting and storage, email delivery, printing and certified mail; Google, if you choose to sign in with it' +
              `${where('ai-sends', `; ${recipients}, if you allow it for a case`)};`,
            'a court, an authority or another party, where the law orders it.',
          ],
        },
        'If the service passes to another operator, your data passes with it under this policy, and you are told beforehand.',
      ],
    },
    {
      id: 'protected',
      title: 'How it is protected',
      blocks: [
        {
          list: [
            'The EIN is encrypted in the database and shown by its last four digits.',
            'Files are encrypted before they are stored, each with a key of its own.',
            'Each download is authorized on the server when it is asked for. Files have no public address.',
            'The database itself separates cases (row-level security), as a second wall behind the program.',
            'The history of a case is append-only; each entry carries a hash of the one before.',
            'The session is kept in a cookie that scripts cannot read.',
          ],
        },
        'No protection is perfect. If your data is exposed, we tell you without undue delay, and as the law requires.',
      ],
    },
    {
      id: 'kept',
      title: 'How long it is kept',
      blocks: [
        `Case files are typically retained ${caseFilesKept} after closure, because claims and tax questions can come up in that time. Then they are deleted. A file may be kept longer where the law or a pending dispute requires it, and only for as long.`,
        'An application that was not submitted stays in your account as a draft until you ask us to delete it. Messages of the contact form are kept for as long as it takes to deal with them. A newsletter address is kept until you unsubscribe.',
      ],
    },
    {
      id: 'choices',
      title: 'Your choices and rights',
      blocks: [
        'You may ask us, wherever you live:',
        {
          list: [
            'what is stored about you, and for a copy of it;',
            'to correct what is wrong;',
            'to erase what we do not have to keep;',
            'to stop the newsletter; every issue has a link for it.',
          ],
        },
        'Your account page has a download of what is stored, and the request to erase. Or write from the email address of your account, so that we can tell that it is you. We answer without undue delay. If something must be kept, such as the record of a letter that was sent, we say what and why. The laws of your state may give you further rights; asking for them is never held against you.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage on your device',
      blocks: [
        'Signing in sets a session cookie; it is needed to keep you signed in, and ends when you sign out. Reading the public pages sets no cookie.',
        'While you fill in an application, your browser keeps unsaved words and unfinished uploads on your device until the server has them. There are no cookies for advertising or measurement.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact and changes',
      blocks: [
        'For questions and requests about personal data:',
        { contact: true },
        'If this policy changes, the new text stands here under a new date. If a change matters for data that we already hold, we also write to the email address of your account.',
      ],
    },
  ],
};
