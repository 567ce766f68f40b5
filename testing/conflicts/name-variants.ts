/**
 * Names as others might write them, drawn from a seed, to measure how many of them a search finds. Shares no code or
 * lists with the search.
 */
type Random = () => number;
type NameKind = 'company' | 'person';
export type Variant = { name: string; written: string; how: string };

/** Mulberry32. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

const first = [
  ['William', 'Bill'],
  ['Robert', 'Bob'],
  ['Richard', 'Dick'],
  ['Elizabeth', 'Beth'],
  ['Margaret', 'Peggy'],
  ['Katherine', 'Kate'],
  ['James', 'Jim'],
  ['Edward', 'Ted'],
  ['Charles', 'Chuck'],
  ['Michael', 'Mike'],
  ['Thomas', 'Tom'],
  ['Joseph', 'Joe'],
  ['Daniel', 'Dan'],
  ['Patricia', 'Trish'],
  ['Jennifer', 'Jenny'],
  ['Andrew', 'Drew'],
  ['Anthony', 'Tony'],
  ['Christopher', 'Chris'],
  ['Nicholas', 'Nick'],
  ['Samantha', 'Sam'],
  ['Stephen', 'Steve'],
  ['Victoria', 'Vicky'],
  ['Theodore', 'Teddy'],
  ['Alexander', 'Alex'],
] as const;
const last = [
  'Hernández',
  'Okafor',
  'Lindqvist',
  'Müller',
  'Núñez',
  'Kowalski',
  'Ferguson',
  'Whitcombe',
  'Castellanos',
  'Petrov',
  'Nakamura',
  'O’Donnell',
  'Strömberg',
  'Delacroix',
  'Abernathy',
  'Vandenberg',
  'Zielińska',
  'Marchetti',
  'Rasmussen',
  'Quiñones',
];
const makers = [
  'Juniper',
  'Northline',
  'Bluegate',
  'Saltmarsh',
  'Copperfield',
  'Larkspur',
  'Meridian',
  'Thistle',
  'Quillstone',
  'Paperlantern',
  'Ironwood',
  'Silverbrook',
  'Café Río',
  'Göteborg',
  'Maple Hollow',
  'Cedar Lane',
  'Red Falcon',
  'Harborview',
  'Evergreen',
  'Stonebridge',
];
const trades = [
  ['Manufacturing', 'Mfg'],
  ['International', 'Intl'],
  ['Technologies', 'Tech'],
  ['Brothers', 'Bros.'],
  ['Services', 'Svcs'],
  ['Distributors', 'Dist.'],
  ['Associates', 'Assoc.'],
  ['Enterprises', 'Ent.'],
  ['Outfitters', 'Outfitters'],
  ['Ceramics', 'Ceramics'],
  ['Bicycles', 'Bicycles'],
  ['Botanicals', 'Botanicals'],
  ['Management', 'Mgmt'],
  ['Industries', 'Ind.'],
  ['Solutions', 'Solns'],
] as const;
const forms = ['LLC', 'Inc.', 'Corp.', 'Corporation', 'Incorporated', 'L.L.C.', 'Ltd.', 'Co.', 'LP', 'Company'];

type Drawn = { words: string[]; short: Record<string, string>; form: string; kind: NameKind };

function drawName(random: Random, kind: NameKind): Drawn {
  if (kind === 'person') {
    const [whole, short] = pick(random, first);
    return { words: [whole, pick(random, last)], short: { [whole]: short }, form: '', kind };
  }
  const [whole, short] = pick(random, trades);
  const second = random() < 0.35 ? [pick(random, last)] : [];
  return {
    words: [...pick(random, makers).split(' '), ...second, whole],
    short: { [whole]: short },
    form: pick(random, forms),
    kind,
  };
}

export const plain = ({ words, form }: Drawn): string => [...words, form].filter(Boolean).join(' ');

const ways: Record<string, (random: Random, name: Drawn) => string> = {
  typo: (random, name) => plain({ ...name, words: misspelled(random, name.words) }),
  accents: (_, name) =>
    plain(name)
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, ''),
  form: (random, name) =>
    name.kind === 'person' ? plain(name).toUpperCase() : plain({ ...name, form: pick(random, ['', ...forms]) }),
  order: (random, name) => {
    const [head = '', ...rest] = name.words;
    return name.kind === 'person'
      ? `${rest.join(' ')}, ${head}`
      : plain({ ...name, words: random() < 0.5 ? [...rest, head] : name.words.toReversed() });
  },
  nickname: (_, name) => plain({ ...name, words: name.words.map((word) => name.short[word] ?? word) }),
  initials: (random, name) => {
    const [head = '', ...rest] = name.words;
    if (name.kind === 'person')
      return random() < 0.5
        ? `${head[0]}. ${rest.join(' ')}`
        : `${head} ${pick(random, [...'ABCDEFGHJKLM'])}. ${rest.join(' ')}`;
    const acronym = name.words.map((word) => word[0]).join('');
    return name.words.length < 3 ? plain(name) : plain({ ...name, words: [acronym] });
  },
  spaces: (_, name) =>
    name.kind === 'person'
      ? plain(name).replaceAll(' ', '  ')
      : plain({ ...name, words: [name.words.slice(0, 2).join(''), ...name.words.slice(2)] }),
  punctuation: (_, name) => `${name.words.join(' ')}${name.form === '' ? '' : `, ${name.form}`}`.replaceAll('’', "'"),
  'typo and form': (random, name) =>
    plain({ ...name, words: misspelled(random, name.words), form: name.kind === 'person' ? '' : pick(random, forms) }),
};

/** One typing error in the longest word: a letter dropped, doubled, swapped with the next, or replaced. */
function misspelled(random: Random, words: readonly string[]): string[] {
  const longest = words.reduce((index, word, at) => (word.length > (words[index]?.length ?? 0) ? at : index), 0);
  return words.map((word, at) => (at === longest ? slip(random, word) : word));
}

function slip(random: Random, word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  switch (Math.floor(random() * 4)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + word[at] + word.slice(at);
    case 2:
      return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    default:
      return word.slice(0, at) + pick(random, [...'aeioulnrst']) + word.slice(at + 1);
  }
}

/** `count` variants that use all ways in turn; each is written differently from its name. */
export function drawVariants(seed: number, count: number): Variant[] {
  const random = seeded(seed);
  const names = Object.keys(ways);
  return Array.from({ length: count }, (_, index) => {
    const how = names[index % names.length] ?? '';
    for (;;) {
      const name = drawName(random, random() < 0.5 ? 'person' : 'company');
      const written = ways[how]?.(random, name) ?? '';
      if (written !== plain(name)) return { name: plain(name), written, how };
    }
  });
}

/** Pairs of different names, half of them with a word in common. */
export function drawStrangers(seed: number, count: number): [string, string][] {
  const random = seeded(seed);
  const pairs: [string, string][] = [];
  while (pairs.length < count) {
    const kind = random() < 0.5 ? 'person' : 'company';
    const [a, b] = [drawName(random, kind), drawName(random, kind)];
    if (pairs.length % 2 === 0) b.words = [...b.words.slice(0, -1), a.words.at(-1) ?? ''];
    const same = a.words.join(' ') === b.words.join(' ');
    if (!same) pairs.push([plain(a), plain(b)]);
  }
  return pairs;
}
