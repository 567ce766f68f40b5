/* oxlint-disable max-lines -- one catalog, to be read as one */
/**
 * The Spanish of translated screens, by English text: plain Spanish as spoken in the United States, with "usted".
 * `spanish.test.ts` compares it with the code: no text without an entry, no entry without a text, and the same values
 * in both.
 */
import account from './spanish-account.ts';
import cases from './spanish-case.ts';
import columns from './spanish-columns.ts';
import exports from './spanish-exports.ts';
import exposure from './spanish-exposure.ts';
import money from './spanish-money.ts';
import records from './spanish-records.ts';
import story from './spanish-story.ts';
import type { Catalog } from '../../domain/language/translate.ts';

const spanish: Catalog = {
  ...account,
  ...cases,
  ...money,
  ...records,
  ...columns,
  ...exports,
  ...exposure,
  ...story,

  // Every page.
  'Skip to the content': 'Ir al contenido',
  '{name}, home': '{name}, inicio',
  Main: 'Principal',
  Menu: 'Menú',
  Search: 'Buscar',
  'How it works': 'Cómo funciona',
  Processors: 'Procesadores',
  Pricing: 'Precios',
  About: 'Nosotros',
  Contact: 'Contacto',
  Dashboard: 'Mi panel',
  'Start My Free Case Review': 'Revisar mi caso gratis',
  'Back to Home': 'Volver al inicio',
  'Sample cases are still being filled in: {done} of {of}. You can use everything already.':
    'Todavía se están cargando los casos de ejemplo: {done} de {of}. Ya puede usar todo.',
  'Return to Home': 'Volver al inicio',
  'Loading…': 'Cargando…',
  Notifications: 'Avisos',
  'Close message': 'Cerrar el mensaje',
  Undo: 'Deshacer',
  'Error:': 'Error:',
  required: 'obligatorio',
  '(optional)': '(opcional)',
  Clear: 'Borrar',
  'the answer to {label}': 'la respuesta a {label}',
  Select: 'Seleccione',
  Month: 'Mes',
  Day: 'Día',
  Year: 'Año',
  Today: 'Hoy',
  'Recorded as {amount}': 'Se registra como {amount}',
  'Recorded as {amount}, in whole dollars without the cents':
    'Se registra como {amount}, en dólares enteros sin los centavos',
  Show: 'Mostrar',
  Hide: 'Ocultar',
  password: 'la contraseña',
  or: 'o',
  'We cannot reach the service right now': 'En este momento no podemos conectarnos con el servicio',
  'Nothing that you entered is lost.': 'No se ha perdido nada de lo que escribió.',
  'Try again': 'Intentar de nuevo',
  'The service cannot be reached.': 'No se puede conectar con el servicio.',
  'The service cannot be reached. Check your connection and try again.':
    'No se puede conectar con el servicio. Revise su conexión e inténtelo de nuevo.',
  'The service gave an answer that could not be read. Please try again.':
    'El servicio dio una respuesta que no se pudo leer. Inténtelo de nuevo.',
  '{message} (Reference: {reference})': '{message} (Referencia: {reference})',
  'This page has been updated': 'Esta página se actualizó',
  'Something went wrong on this page': 'Algo falló en esta página',
  'A newer version is ready.': 'Hay una versión más nueva.',
  'Nothing that was saved is lost.': 'No se ha perdido nada de lo guardado.',
  'Loading the page again usually helps.': 'Por lo general basta con cargar la página de nuevo.',
  'Load again': 'Cargar de nuevo',

  // Signing in and signing up.
  'Sign In': 'Iniciar sesión',
  'Sign in': 'Iniciar sesión',
  'Sign Out': 'Salir',
  'Your edits are not saved': 'Sus cambios no están guardados',
  'What you typed in a letter and did not save is on this device only, and signing out deletes it.':
    'Lo que escribió en una carta y no guardó está solo en este dispositivo, y se borra al salir.',
  Stay: 'Quedarse',
  'Sign out and lose it': 'Salir y perderlo',
  'Create your account': 'Cree su cuenta',
  'Create Account': 'Crear cuenta',
  'Creating Account...': 'Creando la cuenta...',
  'Signing In...': 'Iniciando sesión...',
  'Forgot your password?': '¿Olvidó su contraseña?',
  'Full name': 'Nombre completo',
  Email: 'Correo electrónico',
  Password: 'Contraseña',
  'New password': 'Contraseña nueva',
  '{min} characters or more.': '{min} caracteres o más.',
  '{min} characters or more; 12 for staff and attorneys. Very common passwords are refused.':
    '{min} caracteres o más; 12 para empleados y abogados. No se aceptan las contraseñas muy comunes.',
  'There is a problem': 'Hay un problema',
  'Enter: Password.': 'Escriba: Contraseña.',
  'Enter: New password.': 'Escriba: Contraseña nueva.',
  'Password must be {min} characters or more.': 'La contraseña debe tener {min} caracteres o más.',
  'Already have an account?': '¿Ya tiene una cuenta?',
  'New here?': '¿Es su primera vez aquí?',
  'Sign in instead': 'Iniciar sesión',
  'Create an account': 'Crear una cuenta',
  'Continue with Google': 'Continuar con Google',
  'Sign in with a passkey': 'Iniciar sesión con una llave de acceso',
  'Use a passkey': 'Usar una llave de acceso',
  'Waiting for your passkey...': 'Esperando su llave de acceso...',
  'One more step': 'Falta un paso',
  'Waiting for your confirmation': 'Esperamos su confirmación',
  'The link was sent to {email}.': 'Enviamos el enlace a {email}.',
  'Open it in this browser and press its button: you are signed in and back at your application. Elsewhere it asks for your password.':
    'Ábralo en este navegador y presione su botón: inicia la sesión y vuelve a su solicitud. En otro le pide su contraseña.',
  'Open it in this browser and press its button: you are signed in and back where you were. Elsewhere it asks for your password.':
    'Ábralo en este navegador y presione su botón: inicia la sesión y vuelve a donde estaba. En otro le pide su contraseña.',
  'If it does not arrive within a few minutes, look in the spam folder.':
    'Si no llega en unos minutos, busque en la carpeta de correo no deseado.',
  'Send it again': 'Enviar de nuevo',
  'Sending...': 'Enviando...',
  'in {seconds} s': 'en {seconds} s',
  'Sent. Look in your inbox, and in the spam folder.':
    'Enviado. Busque en su bandeja de entrada y en la carpeta de correo no deseado.',
  'It could not be sent. Please try again.': 'No se pudo enviar. Inténtelo de nuevo.',
  'This demo sends no mails.': 'Esta demostración no envía correos.',
  'Read them in its outbox (opens a new tab)': 'Léalos en su bandeja de salida (se abre en otra pestaña)',
  'Check your email': 'Revise su correo electrónico',
  "We've sent you a confirmation link to complete your registration":
    'Le enviamos un enlace de confirmación para completar su registro',
  'Account created successfully!': '¡Su cuenta está creada!',
  'Welcome back!': '¡Qué gusto verlo de nuevo!',
  "Let's continue with your case submission": 'Sigamos con el envío de su caso',
  'Authentication Error': 'Error de autenticación',
  'An error occurred during authentication.': 'Ocurrió un error durante la autenticación.',
  'You cancelled at Google. Nothing has changed.': 'Usted canceló en Google. Nada ha cambiado.',
  'Google has not verified this email address. Verify it at Google, or sign in with a password.':
    'Google no ha verificado este correo electrónico. Verifíquelo en Google o inicie sesión con una contraseña.',
  'This email has an account with a password. Sign in with the password.':
    'Este correo electrónico tiene una cuenta con contraseña. Inicie sesión con la contraseña.',
  'That took too long, or was opened in another browser. Try again.':
    'Tardó demasiado o se abrió en otro navegador. Inténtelo de nuevo.',
  'Google cannot be reached right now. Please try again, or use your email and password.':
    'En este momento no se puede conectar con Google. Inténtelo de nuevo o use su correo electrónico y su contraseña.',
  'Invalid email or password': 'El correo electrónico o la contraseña no son correctos',
  'Use at least {min} characters for your password.': 'Use al menos {min} caracteres en su contraseña.',
  'Use at most {max} characters for your password.': 'Use como máximo {max} caracteres en su contraseña.',
  'This password is one of the most used ones, which are tried first. Please choose another.':
    'Esta contraseña es una de las más usadas, que son las primeras que se prueban. Elija otra.',
  'This password is little more than your email, the name of your business or a word of this site, which are tried first. Please choose another.':
    'Esta contraseña es casi igual a su correo, al nombre de su negocio o a una palabra de este sitio, que son lo primero que se prueba. Elija otra.',
  'Second step': 'Segundo paso',
  'Your password was right. Now show that it is you.':
    'Su contraseña es correcta. Ahora demuestre que se trata de usted.',
  'You are signed in as {email}. This page asks for your second factor first.':
    'Inició sesión como {email}. Esta página le pide primero su segundo factor.',
  'Start again': 'Empezar de nuevo',
  'Checking...': 'Comprobando...',
  '6-digit code': 'Código de 6 dígitos',
  'Open your authenticator app and enter the code that it shows for this service.':
    'Abra su aplicación de autenticación y escriba el código que muestra para este servicio.',
  'Backup code': 'Código de respaldo',
  'One of the codes that you saved when you set up the second factor. Each works once.':
    'Uno de los códigos que guardó cuando configuró el segundo factor. Cada uno sirve una sola vez.',
  'Enter: 6-digit code.': 'Escriba: Código de 6 dígitos.',
  'Enter: Backup code.': 'Escriba: Código de respaldo.',
  'The code has 6 digits.': 'El código tiene 6 dígitos.',
  'Use a backup code instead': 'Usar un código de respaldo',
  'Use the authenticator app instead': 'Usar la aplicación de autenticación',
  'The code could not be checked. Please try again.': 'No se pudo comprobar el código. Inténtelo de nuevo.',
  'This sign-in took too long. Start again with your email and password.':
    'Este inicio de sesión tardó demasiado. Empiece de nuevo con su correo electrónico y su contraseña.',
  'That code is not right. Codes change every 30 seconds: enter the newest one.':
    'Ese código no es correcto. Los códigos cambian cada 30 segundos: escriba el más reciente.',
  'That code was used before. Wait for the next one: codes change every 30 seconds.':
    'Ese código ya se usó. Espere el siguiente: los códigos cambian cada 30 segundos.',
  'That backup code is not right, or it has been used before.': 'Ese código de respaldo no es correcto o ya se usó.',
  'This backup code belongs to no working authenticator app.':
    'Este código de respaldo no corresponde a ninguna aplicación de autenticación en uso.',
  'Too many wrong codes. Start again with your email and password.':
    'Demasiados códigos incorrectos. Empiece de nuevo con su correo electrónico y su contraseña.',
  'Too many wrong codes. Wait 15 minutes, then try again.':
    'Demasiados códigos incorrectos. Espere 15 minutos e inténtelo de nuevo.',
  'You signed in more than a day ago. Sign out, sign in again, and repeat this.':
    'Inició sesión hace más de un día. Cierre la sesión, vuelva a iniciarla y repita esto.',
  'Your session has ended. Sign in again.': 'Su sesión terminó. Inicie sesión de nuevo.',
  'That is not your current password.': 'Esa no es su contraseña actual.',
  'This link has been used before, or it is too old.': 'Este enlace ya se usó o es demasiado antiguo.',
  'This link is too old.': 'Este enlace es demasiado antiguo.',
  'Confirm your email first: open the link that we sent you.':
    'Confirme primero su correo electrónico: abra el enlace que le enviamos.',
  'There is an account with this email already. Sign in instead, or reset its password.':
    'Ya hay una cuenta con este correo electrónico. Inicie sesión o restablezca la contraseña.',
  'An authenticator app is set up already. Load the page again to see it.':
    'Ya hay una aplicación de autenticación configurada. Cargue la página de nuevo para verla.',
  'No authenticator app is set up. Load the page again.':
    'No hay ninguna aplicación de autenticación configurada. Cargue la página de nuevo.',
  'That took too long. Try again.': 'Tardó demasiado. Inténtelo de nuevo.',
  'This passkey is not known here. It may have been removed from the account.':
    'No conocemos esta llave de acceso. Tal vez se eliminó de la cuenta.',
  'The passkey could not be checked. Try again, or use your password.':
    'No se pudo comprobar la llave de acceso. Inténtelo de nuevo o use su contraseña.',
  'This passkey did not verify that it is you. Turn on its fingerprint, face or PIN check, and try again.':
    'Esta llave de acceso no comprobó que se trata de usted. Active la huella, el rostro o el PIN e inténtelo de nuevo.',
  'Confirm first that it is you: enter a code of your authenticator app, or use a passkey.':
    'Confirme primero que se trata de usted: escriba un código de su aplicación de autenticación o use una llave de acceso.',
  'Passkeys do not work under this address. Open the service under its usual name, or use your password.':
    'Las llaves de acceso no funcionan en esta dirección. Abra el servicio con su nombre habitual o use su contraseña.',
  'This device has a passkey for this account already.':
    'Este dispositivo ya tiene una llave de acceso para esta cuenta.',
  'No passkey was given: it was cancelled, or the time ran out. Nothing has changed.':
    'No se dio ninguna llave de acceso: se canceló o se acabó el tiempo. Nada ha cambiado.',
  'The browser could not use a passkey. Nothing has changed.':
    'El navegador no pudo usar una llave de acceso. Nada ha cambiado.',
  'Too many attempts. Try again in {wait}.': 'Demasiados intentos. Inténtelo de nuevo en {wait}.',
  'Too many attempts. Wait a few minutes, then try again.':
    'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
  '{count} seconds': '{count} segundos',
  '{count} minutes': '{count} minutos',
  '1 second': '1 segundo',
  '1 minute': '1 minuto',
  'Too many requests. Please try again later.': 'Demasiadas solicitudes. Inténtelo más tarde.',
  'Very many requests have come from your network. Please try again in {wait}.':
    'Han llegado muchísimas solicitudes desde su red. Inténtelo de nuevo en {wait}.',
  'Very many people are here right now. Please try again in a moment; what you entered is kept.':
    'En este momento hay muchísima gente aquí. Inténtelo de nuevo en un momento; lo que escribió se conserva.',
  'Please sign in.': 'Inicie sesión.',
  'You do not have access to this.': 'Usted no tiene acceso a esto.',
  'Please confirm your sign-in with your second factor. If you have none yet, set one up in your account.':
    'Confirme su inicio de sesión con su segundo factor. Si aún no tiene uno, configúrelo en su cuenta.',
  'Enter the email of your account. We send you a link with which you set a new password.':
    'Escriba el correo electrónico de su cuenta. Le enviamos un enlace con el que puede poner una contraseña nueva.',
  'Send the link': 'Enviar el enlace',
  'Back to sign in': 'Volver a iniciar sesión',
  'If there is an account for {email}, a link to set a new password is on its way to it. The link works once, for one hour. If nothing arrives within a few minutes, look in the spam folder.':
    'Si hay una cuenta para {email}, ya va en camino un enlace para poner una contraseña nueva. El enlace sirve una sola vez, durante una hora. Si no llega nada en unos minutos, busque en la carpeta de correo no deseado.',
  'Use another email': 'Usar otro correo electrónico',
  'Set a new password': 'Ponga una contraseña nueva',
  'When it is set, every device that is signed in to your account is signed out.':
    'Al ponerla, se cierra la sesión en todos los dispositivos que usan su cuenta.',
  'Setting your password...': 'Guardando su contraseña...',
  'Set new password': 'Guardar la contraseña nueva',
  'Your new password is set, and every device is signed out. Sign in with it.':
    'Su contraseña nueva está guardada y la sesión se cerró en todos los dispositivos. Inicie sesión con ella.',
  'This link no longer works': 'Este enlace ya no sirve',
  'It has been used before, a newer one was sent, or it is older than one hour. Your password has not changed.':
    'Ya se usó, se envió otro más reciente o tiene más de una hora. Su contraseña no ha cambiado.',
  'Send me a new link': 'Enviarme un enlace nuevo',
  'Email confirmation': 'Confirmación del correo electrónico',
  'Your email is confirmed': 'Su correo electrónico está confirmado',
  'You can continue where you left off.': 'Puede continuar donde se quedó.',
  'Sign in to continue where you left off.': 'Inicie sesión para continuar donde se quedó.',
  'Your email has not changed': 'Su correo electrónico no ha cambiado',
  'The new email belongs to another account by now. Choose another one, or sign in to that account.':
    'El correo electrónico nuevo ya pertenece a otra cuenta. Elija otro o inicie sesión en esa cuenta.',
  'Back to your account': 'Volver a su cuenta',
  'That is no loss: your email is confirmed already.': 'No pasa nada: su correo electrónico ya está confirmado.',
  'It is too old, or it was used before. If you have confirmed your email already, just sign in. Otherwise have a new link sent.':
    'Es demasiado antiguo o ya se usó. Si ya confirmó su correo electrónico, solo inicie sesión. Si no, pida un enlace nuevo.',
  'Send a new link': 'Enviar un enlace nuevo',
  'If there is an account for {email} that is not confirmed yet, a new link is on its way.':
    'Si hay una cuenta para {email} que aún no está confirmada, ya va en camino un enlace nuevo.',

  // The wizard's frame.
  'Step {step} of {all}': 'Paso {step} de {all}',
  'Steps of the application': 'Pasos de la solicitud',
  'Check your answers': 'Revise sus respuestas',
  Previous: 'Anterior',
  Continue: 'Continuar',
  'Check and submit now': 'Revisar y enviar ahora',
  'All that is required is filled in. You can submit now and complete the rest from your dashboard until an attorney takes up your letter.':
    'Todo lo obligatorio está completo. Puede enviar ahora y completar el resto desde su panel hasta que un abogado tome su carta.',
  'Saved at {time}': 'Guardado a las {time}',
  'Saving…': 'Guardando…',
  'Not saved yet': 'Aún no se guarda',
  'Opening your application…': 'Abriendo su solicitud…',
  'Your application could not be opened.': 'No se pudo abrir su solicitud.',
  'Your application is in…': 'Recibimos su solicitud…',
  'Your last answers are not on the server yet': 'Sus últimas respuestas aún no están en el servidor',
  'The answers could not be saved.': 'No se pudieron guardar las respuestas.',
  'You can keep typing: everything is kept on this device, and we keep trying.':
    'Puede seguir escribiendo: todo se conserva en este dispositivo y seguimos intentándolo.',
  'Try now': 'Intentar ahora',
  'This application was also changed on another device': 'Esta solicitud también se cambió en otro dispositivo',
  'The other device’s answers are shown. What you typed here was set aside for: {names}.':
    'Se muestran las respuestas del otro dispositivo. Apartamos lo que usted escribió aquí en: {names}.',
  'You typed: “{typed}”.': 'Usted escribió: “{typed}”.',
  'Use what I typed here': 'Usar lo que escribí aquí',
  'Keep the other device’s answers': 'Conservar las respuestas del otro dispositivo',
  'Your application was changed on another device or tab. Load that version to go on; what you typed here is kept.':
    'Su solicitud se cambió en otro dispositivo o pestaña. Cargue esa versión para continuar; lo que escribió aquí se conserva.',
  'Missing Information': 'Falta información',
  'Please fill in all required fields before continuing': 'Complete todos los campos obligatorios antes de continuar',
  'Something needs another look': 'Algo necesita otra revisión',
  'Change what is marked before continuing': 'Cambie lo que está marcado antes de continuar',

  // Step 0.
  'Account Setup': 'Su cuenta',
  '7 answers, about 3 minutes; everything else can wait. What you type is saved to your account, so that you can stop and come back on any device.':
    '7 respuestas, unos 3 minutos; todo lo demás puede esperar. Lo que escribe se guarda en su cuenta, así que puede parar y volver desde cualquier dispositivo.',
  'Your session has ended': 'Su sesión terminó',
  'What you typed is saved on this device. Sign in to continue where you left off.':
    'Lo que escribió está guardado en este dispositivo. Inicie sesión para continuar donde se quedó.',
  'Creating your account...': 'Creando su cuenta...',
  'Signing in...': 'Iniciando sesión...',
  'Create account and continue': 'Crear cuenta y continuar',
  'Sign in and continue': 'Iniciar sesión y continuar',
  'You are signed in as {name} ({email}). Your answers are saved to this account.':
    'Inició sesión como {name} ({email}). Sus respuestas se guardan en esta cuenta.',

  // Case Details.
  'Case Details': 'Detalles del caso',
  'What happened, and how much is being held. Only the processor and the amount are required.':
    'Qué pasó y cuánto dinero está retenido. Solo el procesador y el monto son obligatorios.',
  'The notice': 'El aviso',
  'Start with the notice': 'Empiece con el aviso',
  'The processor’s email or letter about the hold: the processor, the amount, the day, the account and to whom it is addressed are read from it and suggested to you. You decide what is filled in, and it is kept among your documents.':
    'El correo o la carta del procesador sobre la retención: de ahí se leen el procesador, el monto, el día, la cuenta y a quién va dirigido, y se le sugieren. Usted decide qué se llena, y el aviso queda entre sus documentos.',
  'Take a photo of the notice': 'Tomar una foto del aviso',
  'Photograph another page': 'Fotografiar otra página',
  'Choose a screenshot or PDF': 'Elegir una captura de pantalla o un PDF',
  'Add another file': 'Agregar otro archivo',
  'Save an email as a PDF, or take a screenshot of it. Not at hand? Go on below.':
    'Guarde el correo como PDF o tome una captura de pantalla. ¿No lo tiene a la mano? Siga abajo.',
  'What you added': 'Lo que agregó',
  'It is being read, which takes a few seconds. You can go on meanwhile.':
    'Se está leyendo; tarda unos segundos. Mientras tanto puede seguir.',
  'One answer is suggested below. Check it against the notice; nothing is filled in until you say so.':
    'Abajo se sugiere una respuesta. Compárela con el aviso; nada se llena hasta que usted lo diga.',
  '{count} answers are suggested below. Check each against the notice; nothing is filled in until you say so.':
    'Abajo se sugieren {count} respuestas. Compare cada una con el aviso; nada se llena hasta que usted lo diga.',
  'It says something that cannot be filled in as it stands. See below what to enter.':
    'Dice algo que no se puede llenar tal como está. Vea abajo qué escribir.',
  'What it says is filled in below. You can change every answer.':
    'Lo que dice el aviso está llenado abajo. Puede cambiar cada respuesta.',
  'Fill in the boxes below; it stays among your documents.':
    'Llene las casillas de abajo; el aviso queda entre sus documentos.',
  'Nothing in it could be read for certain. A photo of the whole page, flat and in good light, may do better. {next}':
    'No se pudo leer nada con certeza. Tal vez sirva una foto de la página entera, plana y con buena luz. {next}',
  'It could not be read by machine. Try another photo, a screenshot or a PDF. {next}':
    'No se pudo leer automáticamente. Pruebe con otra foto, una captura de pantalla o un PDF. {next}',
  'Payment processor': 'Procesador de pagos',
  'Name of the processor': 'Nombre del procesador',
  'The company that holds your money, as on its notice.': 'La empresa que retiene su dinero, como aparece en su aviso.',
  Other: 'Otro',
  'Amount held': 'Monto retenido',
  'In US dollars. Whole dollars are enough.': 'En dólares de EE. UU. No hacen falta los centavos.',
  'Hold start date': 'Fecha de inicio de la retención',
  'The day the first payout was stopped, as in the notice. For example 3 / 14 / 2026.':
    'El día en que se detuvo el primer pago, según el aviso. Por ejemplo, 3 / 14 / 2026 (mes / día / año).',
  'Merchant account ID': 'Número de la cuenta de comercio',
  'As shown in your processor dashboard or on the notice.': 'Como aparece en el panel de su procesador o en el aviso.',
  'Reason given by the processor': 'Motivo que dio el procesador',
  'Copy the words of the notice if you can; the letter quotes them.':
    'Si puede, copie las palabras del aviso en su idioma original; la carta las cita.',
  'Rolling reserves held': 'Reservas rotativas retenidas',
  'The part of the amount above that is kept as a reserve.': 'La parte del monto de arriba que se guarda como reserva.',
  'What is a rolling reserve?': '¿Qué es una reserva rotativa?',
  'A share of each sale that the processor keeps back for some months before it pays it out. Your dashboard or your statement lists it as “reserve”.':
    'Una parte de cada venta que el procesador guarda unos meses antes de pagarla. En su panel o en su estado de cuenta aparece como “reserve”.',
  'Preferred resolution': 'Solución que prefiere',
  'Full release of funds': 'Entrega de todo el dinero',
  'Partial release with a rolling reserve': 'Entrega parcial con una reserva rotativa',
  'Negotiated settlement': 'Acuerdo negociado',
  'Account opened on': 'Fecha de apertura de la cuenta',
  'The day you opened the account with the processor. It helps to find the version of the agreement that applies.':
    'El día en que abrió la cuenta con el procesador. Ayuda a encontrar la versión del acuerdo que se aplica.',
  'Account last used on': 'Último uso de la cuenta',
  'The day of the last sale or sign-in. Today, if you still use it.':
    'El día de la última venta o del último inicio de sesión. Hoy, si todavía la usa.',
  'Account name or username': 'Nombre de la cuenta o de usuario',
  'As the processor shows it. Some agreements want it in the notice of dispute.':
    'Como lo muestra el procesador. Algunos acuerdos lo piden en el aviso de disputa.',
  'Email of the account': 'Correo electrónico de la cuenta',
  'The email that you sign in to the processor with.': 'El correo con el que entra al sitio del procesador.',
  'Phone of the account': 'Teléfono de la cuenta',
  'The phone number that the processor has for the account.':
    'El número de teléfono que el procesador tiene para la cuenta.',

  // Contact Info.
  'Contact Info': 'Datos de contacto',
  'Whom we call and write to about this case.': 'A quién llamamos y escribimos sobre este caso.',
  'First name': 'Nombre',
  'Last name': 'Apellido',
  Phone: 'Teléfono',

  // Business Info.
  'Business Info': 'Datos del negocio',
  'The business in whose name the processor account is held.':
    'El negocio a cuyo nombre está la cuenta con el procesador.',
  'Legal business name': 'Nombre legal del negocio',
  'Full legal name': 'Nombre legal completo',
  'If it differs, for example “Harbor Goods, a Delaware limited liability company”.':
    'Si es distinto; por ejemplo, “Harbor Goods, a Delaware limited liability company”.',
  'DBA name': 'Nombre comercial (DBA)',
  'The trade name that customers see.': 'El nombre que ven los clientes.',
  'What is a DBA name?': '¿Qué es un nombre DBA?',
  '“Doing business as”: the name on your shop or website, when it is not the legal name of the company. It is what customers see on their card statement. Leave it blank if you have none.':
    '“Doing business as”: el nombre de su tienda o sitio web, cuando no es el nombre legal de la empresa. Es lo que los clientes ven en el estado de cuenta de su tarjeta. Si no tiene uno, déjelo en blanco.',
  'Nine digits, like 12-3456789. Stored encrypted.': 'Nueve dígitos, como 12-3456789. Se guarda cifrado.',
  'What is an EIN, and where do I find it?': '¿Qué es un EIN y dónde lo encuentro?',
  'The employer identification number that the IRS gave your business: nine digits. It is on your tax return, on the IRS letter CP 575 and on the Form 1099-K from your processor. A sole proprietor may have none; leave it blank then.':
    'El número de identificación de empleador que el IRS dio a su negocio: nueve dígitos. Está en su declaración de impuestos, en la carta CP 575 del IRS y en el formulario 1099-K de su procesador. Un dueño único tal vez no lo tenga; en ese caso, déjelo en blanco.',
  'Street address': 'Calle y número',
  City: 'Ciudad',
  State: 'Estado',
  'ZIP code': 'Código postal (ZIP)',
  Website: 'Sitio web',
  'Entity type': 'Tipo de entidad',
  'C Corporation': 'Corporación C',
  'S Corporation': 'Corporación S',
  Partnership: 'Sociedad (partnership)',
  'Sole Proprietor': 'Dueño único',
  'State of incorporation': 'Estado de constitución',
  'Year established': 'Año de fundación',
  'Business phone': 'Teléfono del negocio',
  'Same as your phone': 'Igual que su teléfono',
  'Business email': 'Correo electrónico del negocio',
  'Same as your email': 'Igual que su correo electrónico',
  'Same as the address': 'Igual que la dirección',
  'Parent entities': 'Empresas matrices',
  'Companies that own or control the business.': 'Empresas que son dueñas del negocio o que lo controlan.',

  // Ownership.
  Ownership: 'Propietarios',
  'Who owns the business, and which processors it used before. Rows without a name are not saved.':
    'Quiénes son los dueños del negocio y qué procesadores usó antes. Las filas sin nombre no se guardan.',
  Owners: 'Dueños',
  Owner: 'Dueño',
  'Add another owner': 'Agregar otro dueño',
  'Owner name': 'Nombre del dueño',
  'Ownership percentage': 'Porcentaje de propiedad',
  'Role or title': 'Función o cargo',
  'Previous processors': 'Procesadores anteriores',
  'Previous processor': 'Procesador anterior',
  'Add another processor': 'Agregar otro procesador',
  'Processor name': 'Nombre del procesador',
  'Years used': 'Años de uso',
  'For example 2019 to 2023.': 'Por ejemplo, de 2019 a 2023.',
  'Reason it ended': 'Por qué terminó',
  '{row} {number} added.': '{row} {number}: agregado.',
  '{row} {number} removed.': '{row} {number}: eliminado.',
  'One row in the list.': 'Hay una fila en la lista.',
  '{count} rows in the list.': 'Hay {count} filas en la lista.',
  Remove: 'Eliminar',

  // Financial Data.
  'Financial Data': 'Datos financieros',
  'From your statements, before the hold. Rough figures are better than none.':
    'De sus estados de cuenta, antes de la retención. Unas cifras aproximadas son mejores que ninguna.',
  'Average monthly processing volume': 'Volumen mensual promedio de procesamiento',
  'Peak monthly processing volume': 'Volumen mensual máximo de procesamiento',
  'Whole dollars.': 'En dólares, sin centavos.',
  'Average ticket size': 'Venta promedio',
  'Card-present percentage': 'Porcentaje con tarjeta presente',
  '0 to 100.': 'De 0 a 100.',
  'What does card-present mean?': '¿Qué significa con tarjeta presente?',
  'Sales where the customer’s card or phone touched your terminal. Online, by telephone and by invoice the card is not present. If you sell only online, enter 0.':
    'Ventas en las que la tarjeta o el teléfono del cliente tocó su terminal. En línea, por teléfono y por factura la tarjeta no está presente. Si solo vende en línea, escriba 0.',
  'Domestic transaction percentage': 'Porcentaje de transacciones nacionales',
  'Merchant category code': 'Código de categoría del comercio (MCC)',
  'Four digits, on your statement as MCC.': 'Cuatro dígitos; en su estado de cuenta aparece como MCC.',
  'What is an MCC?': '¿Qué es un MCC?',
  'The merchant category code: four digits by which card networks sort businesses. Your statement shows it as MCC. Leave it blank if you cannot find it.':
    'El código de categoría del comercio: cuatro dígitos con los que las redes de tarjetas clasifican los negocios. En su estado de cuenta aparece como MCC. Si no lo encuentra, déjelo en blanco.',

  // Products & Fulfillment.
  'Products & Fulfillment': 'Productos y entrega',
  'What you sell, how it is delivered and how complaints are handled.':
    'Qué vende, cómo se entrega y cómo se atienden las quejas.',
  'Fulfillment model': 'Forma de entrega',
  'Digital products': 'Productos digitales',
  'Physical products': 'Productos físicos',
  Services: 'Servicios',
  Subscription: 'Suscripción',
  Mixed: 'Mixto',
  'Average delivery days': 'Días promedio de entrega',
  'Product description': 'Descripción de los productos',
  'Refund policy': 'Política de reembolsos',
  'Support SLA': 'Plazo de atención al cliente (SLA)',
  'How fast you answer customers, for example within 24 hours.':
    'Con qué rapidez contesta a los clientes; por ejemplo, en 24 horas.',
  'What is an SLA?': '¿Qué es un SLA?',
  'A “service level agreement”: how fast you promise customers an answer. If you promise nothing, write how fast you usually answer.':
    'Un “service level agreement”: en cuánto tiempo promete contestar a los clientes. Si no promete nada, escriba en cuánto tiempo suele contestar.',
  'Chargeback tools': 'Herramientas contra contracargos',
  'Fulfillment address is the same as the business address':
    'La dirección de envío es la misma que la dirección del negocio',
  'Fulfillment street address': 'Calle y número del lugar de envío',
  'Fulfillment city': 'Ciudad del lugar de envío',
  'Fulfillment state': 'Estado del lugar de envío',
  'Fulfillment ZIP code': 'Código postal (ZIP) del lugar de envío',

  // Compliance.
  Compliance: 'Cumplimiento',
  'Anything that a processor might raise. Facing it early makes the letter stronger.':
    'Todo lo que un procesador podría señalar. Tratarlo pronto hace más fuerte la carta.',
  'Prior counsel involved': '¿Ha intervenido otro abogado?',
  Yes: 'Sí',
  No: 'No',
  'Insurance coverage': 'Cobertura de seguro',
  'Industry certifications': 'Certificaciones del sector',
  'FTC Compliance': 'Cumplimiento con la FTC',
  'Healthcare License': 'Licencia de salud',
  'Financial License': 'Licencia financiera',
  'Litigation history': 'Historial de litigios',
  'Accounting notes': 'Notas de contabilidad',
  'Communication logs': 'Registro de comunicaciones',
  'Dates and words of calls, chats and e-mails with the processor.':
    'Fechas y palabras de llamadas, chats y correos con el procesador.',

  // Upload Documents.
  'Upload Documents': 'Subir documentos',
  'Nothing here is required to submit. The more the letter can point to, the harder it is to answer.':
    'Nada de esto es obligatorio para enviar. Cuantas más pruebas pueda citar la carta, más difícil es rebatirla.',
  'PDF, JPG, PNG up to 10MB each': 'PDF, JPG o PNG de hasta 10 MB cada uno',
  'Word and Excel files too.': 'También archivos de Word y Excel.',
  'Or drop them here, or paste a screenshot.': 'O arrástrelos aquí, o pegue una captura de pantalla.',
  'Choose files': 'Elegir archivos',
  'Take a photo': 'Tomar una foto',
  'Files to upload': 'Archivos para subir',
  'Photo to upload': 'Foto para subir',
  'Your files': 'Sus archivos',
  'Removing…': 'Eliminando…',
  Cancel: 'Cancelar',
  'to send {name}': 'enviar {name}',
  'Uploading {name}': 'Subiendo {name}',
  'What {name} is': 'Qué es {name}',
  'Recommended documents': 'Documentos recomendados',
  '{count} of {all} added. None is required.': '{count} de {all} agregados. Ninguno es obligatorio.',
  added: 'agregado',
  'on its way': 'en camino',
  'not added': 'no agregado',
  Add: 'Agregar',
  'Add another': 'Agregar otro',
  'The agreement, if you have it': 'El acuerdo, si lo tiene',
  'The terms that you accepted decide how a dispute begins. A copy from the day you signed up helps, a saved page or an email too.':
    'Los términos que usted aceptó deciden cómo empieza una disputa. Ayuda una copia del día en que se inscribió; también una página guardada o un correo.',
  'Added.': 'Agregado.',
  'You can go on without it.': 'Puede seguir sin él.',
  'Termination or hold notice': 'Aviso de cierre o de retención',
  'Three months of merchant statements': 'Tres meses de estados de cuenta del procesador',
  'Three months of bank statements': 'Tres meses de estados de cuenta bancarios',
  'Chargeback summary report': 'Informe resumido de contracargos',
  'EIN letter': 'Carta del EIN',
  'Articles or operating agreement': 'Acta constitutiva o acuerdo operativo',
  'Refund policy or terms': 'Política de reembolsos o términos',
  'Proof of fulfillment': 'Prueba de entrega',
  'Agreement with the processor': 'Acuerdo con el procesador',
  'The processor’s notice form, returned': 'El formulario de aviso del procesador, devuelto',
  'The processor’s notice form, blank': 'El formulario de aviso del procesador, en blanco',
  'Another document': 'Otro documento',
  'Merchant statement': 'Estado de cuenta del procesador',
  'Bank statement': 'Estado de cuenta bancario',
  'Chargeback report': 'Informe de contracargos',
  'Looks like: {kind}': 'Parece ser: {kind}',
  Use: 'Usar',
  'for {label}': 'para {label}',
  'Some uploads were cut off': 'Algunas cargas se interrumpieron',
  'Choose the same file again and it goes on where it stopped: {names}.':
    'Elija de nuevo el mismo archivo y la carga sigue donde se detuvo: {names}.',
  'Choose the same files again and they go on where they stopped: {names}.':
    'Elija de nuevo los mismos archivos y la carga sigue donde se detuvo: {names}.',
  'One file was not added': 'Un archivo no se agregó',
  '{count} files were not added': '{count} archivos no se agregaron',
  Dismiss: 'Descartar',
  'Waiting to be read': 'En espera de lectura',
  'Reading…': 'Leyendo…',
  'Reading… {done} of {pages}': 'Leyendo… {done} de {pages}',
  Read: 'Leído',
  'Read, {done} of {pages}': 'Leído: {done} de {pages}',
  'Read, {pages}': 'Leído: {pages}',
  '1 page': '1 página',
  '{count} pages': '{count} páginas',
  'Not read by machine. {reason}': 'No se leyó automáticamente. {reason}',

  // Why a file is refused.
  '“{name}” is not a type we can take. Choose a PDF, JPG, PNG, Word or Excel file.':
    '“{name}” no es de un tipo que aceptemos. Elija un archivo PDF, JPG, PNG, de Word o de Excel.',
  '“{name}” is empty. Open it to see that it has content, and choose it again.':
    '“{name}” está vacío. Ábralo para ver si tiene contenido y elíjalo de nuevo.',
  '“{name}” is larger than 10 MB{size}. A smaller scan, or the document in parts, will do.':
    '“{name}” pesa más de 10 MB{size}. Sirve un escaneo más pequeño o el documento en partes.',
  '“{name}” is already in the list. If it is another document, rename it and choose it again.':
    '“{name}” ya está en la lista. Si es otro documento, cámbiele el nombre y elíjalo de nuevo.',
  '“{name}” is already in the list.': '“{name}” ya está en la lista.',
  '“{name}” was not added: an application can have {max} files.':
    '“{name}” no se agregó: una solicitud puede tener {max} archivos.',
  '“{name}” was not added. {reason}': '“{name}” no se agregó. {reason}',
  'The part of this page that sends files could not be loaded. Check your connection and choose it again.':
    'No se pudo cargar la parte de esta página que envía archivos. Revise su conexión y elíjalo de nuevo.',
  '“{name}” could not be read. It may have been moved or changed; choose it again.':
    'No se pudo leer “{name}”. Tal vez se movió o cambió; elíjalo de nuevo.',
  '“{name}” is {kind}, and not what its name says. Choose the document itself, or save it as a PDF or a picture first.':
    '“{name}” es {kind} y no lo que dice su nombre. Elija el documento mismo o guárdelo antes como PDF o imagen.',
  'a program': 'un programa',
  'a drawing (SVG)': 'un dibujo (SVG)',
  'another kind of file': 'otro tipo de archivo',
  '"{name}" was not added: {reason}': '“{name}” no se agregó: {reason}',
  'it is larger than 10 MB.': 'pesa más de 10 MB.',
  'the file is empty.': 'el archivo está vacío.',
  'it is not a PDF, JPG, PNG, DOC, DOCX, XLS or XLSX file.': 'no es un archivo PDF, JPG, PNG, DOC, DOCX, XLS ni XLSX.',
  'it is a HEIC photo, which most programs cannot open. Take the photo from this page, take a screenshot of it, or save it as JPG, and add that.':
    'es una foto HEIC, que la mayoría de los programas no puede abrir. Tome la foto desde esta página, haga una captura de pantalla o guárdela como JPG, y agregue ese archivo.',
  'the picture is cut off: its end is missing. Save or scan it again and add it again.':
    'la imagen está cortada: le falta el final. Guárdela o escanéela de nuevo y agréguela otra vez.',
  'it is protected by a password. Remove the password and add it again.':
    'está protegido con una contraseña. Quite la contraseña y agréguelo de nuevo.',
  '“{name}” was not added: {reason}': '“{name}” no se agregó: {reason}',
  'it is plain text. Add an export of your processor’s records as an export, as you downloaded it; save any other text as a PDF and add that.':
    'es texto simple. Si es una exportación de los registros de su procesador, agréguela como exportación, tal como la descargó; cualquier otro texto guárdelo como PDF y agréguelo.',
  'it is a web page, even where its name ends in .xls. Open it in Excel or a browser, save it as .xlsx or PDF, and add that.':
    'es una página web, aunque su nombre termine en .xls. Ábralo en Excel o en un navegador, guárdelo como .xlsx o PDF y agregue ese archivo.',
  'it is a picture of a kind that not everybody can open. Save it as JPG or PNG and add that.':
    'es una imagen de un tipo que no todos pueden abrir. Guárdela como JPG o PNG y agregue ese archivo.',
  'it is a document of another program. Save it as a PDF and add that.':
    'es un documento de otro programa. Guárdelo como PDF y agregue ese archivo.',
  'it is an email. Print it to a PDF and add that.':
    'es un correo electrónico. Imprímalo como PDF y agregue ese archivo.',
  'it has macros, which are programs. Save it without macros, or as a PDF, and add it again.':
    'tiene macros, que son programas. Guárdelo sin macros o como PDF y agréguelo de nuevo.',
  'it loads a template from elsewhere when it is opened. Save it as a PDF and add that.':
    'carga una plantilla de otro lugar al abrirse. Guárdelo como PDF y agregue ese archivo.',
  'it has a file of another program inside. Save it as a PDF and add that.':
    'tiene dentro un archivo de otro programa. Guárdelo como PDF y agregue ese archivo.',
  'it is two kinds of file at once. Print it to a PDF and add that.':
    'es dos tipos de archivo a la vez. Imprímalo como PDF y agregue ese archivo.',
  'there is no room for it right now. Please try again later.': 'en este momento no hay espacio. Inténtelo más tarde.',
  'too many of your uploads are unfinished. Finish or remove some of them first.':
    'demasiadas de sus cargas están sin terminar. Termine o elimine algunas primero.',
  'The file could not be stored. Please try again.': 'No se pudo guardar el archivo. Inténtelo de nuevo.',
  'The file could not be removed. Please try again.': 'No se pudo eliminar el archivo. Inténtelo de nuevo.',
  'The file was not accepted.': 'El archivo no se aceptó.',
  'This file was changed or moved after you chose it. Choose it again.':
    'Este archivo se cambió o se movió después de que lo eligió. Elíjalo de nuevo.',
  'The upload stopped. It resumes where it left off.': 'La carga se detuvo. Sigue donde se quedó.',
  'Your session has ended. Sign in again, then try again.':
    'Su sesión terminó. Inicie sesión de nuevo y vuelva a intentarlo.',

  'it would start a program when it is opened. Print it to a PDF and add that.':
    'abriría un programa al abrirse. Imprímalo como PDF y agregue ese archivo.',
  'it is encrypted and would run a script when it is opened. Print it to a PDF and add that.':
    'está cifrado y ejecutaría un programa al abrirse. Imprímalo como PDF y agregue ese archivo.',
  'an application holds at most {max} files.': 'una solicitud puede tener como máximo {max} archivos.',

  // Why a file could not be read by machine.
  'Old Word documents (DOC) cannot be read. Save it as DOCX or PDF and add it again.':
    'Los documentos antiguos de Word (DOC) no se pueden leer. Guárdelo como DOCX o PDF y agréguelo de nuevo.',
  'Old Excel workbooks (XLS) cannot be read. Save it as XLSX or PDF and add it again.':
    'Los libros antiguos de Excel (XLS) no se pueden leer. Guárdelo como XLSX o PDF y agréguelo de nuevo.',
  'HEIC photos cannot be read. Send it as JPG or PDF and add it again.':
    'Las fotos HEIC no se pueden leer. Envíela como JPG o PDF y agréguela de nuevo.',
  'This workbook is damaged. Open and save it again, or save it as a PDF, and add that.':
    'Este libro de cálculo está dañado. Ábralo y guárdelo de nuevo, o guárdelo como PDF, y agregue ese archivo.',
  'This picture is damaged. Take it again, or save it again, and add that.':
    'Esta imagen está dañada. Tómela o guárdela de nuevo, y agregue ese archivo.',
  'The picture is larger than can be read.': 'La imagen es demasiado grande para leerla.',
  'A page of it is larger than can be read.': 'Una de sus páginas es demasiado grande para leerla.',
  'This Word document is damaged. Open and save it again, or save it as a PDF, and add that.':
    'Este documento de Word está dañado. Ábralo y guárdelo de nuevo, o guárdelo como PDF, y agregue ese archivo.',
  'This PDF has a password, so nobody can open it here. Save it without the password, or take a photo of each page, and add that.':
    'Este PDF tiene una contraseña, así que aquí nadie puede abrirlo. Guárdelo sin contraseña, o tome una foto de cada página, y agregue eso.',
  'This PDF is damaged and cannot be opened. Download or save it again, or take a photo of each page, and add that.':
    'Este PDF está dañado y no se puede abrir. Descárguelo o guárdelo de nuevo, o tome una foto de cada página, y agregue eso.',
  'A file of this kind cannot be read.': 'Un archivo de este tipo no se puede leer.',
  'It took too long to read. It is part of your case, and our staff will look at it.':
    'Tardó demasiado en leerse. Es parte de su caso y nuestro personal lo revisará.',
  'Something in it could not be read.': 'Algo en él no se pudo leer.',
  'It could not be read.': 'No se pudo leer.',

  // Errors of the service.
  'The request could not be read.': 'No se pudo leer la solicitud.',
  'Something went wrong on our side. Please try again.': 'Algo falló de nuestro lado. Inténtelo de nuevo.',
  'We cannot reach our database right now. What you entered is kept; please try again in a moment.':
    'En este momento no podemos conectarnos con nuestra base de datos. Lo que escribió se conserva; inténtelo de nuevo en un momento.',
  'Something in what was sent cannot be read or stored. Check it and try again.':
    'Algo de lo que se envió no se puede leer o guardar. Revíselo e inténtelo de nuevo.',
  'Something else was changing this at the same moment. Nothing was changed here; please try again.':
    'Otra cosa estaba cambiando esto en el mismo momento. Aquí no se cambió nada; inténtelo de nuevo.',
  'There is no room to store this right now. Nothing was changed; please try again later.':
    'En este momento no hay espacio para guardar esto. No se cambió nada; inténtelo más tarde.',

  // What documents suggest.
  'Read from your documents': 'Leído de sus documentos',
  'One file is still being read.': 'Un archivo todavía se está leyendo.',
  '{count} files are still being read.': '{count} archivos todavía se están leyendo.',
  'By machine; check each against the document. Nothing is filled in until you say so.':
    'Leído automáticamente; compare cada dato con el documento. Nada se llena hasta que usted lo diga.',
  'Use these {count}': 'Usar estas {count}',
  'answers: {labels}': 'respuestas: {labels}',
  'Use this': 'Usar esto',
  'Filled in': 'Llenado',
  'Filled in from your documents.': 'Llenado con sus documentos.',
  '{file}, page {page}': '{file}, página {page}',
  'Also read: refunds and chargebacks ({count})': 'También leído: reembolsos y contracargos ({count})',
  Refunds: 'Reembolsos',
  Chargebacks: 'Contracargos',
  'From one month': 'De un mes',
  'Average of {months} months': 'Promedio de {months} meses',
  'Highest of {months} months': 'El más alto de {months} meses',
  'As the statement says': 'Como dice el estado de cuenta',
  'Mean of {count} statements': 'Promedio de {count} estados de cuenta',
  'The notice says {amount}': 'El aviso dice {amount}',
  'Named in the notice': 'Nombrado en el aviso',
  'As the notice says; compare each character': 'Como dice el aviso; compare cada carácter',
  'As the notice says': 'Como dice el aviso',
  'As the notice addresses you': 'Así se dirige a usted el aviso',
  'As the notice addresses you; change it if you have moved':
    'Así se dirige a usted el aviso; cámbielo si se ha mudado',
  'The date of the notice; change it if the hold began on another day':
    'La fecha del aviso; cámbiela si la retención empezó otro día',
  'The notice names {amount}. Enter the amount in US dollars.':
    'El aviso indica {amount}. Escriba el monto en dólares estadounidenses.',
  'The notice names a day that is {day} or {other}. Enter the right one.':
    'El aviso indica una fecha que puede ser {day} o {other}. Escriba la correcta.',
  'The notice is dated {day} or {other}. Enter the day on which the hold began.':
    'El aviso lleva fecha del {day} o del {other}. Escriba el día en que empezó la retención.',
  'Your documents suggest another answer here.': 'Sus documentos sugieren otra respuesta aquí.',
  'Your documents suggest {count} other answers here.': 'Sus documentos sugieren otras {count} respuestas aquí.',
  'See what was read': 'Ver lo que se leyó',

  // Why an answer is refused.
  'Enter: {label}.': 'Escriba: {label}.',
  'Select: {label}.': 'Seleccione: {label}.',
  'Answer yes or no: {label}': 'Conteste sí o no: {label}',
  '{label} is not in a form that can be read.': '{label}: no se puede leer en esa forma.',
  '{label} must be {max} characters or fewer.': '{label}: use {max} caracteres o menos.',
  '{label}: The text has a hidden character that cannot be kept, such as one that turns its direction. Type that part again.':
    '{label}: el texto tiene un carácter oculto que no se puede guardar, como uno que cambia su dirección. Escriba esa parte de nuevo.',
  'Enter an email address in the form name@example.com.':
    'Escriba un correo electrónico con la forma nombre@ejemplo.com.',
  'Enter another address: before the @, only letters, digits and . _ + - are taken.':
    'Escriba otro correo: antes de la @ solo se aceptan letras, dígitos y . _ + -.',
  'Enter a phone number with area code, like (555) 555-0100.':
    'Escriba un número de teléfono con código de área, como (555) 555-0100.',
  'Enter the EIN as nine digits, like 12-3456789.': 'Escriba el EIN con nueve dígitos, como 12-3456789.',
  'Enter a ZIP code of five digits, or nine as 12345-6789.':
    'Escriba un código postal de cinco dígitos, o de nueve como 12345-6789.',
  'Enter the merchant category code as four digits.': 'Escriba el código de categoría del comercio con cuatro dígitos.',
  'Enter a website address, like www.example.com.': 'Escriba la dirección de un sitio web, como www.ejemplo.com.',
  'Select one of the options for {label}.': 'Seleccione una de las opciones de {label}.',
  'Select only the options listed for {label}.': 'Seleccione solo opciones de la lista de {label}.',
  '{label} cannot be negative.': '{label}: no puede ser negativo.',
  '{label} must be an amount in dollars, like 12,500.': '{label}: escriba un monto en dólares, como 12,500.',
  'Enter one amount as {label}, like 12,500.': '{label}: escriba un solo monto, como 12,500.',
  '{label} must be in US dollars, like 12,500.': '{label}: escriba el monto en dólares de EE. UU., como 12,500.',
  '{label} is larger than can be recorded.': '{label}: es más grande de lo que se puede registrar.',
  '{label} must be more than zero.': '{label}: debe ser más que cero.',
  '{label} must be a number from {min} to {max}.': '{label}: escriba un número de {min} a {max}.',
  '{label}: that month has no day {day}.': '{label}: ese mes no tiene el día {day}.',
  'Enter {label} as month, day and four-digit year, like 3 / 14 / 2026.':
    'Escriba {label} con mes, día y año de cuatro dígitos, como 3 / 14 / 2026.',
  '{label} cannot be in the future.': '{label}: no puede estar en el futuro.',
  '{label} must be in 1990 or later.': '{label}: debe ser de 1990 o después.',
  'The owners’ shares together cannot be more than 100 percent.':
    'Las participaciones de los propietarios no pueden sumar más del 100 por ciento.',
  'The reserve is a part of the amount held, so it cannot be more than that.':
    'La reserva es una parte del monto retenido, así que no puede ser mayor.',

  'More about the account, if you have it at hand': 'Más sobre la cuenta, si lo tiene a mano',

  // Check your answers, and submitting.
  'Read them once more. Change what is not right, then submit. What is not provided is optional; you can add it from your dashboard until an attorney takes up your letter.':
    'Léalas una vez más. Cambie lo que no esté bien y envíe la solicitud. Lo que no se indicó es opcional; puede agregarlo desde su panel hasta que un abogado tome su carta.',
  'Some answers have to be changed first': 'Primero hay que cambiar algunas respuestas',
  'Not provided, all optional: {steps}.': 'Sin indicar, todo opcional: {steps}.',
  'Not provided': 'No se indicó',
  Change: 'Cambiar',
  Files: 'Archivos',
  'One file is still on its way': 'Un archivo todavía está en camino',
  '{count} files are still on their way': '{count} archivos todavía están en camino',
  'Wait until it is there, or submit without it: what has not arrived is not part of the case.':
    'Espere a que llegue o envíe sin él: lo que no ha llegado no es parte del caso.',
  'The success fee for this case is {percent} of what is recovered, and nothing if nothing is. It is fixed when you submit. No upfront cost, no hourly fees; you can cancel anytime before the demand letter is sent.':
    'Los honorarios por éxito en este caso son el {percent} de lo que se recupere, y nada si no se recupera nada. Quedan fijos cuando usted envía. Sin costo inicial ni honorarios por hora; puede cancelar en cualquier momento antes de que se envíe la carta de requerimiento.',
  "Submitting costs nothing. We'll review your case and get back to you within 24 hours; no letter goes out before an attorney has reviewed and signed it.":
    'Enviar no cuesta nada. Revisaremos su caso y le responderemos en 24 horas; ninguna carta sale antes de que un abogado la haya revisado y firmado.',
  'This application is already submitted: {number}': 'Esta solicitud ya está enviada: {number}',
  'What you typed here since then is not part of it. You can add it on the page of the case:':
    'Lo que escribió aquí después no forma parte de ella. Puede agregarlo en la página del caso:',
  'See your case': 'Ver su caso',
  'Begin another application': 'Empezar otra solicitud',
  'This part of the page could not be loaded': 'No se pudo cargar esta parte de la página',
  'The connection may have dropped. The rest of the page works.':
    'Puede que se haya cortado la conexión. El resto de la página funciona.',
  'Not submitted yet': 'Aún no se ha enviado',
  'Your answers are saved.': 'Sus respuestas están guardadas.',
  'Submitting again is safe: a case is made only once.':
    'Puede enviar de nuevo sin riesgo: el caso se crea una sola vez.',
  'Submitting...': 'Enviando...',
  'Application Submitted!': '¡Solicitud enviada!',
  "We'll review your case and get back to you within 24 hours": 'Revisaremos su caso y le responderemos en 24 horas',
  'Submit application': 'Enviar la solicitud',
  'Submission Failed': 'No se pudo enviar',
  'User must be authenticated to submit application': 'Debe iniciar sesión para enviar la solicitud',
  'There was an error submitting your application. Please try again.':
    'Hubo un error al enviar su solicitud. Inténtelo de nuevo.',
  'Some answers need another look before the application can be submitted.':
    'Hay que revisar algunas respuestas antes de poder enviar la solicitud.',
  'This submission was already made with other answers.': 'Este envío ya se hizo con otras respuestas.',
  'There is no open application to submit. It may have been submitted already; your dashboard shows it.':
    'No hay ninguna solicitud abierta para enviar. Tal vez ya se envió; puede verlo en su panel.',
  'Your application was changed on another device or tab. Check it once more, then submit.':
    'Su solicitud se cambió en otro dispositivo o pestaña. Revísela una vez más y envíela.',
  'Letters and agreements cannot show {characters}. Write it in Latin letters, as it is registered in the United States.':
    'Las cartas y los contratos no pueden mostrar {characters}. Escríbalo en letras latinas, como está registrado en los Estados Unidos.',
};

export default spanish;
