import { amended, changed } from '../../changed.ts';
import { agreement as before } from './2026-02-20.ts';

/** Whole text read, in the copy of 2026-08-12. An attorney confirms it on the day of use. */
export const agreement = changed(before, {
  id: 'ebay/2026-06-28',
  effective: {
    from: '2026-06-28',
    words:
      'For users who agreed to a prior version of our User Agreement, this agreement is effective as of June 28, 2026.',
    until: null,
    how: 'newest copy found; it names the version of February 20, 2026 as the one before',
  },
  seen: {
    on: '2026-08-12',
    read_on: '2026-11-23',
    in: 'OpenTermsArchive/contrib-versions, “eBay/Terms of Service.md” @ 29917ba5809537ab8d161e274fbdfbfdca572d56',
    text: 'whole',
    sha256: 'd44a432660bf292c34836016e25acca1fc63c2a4e9db13e117a04e02c7db4237',
  },
  frozen: '1612ffa47a15bf6de2c53f1fd5a0c8c5942e8107549e7a4d3e9fc37ab26e703a',
  procedure: {
    pre_notice_required: {
      value: true,
      quote:
        'To initiate Informal Dispute Resolution, you must give notice to eBay by submitting a Notice of Dispute ("Notice") via this webform',
      anchor: '§ 19.B.1',
    },
    channels: {
      value: ['webform'],
      quote: 'you must give notice to eBay by submitting a Notice of Dispute ("Notice") via this webform',
      anchor: '§ 19.B.1',
    },
    address: { value: null, reason: 'the notice goes by webform; the demand has an address, see demand_address' },
    email: { value: null, reason: 'none for the notice in this version' },
    form: {
      value: { name: 'Notice of Dispute webform', link: 'https://www.ebay.com/legalhelpcenter', text_seen: false },
      quote: 'To be valid, you must complete all information on the Notice webform',
      anchor: '§ 19.B.1',
      note: 'the form itself was not seen: its fields may ask for more, so it is taken from the link on the day',
    },
    contents: {
      value: ['form_fields', 'claims', 'relief', 'username', 'account_email', 'account_phone'],
      quote:
        'including a description of the claims you are asserting, the specific relief sought, and the username, email address, and phone number associated with your account',
      anchor: '§ 19.B.1',
      more: ['To be valid, you must complete all information on the Notice webform'],
    },
    signer: { value: null, reason: 'no signature on the webform in the text; counsel must sign the later Demand' },
  },
  adverse: amended(before.adverse, [
    {
      after: 'batch arbitration',
      topic: 'small-claims election by the other side',
      plain: 'It may move the case to small claims court.',
      quote:
        'the other party may, in its discretion, require that the arbitration demand be withdrawn and that the claim be filed in small claims court',
      anchor: '§ 19.B',
    },
  ]),
});
