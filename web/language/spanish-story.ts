/** The catalog's part for what happened (`spanish.ts`). */
import { actKeys, actOf, actorLabels, actors } from '../../domain/cases/story/acts.ts';
import { tooEarly } from '../../domain/cases/story/case-event.ts';
import { notQuotedTexts } from '../../domain/cases/story/not-quoted.ts';
import { harmKinds, harms } from '../../domain/cases/story/harm.ts';
import type { Catalog } from '../../domain/language/translate.ts';

const story: Catalog = {
  ...Object.fromEntries(actKeys.map((act) => [actOf(act).label, actOf(act).spanish])),
  ...Object.fromEntries(actors.map((who) => [actorLabels[who].merchant, actorLabels[who].spanish])),
  ...Object.fromEntries(harmKinds.map((kind) => [harms[kind].label, harms[kind].spanish])),
  'The merchant': 'El comercio',
  'The bank': 'El banco',
  'What happened': 'Lo que pasó',
  'What happened, and when?': '¿Qué pasó, y cuándo?',
  'Your letter says what you confirm here, as your report, and nothing else. Two minutes are enough.':
    'Su carta dice lo que usted confirma aquí, como informado por usted, y nada más. Bastan dos minutos.',
  'Did this happen?': '¿Pasó esto?',
  'You confirmed': 'Usted confirmó',
  'Add what happened': 'Agregue lo que pasó',
  'Add another': 'Agregar otro',
  'Add it': 'Agregarlo',
  'Confirm this': 'Confirmar esto',
  'That is right': 'Así fue',
  'It did not happen so': 'No fue así',
  'Take it back': 'Retirarlo',
  'Who?': '¿Quién?',
  'Did what?': '¿Qué hizo?',
  'How well do you know when?': '¿Qué tan bien sabe cuándo fue?',
  'When?': '¿Cuándo?',
  'That day': 'Ese día',
  'About that day': 'Alrededor de ese día',
  'Only the month': 'Solo el mes',
  'For which day?': '¿Para qué día?',
  'What about?': '¿Sobre qué?',
  'A few plain words, such as “the invoices that they asked for”. The letter quotes them as yours.':
    'Unas pocas palabras sencillas, en inglés si puede, como “the invoices that they asked for”. La carta las cita como suyas.',
  'What shows it?': '¿Qué lo demuestra?',
  'I have none': 'No tengo nada',
  'Choose what happened.': 'Elija qué pasó.',
  'Enter the month and the year.': 'Escriba el mes y el año.',
  'Enter the day, or choose “Only the month”.': 'Escriba el día, o elija “Solo el mes”.',
  'The promised day comes after the promise.': 'El día prometido debe ser posterior a la promesa.',
  'Choose a file, or “I have none”.': 'Elija un archivo, o “No tengo nada”.',
  'About {day}': 'Alrededor del {day}',
  'for {day}': 'para el {day}',
  'Shown by {file}': 'Lo demuestra {file}',
  'You wrote on your communication log:': 'Usted escribió en su registro de comunicaciones:',
  'You wrote to us:': 'Usted nos escribió:',
  'The processor wrote:': 'El procesador escribió:',
  'Read in your file:': 'Leído en su archivo:',
  'Proposed by your attorney’s office.': 'Propuesto por la oficina de su abogado.',
  '{name}, page {page}': '{name}, página {page}',
  'The letter that waits is drafted again from it.': 'La carta pendiente se redacta de nuevo con esto.',
  'Left out': 'Excluido',
  'Taken back': 'Retirado',
  'Letters drafted from now on are drafted from it.': 'Las cartas que se redacten desde ahora parten de esto.',
  'Your attorney has worked on the letter that waits, and is shown it.':
    'Su abogado ya trabajó en la carta pendiente, y se le muestra esto.',
  'No letter drafted from now on says it.': 'Ninguna carta que se redacte desde ahora lo dirá.',
  'The letter that waits is drafted again without it.': 'La carta pendiente se redacta de nuevo sin esto.',
  'Your attorney has worked on the letter that waits. It does not go out while it says this.':
    'Su abogado ya trabajó en la carta pendiente. No sale mientras diga esto.',
  'What you left out': 'Lo que usted excluyó',
  'Ask me again': 'Pregúntenme de nuevo',
  'Add a file that shows it': 'Agregar un archivo que lo demuestre',
  [tooEarly]: 'Escriba un día del año 2000 o posterior.',
  [notQuotedTexts.marks]:
    'La carta no citará estas palabras, porque contienen un enlace, una dirección de correo, un número fiscal o marcas de código.',
  [notQuotedTexts.orders]: 'La carta no citará estas palabras, porque indican a alguien cómo escribirla.',
  [notQuotedTexts.threat]:
    'La carta no citará estas palabras, porque amenazan, o nombran a la policía, a los reguladores o a la prensa.',
  [notQuotedTexts.law]: 'La carta no citará estas palabras, porque nombran una ley que ninguna carta cita.',
  [notQuotedTexts.characters]: 'La carta no citará estas palabras, porque contienen caracteres que no puede imprimir.',
  [notQuotedTexts.long]: 'La carta no citará estas palabras, porque son demasiado largas.',
  [notQuotedTexts.sum]: 'La carta no citará estas palabras, porque contienen un monto o un número largo.',
  [notQuotedTexts.plain]: 'La carta no citará estas palabras, porque no son una sola oración sencilla.',
  'It says only what happened, and when.': 'Dice solo qué pasó y cuándo.',
  'It says the rest of your report.': 'Dice el resto de lo que usted informó.',
  'No letter says it.': 'Ninguna carta lo dice.',
  'What does the hold do to your business?': '¿Cómo afecta la retención a su negocio?',
  'The letter states it as your report. Choose only what is true today.':
    'La carta lo presenta como informado por usted. Elija solo lo que hoy es cierto.',
  'In one line of your own': 'En una línea, con sus palabras',
  'One plain sentence without sums. The letter quotes it.':
    'Una oración sencilla sin montos, en inglés si puede. La carta la cita.',
  'How much?': '¿Cuánto?',
  'On which day?': '¿Qué día?',
  'Enter a whole date, or leave it empty.': 'Escriba una fecha completa, o deje el campo vacío.',
  'Only the merchant of this case can say that.': 'Solo el comercio de este caso puede decir eso.',
  'Choose a file of this case.': 'Elija un archivo de este caso.',
  'Document on an event of the chronology': 'Documento sobre un hecho de la cronología',
  'Message of the processor': 'Mensaje del procesador',
  'This was decided or changed since you read it. Read it again.':
    'Esto se decidió o cambió desde que lo leyó. Léalo de nuevo.',
  'A case has at most {max} events. Reject one that does not matter.':
    'Un caso tiene como máximo {max} hechos. Descarte uno que no importe.',
};

export default story;
