import { changed } from '../../changed.ts';
import { agreement as before } from './2025-08-28.ts';

/** Whole text read, in the copy of 2026-02-02. An attorney confirms it on the day of use. */
export const agreement = changed(before, {
  id: 'ebay/2026-02-20',
  effective: {
    from: '2026-02-20',
    words:
      'For users who agreed to a prior version of our User Agreement, this agreement is effective as of February 20, 2026.',
    until: '2026-06-27',
    how: 'the version of June 28, 2026 names this one as its predecessor',
  },
  seen: {
    on: '2026-02-02',
    read_on: '2026-11-23',
    in: 'OpenTermsArchive/contrib-versions, “eBay/Terms of Service.md” @ 80849f4503b6ab9efb891dcda3f08ced9572eccd',
    text: 'whole',
    sha256: 'bff97bead8b23d5e54e9bee8be232bcf4cbfedd7e2fe484d9fefc24bcb5655ad',
  },
  frozen: '21052feca44a43572323aa71a0be2b0e11de8cd6d6f3f0651ca4411f33c62b43',
  procedure: {
    channels: {
      value: ['email', 'mail'],
      quote:
        'Such Notice to eBay should be sent by email to DisputeNotice@eBay.com or regular mail to our offices located at 339 W. 13490 S., Ste. 500, Draper, UT 84020.',
      anchor: '§ 19.B.1',
    },
    address: {
      value: ['339 W. 13490 S., Ste. 500', 'Draper, UT 84020'],
      quote: 'regular mail to our offices located at 339 W. 13490 S., Ste. 500, Draper, UT 84020',
      anchor: '§ 19.B.1',
      note: 'the text says “our offices” and names no first line',
    },
    demand_address: {
      value: ['eBay Inc.', 'Attn: Litigation Department', '339 W. 13490 S., Ste. 500', 'Draper, UT 84020'],
      quote:
        'should be sent by mail to eBay Inc., Attn: Litigation Department, 339 W. 13490 S., Ste. 500, Draper, UT 84020',
      anchor: '§ 19.B.4',
    },
    opt_out: {
      value: {
        days: 30,
        from: 'first acceptance',
        address: [
          'eBay Inc.',
          'Attn: Litigation Department',
          'Re: Opt-Out Notice',
          '339 W. 13490 S., Ste. 500',
          'Draper, UT 84020',
        ],
      },
      quote:
        'YOU MUST MAIL THE OPT-OUT NOTICE TO EBAY INC., ATTN: LITIGATION DEPARTMENT, RE: OPT-OUT NOTICE, 339 W. 13490 S., STE. 500, DRAPER, UT 84020',
      anchor: '§ 19.B.9',
      more: ['30 DAYS FROM THE DATE YOU FIRST ACCEPT THIS USER AGREEMENT'],
    },
  },
});
