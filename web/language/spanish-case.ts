/* oxlint-disable max-lines -- one catalog, to be read as one */
/** The catalog's part for the dashboard and the pages of a case (`spanish.ts`). */
import { consentNote, consentTexts, consentTitle } from '../../domain/ai/disclosure.ts';
import type { Catalog } from '../../domain/language/translate.ts';

const cases: Catalog = {
  // Whether something may be sent to language models.
  ...Object.fromEntries([consentTitle, consentNote, ...Object.values(consentTexts)].map(({ en, es }) => [en, es])),
  'How we use AI': 'Cómo usamos la IA',
  'You allowed something else before, to {before}. It would now go to {providers}, so you are asked again.':
    'Antes usted permitió otro envío, a {before}. Ahora se enviaría a {providers}, por eso se le pregunta de nuevo.',
  'You do not allow this.': 'Usted no lo permite.',
  'You have allowed this since {when}.': 'Usted lo permite desde el {when}.',
  'Allow it': 'Permitirlo',
  'Take it back': 'Retirarlo',
  Allowed: 'Permiso dado',
  'You can take it back here at any time.': 'Puede retirarlo aquí en cualquier momento.',
  'Not allowed': 'Permiso retirado',
  'Nothing more is sent from now on.': 'Desde ahora no se envía nada más.',
  'To whom it would be sent has changed since you read it. Read it again.':
    'Desde que usted lo leyó, cambió a quién se enviaría. Léalo de nuevo.',

  // The case page on three screens.
  'What {who}’s agreement allows, and until when': 'Qué permite el acuerdo de {who} y hasta cuándo',
  'Which version of the agreement the hold falls under is not known.':
    'No se sabe bajo qué versión del acuerdo cae la retención.',
  'Your agreement with {who}': 'Su acuerdo con {who}',
  'The version that counts for you': 'La versión que vale para usted',
  'Read all of it': 'Leer todo',
  'All {count}, in {name}’s own words': 'Las {count}, en las propias palabras de {name}',
  'The whole timeline, {count} entries': 'La cronología completa, {count} entradas',
  'More of this case': 'Más de este caso',
  'The agreements and your notice': 'Los acuerdos y su aviso',
  'We are late: our first answer to you was due {day}.':
    'Estamos retrasados: nuestra primera respuesta vencía el {day}.',
  'We are late: the review of your case was due {day}.': 'Estamos retrasados: la revisión de su caso vencía el {day}.',
  'We are late: the draft of your letter was due {day}.':
    'Estamos retrasados: el borrador de su carta vencía el {day}.',
  'We are late: the attorney’s review was due {day}.': 'Estamos retrasados: la revisión del abogado vencía el {day}.',
  'We are late: your letter should have gone out by {day}.':
    'Estamos retrasados: su carta debía salir a más tardar el {day}.',
  '{who} did not answer by {day}.': '{who} no respondió a más tardar el {day}.',
  'The negotiation takes longer than the usual 45 days, which ended {day}.':
    'La negociación dura más de los 45 días habituales, que terminaron el {day}.',
  'Call {phone} for the new date.': 'Llame al {phone} para saber la nueva fecha.',
  'Call {phone} to hear what we do next.': 'Llame al {phone} para saber qué hacemos ahora.',
  'The new date is {day}. Questions: {phone}.': 'La nueva fecha es el {day}. Preguntas: {phone}.',
  'Our next step is planned for {day}. Questions: {phone}.':
    'Nuestro próximo paso está previsto para el {day}. Preguntas: {phone}.',
  'No letter has gone out yet. You can read it here as soon as it is signed and sent.':
    'Todavía no ha salido ninguna carta. Podrá leerla aquí en cuanto esté firmada y enviada.',
  'One earlier letter': 'Una carta anterior',
  '{count} earlier letters': '{count} cartas anteriores',
  'Certified mail': 'Correo certificado',
  'at the post office, in a new tab': 'en la oficina de correos, en una pestaña nueva',
  'Only if you choose: your attorney proposes terms on which you could settle.':
    'Solo si usted quiere: su abogado propone condiciones para llegar a un acuerdo.',
  'Who works on your case': 'Quién trabaja en su caso',
  'Your attorney is named here as soon as one has your case.':
    'Aquí aparecerá el nombre de su abogado en cuanto uno tenga su caso.',
  'Our team: {phone}': 'Nuestro equipo: {phone}',
  '{name}, our team: {phone}': '{name}, de nuestro equipo: {phone}',
  '{name}, attorney, {firm}. Bar number {number}, {state}':
    '{name}, {firm}, abogado con número de colegiación {number}, {state}',
  'look it up': 'consultarlo',
  'at the bar, in a new tab': 'en el colegio de abogados, en una pestaña nueva',
  'Your agreement with us': 'Su acuerdo con nosotros',
  'Your agreements with us and with your attorney': 'Sus acuerdos con nosotros y con su abogado',
  'It was due {day}.': 'Vencía el {day}.',
  'All files': 'Todos los archivos',
  'All files, and add more': 'Todos los archivos, y agregar más',
  'Marked are the days on which terms of the processor’s agreement end.':
    'Están marcados los días en que terminan plazos del acuerdo del procesador.',
  'Fee to pay: {amount}, by the invoice.': 'Honorario por pagar: {amount}, según la factura.',
  'The fee of {amount} is paid.': 'El honorario de {amount} está pagado.',
  '{who}, your attorney’s firm, charges the success fee of {percent}% by invoice, once money has reached you. Pay that firm and nobody else.':
    '{who}, el bufete de su abogado, cobra el honorario de éxito del {percent}% con factura, cuando el dinero le ha llegado. Pague a ese bufete y a nadie más.',
  '{who} charges the success fee of {percent}% by invoice, once money has reached you. Pay {who} and nobody else.':
    '{who} cobra el honorario de éxito del {percent}% con factura, cuando el dinero le ha llegado. Pague a {who} y a nadie más.',
  'The success fee is {percent}% of what comes back. Your attorney’s firm sends you an invoice once money has reached you; nothing is due before.':
    'El honorario de éxito es el {percent}% de lo que vuelve. El bufete de su abogado le envía una factura cuando el dinero le ha llegado; antes no se debe nada.',
  'The success fee is {percent}% of what comes back. An invoice comes once money has reached you; nothing is due before.':
    'El honorario de éxito es el {percent}% de lo que vuelve. La factura llega cuando el dinero le ha llegado; antes no se debe nada.',
  'Where the money is, entry by entry': 'Dónde está el dinero, entrada por entrada',
  'The offer to answer': 'La oferta por responder',
  'One more open offer': 'Otra oferta abierta',
  '{count} more open offers': '{count} ofertas abiertas más',
  'Earlier offers': 'Ofertas anteriores',
  'The success fee of {percent}% would be {fee}; {yours} would be yours, and {rest} stays held.':
    'El honorario de éxito del {percent}% sería {fee}; {yours} serían suyos, y {rest} sigue retenido.',
  'Your attorney has not advised you on it yet: you may ask below.':
    'Su abogado todavía no le ha aconsejado sobre ella: puede preguntarle abajo.',
  'Your attorney’s advice on it follows today.': 'El consejo de su abogado sobre ella llega hoy.',
  'Advice of {name}, your attorney': 'Consejo de {name}, su abogado',
  'Our team and your attorney read this, on business days.': 'Lo leen nuestro equipo y su abogado, en días hábiles.',
  'The email about it does not repeat your message.': 'El correo sobre su mensaje no lo repite.',
  'Ask us about your case': 'Pregúntenos sobre su caso',
  'See the record of the case': 'Ver el registro del caso',
  'Give the answers for your notice': 'Dar las respuestas para su aviso',
  'See the invoice': 'Ver la factura',
  'Pay the success fee that is invoiced: {amount}.': 'Pague el honorario de éxito facturado: {amount}.',

  // Every signed-in page.
  'Your account': 'Su cuenta',
  Account: 'Cuenta',
  'Admin Panel': 'Panel de administración',
  'Letters to review': 'Cartas por revisar',
  Close: 'Cerrar',
  Content: 'Contenido',
  and: 'y',
  Save: 'Guardar',
  Saved: 'Guardado',
  'Saving…': 'Guardando…',
  'Sending…': 'Enviando…',
  'Show more': 'Mostrar más',
  'Loading more…': 'Cargando más…',
  'Trying again…': 'Intentando de nuevo…',
  'Please try again.': 'Inténtelo de nuevo.',
  Error: 'Error',
  'Failed to load your data. Please try again.': 'No se pudieron cargar sus datos. Inténtelo de nuevo.',
  'Sign-out failed': 'No se pudo cerrar la sesión',
  'What you typed on this page is kept. Sign in as {email} to go on.':
    'Lo que escribió en esta página se conserva. Inicie sesión como {email} para seguir.',
  'Leave this page and sign in as somebody else': 'Salir de esta página e iniciar sesión con otra cuenta',
  'of {title}': 'de {title}',
  'of {title}, in a new tab': 'de {title}, en otra pestaña',
  'Page not found': 'Página no encontrada',
  'Oops! Page not found': 'No encontramos esta página',
  'There is no case of yours at this address. It may belong to another account: sign in with the email that the case was submitted with.':
    'En esta dirección no hay ningún caso suyo. Tal vez es de otra cuenta: inicie sesión con el correo con el que envió el caso.',
  '{what} was not found.': 'No se encontró: {what}.',
  'This page': 'esta página',
  'This case': 'este caso',
  'This file': 'este archivo',
  'This offer': 'esta oferta',
  'One of these files': 'uno de estos archivos',

  // The dashboard.
  Welcome: 'Le damos la bienvenida',
  'Welcome, {name}': 'Le damos la bienvenida, {name}',
  Profile: 'Perfil',
  'Member since': 'Cliente desde',
  'Account settings': 'Ajustes de la cuenta',
  'Your Cases': 'Sus casos',
  'Your cases': 'Sus casos',
  'See your cases': 'Ver sus casos',
  'Loading your cases…': 'Cargando sus casos…',
  'Submit New Case': 'Enviar otro caso',
  'Submit Your First Case': 'Enviar su primer caso',
  'No cases yet': 'Aún no tiene casos',
  'Tell us what your processor holds. Only the processor, the amount, your contact and the business are required.':
    'Díganos qué retiene su procesador. Solo son obligatorios el procesador, el monto, sus datos de contacto y los del negocio.',
  'What you can do now': 'Lo que puede hacer ahora',
  Processor: 'Procesador',
  Submitted: 'Enviado',
  'Your application is not submitted yet': 'Su solicitud aún no se ha enviado',
  'Continue your application': 'Continuar su solicitud',
  Discard: 'Descartar',
  'the application': 'la solicitud',
  '{amount} held': '{amount} retenidos',
  'Step {step} of {all}.': 'Paso {step} de {all}.',
  'Step {step} of {all}, saved {when}.': 'Paso {step} de {all}; guardado el {when}.',
  'Discard this application': 'Descartar esta solicitud',
  'Discard the application': 'Descartar la solicitud',
  'Discarding…': 'Descartando…',
  'Keep it': 'Conservarla',
  'Application discarded': 'Solicitud descartada',
  'Nothing of it was kept.': 'No se conservó nada de ella.',
  'The application was not discarded': 'La solicitud no se descartó',
  'Your answers are deleted. This cannot be undone; you can start a new application at any time.':
    'Se borran sus respuestas. Esto no se puede deshacer; puede empezar otra solicitud cuando quiera.',
  'Your answers and the file that you uploaded are deleted. This cannot be undone; you can start a new application at any time.':
    'Se borran sus respuestas y el archivo que subió. Esto no se puede deshacer; puede empezar otra solicitud cuando quiera.',
  'Your answers and the {count} files that you uploaded are deleted. This cannot be undone; you can start a new application at any time.':
    'Se borran sus respuestas y los {count} archivos que subió. Esto no se puede deshacer; puede empezar otra solicitud cuando quiera.',

  // What happened: the bell.
  'What happened': 'Lo que pasó',
  'Loading what happened…': 'Cargando lo que pasó…',
  'What happened could not be loaded': 'No se pudo cargar lo que pasó',
  'Notifications, {count} new': 'Avisos, {count} nuevos',
  'Notifications, none new': 'Avisos, ninguno nuevo',
  'Nothing yet. Whatever happens in your cases is listed here.':
    'Nada todavía. Aquí se anota todo lo que pasa en sus casos.',
  'Mark all as read': 'Marcar todo como leído',
  'Marking…': 'Marcando…',
  'It was not marked as read': 'No se marcó como leído',
  New: 'Nuevo',
  'We wrote to you.': 'Le escribimos.',
  'The contact address asks to see this case.': 'La dirección de contacto pide ver este caso.',

  // The next step, and who acts.
  'Your next step': 'Su próximo paso',
  'After that': 'Después',
  You: 'Usted',
  'Our team': 'Nuestro equipo',
  'Your attorney': 'Su abogado',
  'The processor': 'El procesador',
  'the processor': 'el procesador',
  'Nobody has anything to do': 'Nadie tiene nada que hacer',
  'The merchant acts next': 'Ahora le toca al comercio',
  'Our team acts next': 'Ahora le toca a nuestro equipo',
  'Your attorney acts next': 'Ahora le toca a su abogado',
  'We wait for {who}': 'Falta que responda {who}',
  'By {day}.': 'A más tardar el {day}.',
  'By {day}': 'A más tardar el {day}',
  'This was due on {day} and is late.': 'Era para el {day} y está atrasado.',
  'Nothing for you to do now.': 'Por ahora usted no tiene que hacer nada.',
  'Nothing to do: no case of yours is open.': 'Nada que hacer: no tiene casos abiertos.',
  'Nothing to do: this case has ended.': 'Nada que hacer: este caso terminó.',
  'Finish your application. Nothing is claimed for you before you submit it.':
    'Termine su solicitud. No se reclama nada por usted antes de que la envíe.',
  'See where it stands': 'Ver cómo va',
  'Read what this means': 'Leer qué significa esto',
  'You ended the engagement, so no attorney acts for you in this case.':
    'Usted terminó el contrato, así que ningún abogado actúa por usted en este caso.',
  'Your attorney no longer acts for you. We look for another one.': 'Su abogado ya no actúa por usted. Buscamos otro.',
  'Your attorney withdraws: the last day on which they act for you is {day}. We look for another one.':
    'Su abogado se retira: el último día en que actúa por usted es el {day}. Buscamos otro.',
  'You ended the engagement, so no attorney acts for you in this case. Its days keep running: read what this means for you.':
    'Usted terminó el contrato, así que ningún abogado actúa por usted en este caso. Sus plazos siguen corriendo: lea qué significa para usted.',
  'Your attorney no longer acts for you. We look for another one. Its days keep running: read what this means for you.':
    'Su abogado ya no actúa por usted. Buscamos otro. Los plazos del caso siguen corriendo: lea qué significa para usted.',
  'Your attorney withdraws: the last day on which they act for you is {day}. We look for another one. Its days keep running: read what this means for you.':
    'Su abogado se retira: el último día en que actúa por usted es el {day}. Buscamos otro. Los plazos del caso siguen corriendo: lea qué significa para usted.',
  'What it means that your attorney leaves': 'Qué significa que su abogado se vaya',
  'Your attorney wrote to you why, what is due next and how your file is handed over: see “With your attorney”.':
    'Su abogado le escribió por qué, qué vence ahora y cómo se entrega su expediente: vea «Con su abogado».',
  'No letter of yours is approved or leaves without an attorney whom you have engaged.':
    'Ninguna carta suya se aprueba ni sale sin un abogado que usted haya contratado.',
  'The days of your case keep running, and the law sets time limits on claims. Talks and notices do not stop them: ask another lawyer about them at once.':
    'Los plazos de su caso siguen corriendo, y la ley pone límites de tiempo a los reclamos. Las conversaciones y los avisos no los detienen: consulte a otro abogado de inmediato.',
  'You may engage any lawyer, from here or elsewhere. Your file is yours.':
    'Usted puede contratar a cualquier abogado, de aquí o de otra parte. Su expediente es suyo.',
  'Nothing was downloaded': 'No se descargó nada',
  'Closing letter': 'Carta de cierre',
  'Download my file': 'Descargar mi expediente',
  'End the engagement with your attorney': 'Terminar el contrato con su abogado',
  'Keep my attorney': 'Conservar a mi abogado',
  'End the engagement': 'Terminar el contrato',
  'Ending…': 'Terminando…',
  'The engagement was not ended': 'El contrato no se terminó',
  'Engagement ended': 'Contrato terminado',
  'No attorney acts for you in this case.': 'Ningún abogado actúa por usted en este caso.',
  'From this moment no attorney acts for you in this case, and no letter of yours is approved or leaves. You need no reason. The same attorney is not engaged again in this case.':
    'Desde este momento ningún abogado actúa por usted en este caso, y ninguna carta suya se aprueba ni sale. No necesita motivos. El mismo abogado no se contrata otra vez en este caso.',
  'Before the demand is sent you owe nothing. After that your attorney may ask for the reasonable value of the work that was done, only if money comes back, and never more than {percent}% of it: see section 5 of {letter}.':
    'Antes de que se envíe la carta de reclamación no debe nada. Después su abogado puede pedir el valor razonable del trabajo hecho, solo si vuelve dinero, y nunca más del {percent}% de él: vea la sección 5 de {letter}.',
  'the engagement letter': 'el contrato con su abogado',
  'Read and sign the agreement': 'Leer y firmar el acuerdo',
  'Read and sign our agreement': 'Leer y firmar nuestro acuerdo',
  'Confirm the facts': 'Confirmar los datos',
  'Read and sign the paper': 'Leer y firmar el documento',
  'See the offer': 'Ver la oferta',
  'Read the message': 'Leer el mensaje',
  'Add documents': 'Agregar documentos',
  'Complete the details': 'Completar los datos',
  'Accept or decline the offer.': 'Acepte o rechace la oferta.',
  'Accept or decline {count} offers.': 'Acepte o rechace {count} ofertas.',
  'Read and sign the engagement letter with your attorney. No letter is approved before that.':
    'Lea y firme el contrato con su abogado. Antes de eso no se aprueba ninguna carta.',
  'Read and sign the success-fee agreement. No letter goes out before that.':
    'Lea y firme el acuerdo de honorarios por éxito. Ninguna carta sale antes de eso.',
  'Confirm the facts of your letter. It is not approved before that.':
    'Confirme los datos de su carta. No se aprueba antes de eso.',
  'Read a new message.': 'Lea un mensaje nuevo.',
  'Read {count} new messages.': 'Lea {count} mensajes nuevos.',
  'Complete the details: {first}.': 'Complete los datos: {first}.',
  'Complete the details: {first} and {second}.': 'Complete los datos: {first} y {second}.',
  'Complete the details: {first}, {second} and {third}.': 'Complete los datos: {first}, {second} y {third}.',
  'Complete the details: {first}, {second}, {third} and {count} more.':
    'Complete los datos: {first}, {second}, {third} y {count} más.',
  'the name of the processor': 'el nombre del procesador',
  'the hold start date': 'la fecha en que empezó la retención',
  'the reason the processor gave': 'el motivo que dio el procesador',
  'the merchant account ID': 'el número de la cuenta de comerciante',
  'the rest of the business address': 'el resto de la dirección del negocio',
  'the monthly volume': 'el volumen mensual',
  'what you sell': 'lo que usted vende',
  'the refund policy': 'la política de reembolsos',
  'Add the hold notice or your merchant statements, which the letter can point to.':
    'Agregue el aviso de retención o sus estados de cuenta del procesador, para que la carta los señale.',
  'Read and sign the paper that your processor’s agreement asks for: {title}.':
    'Lea y firme el documento que pide el acuerdo: {title}.',

  // Where the case stands.
  INTAKE: 'RECIBIDO',
  'UNDER REVIEW': 'EN REVISIÓN',
  'IN PROGRESS': 'EN CURSO',
  RESOLVED: 'RESUELTO',
  CLOSED: 'CERRADO',
  Received: 'Recibido',
  Analyzed: 'Analizado',
  'Letter drafted': 'Carta redactada',
  'With attorney': 'Con el abogado',
  'Letter sent': 'Carta enviada',
  'Letter delivered': 'Carta entregada',
  'In negotiation': 'En negociación',
  'Offer made': 'Con oferta',
  Recovering: 'En recuperación',
  Recovered: 'Recuperado',
  Closed: 'Cerrado',
  'We analyze your case and draft the letter.': 'Analizamos su caso y redactamos la carta.',
  'The demand letter is being drafted.': 'La carta de requerimiento se está redactando.',
  'An attorney is assigned to review the draft, within 1-2 business days.':
    'Se asigna un abogado para revisar el borrador, en 1-2 días hábiles.',
  'The letter came back undelivered; we check the address and send it again.':
    'La carta regresó sin entregarse; revisamos la dirección y la enviamos de nuevo.',
  'The letter is on its way; we record when it is delivered.': 'La carta va en camino; anotamos cuando se entregue.',
  'The processor has answered; we decide on the next step.': 'El procesador respondió; decidimos el próximo paso.',
  'The processor has until this day to answer.': 'El procesador tiene hasta este día para responder.',
  'We negotiate with the processor and tell you of every answer.':
    'Negociamos con el procesador y le contamos cada respuesta.',
  'Part of the money is back; we follow up on the rest.': 'Parte del dinero ya volvió; seguimos tras el resto.',
  'Nothing; the money is back.': 'Nada; el dinero ya volvió.',
  'Nothing; you cancelled the case.': 'Nada; usted canceló el caso.',
  'Nothing; the case is closed.': 'Nada; el caso está cerrado.',
  'The attorney reviews, edits and signs the letter.': 'El abogado revisa, corrige y firma la carta.',
  'The letter is being printed and sent.': 'La carta se está imprimiendo y enviando.',
  'The letter is approved. Sign the success-fee agreement, and it can go out.':
    'La carta está aprobada. Firme el acuerdo de honorarios por éxito y podrá salir.',
  'The letter is approved and goes out next.': 'La carta está aprobada y es lo próximo que sale.',

  // The page of a case.
  Case: 'Caso',
  'Your case': 'Su caso',
  'Case number': 'Número de caso',
  Status: 'Estado',
  'Where you are': 'Dónde está usted',
  'On this page': 'En esta página',
  '({count} new)': '({count} nuevos)',
  'Loading the case…': 'Cargando el caso…',
  'Loading…': 'Cargando…',
  'The money of this case': 'El dinero de este caso',
  Held: 'Retenido',
  Offered: 'Ofrecido',
  Back: 'Recuperado',
  'Nothing yet': 'Nada todavía',
  'Yours after the fee': 'Para usted, después del honorario',
  'Yours, once it is paid': 'Para usted, cuando se pague',
  Timeline: 'Historia',
  Money: 'Dinero',
  Letters: 'Cartas',
  Messages: 'Mensajes',

  // The timeline.
  'Late: due {day}': 'Atrasado: era para el {day}',
  'Not yet dated': 'Sin fecha todavía',
  'You submitted the case.': 'Usted envió el caso.',
  'The processor answered.': 'El procesador respondió.',
  'We analyzed the case.': 'Analizamos el caso.',
  'You signed the success-fee agreement.': 'Usted firmó el acuerdo de honorarios por éxito.',
  'demand letter': 'carta de requerimiento',
  'follow-up letter': 'carta de seguimiento',
  'final letter': 'carta final',
  'escalation letter': 'carta de escalamiento',
  'The {letter} was drafted.': 'Se redactó la {letter}.',
  'A {letter} was drafted; a newer one took its place.': 'Se redactó una {letter}; otra más reciente la reemplazó.',
  'The attorney approved the {letter}.': 'El abogado aprobó la {letter}.',
  'The {letter} was sent.': 'Se envió la {letter}.',
  'The {letter} was sent to {who}.': 'Se envió la {letter} a {who}.',
  'The {letter} was delivered.': 'Se entregó la {letter}.',
  'The {letter} came back undelivered.': 'La {letter} regresó sin entregarse.',
  'An offer of {amount} was received.': 'Se recibió una oferta de {amount}.',
  'You accepted the offer of {amount}.': 'Usted aceptó la oferta de {amount}.',
  'You accepted the offer of {amount}. Your attorney tells the processor, and we follow up on the money.':
    'Usted aceptó la oferta de {amount}. Su abogado avisa al procesador y nosotros damos seguimiento al dinero.',
  'You declined the offer of {amount}.': 'Usted rechazó la oferta de {amount}.',
  'The offer of {amount} was withdrawn.': 'La oferta de {amount} se retiró.',
  '{amount} of the held money was released.': 'Se entregaron {amount} del dinero retenido.',
  '{amount} of the held money ({label}) was released.': 'Se entregaron {amount} del dinero retenido ({label}).',
  '{amount} came back.': 'Volvieron {amount}.',
  'You cancelled the case.': 'Usted canceló el caso.',
  'The case was resolved.': 'El caso se resolvió.',
  'The case was closed.': 'El caso se cerró.',
  'We get back to you within 24 hours of your application.':
    'Le respondemos en las 24 horas siguientes a su solicitud.',
  'We said that we would get back to you within 24 hours. We are late; the fault is ours.':
    'Dijimos que le responderíamos en 24 horas. Vamos tarde; la culpa es nuestra.',
  'We review your case within 48 hours.': 'Revisamos su caso en 48 horas.',
  'We said that we would review your case within 48 hours. We are late; the fault is ours.':
    'Dijimos que revisaríamos su caso en 48 horas. Vamos tarde; la culpa es nuestra.',
  'The draft package is ready, within 1-2 business days.': 'El paquete de borradores está listo, en 1-2 días hábiles.',
  'The draft package should have been ready by this day. We are late; the fault is ours.':
    'El paquete de borradores debía estar listo este día. Vamos tarde; la culpa es nuestra.',
  'The attorney has reviewed the letter.': 'El abogado ha revisado la carta.',
  'The attorney’s review was due by this day and is late.':
    'La revisión del abogado era para este día y está atrasada.',
  'The demand letter goes out, within 2-3 days.': 'La carta de requerimiento sale, en 2-3 días.',
  'The demand letter goes out within 2-3 days of your signing the success-fee agreement.':
    'La carta de requerimiento sale en los 2-3 días siguientes a que usted firme el acuerdo de honorarios por éxito.',
  'The demand letter should have gone out by this day. It is late.':
    'La carta de requerimiento debía haber salido este día. Está atrasada.',
  '{who} has until this day to answer; after that the next letter is due.':
    '{who} tiene hasta este día para responder; después toca la siguiente carta.',
  '{who} has not answered in time. The next letter is due.': '{who} no respondió a tiempo. Toca la siguiente carta.',
  'Negotiation typically takes 10-45 days from the letter; this is its last day.':
    'La negociación suele tomar 10-45 días desde la carta; este es el último.',
  'Negotiation has taken longer than the typical 10-45 days.':
    'La negociación ha tomado más que los 10-45 días habituales.',
  'Your answer to the offer of {amount} is wanted.': 'Se espera su respuesta a la oferta de {amount}.',
  'Your answer to the offer of {amount} was wanted by this day. You can still answer while it is open.':
    'Su respuesta a la oferta de {amount} se esperaba para este día. Aún puede responder mientras siga abierta.',
  '{amount} of the held money is promised for release.': 'Prometieron entregar {amount} del dinero retenido.',
  '{amount} of the held money ({label}) is promised for release.':
    'Prometieron entregar {amount} del dinero retenido ({label}).',
  '{amount} of the held money was promised for this day and has not been released.':
    'Para este día prometieron {amount} del dinero retenido, y no los han entregado.',
  '{amount} of the held money ({label}) was promised for this day and has not been released.':
    'Para este día prometieron {amount} del dinero retenido ({label}), y no los han entregado.',

  // The hold, drawn.
  'The hold': 'La retención',
  'The day on which the hold began is not known yet, so it cannot be drawn.':
    'Aún no se sabe qué día empezó la retención, así que no se puede dibujar.',
  'Add the hold’s start date': 'Agregar la fecha de inicio de la retención',
  'Write to us if you can find it in the notice.': 'Escríbanos si la encuentra en el aviso.',
  'How long such holds last': 'Cuánto duran estas retenciones',
  'one day': 'un día',
  '{count} days': '{count} días',
  '{who} held {amount} from {start} to {end}: {days}. All of it is back.':
    '{who} retuvo {amount} del {start} al {end}: {days}. Ya volvió todo.',
  '{who} has held {amount} since {start}: {days} today.': '{who} retiene {amount} desde el {start}: hoy van {days}.',
  '{amount} of it is still held.': 'De eso siguen retenidos {amount}.',
  'Today, day {day}': 'Hoy, día {day}',
  'All back, day {day}': 'Volvió todo, día {day}',
  'Day 0, {day}': 'Día 0, {day}',
  'Day {day}': 'Día {day}',
  'Day {day}, today': 'Día {day}, hoy',
  '{amount} is held': 'Se retienen {amount}',
  '{amount} came back': 'Volvieron {amount}',
  '{amount} is promised': 'Prometidos: {amount}',
  '{amount} is still held': 'Siguen retenidos {amount}',
  'All of it is back': 'Ya volvió todo',
  'The demand letter went out': 'Salió la carta de requerimiento',

  // Money and offers.
  'Loading the money of this case…': 'Cargando el dinero de este caso…',
  'No money was recorded in this case, so there is no fee.':
    'En este caso no se registró dinero, así que no hay honorario.',
  'Where the money is': 'Dónde está el dinero',
  'Held by {who}': 'Retenido por {who}',
  'Back so far': 'Recuperado hasta ahora',
  'Still outstanding': 'Falta por recuperar',
  'Of that, promised with a date': 'De eso, prometido con fecha',
  'Success fee, {percent}% of what came back': 'Honorario por éxito, {percent}% de lo recuperado',
  'Of that, paid': 'De eso, pagado',
  'Fee still to pay': 'Honorario por pagar',
  'Money that came back': 'Dinero que volvió',
  'Success fee paid': 'Honorario por éxito pagado',
  'Entered by mistake, and withdrawn': 'Anotado por error y retirado',
  'Parts that are held': 'Partes retenidas',
  'Moved from {from} to {to}': 'Cambió del {from} al {to}',
  'Dated {day}': 'Con fecha {day}',
  'Released {day}': 'Entregado el {day}',
  'No release date promised': 'Sin fecha de entrega prometida',
  'Was promised for {day}, and has not come': 'Se prometió para el {day} y no ha llegado',
  'Promised for {day}': 'Prometido para el {day}',
  'Still to come: {amount}': 'Falta por llegar: {amount}',
  Offer: 'Oferta',
  Offers: 'Ofertas',
  'The success fee of {percent}% is {fee}; {yours} is yours.':
    'El honorario por éxito del {percent}% es {fee}; para usted quedan {yours}.',
  'The success fee of {percent}% would be {fee}; {yours} would be yours.':
    'El honorario por éxito del {percent}% sería {fee}; para usted quedarían {yours}.',
  'Answer by {day}.': 'Responda a más tardar el {day}.',
  'An answer was asked for by {day}.': 'Se pidió una respuesta para el {day}.',
  Accept: 'Aceptar',
  Decline: 'Rechazar',
  'the offer of {amount}': 'la oferta de {amount}',
  'You accepted this offer on {day}.': 'Usted aceptó esta oferta el {day}.',
  'You accepted this offer.': 'Usted aceptó esta oferta.',
  'You declined this offer on {day}.': 'Usted rechazó esta oferta el {day}.',
  'You declined this offer.': 'Usted rechazó esta oferta.',
  'This offer was withdrawn.': 'Esta oferta se retiró.',
  'This offer is open.': 'Esta oferta está abierta.',
  'Accept this offer?': '¿Aceptar esta oferta?',
  'Decline this offer?': '¿Rechazar esta oferta?',
  'Loading the offer…': 'Cargando la oferta…',
  'There is no such offer on this case.': 'En este caso no hay esa oferta.',
  'Go back': 'Volver',
  'Accept {amount}': 'Aceptar {amount}',
  'Decline {amount}': 'Rechazar {amount}',
  'Accepting…': 'Aceptando…',
  'Declining…': 'Rechazando…',
  'Your answer was not recorded': 'Su respuesta no se registró',
  'What the offer comes to': 'A cuánto llega la oferta',
  '{payer} releases': 'Entrega {payer}',
  'Success fee, {percent}%': 'Honorario por éxito, {percent}%',
  'Terms of the offer': 'Condiciones de la oferta',
  'Your attorney tells the processor that you accept. The fee falls due only when the money has come, on what has come. An answer cannot be taken back here.':
    'Su abogado avisa al procesador que usted acepta. El honorario se debe solo cuando llegue el dinero, y sobre lo que llegue. Aquí no se puede retirar una respuesta.',
  'Your attorney tells the processor that you decline and continues negotiating. An answer cannot be taken back here; a new offer can always come.':
    'Su abogado avisa al procesador que usted rechaza y sigue negociando. Aquí no se puede retirar una respuesta; siempre puede llegar otra oferta.',
  'You accepted the offer': 'Usted aceptó la oferta',
  '{yours} is yours once {amount} has come.': '{yours} son para usted cuando lleguen los {amount}.',
  'Your attorney tells {payer} that you accept.': 'Su abogado avisa que usted acepta, para que lo sepa {payer}.',
  'Each payment stands on this page as soon as it has come.': 'Cada pago aparece en esta página en cuanto llega.',
  'The fee falls due only then, on what has come.': 'Solo entonces se debe el honorario, sobre lo que llegó.',
  Done: 'Listo',
  'Offer declined': 'Oferta rechazada',
  'Your attorney tells the processor and continues negotiating.': 'Su abogado avisa al procesador y sigue negociando.',
  'What you sign': 'Lo que usted firma',
  '{amount}, declined': '{amount}, rechazada',
  'This offer was {answer} already.': 'Esta oferta ya {answer}.',
  accepted: 'se aceptó',
  declined: 'se rechazó',
  withdrawn: 'se retiró',
  'This offer cannot be answered any more.': 'Esta oferta ya no se puede responder.',
  'The last day to accept this offer is over. Write to us: we ask the processor whether it still stands.':
    'Ya pasó el último día para aceptar esta oferta. Escríbanos: preguntamos al procesador si sigue en pie.',
  'You have accepted another offer, of {amount}. This one can be accepted once that money has come.':
    'Usted aceptó otra oferta, de {amount}. Esta se puede aceptar cuando haya llegado ese dinero.',

  // Letters and files.
  'First demand letter': 'Primera carta de requerimiento',
  'Follow-up letter': 'Carta de seguimiento',
  'Final letter': 'Carta final',
  'Escalation letter': 'Carta de escalamiento',
  Sent: 'Enviada',
  'Certified mail number': 'Número de correo certificado',
  Delivered: 'Entregada',
  'Came back': 'Regresó',
  'The post brought it back; we send it again': 'El correo la devolvió; la enviamos de nuevo',
  'Not recorded yet': 'Aún no se registra',
  'Answer due': 'Respuesta a más tardar',
  'Download PDF': 'Descargar PDF',
  Exhibits: 'Anexos',
  'sent with {title}, as PDF': 'enviados con {title}, en PDF',
  Text: 'Texto',
  'Loading the files…': 'Cargando los archivos…',
  'No files yet. The notice of the hold and your statements help the letter most.':
    'Aún no hay archivos. Lo que más ayuda a la carta son el aviso de retención y sus estados de cuenta.',
  'No files were added.': 'No se agregaron archivos.',
  'Show more files': 'Mostrar más archivos',
  'Add files': 'Agregar archivos',
  'Files on their way': 'Archivos en camino',
  'Read by machine: looks like {kind}, {pages}.': 'Leído automáticamente: parece {kind}, {pages}.',
  'Read by machine: looks like {kind} from {issuer}, {pages}.':
    'Leído automáticamente: parece {kind}, de {issuer}, {pages}.',
  'Read by machine: its kind is not clear, {pages}.': 'Leído automáticamente: no está claro qué es, {pages}.',
  'one page': 'una página',
  'One page was not read.': 'Una página no se leyó.',
  '{count} pages were not read.': '{count} páginas no se leyeron.',
  'Period: {from} to {to}.': 'Periodo: del {from} al {to}.',
  'a termination or hold notice': 'un aviso de cierre o de retención',
  'a merchant statement': 'un estado de cuenta del procesador',
  'a bank statement': 'un estado de cuenta bancario',
  'a chargeback report': 'un informe de contracargos',
  'an EIN letter': 'una carta del EIN',
  'a formation document': 'un documento de constitución',
  'a refund policy or terms': 'una política de reembolsos o términos',
  'proof of fulfillment': 'prueba de entrega',
  Reserve: 'Reserva',
  'Gross volume': 'Volumen bruto',
  Fees: 'Comisiones',
  'Net amount': 'Monto neto',
  'Opening balance': 'Saldo inicial',
  'Closing balance': 'Saldo final',
  Deposits: 'Depósitos',
  Withdrawals: 'Retiros',
  Total: 'Importe total',
  'Period from': 'Periodo desde',
  'Period to': 'Periodo hasta',
  Dated: 'Con fecha',
  'Release expected': 'Entrega prevista',
  Shipped: 'Enviado el',
  Filed: 'Presentado',
  Effective: 'Vigente desde',
  'What is it?': '¿Qué es?',
  'Word and Excel files too.': 'También archivos de Word y Excel.',
  'Adding it to the case…': 'Agregándolo al caso…',
  'The file could not be added. Please try again.': 'No se pudo agregar el archivo. Inténtelo de nuevo.',
  'Postmarked receipt of a letter': 'Recibo sellado de una carta',
  'Application document': 'Documento de la solicitud',
  'Reply of the processor': 'Respuesta del procesador',
  'A case holds at most {max} files. None of these was added.':
    'Un caso puede tener como máximo {max} archivos. No se agregó ninguno de estos.',
  'a case holds at most {max} files.': 'un caso puede tener como máximo {max} archivos.',
  'This case has ended; no more files can be added to it.': 'Este caso terminó; ya no se le pueden agregar archivos.',
  'You cannot add a file of this kind: {kind}.': 'No puede agregar un archivo de este tipo: {kind}.',
  'the malware scanner found {what} in it.': 'el antivirus encontró {what} en él.',
  something: 'algo',

  // Messages.
  'Loading the messages…': 'Cargando los mensajes…',
  'Show earlier messages': 'Mostrar mensajes anteriores',
  'Loading earlier messages…': 'Cargando mensajes anteriores…',
  'No messages yet.': 'Aún no hay mensajes.',
  'Ask us anything about this case, or tell us what the processor told you.':
    'Pregúntenos lo que quiera sobre este caso o cuéntenos qué le dijo el procesador.',
  'Messages can no longer be written on this case. For anything else, use {link}.':
    'En este caso ya no se pueden escribir mensajes. Para cualquier otra cosa, use {link}.',
  'the contact page': 'la página de contacto',
  Merchant: 'Comercio',
  Notice: 'Aviso',
  '{name}, our team': '{name}, nuestro equipo',
  '{name}, your attorney': '{name}, su abogado',
  'With the team': 'Con el equipo',
  'With your attorney': 'Con su abogado',
  'Only you and your attorney read this. Our team and your guests do not.':
    'Esto lo leen solo usted y su abogado. Nuestro equipo y sus invitados no.',
  'Ask your attorney anything about this case.': 'Pregúntele a su abogado lo que quiera sobre este caso.',
  'Write to your attorney': 'Escríbale a su abogado',
  'You can write here as soon as an attorney has your case.': 'Podrá escribir aquí en cuanto un abogado tenga su caso.',
  'No attorney has this case yet. Write to our team meanwhile.':
    'Ningún abogado tiene este caso todavía. Mientras tanto, escriba a nuestro equipo.',
  'Only the owner of this case and its attorney read and write these messages.':
    'Estos mensajes solo los leen y escriben el titular de este caso y su abogado.',
  'Read a new message of your attorney.': 'Lea un mensaje nuevo de su abogado.',
  'Read {count} new messages of your attorney.': 'Lea {count} mensajes nuevos de su abogado.',
  'Write to us': 'Escríbanos',
  'Enter: Message.': 'Escriba: Mensaje.',
  Send: 'Enviar',
  'Send again': 'Enviar de nuevo',
  'Ctrl + Enter sends': 'Ctrl + Intro envía',
  'Your message was sent.': 'Su mensaje se envió.',
  'Your message was not sent': 'Su mensaje no se envió',
  'What you wrote is kept here.': 'Lo que escribió se conserva aquí.',
  'Shorten it by {count} characters: it may have {max}.': 'Acórtelo en {count} caracteres: puede tener {max}.',
  'Shorten it by {count} character: it may have {max}.': 'Acórtelo en {count} carácter: puede tener {max}.',
  'Shorten it to {max} characters or fewer.': 'Acórtelo a {max} caracteres o menos.',
  'The text has a hidden character that cannot be kept, such as one that turns its direction. Type that part again.':
    'El texto tiene un carácter oculto que no se puede guardar, por ejemplo uno que cambia su dirección. Escriba esa parte otra vez.',
  'This looks like a card number': 'Esto parece un número de tarjeta',
  'Nobody here needs the whole number. The last four digits are enough.':
    'Aquí nadie necesita el número completo. Bastan los últimos cuatro dígitos.',
  'Cover all but the last four': 'Tapar todo menos los últimos cuatro',
  'It is not a card number': 'No es un número de tarjeta',
  'This looks like a card number. Cover all but its last four digits.':
    'Esto parece un número de tarjeta. Tape todo menos los últimos cuatro dígitos.',
  'Another message was already sent under this id.': 'Ya se envió otro mensaje con este identificador.',
  'You have sent {count} messages within an hour. What you typed is kept here; please send it in {minutes} minutes.':
    'Ha enviado {count} mensajes en una hora. Lo que escribió se conserva aquí; envíelo en {minutes} minutos.',
  'This case ended more than {days} days ago; its messages can be read, but no new ones sent. Write to us through the contact form.':
    'Este caso terminó hace más de {days} días; sus mensajes se pueden leer, pero no enviar nuevos. Escríbanos por el formulario de contacto.',

  // The papers of a case, and cancelling it.
  'Success-fee agreement': 'Acuerdo de honorarios por éxito',
  'Signed. Read it again or print it.': 'Firmado. Léalo de nuevo o imprímalo.',
  'Application details': 'Datos de la solicitud',
  'Record to print': 'Constancia para imprimir',
  'Dates for your calendar': 'Fechas para su calendario',
  'A file that calendar programs open.': 'Un archivo que abren los programas de calendario.',
  'Cancel this case': 'Cancelar este caso',
  'Keep the case': 'Conservar el caso',
  'Cancel the case': 'Cancelar el caso',
  'Cancelling…': 'Cancelando…',
  'Case cancelled': 'Caso cancelado',
  'No letter goes out, and nothing is owed.': 'No sale ninguna carta y no debe nada.',
  'The case was not cancelled': 'El caso no se canceló',
  'Why, if you like to say': 'Por qué, si quiere decirlo',
  'No letter goes out, the case is closed, and nothing is owed. What you sent us stays readable here. A cancelled case is not opened again; you can submit a new one at any time.':
    'No sale ninguna carta, el caso se cierra y no debe nada. Lo que nos envió se puede seguir leyendo aquí. Un caso cancelado no se vuelve a abrir; puede enviar otro cuando quiera.',
  'This case has been cancelled.': 'Este caso se canceló.',
  'This case cannot be cancelled any more: its letter is on its way, or it is closed. Write to us if something has changed.':
    'Este caso ya no se puede cancelar: su carta va en camino o el caso está cerrado. Escríbanos si algo cambió.',
  'This case has ended already.': 'Este caso ya terminó.',
  'The demand letter is on its way, so the case can no longer be cancelled here. Write to us and we talk about it.':
    'La carta de requerimiento va en camino, así que el caso ya no se puede cancelar aquí. Escríbanos y lo hablamos.',

  // The application, afterwards.
  Details: 'Datos',
  'Loading your answers…': 'Cargando sus respuestas…',
  'Complete or correct what you told us. The letter is drafted again from what you save.':
    'Complete o corrija lo que nos dijo. La carta se redacta de nuevo con lo que guarde.',
  'What you told us, as the letter uses it.': 'Lo que nos dijo, como lo usa la carta.',
  'These answers can no longer be changed here': 'Estas respuestas ya no se pueden cambiar aquí',
  'The letter has been taken up.': 'Un abogado ya tomó la carta.',
  'An attorney has taken up the letter, so the details can no longer be changed here. Write to us about anything that should change.':
    'Un abogado ya tomó la carta, así que los datos ya no se pueden cambiar aquí. Escríbanos si algo debe cambiar.',
  'Only the merchant of this case can complete it.': 'Solo el comercio de este caso puede completarlo.',
  'You cancelled this case.': 'Usted canceló este caso.',
  'This case has ended.': 'Este caso terminó.',
  'If something is wrong, {link}.': 'Si algo está mal, {link}.',
  'write to us': 'escríbanos',
  'Some changes are not saved yet': 'Algunos cambios aún no se guardan',
  'They are stored on this device. Open a section and save.':
    'Están en este dispositivo. Abra una sección y guárdelos.',
  'Files are added {link}.': 'Los archivos se agregan {link}.',
  'on the case’s page': 'en la página del caso',
  '{answered} of {all} answered': '{answered} de {all} contestadas',
  Complete: 'Completar',
  'On file as {ein}. Leave it blank to keep it.': 'Ya está registrado: {ein}. Déjelo vacío para conservarlo.',
  'a number': 'un número',
  'Back to all details': 'Volver a todos los datos',
  'Discard what is not saved': 'Descartar lo que no se guardó',
  'Not saved yet; stored on this device.': 'Aún no se guarda; está en este dispositivo.',
  'The letter is drafted again from your answers.': 'La carta se redacta de nuevo con sus respuestas.',
  'These answers were also changed on another device': 'Estas respuestas también se cambiaron en otro dispositivo',
  'The other device’s answers are shown. What you typed here was set aside for: {labels}.':
    'Se muestran las respuestas del otro dispositivo. Apartamos lo que usted escribió aquí en: {labels}.',
  'Not saved yet: the answers were changed on another device':
    'Aún no se guarda: las respuestas se cambiaron en otro dispositivo',
  'Both devices’ changes are on this page now. Look them over and save again.':
    'Los cambios de los dos dispositivos están ahora en esta página. Revíselos y guarde de nuevo.',
  'Your answers were not saved': 'Sus respuestas no se guardaron',
  'What you typed is kept on this device.': 'Lo que escribió se conserva en este dispositivo.',
  'This case was changed since you opened it. What you typed is kept here; load the page again to compare.':
    'Este caso cambió desde que lo abrió. Lo que escribió se conserva aquí; cargue la página de nuevo para comparar.',
  'Some answers need another look before they can be saved.': 'Hay que revisar algunas respuestas antes de guardarlas.',
  'Some answers can no longer be changed.': 'Algunas respuestas ya no se pueden cambiar.',
  'Only the person who submitted this case can change its email address.':
    'Solo la persona que envió este caso puede cambiar su correo electrónico.',
  'This stands in the agreement that you have signed. Write to us, and we change it together.':
    'Esto está en el acuerdo que usted firmó. Escríbanos y lo cambiamos juntos.',

  // The record to print.
  Record: 'Constancia',
  'Record of case {number}': 'Constancia del caso {number}',
  'As of {when}': 'Al {when}',
  'Print this record': 'Imprimir esta constancia',
  'Loading the answers…': 'Cargando las respuestas…',
  'The case': 'El caso',
  'Where it stands': 'Cómo va',
  'Success fee': 'Honorario por éxito',
  '{percent}% of what comes back; nothing upfront': '{percent}% de lo que vuelva; nada por adelantado',
  Agreement: 'Acuerdo',
  'Signed {when}': 'Firmado el {when}',
  'Not signed yet': 'Aún sin firmar',
  Dates: 'Fechas',
  'Sent {when}': 'Enviada el {when}',
  'Certified mail {number}': 'Correo certificado {number}',
  'Delivered {day}': 'Entregada el {day}',
  'No files.': 'Sin archivos.',

  // Signing.
  Sign: 'Firmar',
  'Loading the agreement…': 'Cargando el acuerdo…',
  'The paper is in English, and the English text is the one that counts. If you would like it explained in Spanish before you sign, write to us.':
    'El documento está en inglés, y el texto en inglés es el que vale. Si quiere que se lo expliquemos en español antes de firmar, escríbanos.',
  'Text of {title}': 'Texto de {title}',
  'A copy was sent to you by email. No fee falls due before money has come back.':
    'Le enviamos una copia por correo. No se debe ningún honorario antes de que vuelva dinero.',
  'See what happens next': 'Ver qué sigue',
  'Download the signed PDF': 'Descargar el PDF firmado',
  Print: 'Imprimir',
  Signature: 'Firma',
  'Drawn signature of {name}': 'Firma dibujada de {name}',
  'Signed by': 'Firmado por',
  When: 'Cuándo',
  'From network address': 'Desde la dirección de red',
  'Not signed': 'Sin firmar',
  'Only the merchant of an open case can sign this agreement.':
    'Solo el comercio de un caso abierto puede firmar este acuerdo.',
  'The letter can go out only when this is signed. You can cancel anytime before it is sent, and no fee falls due before money has come back.':
    'La carta puede salir solo cuando esto esté firmado. Puede cancelar en cualquier momento antes de que se envíe, y no se debe ningún honorario antes de que vuelva dinero.',
  'I have read the agreement and agree to it for {business}': 'He leído el acuerdo y lo acepto en nombre de {business}',
  'Tick the box to agree.': 'Marque la casilla para aceptar.',
  'A copy is on its way to you by email.': 'Una copia va en camino a su correo.',
  'The agreement is not signed yet': 'El acuerdo aún no está firmado',
  'The agreement is not signed': 'El acuerdo no está firmado',
  'The paper is not signed yet': 'El documento aún no está firmado',
  'The paper is not signed': 'El documento no está firmado',
  'The text has changed since you read it': 'El texto cambió desde que lo leyó',
  'Your application was changed meanwhile, and the agreement with it. The new text is above: please read it and sign again.':
    'Su solicitud cambió mientras tanto, y con ella el acuerdo. El texto nuevo está arriba: léalo y firme de nuevo.',
  'Your application was changed meanwhile, and the paper with it. The new text is above: please read it and sign again.':
    'Su solicitud cambió mientras tanto, y con ella el documento. El texto nuevo está arriba: léalo y firme de nuevo.',
  'Please try again. What you entered is still here.': 'Inténtelo de nuevo. Lo que escribió sigue aquí.',
  'Your full name, typed as your signature': 'Su nombre completo, escrito como firma',
  'Enter: Your full name.': 'Escriba: Su nombre completo.',
  'For {business}.': 'Por {business}.',
  'Check the name, or say that you may sign.': 'Revise el nombre o diga que usted puede firmar.',
  'The application names {names}. I am somebody else, and may sign for {business}':
    'La solicitud nombra a {names}. Soy otra persona y puedo firmar por {business}',
  'Drawn signature': 'Firma dibujada',
  'Sign in the box with a finger, a pen or the mouse. If you cannot draw, your typed name is enough.':
    'Firme en el recuadro con el dedo, un lápiz o el ratón. Si no puede dibujar, basta su nombre escrito.',
  'Nothing drawn yet': 'Aún no hay nada dibujado',
  'Your drawn signature': 'Su firma dibujada',
  'Clear the drawing': 'Borrar el dibujo',
  'Signing…': 'Firmando…',
  'The paper has changed since you read it, because the case has. Read the new text, then sign.':
    'El documento cambió desde que lo leyó, porque el caso cambió. Lea el texto nuevo y después firme.',
  'Before you sign: what {name}’s terms hold against you':
    'Antes de firmar: lo que los términos de {name} dicen en su contra',
  'Loading the paper…': 'Cargando el documento…',
  'Nothing to sign': 'Nada que firmar',
  'This paper is not asked for in this case, or no longer.': 'Este documento no se pide en este caso, o ya no.',
  'Back to the case': 'Volver al caso',
  'An earlier signature does not count': 'Una firma anterior no cuenta',
  'It was given {when}.': 'Se dio el {when}.',
  'Please read the text below and sign again.': 'Lea el texto de abajo y firme de nuevo.',
  'The signature was taken back.': 'La firma se retiró.',
  'What the paper states has changed since it was signed, so that signature no longer counts.':
    'Lo que dice el documento cambió desde que se firmó, así que esa firma ya no cuenta.',
  'Your attorney approves everything before it leaves.': 'Su abogado aprueba todo antes de que salga.',
  'Engagement letter': 'Contrato con su abogado',
  'Signed by you. Your attorney signs next.': 'Firmado por usted. Ahora firma su abogado.',
  'Read and sign the engagement letter': 'Leer y firmar el contrato con su abogado',
  'With this you engage the attorney of your case. It is in force once the attorney has signed it too; no letter is approved before. You may ask about any term first.':
    'Con esto contrata al abogado de su caso. Rige cuando el abogado también lo ha firmado; antes no se aprueba ninguna carta. Puede preguntar antes sobre cualquier término.',
  'I have read the engagement letter and agree to it for {business}':
    'He leído el contrato con el abogado y lo acepto en nombre de {business}',
  'The engagement letter is not signed yet': 'El contrato aún no está firmado',
  'The engagement letter is not signed': 'El contrato no está firmado',
  'The text changed while you read it. The new text is above: please read it and sign again.':
    'El texto cambió mientras lo leía. El nuevo texto está arriba: léalo y firme de nuevo.',
  'Every term stands here in Spanish first. The English text below it is the one that is signed and counts.':
    'Primero está aquí cada término en español. El texto en inglés que sigue es el que se firma y el que cuenta.',
  'A copy was sent to you by email. You get another once your attorney has signed it.':
    'Le enviamos una copia por correo. Recibirá otra cuando su abogado la haya firmado.',
  'Only the merchant and the attorney of an open case can sign this letter.':
    'Solo el comercio y el abogado de un caso abierto pueden firmar este contrato.',
  'the terms of the firm, which are not confirmed for your state yet':
    'los términos del bufete, que aún no están confirmados para su estado',
  'Only the merchant of an open case can sign this paper.':
    'Solo el comercio de un caso abierto puede firmar este documento.',
  'It cannot be signed yet': 'Aún no se puede firmar',
  'The agreement asks the paper to state what your application does not have yet:':
    'El acuerdo pide que el documento diga lo que su solicitud aún no tiene:',
  'You have signed: {title}': 'Usted firmó: {title}',
  'With your signature we keep the exact text above, the time, and the network address that it came from. You get a copy by email, and can take the signature back until your letter is sent to print or by email.':
    'Con su firma guardamos el texto exacto de arriba, la hora y la dirección de red de donde vino. Recibe una copia por correo y puede retirar la firma hasta que su carta se mande a imprimir o por correo electrónico.',
  'I have read the paper, and what it says is true': 'He leído el documento y lo que dice es verdad',
  'Tick the box to say that you have read it.': 'Marque la casilla para decir que lo leyó.',
  'Sign: {title}': 'Firmar: {title}',
  'Signed: {title}': 'Firmado: {title}',
  'Answers for your notice': 'Respuestas para su aviso',
  'Give the answers': 'Dar las respuestas',
  'These answers stand in a paper that is signed, or in a case that has ended.':
    'Estas respuestas están en un documento ya firmado, o en un caso que terminó.',
  'The notice states these. You can correct them until you have signed it.':
    'El aviso dice esto. Puede corregirlo hasta que lo haya firmado.',
  'The agreement asks that your notice state these. Without them the letter is a demand and no notice.':
    'El acuerdo pide que su aviso diga esto. Sin ello, la carta es un requerimiento y no un aviso.',
  'The answers are not saved yet': 'Las respuestas aún no se guardaron',
  'Answers saved': 'Respuestas guardadas',
  'The paper that you sign states them.': 'El documento que usted firma las dice.',
  'The case has ended without a notice.': 'El caso terminó sin un aviso.',
  'One answer so that your notice counts.': 'Una respuesta para que su aviso valga.',
  '{count} answers so that your notice counts.': '{count} respuestas para que su aviso valga.',
  'Add a document that supports your claim, which the notice must bring.':
    'Agregue un documento que respalde su reclamo; el aviso debe llevarlo.',
  'The case was cancelled before this was signed. Nothing is owed.':
    'El caso se canceló antes de que esto se firmara. No se debe nada.',
  'SHA-256 of text and signature': 'SHA-256 del texto y la firma',
  'Only those whose signature this paper has can sign it.':
    'Solo puede firmar este documento quien lleva su firma en él.',
  'The time of this paper is over: it is not signed any more.': 'El plazo de este documento terminó: ya no se firma.',
  'Somebody else signs this paper first.': 'Otra persona firma primero este documento.',
  'This signature stands. Write to us about what to do.': 'Esta firma queda en pie. Escríbanos sobre qué hacer.',
  // A paper signed by hand.
  'This day is in the future.': 'Este día está en el futuro.',
  'Sign by hand': 'Firmar a mano',
  'The paper has changed since you printed it. The new text is above: print it and sign it again.':
    'El documento cambió desde que usted lo imprimió. El texto nuevo está arriba: imprímalo y fírmelo de nuevo.',
  'The agreement asks for your original signature, written by hand. A typed or drawn name does not count.':
    'El acuerdo pide su firma original, escrita a mano. Un nombre escrito o dibujado en pantalla no cuenta.',
  'Download the paper to print (PDF)': 'Descargar el documento para imprimir (PDF)',
  'Print it, sign it with a pen in the place for your signature, and write name and day beside it.':
    'Imprímalo, fírmelo con un bolígrafo en el lugar de su firma y escriba al lado su nombre y el día.',
  'Add a photo or a scan of all its pages below. A copy is sent to you by email.':
    'Agregue abajo una foto o un escaneo de todas sus páginas. Le enviamos una copia por correo electrónico.',
  'Mail the original, with a tracking number, to the firm of your attorney. It goes to the processor with the letter.':
    'Envíe el original por correo postal, con número de rastreo, al bufete de su abogado. Va al procesador con la carta.',
  'Your attorney tells you the address in a message.': 'Su abogado le dirá la dirección en un mensaje.',
  'Your full name, as written on the paper': 'Su nombre completo, como está escrito en el documento',
  'The day on which you signed': 'El día en que firmó',
  'Enter the day on which you signed.': 'Escriba el día en que firmó.',
  'Photo or scan of the signed paper': 'Foto o escaneo del documento firmado',
  'Choose a photo or a scan of the signed paper.': 'Elija una foto o un escaneo del documento firmado.',
  'A picture or scan, as JPG, PNG or PDF of at most 10 MB.':
    'Una foto o un escaneo en JPG, PNG o PDF, de 10 MB como máximo.',
  'I have signed this paper by hand: {title}': 'He firmado este documento a mano: {title}',
  'Adding…': 'Agregando…',
  'Now mail the original.': 'Ahora envíe el original por correo postal.',
  'Signed by hand on {day}.': 'Firmado a mano el {day}.',
  'Scan of the signed paper': 'Escaneo del documento firmado',
  'Original in hand on {day}; recorded by {name}.': 'Original recibido el {day}; lo registró {name}.',
  'Compared with the text on {day}, by {name}.': 'Comparado con el texto el {day}, por {name}.',
  'Signed by hand by counsel on {day}; recorded by {name}.':
    'Firmado a mano por el abogado el {day}; lo registró {name}.',
  'The original has not arrived at the firm yet.': 'El original aún no ha llegado al bufete.',
  'Counsel compares the original with the text next.': 'Ahora el abogado compara el original con el texto.',
  'Counsel signs the original by hand next.': 'Ahora el abogado firma el original a mano.',
  'See where to mail it': 'Ver adónde enviarlo',
  'Print, sign by hand and mail the paper that your processor’s agreement asks for: {title}.':
    'Imprima, firme a mano y envíe por correo postal el documento que pide el acuerdo: {title}.',
  'Mail the original that you signed by hand: {title}.':
    'Envíe por correo postal el original que firmó a mano: {title}.',
  'The originals, printed and signed by hand, are mailed to the firm and in hand.':
    'Los originales, impresos y firmados a mano, se enviaron al bufete y ya llegaron.',
  'Counsel compares each original with its text, and signs by hand what asks for it.':
    'El abogado compara cada original con su texto y firma a mano lo que lo pide.',
  'The agreement asks for a signature by hand on the printed paper.':
    'El acuerdo pide una firma a mano en el documento impreso.',
  'This paper is signed by hand: print it, sign it with a pen, and add a scan of it.':
    'Este documento se firma a mano: imprímalo, fírmelo con un bolígrafo y agregue un escaneo.',
  'This paper is signed here and not by hand.': 'Este documento se firma aquí y no a mano.',
  'This file is no scan of a signed paper of this case.':
    'Este archivo no es un escaneo de un documento firmado de este caso.',
  'Text that was signed': 'Texto que se firmó',
  'Paper signed by hand': 'Documento firmado a mano',
  'Take the signature back': 'Retirar la firma',
  'Taking back…': 'Retirando…',
  'Signature taken back': 'Firma retirada',
  'It counts no longer. You can sign again.': 'Ya no cuenta. Puede firmar de nuevo.',
  'The signature was not taken back': 'La firma no se retiró',
  'The letter with this signature is being sent. Write to us about what to do.':
    'La carta con esta firma se está enviando. Escríbanos para ver qué hacer.',
  'Take this signature back?': '¿Retirar esta firma?',
  'Keep the signature': 'Conservar la firma',
  'Yes, take it back': 'Sí, retirarla',
  'It stays on record and counts no longer. The letter does not go out with this paper until you sign again.':
    'Queda registrada y ya no cuenta. La carta no sale con este documento hasta que usted firme de nuevo.',
  'The agreement that governs this case does not ask for this paper.':
    'El acuerdo que rige este caso no pide este documento.',
  'The paper is not complete yet. It lacks: {missing}.': 'El documento aún no está completo. Le falta: {missing}.',
  'This case has ended; nothing more is recorded for its notice.':
    'Este caso terminó; ya no se registra nada para su aviso.',
  'Notice of dispute': 'Aviso de disputa',
  // A processor's own form: its English name stays, so that merchants can find it.
  'Notice of Dispute': 'Aviso de disputa (Notice of Dispute)',
  'Authorization of counsel': 'Autorización al abogado',
  'Offer of compromise': 'Oferta de arreglo',
  'Read the offer of compromise': 'Leer la oferta de arreglo',

  // Facts to confirm.
  'Is this right?': '¿Es correcto?',
  'Loading the facts…': 'Cargando los datos…',
  'No letter of this case waits for you. When one is drafted, you find its facts here.':
    'Ninguna carta de este caso lo espera a usted. Cuando se redacte una, aquí verá sus datos.',
  'Your letter states the following. It is not approved before you have confirmed it, and nothing is changed without your knowing.':
    'Su carta afirma lo siguiente. No se aprueba antes de que usted lo confirme, y nada se cambia sin que usted lo sepa.',
  'All of this is right': 'Todo esto es correcto',
  'The rest is right': 'Lo demás es correcto',
  '1 of {all} is still open.': 'Falta 1 de {all}.',
  '{open} of {all} are still open.': 'Faltan {open} de {all}.',
  'It confirms the one fact that is still open.': 'Con esto confirma el único dato que falta.',
  'It confirms the {count} facts that are still open.': 'Con esto confirma los {count} datos que faltan.',
  'We look at your correction': 'Revisamos su corrección',
  'Your attorney’s office corrects the letter or answers you. Then you confirm that fact again.':
    'La oficina de su abogado corrige la carta o le responde. Después usted confirma ese dato otra vez.',
  'Thank you. Everything is confirmed': 'Gracias. Todo está confirmado',
  'If a fact of the letter changes, we ask you about that one again.':
    'Si cambia un dato de la carta, le preguntamos otra vez por ese.',
  'Correct it': 'Corregirlo',
  'Confirmed by {name}, {when}.': 'Confirmado por {name}, {when}.',
  'Your attorney goes on without your confirmation: {reason}': 'Su abogado sigue sin su confirmación: {reason}',
  'You wrote: {text}': 'Usted escribió: {text}',
  '{name} answered: {text} Please confirm, or correct it again.':
    '{name} respondió: {text} Confírmelo o corríjalo otra vez.',
  'We look at it, and then ask you again.': 'Lo revisamos y le preguntamos otra vez.',
  'What is right?': '¿Qué es lo correcto?',
  'Enter: What is right.': 'Escriba: Qué es lo correcto.',
  'How do you know?': '¿Cómo lo sabe?',
  'A document, a page, a date.': 'Un documento, una página, una fecha.',
  'Send the correction': 'Enviar la corrección',
  'Never mind': 'Mejor no',
  'Correction sent': 'Corrección enviada',
  'All confirmed': 'Todo confirmado',
  Confirmed: 'Confirmado',
  'The letter has changed since you read it': 'La carta cambió desde que la leyó',
  'Please read what it states now, and answer again. What you typed is still here.':
    'Lea lo que dice ahora y responda otra vez. Lo que escribió sigue aquí.',
  'Nothing was saved': 'No se guardó nada',
  'Please try again. What you typed is still here.': 'Inténtelo de nuevo. Lo que escribió sigue aquí.',
  'No letter of this case waits for its facts.': 'Ninguna carta de este caso espera sus datos.',
  'What the letter states has changed since you read it. Read it again.':
    'Lo que dice la carta cambió desde que la leyó. Léalo otra vez.',
  '{who} holds {amount}.': '{who} retiene {amount}.',
  '{who} holds {amount}. Of the {sum} held, {reserve} is a reserve and {rest} is not.':
    '{who} retiene {amount}. De los {sum} retenidos, {reserve} son una reserva y {rest} no lo son.',
  '{who} still holds {amount}.': '{who} todavía retiene {amount}.',
  'What {who} holds': 'Lo que retiene {who}',
  'Your account is {account}.': 'Su cuenta es {account}.',
  'Your money was held on {day}.': 'Su dinero se retuvo el {day}.',
  'When your money was held': 'Cuándo se retuvo su dinero',
  'The reason that {who} gave you': 'El motivo que le dio {who}',
  'Your business, as the letter names it': 'Su negocio, como lo nombra la carta',
  'Your sales': 'Sus ventas',
  'Enclosed with the letter': 'Va con la carta',
  'The letter also states': 'La carta también dice',
  'Exhibit {label}': 'Anexo {label}',
  'Amount withheld': 'Monto retenido',
  'Still withheld': 'Todavía retenido',
  'Withheld outside any reserve': 'Retenido fuera de la reserva',
  'Rolling reserve': 'Reserva rotativa',
  'Released since': 'Entregado desde entonces',
  'Sum that carries interest': 'Suma que genera intereses',
  'Merchant account': 'Cuenta del comercio',
  'Name of the account': 'Nombre de la cuenta',
  'Hold started': 'Inicio de la retención',
  'Reason given': 'Motivo que dieron',
  'Share set aside, by the notice': 'Parte que se aparta, según el aviso',
  'Share set aside, by the reply': 'Parte que se aparta, según la respuesta',
  'Last day of the hold, by the notice': 'Último día de la retención, según el aviso',
  'Last day of the hold, by the reply': 'Último día de la retención, según la respuesta',
  'Time for which the money is kept, by the notice': 'Tiempo que se guarda el dinero, según el aviso',
  'Time for which the money is kept, by the reply': 'Tiempo que se guarda el dinero, según la respuesta',
  'Promise of the reply': 'Promesa de la respuesta',
  'Legal name of the merchant': 'Nombre legal del comercio',
  'Doing business as': 'Nombre comercial',
  'Entity type of the merchant': 'Tipo de entidad del comercio',
  'Business address': 'Dirección del negocio',
  'Contact person': 'Persona de contacto',
  'E-mail': 'Correo electrónico',
  Telephone: 'Teléfono',
  'In business since': 'En actividad desde',
  'Average ticket': 'Venta promedio',
  'Average monthly volume': 'Volumen mensual promedio',
  'Peak monthly volume': 'Volumen mensual máximo',
  'Average delivery time': 'Tiempo promedio de entrega',
  'What is sold': 'Lo que se vende',
  'Share of sales with the card present': 'Parte de las ventas con la tarjeta presente',
  'Share of domestic sales': 'Parte de las ventas nacionales',
  'Time to answer customers': 'Tiempo para responder a los clientes',
  'Chargeback tool': 'Herramienta contra contracargos',
  Certification: 'Certificación',
  '1 day': '1 día',
  'Notice of the hold or termination': 'Aviso de la retención o del cierre',
  'Merchant account statements': 'Estados de la cuenta de comerciante',
  'Bank statements': 'Estados de cuenta bancarios',
  'Employer identification letter': 'Carta del número de empleador (EIN)',
  'Formation document': 'Documento de constitución',
  'Refund policy and terms of sale': 'Política de reembolsos y condiciones de venta',
  'Form of the notice of dispute, filled in': 'Formulario del aviso de disputa, completado',

  // The agreement with the processor.
  'The agreement': 'El acuerdo con el procesador',
  'The agreement could not be loaded.': 'No se pudo cargar el acuerdo.',
  'Version that governs': 'Versión que rige',
  'Not known': 'No se sabe',
  'Official page': 'Página oficial',
  'of the agreement, in a new tab': 'del acuerdo, en otra pestaña',
  Why: 'Por qué',
  'To confirm': 'Por confirmar',
  'Chosen by': 'Elegida por',
  'Set aside by': 'La dejó de lado',
  '{name}, on {day}': '{name}, el {day}',
  'Terms on the hold': 'Términos sobre la retención',
  '{title}, version of {day}': '{title}, versión del {day}',
  'What the agreement says about it': 'Lo que dice el acuerdo',
  'Copies of the agreement in this case': 'Copias del acuerdo en este caso',
  'What the agreement asks for': 'Lo que pide el acuerdo',
  'What the agreement asks for ({count} open)': 'Lo que pide el acuerdo ({count} pendientes)',
  'Done:': 'Hecho:',
  'Open:': 'Pendiente:',
  Us: 'Nosotros',
  Attorney: 'Abogado',
  'Staff or attorney': 'Personal o abogado',
  'Papers to sign': 'Documentos por firmar',
  'Signed copy (PDF)': 'Copia firmada (PDF)',
  'Read and sign': 'Leer y firmar',
  'Read it': 'Leerlo',
  'Text as it would be signed now': 'Texto como se firmaría ahora',
  'Signed by {name}, {when}.': 'Firmado por {name}, {when}.',
  'Not signed yet.': 'Aún sin firmar.',
  'It cannot be signed yet. It lacks: {missing}.': 'Aún no se puede firmar. Le falta: {missing}.',
  'Terms of {name} that are against the merchant ({count})': 'Términos de {name} en contra del comercio ({count})',
  'Terms of {name} that are against you ({count})': 'Términos de {name} en su contra ({count})',
  'your letter': 'su carta',
  'the letter': 'la carta',
  'The notice was given with a letter that was sent.': 'El aviso se dio con una carta que se envió.',
  'The attorney set the version aside: {letter} is a demand and no notice.':
    'El abogado dejó de lado esa versión: {letter} es un requerimiento y no un aviso.',
  'Until the version is known, {letter} is a demand and no notice.':
    'Mientras no se sepa la versión, {letter} es un requerimiento y no un aviso.',
  'The text read says nothing of a notice: {letter} is a demand.':
    'El texto leído no habla de un aviso: {letter} es un requerimiento.',
  'Everything the agreement asks for is on file: {letter} is, or brings, the notice.':
    'Ya está todo lo que pide el acuerdo: {letter} es el aviso, o lo lleva.',
  'Until everything below is done, {letter} is a demand and no notice.':
    'Mientras falte algo de lo de abajo, {letter} es un requerimiento y no un aviso.',
  'It goes {way}.': 'Va {way}.',
  'It goes {way}, to {to}.': 'Va {way}, a {to}.',
  'After it the agreement has both sides wait {days}.': 'Después, el acuerdo hace esperar a ambas partes {days}.',
  'by certified mail': 'por correo certificado',
  'by mail': 'por correo postal',
  'by email': 'por correo electrónico',
  '{name}, page {page} of {pages}': '{name}, página {page} de {pages}',
  'Return the form': 'Devolver el formulario',
  'Returning…': 'Devolviendo…',
  'The form is not returned': 'El formulario no se devolvió',
  'The form, filled in (PDF)': 'El formulario, llenado (PDF)',
  'Choose the file of the form.': 'Elija el archivo del formulario.',
  'Download the blank, print it, fill in every field and sign it by hand with the date. Scan all of its pages into one PDF.':
    'Descargue el formulario en blanco, imprímalo, llene todos los campos y fírmelo a mano con la fecha. Escanee todas sus páginas en un solo PDF.',
  'Fill in the form': 'Llenar el formulario',
  'Fill in the form that your processor’s agreement prescribes.':
    'Llene el formulario que exige el contrato de su procesador.',
  'The form is not filled in yet': 'El formulario aún no está llenado',
  'Filling it in…': 'Llenándolo…',
  Choose: 'Elija',
  'What your case says is filled in already: correct it, and fill in the rest. The form is in English, and so is what you write in it.':
    'Lo que dice su caso ya está puesto: corríjalo y llene lo demás. El formulario está en inglés, y lo que escriba en él también va en inglés.',
  'Fill it in and look at it': 'Llenarlo y revisarlo',
  'The day on which you fill it in.': 'El día en que lo llena.',
  'Your full name: it stands on the form as your signature.':
    'Su nombre completo: queda en el formulario como su firma.',
  'The form that you sign': 'El formulario que usted firma',
  'You sign exactly this file. Look at every page of it.':
    'Usted firma exactamente este archivo. Revise todas sus páginas.',
  'The processor’s form': 'El formulario del procesador',
  'Loading the form…': 'Cargando el formulario…',
  'Fill it in again': 'Llenarlo otra vez',
  'Fill it in by hand instead': 'Mejor llenarlo a mano',
  'The agreement prescribes no form, or your notice was given already.':
    'El contrato no exige ningún formulario, o su aviso ya se dio.',
  'Your attorney gets the blank form first. You can fill it in here once it is there.':
    'Primero su abogado consigue el formulario en blanco. Podrá llenarlo aquí en cuanto esté.',
  'The blank: {name}': 'En blanco: {name}',
  'The agreement asks for your notice on this form. It was taken from {source} on {day}.':
    'El contrato pide su aviso en este formulario. Se tomó de {source} el {day}.',
  'The form, filled in': 'El formulario, llenado',
  'You have signed this file. Your attorney compares it with the blank before it leaves.':
    'Usted ha firmado este archivo. Su abogado lo compara con el original en blanco antes de que salga.',
  'Look at every page. If all of it is right, sign this file.':
    'Revise todas las páginas. Si todo es correcto, firme este archivo.',
  'See the form': 'Ver el formulario',
  'Form filled in': 'Formulario llenado',
  'Form returned': 'Formulario devuelto',
  'Statement with the notice form': 'Declaración con el formulario de aviso',
  'The processor’s form of the day is supplied as a file, with where and when it was taken.':
    'El formulario vigente del procesador está en el caso como archivo, con el lugar y el día de donde se tomó.',
  'The case has an attorney.': 'El caso tiene un abogado.',
  '{who}, later': '{who}, más adelante',
  'Looking at what is needed of you…': 'Comprobando qué se necesita de usted…',
  'What is needed of you could not be loaded. Please load the page again.':
    'No se pudo cargar lo que se necesita de usted. Vuelva a cargar la página.',
  'The form is filled in.': 'El formulario está llenado.',
  'You sign the form, filled in, in person.': 'Usted firma en persona el formulario llenado.',
  'The attorney compares the form with the blank, and ticks each field, the signature and the date.':
    'El abogado compara el formulario con el original en blanco y marca cada campo, la firma y la fecha.',
  'This is another document than the blank, filled in: return that form, or a scan of it.':
    'Este es otro documento y no el formulario en blanco llenado: devuelva ese formulario o una copia escaneada.',
  'This is the blank form: nothing is filled in. Fill it in, then return it.':
    'Este es el formulario en blanco: no tiene nada llenado. Llénelo y luego devuélvalo.',
  'The form is a PDF. Save or scan it as one.': 'El formulario es un PDF. Guárdelo o escanéelo como PDF.',
  'This PDF cannot be opened: it may be damaged or need a password.':
    'Este PDF no se puede abrir: puede estar dañado o pedir una contraseña.',
  'Another blank of the form was supplied meanwhile. Take that one.':
    'Entretanto se puso otro formulario en blanco. Use ese.',
  'The form does not take these values: a field may not offer one of them or have no room for it, or a character cannot be printed in it. Change it, or print the form and fill it in by hand.':
    'El formulario no admite estos datos: puede que un campo no ofrezca uno de ellos o no tenga espacio para él, o que un carácter no se pueda imprimir en él. Cámbielo, o imprima el formulario y llénelo a mano.',
  'The form has {pages} pages, and this file has {has}. Return all of them.':
    'El formulario tiene {pages} páginas y este archivo tiene {has}. Devuélvalas todas.',
  'Write your full name: {label}.': 'Escriba su nombre completo: {label}.',
  'Only the merchant of this case fills in its form.': 'Solo el comerciante de este caso llena su formulario.',
  'This form has no fields: print it, fill it in by hand, and return the scan.':
    'Este formulario no tiene campos: imprímalo, llénelo a mano y devuelva el escaneo.',
  'The form has no such field.': 'El formulario no tiene ese campo.',
  '{label} takes at most {max} characters.': '{label} admite como máximo {max} caracteres.',
  'The agreement that governs this case prescribes no form that is a file.':
    'El contrato que rige este caso no exige ningún formulario en archivo.',
  'The notice was given; its form stays as it went.': 'El aviso ya se dio; su formulario queda como salió.',
  'This file is not of the kind “{kind}”.': 'Este archivo no es del tipo “{kind}”.',
  'on the processor’s web form': 'por el formulario web del procesador',
  'through the contact page that the agreement names': 'por la página de contacto que nombra el acuerdo',
  '{days} days from its receipt': '{days} días desde que se recibe',
  '{days} days from the notice, counted from its receipt to be safe':
    '{days} días desde el aviso, contados desde que se recibe, para mayor seguridad',
  '{days} days from the date of the notice': '{days} días desde la fecha del aviso',
  'The details that the notice must state are on file.': 'Ya están los datos que debe decir el aviso.',
  'The application lacks what the notice must state: {missing}.':
    'A la solicitud le falta lo que debe decir el aviso: {missing}.',
  'A document that supports the claim is uploaded.': 'Se subió un documento que apoya el reclamo.',
  'The day on which filing is meant is set.': 'Está fijado el día en que se piensa presentar el reclamo.',
  'The processor’s web form is submitted, and the day recorded.':
    'El formulario web del procesador se envió y se anotó el día.',
  'You sign the notice in person.': 'Usted firma el aviso en persona.',
  'You sign the authorization of counsel.': 'Usted firma la autorización al abogado.',
  'The merchant signs the notice in person.': 'El comercio firma el aviso en persona.',
  'The merchant signs the authorization of counsel.': 'El comercio firma la autorización al abogado.',
  'On the day of use the attorney reads the agreement again and confirms this version.':
    'El día en que se usa, el abogado lee el acuerdo otra vez y confirma esta versión.',
  'the attorney of this case': 'el abogado de este caso',
  'the processor’s form, filled in': 'el formulario del procesador, llenado',
  'the merchant’s legal name': 'el nombre legal del comercio',
  'the merchant’s mailing address': 'la dirección postal del comercio',
  'the merchant’s email address': 'el correo electrónico del comercio',
  'the account ID': 'el número de la cuenta',
  'the name of the account': 'el nombre de la cuenta',
  'the email address of the account': 'el correo electrónico de la cuenta',
  'the phone number of the account': 'el teléfono de la cuenta',
  'the username': 'el nombre de usuario',
  'facts sufficient to evaluate the claim: the sum and the day of the hold':
    'datos suficientes para evaluar el reclamo: la suma y el día de la retención',
  'the nature of the claim, with the sum': 'de qué trata el reclamo, con la suma',
  'the factual and legal basis': 'los hechos y el fundamento legal',
  'the relief sought, with the sum': 'lo que se pide, con la suma',
  'the amount in US dollars': 'el monto en dólares de EE. UU.',
  'how the amount was calculated': 'cómo se calculó el monto',
  'a supporting document': 'un documento que lo apoye',
  'the intent to pursue arbitration, with the sum': 'la intención de ir a arbitraje, con la suma',
  'the day on which the demand for arbitration is intended to be filed, as late as the text requires':
    'el día en que se piensa presentar la solicitud de arbitraje, tan tarde como exige el texto',
  'the merchant’s own signature, with its day': 'la firma del propio comercio, con su fecha',
  'the merchant’s written authorization of counsel': 'la autorización escrita del comercio al abogado',

  // Which version governs, and why.
  'It is the version in force when the notice is sent.': 'Es la versión vigente cuando se envía el aviso.',
  'It is the version in force when the money was held.': 'Es la versión vigente cuando se retuvo el dinero.',
  'The day on which the money was held is not on file.': 'No está registrado el día en que se retuvo el dinero.',
  'The account was opened after another of its days: check the days on file.':
    'La cuenta aparece abierta después de otra de sus fechas: revise las fechas registradas.',
  'Not read: {what}.': 'No se leyó: {what}.',
  'No text of the day that decides was found, but the versions of {before} and {after} say it in the same words.':
    'No se encontró ningún texto del día que decide, pero las versiones del {before} y del {after} lo dicen con las mismas palabras.',
  'On the day that decides, a version may have been in force that was not found: {how}.':
    'El día que decide tal vez regía una versión que no se encontró: {how}.',
  'On the day that decides, a version was in force that was not read; the oldest one read is known from {day}.':
    'El día que decide regía una versión que no se leyó; la más antigua que se leyó se conoce desde el {day}.',

  // What the agreement's terms mean for the merchant.
  'It may decide by criteria that it keeps to itself.': 'Puede decidir con criterios que no revela.',
  'It may take from your balance what you owe to its affiliates.':
    'Puede tomar de su saldo lo que usted deba a sus empresas afiliadas.',
  'You cannot claim lost profits or other indirect losses.':
    'Usted no puede reclamar ganancias perdidas ni otras pérdidas indirectas.',
  'Changed arbitration terms also apply to disputes that began earlier.':
    'Los cambios en el arbitraje también se aplican a disputas que empezaron antes.',
  'You must keep the dispute and its outcome to yourself.': 'Usted debe mantener en secreto la disputa y su resultado.',
  'Damages are capped at $500 or the fees of three months.':
    'Los daños tienen como tope $500 o las comisiones de tres meses.',
  'It disclaims even direct damages.': 'No responde ni siquiera por daños directos.',
  'The arbitrator, not a court, decides whether the dispute must be arbitrated.':
    'El árbitro, no un tribunal, decide si la disputa debe ir a arbitraje.',
  'It is not liable for suspending your account.': 'No responde por suspender su cuenta.',

  // The terms as they run.
  'What the agreement allows, and until when': 'Lo que permite el acuerdo, y hasta cuándo',
  'Loading the terms of the agreement…': 'Cargando los plazos del acuerdo…',
  'Failed to load the terms of the agreement.': 'No se pudieron cargar los plazos del acuerdo.',
  'The version that says how a dispute begins is not known.': 'No se sabe qué versión dice cómo empieza una disputa.',
  Clause: 'Cláusula',
  'version of {day}': 'versión del {day}',
  'Steps that the agreement names': 'Pasos que nombra el acuerdo',
  'possible now': 'posible ahora',
  'not yet.': 'todavía no.',
  'possible from {day}': 'posible desde el {day}',
  'Days that somebody waits for': 'Fechas que alguien espera',
  'paused until {day} by {name}: {reason}': 'en pausa hasta el {day} por {name}: {reason}',
  'watched by the merchant': 'lo vigila el comercio',
  'watched by our staff': 'lo vigila nuestro personal',
  'watched by the attorney': 'lo vigila el abogado',
  Pause: 'Pausar',
  'No end is known.': 'No se sabe cuándo termina.',
  'Day {day} of {days}. The last day is {last}.': 'Día {day} de {days}. El último día es el {last}.',
  'Terms that are over: {n}': 'Plazos que ya terminaron: {n}',
  'It ended on {last}, one day ago.': 'Terminó el {last}, hace un día.',
  'It ended on {last}, {days} days ago.': 'Terminó el {last}, hace {days} días.',
  'First possible day of the next step: {day}.': 'Primer día posible del próximo paso: {day}.',
  'First possible day of the next step: not known.': 'Primer día posible del próximo paso: no se sabe.',
  '{term}: up to {days} days': '{term}: hasta {days} días',
  'Payment hold (risk)': 'Retención de pagos (riesgo)',
  'Payment hold, payment disputed': 'Retención de un pago en disputa',
  Remittance: 'Envío del dinero',
  'Condition: {conditions}.': 'Condición: {conditions}.',
  'One part of the money': 'Una parte del dinero',
  'Counted from the day the hold began, the latest for every payment received by then.':
    'Contado desde el día en que empezó la retención, el más tardío para cada pago recibido hasta entonces.',
  'Counted from the day the payment was received.': 'Contado desde el día en que se recibió el pago.',
  'The day on which this payment was received is not on file.':
    'No está registrado el día en que se recibió este pago.',
  'Counted from the day the hold began; the text does not name the day.':
    'Contado desde el día en que empezó la retención; el texto no nombra el día.',
  'It is counted from a day in the processor’s own books, which is not on file.':
    'Se cuenta desde un día de los libros del procesador, que no está registrado.',
  'The day on which the hold began is not on file.': 'No está registrado el día en que empezó la retención.',
  'Waiting period after the notice of dispute: {days} days':
    'Periodo de espera después del aviso de disputa: {days} días',
  'Counted from the date of the notice.': 'Contado desde la fecha del aviso.',
  'Counted from the day the processor received the complete notice.':
    'Contado desde el día en que el procesador recibió el aviso completo.',
  'The receipt is recorded for a day without post: check its proof. The days are calendar days and count all the same.':
    'La recepción está anotada en un día sin correo: revise la prueba. Los días son naturales y cuentan igual.',
  'Where a side asks for the conference, it must have been held as well.':
    'Si una de las partes pide la conferencia, también tiene que haberse celebrado.',
  'The meeting that the agreement asks for must have been held as well.':
    'También debe haberse tenido la reunión que pide el acuerdo.',
  'Days to answer the election notice: {days} days': 'Días para responder al aviso de elección: {days} días',
  'Counted from the day the processor received the election notice.':
    'Contado desde el día en que el procesador recibió el aviso de elección.',
  'The election notice is possible from {day}.': 'El aviso de elección es posible desde el {day}.',
  'Window to opt out of arbitration': 'Plazo para excluirse del arbitraje',
  'Window to opt out of arbitration: {days} days': 'Plazo para excluirse del arbitraje: {days} días',
  'Counted from the day the account was opened, when the agreement was first accepted.':
    'Contado desde el día en que se abrió la cuenta, cuando se aceptó el acuerdo por primera vez.',
  'The passage read does not give the number of days.': 'El pasaje leído no dice cuántos días son.',
  'The day on which the account was opened is not on file.': 'No está registrado el día en que se abrió la cuenta.',
  'The time to file a claim is limited. Your attorney tells you the day once they have confirmed it; ask them if you must know sooner.':
    'El plazo para presentar un reclamo es limitado. Su abogado le dice el día cuando lo haya confirmado; pregúntele si necesita saberlo antes.',
  'Election notice': 'Aviso de elección',
  Arbitration: 'Arbitraje',
  arbitration: 'arbitraje',
  'Arbitration, {administrator}': 'Arbitraje, {administrator}',
  'Small claims court': 'Tribunal de reclamos menores',
  'the next step of the agreement': 'el próximo paso del acuerdo',
  'No complete notice of dispute has been given, so the period has not begun.':
    'No se ha dado un aviso de disputa completo, así que el periodo no ha empezado.',
  'The day on which the processor received the complete notice is not on file.':
    'No está registrado el día en que el procesador recibió el aviso completo.',
  'The agreement asks for a meeting first, and none is recorded.':
    'El acuerdo pide primero una reunión, y no hay ninguna registrada.',
  'An election notice comes first, and none is recorded as received.':
    'Primero va un aviso de elección, y no hay ninguno registrado como recibido.',
  'The election notice was received before it was possible, so it does not count.':
    'El aviso de elección se recibió antes de que fuera posible, así que no cuenta.',
  'The text read does not say how a dispute begins.': 'El texto leído no dice cómo empieza una disputa.',
  'Last day of a term. {what}.': 'Último día de un plazo. {what}.',
  'Last day of a term ({about}). {what}.': 'Último día de un plazo ({about}). {what}.',
  'First possible day: {step}.': 'Primer día posible: {step}.',
  'Last day to opt out of arbitration.': 'Último día para excluirse del arbitraje.',
  'Last day to accept or decline the offer.': 'Último día para aceptar o rechazar la oferta.',
  'Promised release.': 'Entrega prometida.',
  'Promised release: {label}.': 'Entrega prometida: {label}.',
  'The processor’s reply is due.': 'Vence el plazo para la respuesta del procesador.',
  'The certified copy of the letter is to be posted.': 'Hay que enviar la copia certificada de la carta.',

  // Guests of a case.
  'Invite your accountant or partner': 'Invitar a su contador o socio',
  'Who has access': 'Quién tiene acceso',
  'Your accountant or partner': 'Su contador o socio',
  'They read where the case stands, its timeline, its money and the names of its files, and they add files. They see no messages, no letters and none of your answers, and they sign, confirm, accept and cancel nothing.':
    'Leen cómo va el caso, su historia, su dinero y los nombres de sus archivos, y agregan archivos. No ven mensajes, ni cartas, ni ninguna de sus respuestas, y no firman, confirman, aceptan ni cancelan nada.',
  'Loading who has access…': 'Cargando quién tiene acceso…',
  'Nobody but you and us.': 'Nadie más que usted y nosotros.',
  'Nobody but you, the contact of your application and us.':
    'Nadie más que usted, el contacto de su solicitud y nosotros.',
  'Invite somebody': 'Invitar a alguien',
  'At most {count} people at a time. Remove one of them to invite another.':
    'Como máximo {count} personas a la vez. Retire a una de ellas para invitar a otra.',
  'Confirm your own email address first': 'Confirme primero su propio correo electrónico',
  'Then you can invite somebody. We send the link to {email}.':
    'Después podrá invitar a alguien. Enviamos el enlace a {email}.',
  'The invitation was not sent': 'La invitación no se envió',
  'Their email': 'Correo electrónico de la persona invitada',
  'Only an account with this very address can accept.': 'Solo una cuenta con esta misma dirección puede aceptar.',
  'Their name': 'Nombre de la persona invitada',
  'Send the invitation': 'Enviar la invitación',
  'The invitation is on its way': 'La invitación va en camino',
  'Its link works once, for 14 days.': 'Su enlace sirve una sola vez, durante 14 días.',
  'Added: {files}': 'Agregó: {files}',
  'Has access since {day}.': 'Tiene acceso desde el {day}.',
  'Invited {day}; has not accepted yet. The link works until {until}.':
    'Invitación del {day}; todavía sin aceptar. El enlace sirve hasta el {until}.',
  'The invitation expired on {day}.': 'La invitación venció el {day}.',
  'Has no access any more.': 'Ya no tiene acceso.',
  'Take back': 'Retirar',
  'the invitation of {name}': 'la invitación de {name}',
  'Invitation taken back': 'Invitación retirada',
  'Its link no longer works.': 'Su enlace ya no sirve.',
  'The invitation was not taken back': 'La invitación no se retiró',
  'Remove access': 'Quitar el acceso',
  'Keep the access': 'Mantener el acceso',
  'Access removed': 'Acceso retirado',
  'It holds from now on.': 'Vale desde ahora.',
  'The access was not removed': 'El acceso no se retiró',
  '{name} no longer sees this case, from now on. The files that they added stay.':
    '{name} ya no verá este caso, desde ahora. Los archivos que agregó se quedan.',
  'The contact of your application': 'El contacto de su solicitud',
  'You gave {email} as the contact. An account with that email sees nothing of the case until you let it in. Then it may do what you may: read everything, answer, sign the agreement and accept offers.':
    'Usted dio {email} como contacto. Una cuenta con ese correo no ve nada del caso hasta que usted le dé entrada. Entonces puede hacer lo mismo que usted: leer todo, responder, firmar el acuerdo y aceptar ofertas.',
  'It is let in.': 'Tiene entrada.',
  'You have kept it out.': 'Usted no le dio entrada.',
  'It asked on {day} to be let in.': 'Pidió entrada el {day}.',
  'It has not asked.': 'No la ha pedido.',
  'Let it in': 'Darle entrada',
  'Keep it out': 'No darle entrada',
  'Letting in…': 'Dando entrada…',
  'Keeping out…': 'Negando la entrada…',
  'The contact is let in': 'El contacto tiene entrada',
  'The contact is kept out': 'El contacto no tiene entrada',
  'Nothing was changed': 'No se cambió nada',
  'Applications that name your email': 'Solicitudes que dan su correo',
  'Somebody else submitted them and gave {email} as the contact. You see them once they let you in.':
    'Las envió otra persona y dio {email} como contacto. Las verá cuando esa persona le dé entrada.',
  'Submitted {day}': 'Enviada el {day}',
  'Its owner decides whether you see it.': 'Su dueño decide si usted la ve.',
  'Its owner has been asked to let you in.': 'Se le pidió a su dueño que le dé entrada.',
  'Its owner has not let you in.': 'Su dueño no le dio entrada.',
  'Its owner has let you in.': 'Su dueño le dio entrada.',
  'Ask to be let in': 'Pedir entrada',
  'to the application of {day}': 'a la solicitud del {day}',
  'Asking…': 'Pidiendo…',
  'Its owner has been asked': 'Se le preguntó a su dueño',
  'You see the case here once they say yes.': 'Verá el caso aquí cuando diga que sí.',
  'Its owner was not asked': 'No se le preguntó a su dueño',
  'Shared with you': 'Compartidos con usted',
  'Shared with you by {name}': 'Compartido con usted por {name}',
  'The cases that are shared with you could not be loaded': 'No se pudieron cargar los casos compartidos con usted',
  'The merchant': 'El comercio',
  'The attorney': 'El abogado',
  'Shared case': 'Caso compartido',
  'No case is shared with you at this address. Whoever shared it may have ended that.':
    'En esta dirección no hay ningún caso compartido con usted. Quien lo compartió puede haberlo retirado.',
  'Shared with you by {name} since {day}.': 'Compartido con usted por {name} desde el {day}.',
  'You read this case and add files; its merchant decides and signs. Where this page says “you” or “yours”, it means the merchant.':
    'Usted lee este caso y agrega archivos; su comercio decide y firma. Donde esta página dice «usted» o «suyo», se refiere al comercio.',
  'added by you': 'agregado por usted',
  'Only the files that you added open here. Files that identify the owner are not listed.':
    'Aquí solo se abren los archivos que usted agregó. Los que identifican al dueño no están en la lista.',
  'Your access': 'Su acceso',
  'If you no longer need this case, give your access up.': 'Si ya no necesita este caso, renuncie a su acceso.',
  'Leave this case': 'Salir de este caso',
  'Leaving…': 'Saliendo…',
  'You have left the case': 'Usted salió del caso',
  'It is no longer on your dashboard.': 'Ya no está en su panel.',
  'You have not left the case': 'Usted no salió del caso',
  'You no longer see it, and only {name} can share it again. The files that you added stay.':
    'Ya no lo verá, y solo {name} puede volver a compartirlo. Los archivos que usted agregó se quedan.',
  Invitation: 'Invitación',
  'This link opens no invitation': 'Este enlace no abre ninguna invitación',
  'It is not complete. Open it again from the email that has it.':
    'No está completo. Ábralo de nuevo desde el correo que lo trae.',
  'This invitation has expired': 'Esta invitación venció',
  'Ask {name} for a new one.': 'Pida una nueva a {name}.',
  'This invitation was taken back': 'Esta invitación se retiró',
  'Ask {name} if that was not meant.': 'Pregunte a {name} si fue un error.',
  'This invitation was used': 'Esta invitación ya se usó',
  'It works once. The case is on the dashboard of whoever accepted it.':
    'Sirve una sola vez. El caso está en el panel de quien la aceptó.',
  '{name} invites you to a case': '{name} lo invita a un caso',
  'It is the case of {business}, whose money a payment processor holds. As their accountant or partner you':
    'Es el caso de {business}, cuyo dinero retiene un procesador de pagos. Como su contador o socio, usted',
  'read where the case stands, its timeline, its money and the names of its files;':
    'lee cómo va el caso, su historia, su dinero y los nombres de sus archivos;',
  'add files;': 'agrega archivos;',
  'sign nothing and decide nothing.': 'no firma ni decide nada.',
  'The invitation is for {email}, until {day}.': 'La invitación es para {email}, hasta el {day}.',
  'Sign in with that email, or create an account with it.':
    'Inicie sesión con ese correo electrónico o cree una cuenta con él.',
  'You are signed in with another email': 'Inició sesión con otro correo electrónico',
  'You are signed in as {email}. Sign out, open the link in the email again, and sign in with {other}.':
    'Inició sesión como {email}. Cierre la sesión, abra de nuevo el enlace del correo e inicie sesión con {other}.',
  'Confirm your email first': 'Confirme primero su correo electrónico',
  'The link that we send you brings you back here.': 'El enlace que le enviamos lo trae de vuelta aquí.',
  'The invitation was not accepted': 'La invitación no se aceptó',
  'Not now': 'Ahora no',
  'The case is shared with you': 'El caso está compartido con usted',
  'You find it on your dashboard.': 'Lo encuentra en su panel.',
  'Only the merchant of this case can add files to it.': 'Solo el comercio de este caso puede agregarle archivos.',
  'Confirm your own email address first; then you can invite somebody.':
    'Confirme primero su propio correo electrónico; después podrá invitar a alguien.',
  'This is your own email address. Enter that of the person you invite.':
    'Este es su propio correo electrónico. Escriba el de la persona que invita.',
  '{email} has access to this case already.': '{email} ya tiene acceso a este caso.',
  'At most {count} people can be invited to a case. Remove one of them first.':
    'A un caso se puede invitar a {count} personas como máximo. Retire primero a una de ellas.',
  'This invitation was taken back. Ask whoever invited you.': 'Esta invitación se retiró. Pregunte a quien lo invitó.',
  'This invitation has expired. Ask whoever invited you for a new one.':
    'Esta invitación venció. Pida una nueva a quien lo invitó.',
  'This invitation was used before. It works once.': 'Esta invitación ya se usó. Sirve una sola vez.',
  'This invitation is for {email}. Sign in with that email address to accept it.':
    'Esta invitación es para {email}. Inicie sesión con ese correo electrónico para aceptarla.',
  'Confirm your email address first; then you can accept the invitation.':
    'Confirme primero su correo electrónico; después podrá aceptar la invitación.',
  'This account is for work at Unhold. Accept the invitation with an account of your own.':
    'Esta cuenta es para trabajar en Unhold. Acepte la invitación con una cuenta propia.',
  'This case is your own, so there is nothing to accept.': 'Este caso es suyo, así que no hay nada que aceptar.',

  // The page with a letter's facts in Spanish.
  'Letter in Spanish': 'Carta en español',
  'What the letter says': 'Lo que dice la carta',
  'What it says, in Spanish': 'Lo que dice, en español',
  'The English text governs': 'Prevalece el texto en inglés',
  'Only the English is the letter: it is what the attorney signed and what was sent. Its sum, its days and its main demand are told here in Spanish, from the same facts, to help you read it; what else it demands stands in the English alone. This is not a translation, and it is no part of the letter.':
    'La carta es solo el texto en inglés: es lo que firmó el abogado y lo que se envió. Aquí se cuentan en español el monto, los días y lo principal que exige, con los mismos hechos, para ayudarle a leerla; lo demás que exige está solo en el texto en inglés. No es una traducción ni es parte de la carta.',
  'Ask about the letter': 'Preguntar por la carta',
  'Loading the letter…': 'Cargando la carta…',
  'Your attorney wrote the demand of this letter for your case: read it in the English, or ask.':
    'Su abogado escribió lo que exige esta carta para su caso: léalo en el texto en inglés o pregunte.',
  'The letter, in English': 'La carta, en inglés',
  'Letters and agreements cannot show {characters}. Write it in Latin letters, as it is registered in the United States.':
    'Las cartas y los contratos no pueden mostrar {characters}. Escríbalo en letras latinas, como está registrado en los Estados Unidos.',
};

export default cases;
