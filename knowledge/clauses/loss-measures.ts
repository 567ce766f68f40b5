/** How a letter speaks of the loss that its exposure part measured, by what it was measured with. */
export type LossMeasure = {
  flag: 'exposure_illustrated' | 'exposure_recorded';
  ending: string;
  loss: string;
  on: string;
  measured: string;
  /** After the sum beyond the loss; after the multiple of it. */
  even: string;
  beyond: string;
  /** After the sentence of that sum. */
  aside: string;
  /** Where the sum is no multiple of it: an average over all sales is no measure of the one that is held. */
  noMultiple: readonly string[];
};

export const lossMeasures: readonly LossMeasure[] = [
  {
    flag: 'exposure_illustrated',
    ending: '',
    loss: 'a possible loss',
    on: 'on the illustration above',
    measured: 'illustrated above',
    even: '',
    beyond: '',
    aside: '',
    noMultiple: [],
  },
  {
    flag: 'exposure_recorded',
    ending: '-recorded',
    loss: 'the loss to be expected',
    on: 'as computed above',
    measured: 'computed above',
    even: '[[ (even with the refunds, {fact:beyond_refunds})]]',
    beyond: '[[, without the {fact:records_not_due} not yet due]]',
    aside: '[[ The {fact:records_not_due} of reserve not yet due is left out.]]',
    noMultiple: ['records_single'],
  },
];
