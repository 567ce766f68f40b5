/** How far apart the letters and digits of one value may stand. */
const apart = 4;
/** Too few to be somebody's: an amount or a ZIP code has as many. */
const fewest = { digits: 7, characters: 5 };
/** Whether a value ends or begins within a longer word or number. */
const goesOn = (text: string): boolean => /^(?:\p{L}{2}|\p{N}{2})$/u.test(text);
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** An address with its signs left out or as words: "jo.doe@shop.example", "jo dot doe at shop punto example". */
function addressForms(form: string): string[] {
  const [own = '', ...rest] = form.split('@');
  const dots = (text: string) => ['', 'dot', 'punto'].map((dot) => text.split('.').join(dot));
  const signs = rest.length === 0 ? [''] : ['', 'at', 'arroba'];
  const ends = rest.length === 0 ? [''] : dots(rest.join(''));
  return dots(own).flatMap((start) => signs.flatMap((at) => ends.map((end) => start + at + end)));
}

/** A number, an account or an address by its letters and digits; its digits alone where they are many. */
function sequencesOf(form: string): string[] {
  const all = bare(form);
  const digits = all.replaceAll(/\D/g, '');
  const isAddress = /\S@\S|\w\.\w/.test(form) && !/\s/.test(form);
  if (!isAddress && digits === '') return [];
  if (all.length < (digits.length === all.length ? fewest.digits : fewest.characters)) return [];
  return [
    ...(isAddress ? addressForms(form).map(bare) : [all]),
    ...(digits.length >= fewest.digits ? [digits] : []),
    // A phone number without the code of its country.
    ...(digits.length > 10 && digits.length < 14 ? [digits.slice(-10)] : []),
  ];
}

/** A text's letters and digits in one spelling, and where each stands. */
function folded(text: string): { letters: string; at: number[] } {
  const letters: string[] = [];
  const at: number[] = [];
  for (const { 0: one, index } of text.matchAll(/[\p{L}\p{N}]/gu))
    for (const unit of (/\w/.test(one) ? one : one.normalize('NFKC')).toLowerCase().split('')) {
      letters.push(unit);
      at.push(index);
    }
  return { letters: letters.join(''), at };
}

/** Finds values that are on file as numbers, accounts or addresses, whatever stands between their characters. */
export function looselySpaced(forms: readonly string[]): (text: string) => [start: number, end: number][] {
  const sought = [...new Set(forms.flatMap(sequencesOf))];
  return (text) => {
    if (sought.length === 0) return [];
    const { letters, at } = folded(text);
    const places: [number, number][] = [];
    for (const each of sought)
      for (let from = letters.indexOf(each); from >= 0; from = letters.indexOf(each, from + 1)) {
        const [start, end] = [at[from] ?? 0, (at[from + each.length - 1] ?? 0) + 1];
        const steps = at
          .slice(from + 1, from + each.length)
          .every((place, index) => place - (at[from + index] ?? 0) <= apart);
        const isWhole = !goesOn(text.slice(Math.max(0, start - 1), start + 1)) && !goesOn(text.slice(end - 1, end + 1));
        if (steps && isWhole && text.charAt(start - 1) !== '$') places.push([start, end]);
      }
    return places;
  };
}
