/** How a letter speaks of the loss that its exposure part measured, by what it was measured with. */
export type LossMeasure = {
  flag: 'exposure_illustrated' | 'exposure_recorded';
  ending: string;
  loss: string;
  on: string;
  measured: string;
  /** After the sum beyond the loss. */
  aside: string;
};

export const lossMeasures: readonly LossMeasure[] = [
  {
    flag: 'exposure_illustrated',
    ending: '',
    loss: 'a possible loss',
    on: 'on the illustration above',
    measured: 'illustrated above',
    aside: '',
  },
  {
    flag: 'exposure_recorded',
    ending: '-recorded',
    loss: 'the loss to be expected',
    on: 'as computed above',
    measured: 'computed above',
    aside:
      '[[, reserve of {fact:records_not_due} that is not yet due left aside]][[, unless {fact:records_open_term}]]',
  },
];
