/** The catalog's part for the account page (`spanish.ts`). */
import { textConsents } from '../../domain/people/text-messages.ts';
import type { Catalog } from '../../domain/language/translate.ts';

const account: Catalog = {
  'Parts of this page': 'Partes de esta página',
  'Loading {what}…': 'Cargando {what}…',
  'Failed to load {what}.': 'No se pudo cargar: {what}.',
  'That was not saved': 'Eso no se guardó',
  'Saved: {what}.': 'Guardado: {what}.',
  'Saving...': 'Guardando...',
  'Working...': 'Trabajando...',

  // Profile and email.
  'Display name': 'Nombre para mostrar',
  'How we greet you.': 'Cómo lo saludamos.',
  'Save profile': 'Guardar el perfil',
  'Nothing was changed.': 'No se cambió nada.',
  'Not confirmed': 'Sin confirmar',
  'Until it is confirmed you cannot ask to see applications of others that name this email.':
    'Hasta que lo confirme, usted no puede pedir ver solicitudes de otros que dan este correo electrónico.',
  'Send the confirmation mail': 'Enviar el correo de confirmación',
  'If {waitingFor} can be used, a link is on its way to it. Your email stays {email} until the button behind it is pressed.':
    'Si {waitingFor} se puede usar, un enlace va en camino a esa dirección. Su correo electrónico sigue siendo {email} hasta que se presione el botón que abre.',
  'Use another email': 'Usar otro correo electrónico',
  'Change email': 'Cambiar el correo electrónico',
  'Sending the link...': 'Enviando el enlace...',
  'New email': 'Correo electrónico nuevo',
  'We send a link to the new email; the change counts once you confirm it there.':
    'Enviamos un enlace al correo nuevo; el cambio cuenta cuando usted lo confirma allí.',
  'This is your email already.': 'Este ya es su correo electrónico.',

  // Password.
  'how you sign in': 'cómo inicia sesión',
  'You sign in with Google, and this account has no password. You can set one as a second way in: we send a link to {email}.':
    'Usted inicia sesión con Google y esta cuenta no tiene contraseña. Puede poner una como segunda forma de entrar: enviamos un enlace a {email}.',
  'Current password': 'Contraseña actual',
  'Enter: Current password.': 'Escriba: Contraseña actual.',
  'That is not your current password.': 'Esa no es su contraseña actual.',
  '{count} characters or more. Very common passwords are refused.':
    '{count} caracteres o más. Las contraseñas muy comunes se rechazan.',
  'Change password': 'Cambiar la contraseña',
  'Changing...': 'Cambiando...',
  'Your password is changed. Your other devices are signed out, and an email confirms the change.':
    'Su contraseña se cambió. Se cerró la sesión en sus demás dispositivos y un correo confirma el cambio.',
  'Your password': 'Su contraseña',
  'To be sure that it is you.': 'Para estar seguros de que es usted.',
  'That is not your password.': 'Esa no es su contraseña.',

  // Second factor.
  'Second factor': 'Segundo factor',
  'A second factor takes more than the password: a code from an app on your phone, or a passkey.':
    'Un segundo factor pide más que la contraseña: un código de una aplicación de su teléfono o una llave de acceso.',
  'Set up a second factor to continue': 'Configure un segundo factor para continuar',
  'Staff and attorneys work with tax ids and bank statements, so the password alone does not let them in. Set up an app or a passkey here; then you go on to where you were going.':
    'El personal y los abogados trabajan con números fiscales y estados de cuenta, así que la contraseña sola no los deja entrar. Configure aquí una aplicación o una llave de acceso; después seguirá a donde iba.',
  'Your second factor is set up': 'Su segundo factor está configurado',
  'Continue to where you were going': 'Seguir a donde iba',
  'Show first that it is you': 'Demuestre primero que es usted',
  'You have a second factor, and this session has not passed it yet. It must before anything here can be changed.':
    'Usted tiene un segundo factor y esta sesión todavía no lo ha pasado. Tiene que pasarlo antes de cambiar algo aquí.',
  'Give the second factor': 'Dar el segundo factor',
  'Authenticator app': 'Aplicación de autenticación',
  'the authenticator app': 'la aplicación de autenticación',
  On: 'Activada',
  Off: 'Desactivada',
  'New backup codes': 'Códigos de respaldo nuevos',
  'Turn off': 'Desactivar',
  'Turn on': 'Activar',
  'Turn off the app': 'Desactivar la aplicación',
  'Turning off...': 'Desactivando...',
  'Set up an authenticator app': 'Configurar una aplicación de autenticación',
  'Preparing...': 'Preparando...',
  'Make new codes': 'Crear códigos nuevos',
  'Making codes...': 'Creando códigos...',
  'The authenticator app is turned off.': 'La aplicación de autenticación está desactivada.',
  'Your backup codes are the ones you just saved; earlier ones no longer work.':
    'Sus códigos de respaldo son los que acaba de guardar; los anteriores ya no sirven.',
  'QR code for your authenticator app': 'Código QR para su aplicación de autenticación',
  'Scan this with your authenticator app.': 'Escanéelo con su aplicación de autenticación.',
  'Or enter this key in the app by hand:': 'O escriba esta clave en la aplicación:',
  'The code that the app now shows.': 'El código que la aplicación muestra ahora.',
  'Keep these backup codes': 'Guarde estos códigos de respaldo',
  '{name}: backup codes of {email}': '{name}: códigos de respaldo de {email}',
  'Each works once, in place of a code of the authenticator app.':
    'Cada uno sirve una vez, en lugar de un código de la aplicación de autenticación.',
  'They are shown only now. Each signs you in once if the app is lost; keep them where your password is not.':
    'Se muestran solo ahora. Cada uno le permite entrar una vez si pierde la aplicación; guárdelos donde no esté su contraseña.',
  'Backup codes': 'Códigos de respaldo',
  Copy: 'Copiar',
  'Copied.': 'Copiado.',
  Download: 'Descargar',
  'Downloaded.': 'Descargado.',
  'I have saved them': 'Los guardé',
  'Your browser did not allow copying. Select the codes, or download them.':
    'Su navegador no permitió copiar. Seleccione los códigos o descárguelos.',
  Passkeys: 'Llaves de acceso',
  Passkey: 'Llave de acceso',
  'your passkeys': 'sus llaves de acceso',
  'None yet. A passkey signs you in with your fingerprint, face or device code, and cannot be phished.':
    'Todavía ninguna. Con una llave de acceso se entra con la huella, la cara o el código del dispositivo, y nadie puede robarla con engaños.',
  'This browser cannot hold passkeys.': 'Este navegador no puede guardar llaves de acceso.',
  'Add a passkey': 'Agregar una llave de acceso',
  'Added {day}': 'Agregada el {day}',
  Rename: 'Cambiar el nombre',
  Name: 'Nombre',
  'Enter: Name.': 'Escriba: Nombre.',
  'Save name': 'Guardar el nombre',
  'Remove {name}?': '¿Eliminar {name}?',
  'It can then no longer sign in. Delete it on the device too.':
    'Ya no servirá para entrar. Elimínela también en el dispositivo.',
  'Remove it': 'Eliminarla',
  'Keep the passkey': 'Conservar la llave de acceso',
  'Removing...': 'Eliminando...',
  'Name of the new passkey': 'Nombre de la llave de acceso nueva',
  'So that you know it again in this list.': 'Para reconocerla en esta lista.',
  'Waiting for your device...': 'Esperando a su dispositivo...',
  'The passkey is added. You can sign in with it.': 'La llave de acceso se agregó. Ya puede entrar con ella.',
  'Saved: the passkey is called {name}.': 'Guardado: la llave de acceso se llama {name}.',
  'The passkey {name} is removed.': 'La llave de acceso {name} se eliminó.',

  // Sessions.
  Sessions: 'Sesiones',
  'your sessions': 'sus sesiones',
  'Where you are signed in. End what you do not recognize, and then change your password.':
    'Dónde tiene la sesión abierta. Cierre lo que no reconozca y después cambie su contraseña.',
  'This one': 'Esta',
  'Signed in {when}. Last seen {day}.': 'Inicio: {when}. Última vez: {day}.',
  'address not known': 'dirección desconocida',
  'Unknown device': 'Dispositivo desconocido',
  '{browser} on {system}': '{browser} en {system}',
  'A program on {system}': 'Un programa en {system}',
  End: 'Cerrar',
  'the session on {device}': 'la sesión de {device}',
  'End all other sessions': 'Cerrar todas las demás sesiones',
  'Ending...': 'Terminando...',
  'Ended: {device}.': 'Cerrada: {device}.',
  'Every other device is signed out.': 'Se cerró la sesión en todos los demás dispositivos.',

  // Emails, calendar, standing.
  Mails: 'Correos',
  'your choice of mails': 'su elección de correos',
  'Mails about signing in, money, offers and your letters always come. The others are yours to choose.':
    'Los correos sobre el inicio de sesión, el dinero, las ofertas y sus cartas llegan siempre. Los demás los elige usted.',
  'A mail when our team writes to me': 'Un correo cuando nuestro equipo me escribe',
  'A mail when my case moves a step': 'Un correo cuando mi caso avanza un paso',
  'A mail when somebody mentions me in a note': 'Un correo cuando alguien me menciona en una nota',
  'Save choice of mails': 'Guardar la elección de correos',
  'messages on': 'mensajes sí',
  'messages off': 'mensajes no',
  'progress on': 'avances sí',
  'progress off': 'avances no',
  Calendar: 'Calendario',
  'your calendar feed': 'su calendario',
  'The days of your open cases in your own calendar program, kept up to date. Whoever has the address can read them: case numbers and what is due, no names and no sums.':
    'Los días de sus casos abiertos en su propio programa de calendario, al día. Quien tenga la dirección puede leerlos: números de caso y lo que vence, sin nombres ni montos.',
  'You have no feed.': 'No tiene calendario para suscribirse.',
  'Your feed was made on {day}.': 'Su calendario se creó el {day}.',
  'Address of your feed': 'Dirección de su calendario',
  'Copy the address': 'Copiar la dirección',
  'Create a feed': 'Crear un calendario',
  'Make a new address': 'Crear una dirección nueva',
  'End the feed': 'Terminar el calendario',
  'A new address ends the old one.': 'Una dirección nueva termina la anterior.',
  'The feed is ready. Copy its address now: it is not shown again.':
    'El calendario está listo. Copie su dirección ahora: no se muestra otra vez.',
  'The feed has ended. Its address shows nothing any more.': 'El calendario terminó. Su dirección ya no muestra nada.',
  'Appointment and licenses': 'Nombramiento y licencias',

  // Your data.
  'Your data': 'Sus datos',
  'One ZIP file with your profile, your cases, the messages, the letters and the files that you gave us.':
    'Un archivo ZIP con su perfil, sus casos, los mensajes, las cartas y los archivos que nos dio.',
  'Download my data': 'Descargar mis datos',
  'Gathering your data...': 'Reuniendo sus datos...',
  'Downloaded: {file}.': 'Descargado: {file}.',
  Erasure: 'Borrado',
  'your request': 'su solicitud',
  'You can ask us to erase your account and your cases. A member of our staff confirms it. What the law makes us keep stays until that time is over, and no case under a legal hold is erased.':
    'Puede pedirnos que borremos su cuenta y sus casos. Una persona de nuestro personal lo confirma. Lo que la ley nos obliga a conservar queda hasta que pase ese tiempo, y no se borra ningún caso bajo retención legal.',
  'Ask for erasure': 'Pedir el borrado',
  'Anything we should know': 'Algo que debamos saber',
  'What you write here goes to whoever decides.': 'Lo que escriba aquí llega a quien decide.',
  'Send the request': 'Enviar la solicitud',
  'Your request is with our staff.': 'Su solicitud está con nuestro personal.',
  'Withdraw the request': 'Retirar la solicitud',
  'Withdrawing...': 'Retirando...',
  'Your request is withdrawn. Nothing was erased.': 'Su solicitud se retiró. No se borró nada.',
  'Asked for': 'Pedido',
  'Asked for on {day}': 'Pedido el {day}',
  'Our staff decide it. Until then you can withdraw it.': 'Nuestro personal lo decide. Hasta entonces puede retirarlo.',
  Refused: 'Rechazado',
  'Refused on {day}': 'Rechazado el {day}',
  'No reason was given.': 'No se dio ningún motivo.',
  'Done on {day}': 'Hecho el {day}',
  'Your data has been erased.': 'Sus datos se borraron.',

  // Text messages.
  'Text messages': 'Mensajes de texto',
  'A text when something in your case waits for you and its last day is near. Nothing else comes by text, and the email comes as well.':
    'Un mensaje de texto cuando algo de su caso lo espera y se acerca su último día. Nada más llega por mensaje de texto, y el correo electrónico también llega.',
  'Texts go to the number that ends in {last4}.': 'Los mensajes van al número que termina en {last4}.',
  'Texts ended when STOP was replied from the number that ends in {last4}.':
    'Los mensajes terminaron cuando se respondió STOP desde el número que termina en {last4}.',
  'Keep the number that ends in {last4}': 'Conservar el número que termina en {last4}',
  'Use another number': 'Usar otro número',
  'End text messages': 'Terminar los mensajes de texto',
  'We text you no more.': 'Ya no le enviamos mensajes de texto.',
  'Check the box first: we text nobody who has not agreed.':
    'Primero marque la casilla: no enviamos mensajes a quien no ha aceptado.',
  'We have texted you a code.': 'Le enviamos un código por mensaje de texto.',
  'Mobile number': 'Número de celular',
  'Of the United States.': 'De los Estados Unidos.',
  'Texting...': 'Enviando...',
  'Text me a code': 'Envíenme un código',
  [textConsents.en]: textConsents.es,
  'Text messages are on.': 'Los mensajes de texto están activados.',
  'Code from the text': 'Código del mensaje',
  'Six digits, sent to the number that ends in {last4}. Good for 10 minutes.':
    'Seis dígitos, enviados al número que termina en {last4}. Vale 10 minutos.',
  Confirm: 'Confirmar',
  'Enter a mobile number of the United States, like (415) 555-2671.':
    'Escriba un número de celular de los Estados Unidos, como (415) 555-2671.',
  'This number takes no text messages. Enter a mobile number.':
    'Este número no recibe mensajes de texto. Escriba un número de celular.',
  'This number has replied STOP to our texts. Text START from it to our number first.':
    'Este número respondió STOP a nuestros mensajes. Primero envíe START desde él a nuestro número.',
  'The code could not be texted just now. Please try again in a minute.':
    'El código no se pudo enviar ahora. Inténtelo otra vez en un minuto.',
  'No code is waiting to be entered. Ask for one first.': 'No hay ningún código por escribir. Pida uno primero.',
  'This code is too old. Ask for a new one.': 'Este código ya venció. Pida uno nuevo.',
  'This is not the code that we texted. Check the six digits.':
    'Este no es el código que enviamos. Revise los seis dígitos.',
};

export default account;
