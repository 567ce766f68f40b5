import { dayInSpanish } from '../../domain/language/day-in-spanish.ts';
import { papers } from '../../domain/papers/kinds.ts';
import { longDate } from '../text/display.ts';
import { plain, type Counsel, type PaperDraft } from './paper-draft.ts';

/** What counsel says at the end, in their own words; days are the firm's. */
export type ClosingPoints = {
  done: string;
  not_done: string;
  /** The earliest limitation date that counsel has confirmed, without tolling; null: none. `limitation`: of which claim and by which law, or why none is confirmed. */
  limitation_on: string | null;
  limitation: string;
  /** The second lawyer who checked it; null: nobody has. */
  second_lawyer: string | null;
};

/** `letters_sent_on`: the days on which demands left. `years`: how long the firm keeps the file; null where its terms are not known. */
export type ClosingLetterFacts = {
  case_number: string;
  business: string;
  processor: string | null;
  attorney_id: string;
  counsel: Counsel;
  letters_sent_on: readonly string[];
  years: number | null;
  points: ClosingPoints | null;
};

/**
 * What counsel writes to the client once an engagement has ended (Model Rules 1.4, 1.16(d)): what was done and what was not, the earliest
 * limitation date as counsel confirms it, and the file. Counsel's own words stand in both languages as they were written. Pure.
 */
export function closingLetter(facts: ClosingLetterFacts): PaperDraft {
  const { attorney_id, points, years } = facts;
  const draft = { kind: 'closing_letter', title: papers.closing_letter.title, form: null, attorney_id } as const;
  if (points === null || years === null)
    return {
      ...draft,
      text: `# ${papers.closing_letter.title}`,
      missing: [points === null ? 'what counsel says of the end' : 'how long the firm keeps the file'],
    };
  const said = {
    ...facts,
    years,
    business: plain(facts.business),
    firm: plain(facts.counsel.firm),
    by: `**${plain(facts.counsel.name)}**, ${plain(`${facts.counsel.bar_state} Bar No. ${facts.counsel.bar_number}`)}`,
    done: plain(points.done),
    notDone: plain(points.not_done),
    limitation: plain(points.limitation),
    limitationOn: points.limitation_on,
    second: points.second_lawyer === null ? null : plain(points.second_lawyer),
  };
  return {
    ...draft,
    text: inEnglish(said).join('\n\n'),
    spanish: inSpanish(said).join('\n\n'),
    missing: [],
  };
}

type Said = Omit<ClosingLetterFacts, 'years' | 'points'> & {
  years: number;
  firm: string;
  by: string;
  done: string;
  notDone: string;
  limitation: string;
  limitationOn: string | null;
  second: string | null;
};

function inEnglish(said: Said): string[] {
  const { firm, done, notDone, limitation, limitationOn, second, letters_sent_on: sent } = said;
  return [
    `# ${papers.closing_letter.title}`,
    `Case ${plain(said.case_number)}.`,
    '# 1. Client and counsel',
    `To **${said.business}** (“you”, the client), from **${firm}**, by ${said.by}. The matter is money of yours that **${said.processor === null ? 'the processor named in the case' : plain(said.processor)}** holds or held. Our engagement in it has ended, or ends on the day of which you have notice.`,
    '# 2. What was done',
    sent.length === 0 ? 'No demand was sent.' : `A demand was sent on ${sent.map(longDate).join('; ')}.`,
    done,
    '# 3. What was not done',
    notDone,
    'Unless this letter says otherwise, nothing was filed for you in a court, in arbitration or in small claims, and no time limit was extended.',
    '# 4. The earliest limitation date',
    limitationOn === null
      ? `**Counsel has confirmed no limitation date.** ${limitation} A claim may be lost sooner than you expect: **ask another lawyer at once.**`
      : `The earliest date that counsel has confirmed, by which a claim must be filed, is **${longDate(limitationOn)}**. ${limitation}`,
    'It relies on no tolling: no talk, notice, step of the agreement or promise is counted as stopping the time. Other claims may have earlier dates.',
    second === null
      ? '**No second lawyer has checked this.** Ask another lawyer at once, before you rely on it.'
      : `A second lawyer has checked this: ${second}.`,
    'From the end of the engagement on nobody here watches a date for you.',
    '# 5. Your file',
    `You may have a copy of your file at any time, free of charge; you can download it from the page of your case. We keep it for ${said.years} years after the end, and then destroy it.`,
    '# 6. Money',
    'What may still be owed stands in the engagement letter. If money came back, you get a closing statement, which is a paper of its own.',
    '# 7. If you go on',
    'Give this letter to your next lawyer. Keep everything that concerns the matter as it is, and answer no offer without advice.',
  ];
}

function inSpanish(said: Said): string[] {
  const { firm, done, notDone, limitation, limitationOn, second, letters_sent_on: sent } = said;
  return [
    '# Carta de cierre',
    `Caso ${plain(said.case_number)}. Las palabras propias del abogado quedan como él las escribió.`,
    '# 1. Cliente y abogado',
    `Para **${said.business}** (“usted”, el cliente), de **${firm}**, por ${said.by}. El asunto es dinero suyo que retiene o retenía **${said.processor === null ? 'el procesador que nombra el caso' : plain(said.processor)}**. Nuestra representación en él terminó, o termina el día que se le ha avisado.`,
    '# 2. Lo que se hizo',
    sent.length === 0
      ? 'No se envió ningún requerimiento.'
      : `Se envió un requerimiento: ${sent.map((day) => dayInSpanish(longDate(day))).join('; ')}.`,
    done,
    '# 3. Lo que no se hizo',
    notDone,
    'Salvo que esta carta diga otra cosa, no se presentó nada por usted ante un tribunal, en arbitraje ni en un tribunal de reclamos menores, y no se prorrogó ningún plazo.',
    '# 4. La primera fecha de prescripción',
    limitationOn === null
      ? `**El abogado no ha confirmado ninguna fecha de prescripción.** ${limitation} Un reclamo puede perderse antes de lo que usted espera: **consulte a otro abogado de inmediato.**`
      : `La primera fecha que el abogado ha confirmado, hasta la cual debe presentarse un reclamo, es el **${dayInSpanish(longDate(limitationOn))}**. ${limitation}`,
    'No cuenta con ninguna suspensión: ninguna conversación, aviso, paso del acuerdo o promesa se cuenta como si detuviera el plazo. Otros reclamos pueden tener fechas anteriores.',
    second === null
      ? '**Ningún segundo abogado lo ha revisado.** Consulte a otro abogado de inmediato, antes de confiar en ello.'
      : `Un segundo abogado lo ha revisado: ${second}.`,
    'Desde el fin de la representación nadie aquí vigila ninguna fecha por usted.',
    '# 5. Su expediente',
    `Usted puede tener una copia de su expediente en cualquier momento, gratis; puede descargarla de la página de su caso. Lo guardamos ${said.years} años después del fin, y luego lo destruimos.`,
    '# 6. Dinero',
    'Lo que aún pueda deberse está en el contrato con su abogado. Si volvió dinero, usted recibe una liquidación final, que es un documento aparte.',
    '# 7. Si usted sigue',
    'Dé esta carta a su próximo abogado. Conserve tal como está todo lo que concierne al asunto, y no responda a ninguna oferta sin consejo.',
  ];
}
