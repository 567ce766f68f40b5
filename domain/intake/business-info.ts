import { entityTypeLabels, entityTypes } from '../case.ts';
import { optionsFrom, stateOptions } from './options.ts';
import type { Step } from './step.ts';

/** Step 3: the business that is the claimant. */
export const businessInfo: Step = {
  key: 'business',
  title: 'Business Info',
  lead: 'The business in whose name the processor account is held.',
  fields: [
    {
      name: 'legalBusinessName',
      label: 'Legal business name',
      kind: 'text',
      required: true,
      autocomplete: 'organization',
    },
    {
      name: 'fullLegalName',
      label: 'Full legal name',
      kind: 'text',
      hint: 'If it differs, for example “Harbor Goods, a Delaware limited liability company”.',
      maxLength: 300,
    },
    { name: 'dbaName', label: 'DBA name', kind: 'text', hint: 'The trade name that customers see.' },
    { name: 'ein', label: 'EIN', kind: 'ein', hint: 'Nine digits, like 12-3456789. Stored encrypted.' },
    { name: 'businessStreet', label: 'Street address', kind: 'text', required: true, autocomplete: 'address-line1' },
    { name: 'businessCity', label: 'City', kind: 'text', autocomplete: 'address-level2', maxLength: 120 },
    { name: 'businessState', label: 'State', kind: 'choice', options: stateOptions, autocomplete: 'address-level1' },
    { name: 'businessZip', label: 'ZIP code', kind: 'zip', autocomplete: 'postal-code', maxLength: 10 },
    { name: 'website', label: 'Website', kind: 'url', autocomplete: 'url', maxLength: 300 },
    { name: 'entityType', label: 'Entity type', kind: 'choice', options: optionsFrom(entityTypes, entityTypeLabels) },
    { name: 'stateOfIncorporation', label: 'State of incorporation', kind: 'choice', options: stateOptions },
    { name: 'yearEstablished', label: 'Year established', kind: 'year', maxLength: 4 },
    { name: 'businessPhone', label: 'Business phone', kind: 'phone', autocomplete: 'work tel', maxLength: 40 },
    { name: 'businessEmail', label: 'Business email', kind: 'email', autocomplete: 'work email', maxLength: 254 },
    {
      name: 'parentEntities',
      label: 'Parent entities',
      kind: 'longtext',
      hint: 'Companies that own or control the business.',
      maxLength: 2_000,
    },
  ],
};
