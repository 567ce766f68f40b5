import type { Catalog } from '../../domain/language/translate.ts';

/** The Spanish texts of emails about letters, their facts and their papers (spanish-emails.ts). */
export const spanishLetterEmails: Catalog = {
  'Confirm the facts of your letter ({hold})': 'Confirme los datos de su carta ({hold})',
  'Still waiting: confirm the facts of your letter ({hold})':
    'Seguimos esperando: confirme los datos de su carta ({hold})',
  'It takes about two minutes.': 'Toma unos dos minutos.',
  'Your demand letter in case {number} is drafted. Please read the facts that it states (the sum, the dates, your account, what is enclosed) and confirm each, or correct it. It takes about two minutes on a phone.':
    'Su carta de requerimiento del caso {number} está redactada. Lea los datos que afirma (el monto, las fechas, su cuenta, lo que va con ella) y confirme cada uno o corríjalo. En un teléfono toma unos dos minutos.',
  'Your attorney does not approve the letter before that.': 'Su abogado no aprueba la carta antes de eso.',
  'Confirm the facts': 'Confirmar los datos',
  // The titles of papers, as on the page of the case.
  'Success-fee agreement': 'Acuerdo de honorarios por éxito',
  'Engagement letter': 'Contrato con su abogado',
  'Notice of dispute': 'Aviso de disputa',
  'Authorization of counsel': 'Autorización al abogado',
  'Offer of compromise': 'Oferta de arreglo',
  'Closing letter': 'Carta de cierre',
  'Closing statement': 'Liquidación final',

  '{things} before your letter can go out ({hold})': '{things} antes de que salga su carta ({hold})',
  'Still waiting: {things} before your letter can go out ({hold})':
    'Seguimos esperando: {things} antes de que salga su carta ({hold})',
  '{n} things': '{n} pasos',
  'It takes about five minutes.': 'Toma unos cinco minutos.',
  'Your demand letter in case {number} is drafted. It is not approved before you have done this:':
    'Su carta de requerimiento del caso {number} está redactada. No se aprueba antes de que usted haga esto:',
  'Confirm or correct the facts that it states.': 'Confirme o corrija los datos que afirma.',
  'Read and sign "{title}".': 'Lea y firme "{title}".',
  'Your signature is needed: {title} ({hold})': 'Se necesita su firma: {title} ({hold})',
  'Still waiting for your signature: {title} ({hold})': 'Seguimos esperando su firma: {title} ({hold})',
  'Without it the letter is only a demand.': 'Sin ella la carta es solo un requerimiento.',
  'The agreement asks you to sign "{title}" yourself, in case {number}. Without your signature the letter is only a demand, and the waiting period of the agreement does not begin.':
    'El acuerdo del procesador pide que usted firme "{title}" en persona, en el caso {number}. Sin su firma la carta es solo un requerimiento, y el periodo de espera de ese acuerdo no empieza.',
  'Read and sign': 'Leer y firmar',
  'You signed: {title} ({hold})': 'Usted firmó: {title} ({hold})',
  'You signed "{title}" in case {number}. A copy is attached; please keep it. It goes to the processor with the letter, once your attorney has approved that.':
    'Usted firmó "{title}" en el caso {number}. Va una copia adjunta; guárdela. El documento va al procesador con la carta, cuando su abogado lo haya aprobado.',
  'If it was not you, or you want to take it back before your letter is sent, open your case:':
    'Si no fue usted, o quiere retirar la firma antes de que se envíe su carta, abra su caso:',
  'Now mail the original, with a tracking number, to the firm of your attorney: it goes to the processor with the letter.':
    'Ahora envíe el original por correo postal, con número de rastreo, al bufete de su abogado: va al procesador con la carta.',
  'Mail it to': 'Envíelo a',
  'the address in your attorney’s message': 'la dirección que su abogado le dé en un mensaje',
  'You signed "{title}" in case {number}. A copy is attached; please keep it.':
    'Usted firmó "{title}" en el caso {number}. Va una copia adjunta; guárdela. El texto en inglés es el que vale.',
  'The page of your case shows it too:': 'También está en la página de su caso:',
  'Your demand letter was sent ({hold})': 'Se envió su carta de requerimiento ({hold})',
  'The demand letter in case {number} was sent to {addressee}; a copy is attached.':
    'La carta de requerimiento del caso {number} se envió a {addressee}; va una copia adjunta, en inglés.',
  'Processors typically reply in 10-30 days. Every step is on your dashboard:':
    'Los procesadores suelen responder en 10-30 días. Cada paso está en su panel:',
  'Your demand letter was delivered ({hold})': 'Se entregó su carta de requerimiento ({hold})',
  'It was delivered on {day}.': 'Se entregó el {day}.',
  'The demand letter in case {number} has reached the processor:':
    'La carta de requerimiento del caso {number} llegó al procesador:',
  'Delivered on': 'Entregada el',
  'Answer due by': 'Respuesta a más tardar el',
  'If no answer has come by then, a follow-up is due. You need not do anything now.':
    'Si para entonces no llega respuesta, toca una carta de seguimiento. Usted no tiene que hacer nada ahora.',
};
