/** A word that turns the meaning of what stands near it. Each class is closed. */
type Turn =
  | 'not'
  | 'must'
  | 'may'
  | 'will'
  | 'should'
  | 'would'
  | 'if'
  | 'unless'
  | 'until'
  | 'before'
  | 'after'
  | 'since'
  | 'by'
  | 'within'
  | 'only'
  | 'all'
  | 'some'
  | 'more'
  | 'less'
  | 'against'
  | 'except'
  | 'because';

/** Each word of these classes, by its turn. */
export const turnWords: Record<string, Turn> = Object.fromEntries(
  Object.entries({
    not: "not no never nothing none neither nor without nobody nowhere nil zero n't",
    must: '=must must shall required',
    may: '=may may can could might',
    will: '=will will',
    should: 'should ought',
    would: 'would',
    if: '=if if',
    unless: '=unless unless',
    until: '=until until',
    before: 'before',
    after: 'after',
    since: '=since since',
    by: '=by',
    within: 'within',
    only: 'only solely exclusively',
    all: '=all all every each entire entirely whole everything throughout',
    some: 'some partly partially several certain',
    more: 'more greater higher larger exceed exceeds exceeding exceeded most mostly longer',
    less: 'less fewer smaller lower least',
    against: 'against',
    except: '=except except',
    because: '=because because',
  } satisfies Record<Turn, string>).flatMap(([turn, words]) => words.split(' ').map((word) => [word, turn as Turn])),
);
const counselWords =
  /(?<!\w)(?:we|us|i|me|this firm|the firm|our firm|this office|our office|the undersigned|undersigned counsel)(?!\w)/g;
const counselsOwn = /(?<!\w)(?:our|ours|my|mine)(?!\w)/g;
/** Counsel as `‹W›`, and what is counsel's as `‹V›`: "our request" asks for nothing. */
export const withCounsel = (text: string): string => text.replace(counselWords, '‹W›').replace(counselsOwn, '‹V›');
