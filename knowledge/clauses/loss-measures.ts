/** How a letter speaks of the loss that its exposure part measured, by what it was measured with. */
export type LossMeasure = {
  flag: 'exposure_illustrated' | 'exposure_recorded';
  ending: string;
  on: string;
  measured: string;
};

export const lossMeasures: readonly LossMeasure[] = [
  { flag: 'exposure_illustrated', ending: '', on: 'on the illustration above', measured: 'illustrated above' },
  {
    flag: 'exposure_recorded',
    ending: '-recorded',
    on: "at the account's own rate above",
    measured: "computed above from {fact:processor}'s own records",
  },
];
