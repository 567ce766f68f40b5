/**
 * The Spanish texts of emails to merchants, by their English text (docs/decisions/0117-spanish.md). The values that
 * fill the placeholders stay as they are, except that days are written in Spanish.
 */
import type { Catalog } from '../../domain/language/translate.ts';
import { spanishEndings } from './spanish-endings.ts';
import { spanishLetterEmails } from './spanish-letter-emails.ts';

export const spanishEmails: Catalog = {
  ...spanishEndings,
  ...spanishLetterEmails,
  // Every email.
  'Dear {name},': 'Hola, {name}:',
  'Hello,': 'Hola:',
  'Open your case': 'Abrir su caso',
  'Follow your case': 'Seguir su caso',
  'See the amounts': 'Ver los montos',
  'Read and sign the agreement': 'Leer y firmar el acuerdo',
  'Set a new password': 'Poner una contraseña nueva',
  'A copy is attached.': 'Va una copia adjunta.',
  'If it was not you, write to us at once.': 'Si no fue usted, escríbanos de inmediato.',
  'If it was not you, set a new password at once.': 'Si no fue usted, ponga una contraseña nueva de inmediato.',

  // Your account.
  'Confirm your email address': 'Confirme su correo electrónico',
  'One step is left to finish creating your account.': 'Falta un paso para terminar de crear su cuenta.',
  'Please confirm your email address to finish creating your account:':
    'Confirme su correo electrónico para terminar de crear su cuenta:',
  'Confirm email address': 'Confirmar el correo electrónico',
  'The link works for one hour. If you did not create an account, ignore this email; nothing happens.':
    'El enlace sirve durante una hora. Si usted no creó una cuenta, ignore este correo; no pasa nada.',
  'The link works once, within one hour.': 'El enlace sirve una sola vez, durante una hora.',
  'Somebody, we hope you, asked to set a new password for the Unhold account of this email address:':
    'Alguien, esperamos que usted, pidió poner una contraseña nueva para la cuenta de Unhold de este correo electrónico:',
  'The link works once, within one hour. If it was not you, ignore this email; your password stays as it is.':
    'El enlace sirve una sola vez, durante una hora. Si no fue usted, ignore este correo; su contraseña sigue igual.',
  'Your password was changed': 'Su contraseña se cambió',
  'The password of your Unhold account was changed on {when}. Other devices were signed out.':
    'La contraseña de su cuenta de Unhold se cambió: {when}. Se cerró la sesión en los demás dispositivos.',
  'If it was you, there is nothing to do. If it was not, set a new password at once:':
    'Si fue usted, no tiene que hacer nada. Si no, ponga una contraseña nueva de inmediato:',
  'Confirm your new email address': 'Confirme su correo electrónico nuevo',
  'The address counts once you have confirmed it.': 'La dirección cuenta cuando usted la confirme.',
  'Somebody, we hope you, asked to use {email} as the email address of an Unhold account. Please confirm that the address is yours:':
    'Alguien, esperamos que usted, pidió usar {email} como correo electrónico de una cuenta de Unhold. Confirme que la dirección es suya:',
  'Confirm new email address': 'Confirmar el correo electrónico nuevo',
  'If it was not you, ignore this email; the account keeps its address.':
    'Si no fue usted, ignore este correo; la cuenta conserva su dirección.',
  'Your email address was changed': 'Su correo electrónico se cambió',
  'The email address of your Unhold account was changed from {old} to {new}. The old address no longer signs in and no longer shows cases.':
    'El correo electrónico de su cuenta de Unhold se cambió de {old} a {new}. Con la dirección anterior ya no se inicia sesión ni se ven casos.',
  'If it was you, there is nothing to do. If it was not, write to us at once:':
    'Si fue usted, no tiene que hacer nada. Si no, escríbanos de inmediato:',
  'Contact us': 'Contáctenos',
  'How you sign in was changed': 'Se cambió su forma de iniciar sesión',
  'The way you sign in to your Unhold account was changed:':
    'Se cambió la forma de iniciar sesión en su cuenta de Unhold:',
  'What changed': 'Qué cambió',
  'An authenticator app was added.': 'Se agregó una aplicación de autenticación.',
  'The authenticator app was turned off.': 'Se desactivó la aplicación de autenticación.',
  'A passkey was added.': 'Se agregó una llave de acceso.',
  'A passkey was removed.': 'Se eliminó una llave de acceso.',
  'The operator removed your authenticator app and passkeys.':
    'El operador eliminó su aplicación de autenticación y sus llaves de acceso.',
  When: 'Cuándo',
  'If it was you, there is nothing to do. If it was not, set a new password at once; that ends every session:':
    'Si fue usted, no tiene que hacer nada. Si no, ponga una contraseña nueva de inmediato; eso cierra todas las sesiones:',
  'You already have an account': 'Usted ya tiene una cuenta',
  'Somebody tried to create an account with your email address.':
    'Alguien intentó crear una cuenta con su correo electrónico.',
  'Somebody, we hope you, tried to create an Unhold account with this email address. The address has an account already, and nothing was changed. You can sign in:':
    'Alguien, esperamos que usted, intentó crear una cuenta de Unhold con este correo electrónico. La dirección ya tiene una cuenta y no se cambió nada. Puede iniciar sesión:',
  'Sign in': 'Iniciar sesión',
  'If you no longer know your password, set a new one:': 'Si ya no sabe su contraseña, ponga una nueva:',
  'If it was not you, there is nothing to do.': 'Si no fue usted, no tiene que hacer nada.',

  // Your case.
  'We have your case ({hold})': 'Tenemos su caso ({hold})',
  'Your application is in. Your case number is {number}.': 'Su solicitud llegó. Su número de caso es {number}.',
  'Your application is in. Please keep your case number:': 'Su solicitud llegó. Guarde su número de caso:',
  'Case number': 'Número de caso',
  'What happens next:': 'Lo que sigue:',
  'The case is analyzed and a demand letter is drafted. A draft package is expected within 1-2 business days.':
    'Se analiza el caso y se redacta una carta de requerimiento. El paquete de borradores se espera en 1-2 días hábiles.',
  'A licensed attorney reviews the letter.': 'Un abogado con licencia revisa la carta.',
  "We'll review your case and get back to you within 24 hours.": 'Revisaremos su caso y le responderemos en 24 horas.',
  'What we need from you: read and sign the success-fee agreement. No letter goes out before you have.':
    'Lo que necesitamos de usted: lea y firme el acuerdo de honorarios por éxito. Ninguna carta sale antes de que lo haga.',
  'Your application is not submitted yet': 'Su solicitud aún no se ha enviado',
  'What you typed is saved. Nothing is claimed for you before you submit it.':
    'Lo que escribió está guardado. No se reclama nada por usted antes de que la envíe.',
  'You began an application and have not submitted it. What you typed is saved; nothing is claimed for you before you submit it.':
    'Usted empezó una solicitud y no la ha enviado. Lo que escribió está guardado; no se reclama nada por usted antes de que la envíe.',
  'Last saved': 'Guardada por última vez',
  'The short way takes about 3 minutes. Everything that is optional can wait.':
    'El camino corto toma unos 3 minutos. Todo lo opcional puede esperar.',
  'Continue your application': 'Continuar su solicitud',
  'If you no longer want it, discard it on your dashboard. We write about it only this once.':
    'Si ya no la quiere, descártela en su panel. Solo le escribimos sobre ella esta vez.',
  'Your case waits for you ({hold})': 'Su caso espera algo de usted ({hold})',
  'Your case {number} needs something from you:': 'Su caso {number} necesita algo de usted:',
  'What to do': 'Qué hacer',
  By: 'A más tardar',
  'Last day to accept or decline the offer.': 'Último día para aceptar o rechazar la oferta.',
  'Your case is cancelled ({hold})': 'Su caso está cancelado ({hold})',
  'Your case is closed ({hold})': 'Su caso está cerrado ({hold})',
  'No letter goes out, and no fee is due.': 'No sale ninguna carta y no se deben honorarios.',
  'Its record stays on your dashboard.': 'Su historial queda en su panel.',
  'Your case {number} is cancelled, as you asked. No letter goes out, and no fee is due.':
    'Su caso {number} está cancelado, como usted pidió. No sale ninguna carta y no se deben honorarios.',
  'Your case {number} is closed. Its letters, files and amounts stay on your dashboard.':
    'Su caso {number} está cerrado. Sus cartas, archivos y montos quedan en su panel.',
  'A message about your case ({hold})': 'Un mensaje sobre su caso ({hold})',
  'There is a new message in your case {number}:': 'Hay un mensaje nuevo en su caso {number}:',
  'Read and answer': 'Leer y responder',
  'Your attorney wrote to you ({hold})': 'Su abogado le escribió ({hold})',
  'The message is on the page of your case.': 'El mensaje está en la página de su caso.',
  'Your attorney wrote to you in case {number}.': 'Su abogado le escribió en el caso {number}.',
  'Only you and your attorney read these messages, so this email does not repeat it.':
    'Estos mensajes solo los leen usted y su abogado; por eso este correo no lo repite.',

  // Money.
  'An offer of {amount} ({hold})': 'Una oferta de {amount} ({hold})',
  'Please answer by {day}.': 'Responda a más tardar el {day}.',
  'You decide whether to accept it.': 'Usted decide si la acepta.',
  'The processor has made an offer in case {number}:': 'El procesador hizo una oferta en el caso {number}:',
  Offered: 'Ofrecido',
  'Answer by': 'Responda a más tardar el',
  'no date was set': 'no se fijó fecha',
  'You alone decide whether to accept or to decline it. The page of your case shows its terms, what the success fee would be and what would be left for you.':
    'Solo usted decide si la acepta o la rechaza. La página de su caso muestra sus condiciones, cuánto serían los honorarios por éxito y cuánto quedaría para usted.',
  'See the offer': 'Ver la oferta',
  'Your attorney’s advice on it follows today, on the same page.':
    'El consejo de su abogado sobre ella llega hoy, en la misma página.',
  'Your attorney’s advice on the offer ({hold})': 'El consejo de su abogado sobre la oferta ({hold})',
  'It is on the page of your case.': 'Está en la página de su caso.',
  'Your attorney has advised you on the offer in case {number}.':
    'Su abogado le dio su consejo sobre la oferta en el caso {number}.',
  'Only you and your attorney read it, so this email does not repeat it.':
    'Solo lo leen usted y su abogado; por eso este correo no lo repite.',
  'Read the advice': 'Leer el consejo',
  '{amount} came back ({hold})': 'Usted recuperó {amount} ({hold})',
  'Recovered so far: {amount}.': 'Recuperado hasta ahora: {amount}.',
  'Money came back in case {number}:': 'Se recuperó dinero en el caso {number}:',
  'Received now': 'Recibido ahora',
  'Recovered so far': 'Recuperado hasta ahora',
  'Success fee on this amount': 'Honorarios por éxito sobre este monto',
  'Charged by': 'Los cobra',
  Invoice: 'Factura',
  'No fee is due on it: its release was announced before the engagement.':
    'No se deben honorarios por él: su liberación se había anunciado antes de que usted contratara al abogado.',
  'No fee is due on it: it was due by the agreement’s own date.':
    'No se deben honorarios por él: debía pagarse en la fecha fijada por el propio acuerdo del procesador.',
  'No fee is due on it: it came before the demand letter was sent.':
    'No se deben honorarios por él: llegó antes de que se enviara la carta de requerimiento.',
  'The invoice is attached.': 'La factura va adjunta.',
  'Due by {day}, payable to {issuer} and to nobody else.': 'Se paga hasta el {day} solo a {issuer}, a nadie más.',
  'Payable to {issuer} and to nobody else.': 'Se paga solo a {issuer}, a nadie más.',
  'Held, as you stated it': 'Retenido, según lo que usted indicó',
  'Came back': 'Volvió',
  'Success fee': 'Honorarios por éxito',
  'None: no money came back': 'Ninguno: no volvió dinero',
  'Of that, still to pay, by its invoice': 'De eso, por pagar, según su factura',
  'The fee follows from the agreement that you signed. The page of your case shows every entry.':
    'Los honorarios resultan del acuerdo que usted firmó. La página de su caso muestra cada anotación.',
  'A correction in your case ({hold})': 'Una corrección en su caso ({hold})',
  '{amount} was entered by mistake.': 'Se anotaron {amount} por error.',
  'We told you that {amount} came back in case {number}. That entry was a mistake of ours, and we have withdrawn it.':
    'Le dijimos que se recuperaron {amount} en el caso {number}. Esa anotación fue un error nuestro y la retiramos.',
  Withdrawn: 'Retirado',
  'Invoice that is void': 'Factura anulada',
  'Success fee so far': 'Honorarios por éxito hasta ahora',
  'The page of your case shows the corrected amounts, and why the entry was withdrawn.':
    'La página de su caso muestra los montos corregidos y por qué se retiró la anotación.',

  // An invitation.
  '{by} invites you to a case': '{by} lo invita a un caso',
  'It is the case of {business}.': 'Es el caso de {business}.',
  '{by} invites you, as their accountant or partner, to the case of {business}.':
    '{by} lo invita, como su contador o socio, al caso de {business}.',
  'You would see where the case stands, its dates, its money and the names of its files, and could add files. You would sign nothing and decide nothing.':
    'Vería cómo va el caso, sus fechas, su dinero y los nombres de sus archivos, y podría agregar archivos. No firmaría ni decidiría nada.',
  'See the invitation': 'Ver la invitación',
  'The link works once, until {day}, for an account with this email address.':
    'El enlace sirve una sola vez, hasta el {day}, para una cuenta con este correo electrónico.',
  'If you do not know them, ignore this email; nothing happens.':
    'Si no conoce a esa persona, ignore este correo; no pasa nada.',

  // The contact of a case.
  'Somebody asks to see case {number}': 'Alguien pide ver el caso {number}',
  'They read nothing of it until you say yes.': 'No lee nada de él hasta que usted diga que sí.',
  'The person who has confirmed the contact address of your case {number} asks to see the case.':
    'Quien confirmó la dirección de contacto de su caso {number} pide verlo.',
  'They see nothing of it until you say yes. Then they may do what you may, and sign its agreement too.':
    'No ve nada de él hasta que usted diga que sí. Entonces puede hacer lo mismo que usted, y también firmar su acuerdo.',
  'Say yes or no': 'Decir sí o no',
  'If you do not know the address, say no and correct it among your answers.':
    'Si no conoce la dirección, diga que no y corríjala entre sus respuestas.',
  'Open the case': 'Abrir el caso',
  'Case {number} is open to you': 'El caso {number} está abierto para usted',
  'Its owner said yes to your address.': 'Su titular dijo que sí a su dirección.',
  'Case {number} names your email address as its contact address, and its owner has let you in.':
    'El caso {number} da su correo electrónico como dirección de contacto, y su titular le ha dado acceso.',
  'You may do what they may, and sign its agreement too. Emails about the case now come to you as well.':
    'Puede hacer lo mismo que su titular, y también firmar su acuerdo. Los correos sobre el caso ahora le llegan también a usted.',
  'It opens with the account of this email address. If you have none yet, create one and confirm the address.':
    'Se abre con la cuenta de este correo electrónico. Si aún no tiene una, créela y confirme la dirección.',

  // Your data.
  'We have your request to erase your data': 'Tenemos su solicitud de borrar sus datos',
  'Our staff will decide it and notify you by email.': 'Nuestro personal decidirá y le avisará por correo.',
  'You asked us to erase the data that we hold of you. Our staff will decide it and notify you by email. Until then you can withdraw the request on your account page.':
    'Usted nos pidió borrar los datos que tenemos de usted. Nuestro personal decidirá y le avisará por correo. Hasta entonces puede retirar la solicitud en la página de su cuenta.',
  'What you wrote to us:': 'Lo que nos escribió:',
  'If it was not you, sign in, withdraw the request and change your password.':
    'Si no fue usted, inicie sesión, retire la solicitud y cambie su contraseña.',
  'Your data is erased': 'Sus datos están borrados',
  'Your request to erase your data was refused': 'Su solicitud de borrar sus datos se rechazó',
  'What the law lets us erase is gone.': 'Lo que la ley permite borrar ya no está.',
  'This email says why.': 'Este correo dice por qué.',
  'Your account and the data of yours that we need not keep are erased. What the law obliges us to keep is described in our privacy policy.':
    'Su cuenta y los datos suyos que no tenemos que conservar están borrados. Lo que la ley nos obliga a conservar está en nuestra política de privacidad.',
  'We cannot erase your data now.': 'Ahora no podemos borrar sus datos.',
  'Our note:': 'Nuestra nota:',
  'Privacy policy': 'Política de privacidad',
};
