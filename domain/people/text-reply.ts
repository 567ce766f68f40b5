import { normalForm } from '../normal-form.ts';

/**
 * What a reply to a text message asks for. `means`: to end them, to begin them again, or neither. `command`: it is a
 * bare command word, which has nothing new for staff.
 */
export type TextReply = { means: 'end' | 'begin' | null; command: boolean };

/** Words that carriers themselves take for an end, a beginning or a call for help. */
const commands: Readonly<Record<string, TextReply['means']>> = {
  ...Object.fromEntries(
    ['stop', 'stopall', 'stop all', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'opt out', 'optout'].map(
      (each) => [each, 'end' as const],
    ),
  ),
  ...Object.fromEntries(['start', 'unstop', 'yes'].map((each) => [each, 'begin' as const])),
  help: null,
  info: null,
};

/** What ends text messages when it is all that a line says (47 CFR 64.1200(a)(10): any reasonable means), as `plainly` writes it. */
const ends = new Set([
  ...Object.keys(commands).filter((each) => commands[each] === 'end'),
  'stop it',
  'stop this',
  'stop these',
  'stop now',
  'stop me',
  'no more',
  'enough',
  'remove',
  'remove me',
  'delete me',
  'take me off',
  'leave me alone',
  'go away',
  'not interested',
  'wrong person',
  'cancel this',
  'end this',
  'i quit',
  'alto',
  'baja',
  'cancelar',
  'cancela',
  'cancele',
  'parar',
  'para',
  'pare',
  'paren',
  'detener',
  'detente',
  'detengan',
  'basta',
  'ya basta',
  'no mas',
  'fin',
  'terminar',
  'termine',
  'salir',
  'borrar',
  'eliminar',
  'eliminame',
  'quitame',
  'dejenme en paz',
  'dejeme en paz',
  'dejen de molestar',
  'persona equivocada',
]);

const courtesies =
  /\b(?:please|pls|plz|thanks|thank you|thx|now|immediately|ok|okay|hi|hello|hey|sorry|por favor|porfavor|gracias|ya|ahora|hola|inmediatamente|perdon)\b/g;

const texts =
  '(?:text|texts|txt|txts|message|messages|msg|msgs|sms|notification|notifications|reminder|reminders|alert|alerts)';
const mensajes = '(?:mensaje|mensajes|texto|textos|sms|aviso|avisos|recordatorio|recordatorios|notificaciones|alertas)';
const texting = '(?:texting|messaging|contacting|calling|bothering|spamming)';

/** What ends text messages wherever a line says it. */
const asks = [
  `stop ${texting}`,
  `(?:stop|quit|end|cancel)(?: (?:sending|getting|all|me|my|the|these|this|your|any|more|of))* ${texts}`,
  `stop sending(?: me)?(?: (?:these|this|those|stuff|anything))?$`,
  `(?:do not|dont|never)(?: (?:ever|want|wish|need))?(?: to)?(?: (?:text|message|contact|sms)\\b)(?: me| this| us|$)`,
  `(?:do not|dont|no longer)(?: (?:want|wish|need|send|get))(?: to)?(?: (?:get|receive|me|any|more|these|the|your|of|anymore))* ${texts}`,
  `no more ${texts}`,
  `(?:remove|take|delete) (?:me|my number|this number)(?: (?:off|from|out))`,
  `(?:unsubscribe|opt(?:ing)? out)(?: me)?$|(?:unsubscribe|opt) me(?: out)?|(?:want|wish|like) to (?:unsubscribe|opt out)|i (?:opt out|revoke)|revoke (?:my )?consent`,
  `wrong (?:number|phone|person)|not (?:my|the right|the correct) number`,
  `leave me alone`,
  `lose (?:my|this) number`,
  `(?:dejen?|dejar|pare|paren|parar|deja|alto) (?:de|a)(?: (?:enviar|mandar|enviarme|mandarme|escribirme|contactarme|escribir|textear|textearme|los|las|estos|me|mas|recibir))+(?: ${mensajes}|$)`,
  `(?:parar?|paren?|detener|detengan|cancelar?|cancele|terminar)(?: (?:los|las|estos|estas|mis|de|todos))* ${mensajes}`,
  `no (?:me )?(?:envien?|envies|manden?|mandes|escriban?|escribas|contacten?|texteen?)(?: mas)?(?: (?:estos|los|de|a este numero))*(?: ${mensajes}|$)`,
  `no (?:quiero|deseo)(?: (?:mas|recibir|que|me|sus|estos|los|tener|envien|manden))* ${mensajes}`,
  `no mas ${mensajes}`,
  `(?:dar(?:me)?|denme|deme|dame|quiero) (?:de )?baja|sacame|saquenme|quitenme|eliminenme|borrenme`,
  `numero (?:equivocado|incorrecto|erroneo)`,
].map((each) => new RegExp(`(?<!\\S)(?:${each})(?!\\S)`));

/** Words that turn what follows into its opposite: "don't stop texting me", "no dejen de enviarme mensajes". */
const against =
  /(?:\b(?:do not|dont|never|not|without|did not|didnt|cannot|cant|no|nunca|sin)\b)(?: (?:ever|please|want|wish|to|you|me))*$/;

/**
 * What a reply to a text message asks for, in English or Spanish. Clear words end them: alone on a line, whatever
 * stands below, or as a sentence about them. Words about anything else, as "stop the fee" or "cancel my case", end nothing: staff read them.
 */
export function textReply(reply: string): TextReply {
  const lines = reply
    .split(/[\r\n]+/)
    .map(plainly)
    .filter((line) => line !== '');
  const whole = lines.join(' ');
  if (Object.hasOwn(commands, whole)) return { means: commands[whole] ?? null, command: true };
  return { means: lines.some(isEnd) || endsSigned(reply) ? 'end' : null, command: false };
}

function isEnd(line: string): boolean {
  if (ends.has(line) || ends.has(once(line))) return true;
  return asks.some((each) => {
    const found = each.exec(line);
    return found !== null && !against.test(line.slice(0, found.index).trimEnd());
  });
}

/** Whether a reply ends text messages and is signed with a dash and a name: "STOP - Ana Ruiz". */
function endsSigned(reply: string): boolean {
  const [, first = ''] =
    /^([^\n–—-]{1,30}?)\s*[–—-]{1,2}\s*(?:\p{Lu}[\p{L}.'’]{0,20}[ ,]{0,2}){1,4}$/u.exec(reply.trim()) ?? [];
  return ends.has(plainly(first));
}

/** Lower case without accents, marks and courtesies; "STOPPP" and "opt-out" as they are spelled. */
function plainly(line: string): string {
  return normalForm(line, 'NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’`´]/gu, '')
    .replaceAll('🛑', ' stop ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\bsto+p+\b/g, 'stop')
    .replaceAll(courtesies, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** "stop stop stop" is "stop". */
const once = (line: string): string => [...new Set(line.split(' '))].join(' ');
