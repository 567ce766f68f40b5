/** Rows of a chronology for the events that the merchant confirmed: as the merchant's report, or by the processor's own words. */
const listed = 8;

export const eventRows: readonly (readonly string[])[] = Array.from({ length: listed }, (_, index) => {
  const id = `event_${index + 1}`;
  const exhibit = `[[{fact:${id}_exhibit}]]`;
  return [
    [`{date:${id}}`, `The Merchant reports {fact:${id}_reported}`, exhibit],
    [`{date:${id}}`, `You {fact:${id}_own}, in your own words: "{fact:${id}_words}"`, exhibit],
    [`{date:${id}_due}`, `The day that you named on {date:${id}}`, ''],
  ];
}).flat();
