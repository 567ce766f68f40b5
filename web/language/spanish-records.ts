/** The catalog's part for the records from a processor (`spanish.ts`). */
import type { Catalog } from '../../domain/language/translate.ts';

const records: Catalog = {
  'Download your records now': 'Descargue sus registros ahora',
  'Do it while you can still sign in: a processor may close an account, and its reports with it, at any time.':
    'Hágalo mientras todavía puede iniciar sesión: un procesador puede cerrar una cuenta, y con ella sus informes, en cualquier momento.',
  'Menus change. If yours read otherwise, look for the words that are nearest.':
    'Los menús cambian. Si los suyos dicen otra cosa, busque las palabras más parecidas.',
  'Keep each file as you get it: do not open it in another program and save it.':
    'Conserve cada archivo tal como lo recibe: no lo abra ni lo guarde en otro programa.',
  'Before your access ends: download your records': 'Antes de perder el acceso: descargue sus registros',
  'Add it here, as you downloaded it: what it shows is suggested to you. Or later, on the page of your case.':
    'Agregue aquí el archivo, tal como lo descargó: le sugeriremos lo que muestra. También puede hacerlo más tarde, en la página de su caso.',
  'Exports to upload': 'Exportaciones para subir',
  'Exports that you added': 'Exportaciones que agregó',
  'You can submit with them; our staff will look at them then.':
    'Puede enviar su solicitud con ellos; nuestro personal los revisará entonces.',
  'We have a question first': 'Antes tenemos una pregunta',
  'You answer it on the page of your case, once you have applied. Until then that file suggests nothing.':
    'La responderá en la página de su caso, una vez que haya enviado su solicitud. Hasta entonces ese archivo no sugiere nada.',
  '{file} is of another processor': '{file} es de otro procesador',
  'It is an export of {other}, and you chose {chosen}. It suggests nothing. Choose {other}, or remove the file.':
    'Es una exportación de {other}, y usted eligió {chosen}. No sugiere nada. Elija {other} o quite el archivo.',
  'It is read. It suggests no answer; the page of your case will show what is in it.':
    'Ya se leyó. No sugiere ninguna respuesta; la página de su caso mostrará lo que contiene.',
  'It is read. Nothing is filled in until you say so. See what it suggests:':
    'Ya se leyó. No se llena nada hasta que usted lo diga. Vea lo que sugiere:',
  'On this page': 'En esta página',
  'From {file}, {rows}: {amount}': 'De {file}, {rows}: {amount}',
  'From {file}, {rows}: at least {amount}': 'De {file}, {rows}: al menos {amount}',
  'Average of {what}, from {file}': 'Promedio de {what}, de {file}',
  'Highest of {months}, from {file}': 'El más alto de {months}, de {file}',
  '{count} in {months}, from {file}': '{count} en {months}, de {file}',
  '1 whole month': '1 mes completo',
  '{count} whole months': '{count} meses completos',
  '1 sale': '1 venta',
  '{count} sales': '{count} ventas',
  '{count} files': '{count} archivos',
  'Records from your processor': 'Registros de su procesador',
  'Records from the processor': 'Registros del procesador',
  'Its exports are being read.': 'Se están leyendo sus exportaciones.',
  'Confirmed by the merchant {when}.': 'Confirmado por el comercio: {when}.',
  'Not confirmed by the merchant. The letter states nothing of it.':
    'No confirmado por el comercio. La carta no dice nada de esto.',
  'The merchant wrote {typed}; the exports show {shown} on {day}.':
    'El comercio escribió {typed}; las exportaciones muestran {shown} al {day}.',
  'Loading the records…': 'Cargando los registros…',
  'Add the export': 'Agregar la exportación',
  'Add another export': 'Agregar otra exportación',
  'Choose the export': 'Elegir la exportación',
  'CSV or text up to 64MB, XLSX up to 10MB': 'CSV o texto hasta 64MB, XLSX hasta 10MB',
  'Or drop the files here.': 'O suelte los archivos aquí.',
  'A file that your processor made of your account is the strongest proof of what is held. Add it as you download it: we add it up, show you every row that a sum rests on, and ask before your letter states it.':
    'Un archivo de su cuenta generado por su procesador es la prueba más sólida de lo que se retiene. Agréguelo tal como lo descarga: sumamos sus filas, le mostramos cada fila en la que se basa un monto y le preguntamos antes de que su carta lo diga.',
  'Reading your files…': 'Leyendo sus archivos…',
  'Reading your files: {count} rows so far…': 'Leyendo sus archivos: {count} filas hasta ahora…',
  'You can leave this page. It goes on without you.': 'Puede salir de esta página. La lectura continúa.',
  'Your files could not be read': 'No se pudieron leer sus archivos',
  '{file} was not used': 'No se usó {file}',
  'Account in {currency}': 'Cuenta en {currency}',
  'Your export shows {amount} held on {day}': 'Su exportación muestra {amount} retenidos al {day}',
  'Your export shows {amount} held on {day}, in {count} parts':
    'Su exportación muestra {amount} retenidos al {day}, en {count} partes',
  'Your export shows at least {amount} held on {day}': 'Su exportación muestra al menos {amount} retenidos al {day}',
  'Your export shows at least {amount} held on {day}, in {count} parts':
    'Su exportación muestra al menos {amount} retenidos al {day}, en {count} partes',
  'Your exports show {amount} held on {day}': 'Sus exportaciones muestran {amount} retenidos al {day}',
  'Your exports show {amount} held on {day}, in {count} parts':
    'Sus exportaciones muestran {amount} retenidos al {day}, en {count} partes',
  'Your exports show at least {amount} held on {day}':
    'Sus exportaciones muestran al menos {amount} retenidos al {day}',
  'Your exports show at least {amount} held on {day}, in {count} parts':
    'Sus exportaciones muestran al menos {amount} retenidos al {day}, en {count} partes',
  'Your export cannot tell how much was held on {day}':
    'Su exportación no permite saber cuánto estaba retenido al {day}',
  'Your exports cannot tell how much was held on {day}':
    'Sus exportaciones no permiten saber cuánto estaba retenido al {day}',
  Reserve: 'Reserva',
  'Hold on a payment': 'Retención de un pago',
  'Hold for a dispute': 'Retención por una disputa',
  'Hold for a review': 'Retención por una revisión',
  'Hold on the account': 'Retención de la cuenta',
  'Reserve for a card network': 'Reserva para una red de tarjetas',
  '{amount} held on {day}': '{amount} retenidos el {day}',
  '{amount} released on {day}': '{amount} liberados el {day}',
  '{amount} released on {day} to pay a refund': '{amount} liberados el {day} para pagar un reembolso',
  '{amount} released on {day} to pay a dispute': '{amount} liberados el {day} para pagar una disputa',
  'Release expected on {day}': 'Liberación prevista para el {day}',
  'It rests on:': 'Se basa en:',
  'and {count} more rows': 'y {count} filas más',
  'row {row} of {file}': 'fila {row} de {file}',
  'Show all {count} parts': 'Mostrar las {count} partes',
  '{count} more parts are counted and not listed.': 'Otras {count} partes se cuentan y no aparecen en la lista.',
  'It does not add up in 1 place': 'No cuadra en 1 lugar',
  'It does not add up in {count} places': 'No cuadra en {count} lugares',
  'A row may be missing, doubled or changed. Export the same period again and add the file as you get it, without opening it in another program first.':
    'Puede que una fila falte, esté repetida o se haya cambiado. Exporte otra vez el mismo periodo y agregue el archivo tal como lo recibe, sin abrirlo antes en otro programa.',
  'What buyers can still dispute': 'Lo que los compradores todavía pueden disputar',
  'Can still be disputed': 'Todavía se puede disputar',
  'Of that, to be expected as a loss': 'De eso, pérdida esperada',
  'Reserve that is overdue': 'Reserva que ya se debió liberar',
  'Withheld beyond what may be kept': 'Retenido por encima de lo que se puede retener',
  'Cannot be told': 'No se puede saber',
  'Sales by month': 'Ventas por mes',
  'The rule: {source}.': 'La regla: {source}.',
  '{count} sales of {gross}; {refunded} refunded, {disputed} disputed. Closes on {day}.':
    '{count} ventas por {gross}; {refunded} reembolsados, {disputed} disputados. El plazo termina el {day}.',
  'MATCH code 04, excessive chargebacks: cannot be told.':
    'Código 04 de MATCH, contracargos excesivos: no se puede saber.',
  'MATCH code 04, excessive chargebacks: no month of the records reaches it.':
    'Código 04 de MATCH, contracargos excesivos: ningún mes de los registros lo alcanza.',
  'MATCH code 04, excessive chargebacks: reached in these months of the records.':
    'Código 04 de MATCH, contracargos excesivos: se alcanza en estos meses de los registros.',
  'Withheld by the processor’s records': 'Retenido según los registros del procesador',
  'Withheld at least, by the processor’s records': 'Retenido como mínimo según los registros del procesador',
  'Of this, reserve that is overdue': 'De esto, reserva que ya se debió liberar',
  'Window for disputes, from the sale': 'Plazo para disputas, desde la venta',
  'Age of the sales of which disputes are counted': 'Antigüedad de las ventas cuyas disputas se cuentan',
  'Sales in the records of that age': 'Ventas de esa antigüedad en los registros',
  'The account’s own rate of disputes': 'Tasa de disputas de la propia cuenta',
  'Reserve that is not yet due': 'Reserva que aún no se debe liberar',
  'Of these, disputed': 'De ellas, disputadas',
  'Debited for these disputes': 'Debitado por esas disputas',
  'Sales in the records that can still be disputed': 'Ventas en los registros que todavía se pueden disputar',
  'Loss to be expected at the account’s own rate of disputes':
    'Pérdida esperada según la tasa de disputas de la propia cuenta',
  'Day of the processor’s records': 'Día de los registros del procesador',
  'Parts of the sum withheld': 'Partes del monto retenido',
  'Rows of the processor’s records': 'Filas de los registros del procesador',
  'First day of the processor’s records': 'Primer día de los registros del procesador',
  'Day of a part withheld': 'Día de una parte retenida',
  'Kind of a part withheld': 'Tipo de una parte retenida',
  'Rows of a part withheld': 'Filas de una parte retenida',
  'Sum of a part withheld': 'Monto de una parte retenida',
  'The parts together': 'Las partes en conjunto',
  'Last sale in the records': 'Última venta en los registros',
  'Days after which each part of the reserve is due, as the merchant was given them':
    'Días tras los cuales se debe liberar cada parte de la reserva, según los recibió el comercio',
  'Day on which the last of that reserve is due': 'Día en que se debe liberar lo último de esa reserva',
  'Last day on which it could be disputed': 'Último día en que se podía disputar',
  'Kinds of rows that we do not know': 'Tipos de filas que no conocemos',
  'They are added up and listed, and never guessed.': 'Se suman y se muestran; nunca se adivina qué son.',
  '1 row': '1 fila',
  '{count} rows': '{count} filas',
  'What was checked, and what could not be': 'Lo que se comprobó y lo que no se pudo comprobar',
  'That is another sum than you wrote': 'No es el monto que usted escribió',
  'Your export shows {shown} held on {day}; you wrote {typed}.':
    'Su exportación muestra {shown} retenidos al {day}; usted escribió {typed}.',
  'Your export shows at least {shown} held on {day}; you wrote {typed}.':
    'Su exportación muestra al menos {shown} retenidos al {day}; usted escribió {typed}.',
  '{label}: you wrote {typed}, and no part that is still held is of that day. The first is of {day}.':
    '{label}: usted escribió {typed}, y ninguna de las partes que siguen retenidas es de ese día. La primera es del {day}.',
  '{label}: you wrote {typed}, and the export shows {shown} in {months}.':
    '{label}: usted escribió {typed}, y la exportación muestra {shown} en {months}.',
  'From {file}, row {row}: the first part that is still held':
    'De {file}, fila {row}: la primera parte que sigue retenida',
  'Correct what you wrote': 'Corregir lo que escribió',
  'Write to us which of the two is right.': 'Escríbanos cuál de los dos es correcto.',
  'One question': 'Una pregunta',
  'A few questions': 'Algunas preguntas',
  Answer: 'Responder',
  'What you answered': 'Lo que respondió',
  'Take this answer back': 'Retirar esta respuesta',
  'These are my records, as I downloaded them': 'Son mis registros, tal como los descargué',
  'You confirm that these files are the processor’s own records of your account, as you downloaded them. Then your letter may state what they show, with the rows.':
    'Usted confirma que estos archivos son los registros del propio procesador sobre su cuenta, tal como los descargó. Con eso, su carta puede decir lo que muestran, con las filas.',
  'Confirmed {when}': 'Confirmado: {when}',
  'Your letter may state this now. If you add a file or change an answer, we ask you again.':
    'Ahora su carta puede decirlo. Si agrega un archivo o cambia una respuesta, le preguntamos de nuevo.',
  'Your confirmation no longer holds': 'Su confirmación ya no es válida',
  'What you confirmed {when} was of other files or answers. Look at what they show now.':
    'Lo que confirmó ({when}) era de otros archivos o respuestas. Vea lo que muestran ahora.',
  'The files': 'Los archivos',
  'Left out': 'Excluido',
  'Not used': 'No se usa',
  'Leave it out': 'Excluirlo',
  'Take it back in': 'Incluirlo de nuevo',
  '{count} rows from {from} to {to}.': '{count} filas, del {from} al {to}.',
  'Days are those of the file: {zone}.': 'Los días son los del archivo: {zone}.',
  'What this file cannot show': 'Lo que este archivo no puede mostrar',

  'All your files are left out': 'Todos sus archivos están excluidos',
  'Nothing is counted, and your letter states nothing of them. Take one back in below, or add another.':
    'No se cuenta nada, y su carta no dice nada de ellos. Incluya uno de nuevo abajo o agregue otro.',
  'Replaced by a newer calculation': 'Reemplazado por un cálculo más reciente',
  '{file} was taken as an export': '{file} se tomó como exportación',
  '{count} files were taken as exports': '{count} archivos se tomaron como exportaciones',
  'An export of your processor’s records is no document: it is read with your exports, and added up.':
    'Una exportación de los registros de su procesador no es un documento: se lee con sus exportaciones y se suma.',
  'Show it': 'Mostrarla',
  'See what it shows': 'Ver lo que muestra',

  // Refusals.
  '“{name}” is larger than {limit}. Export a shorter period, and add each file.':
    '“{name}” pesa más de {limit}. Exporte un periodo más corto y agregue cada archivo.',
  '“{name}” is not an export. Download the export as CSV or XLSX, and add that file as you got it.':
    '“{name}” no es una exportación. Descargue la exportación como CSV o XLSX y agregue ese archivo tal como lo recibió.',
  'it is not an export. Download the export as CSV or XLSX, and add that file as you got it.':
    'no es una exportación. Descargue la exportación como CSV o XLSX y agregue ese archivo tal como lo recibió.',
  'it is not text. Download the export as CSV or XLSX, and add that file as you got it.':
    'no es texto. Descargue la exportación como CSV o XLSX y agregue ese archivo tal como lo recibió.',
  'it is larger than {limit}. Export a shorter period, and add each file.':
    'pesa más de {limit}. Exporte un periodo más corto y agregue cada archivo.',
  'it is not a file of this kind.': 'no es un archivo de este tipo.',
  'A file of this kind is made from exports.': 'Un archivo de este tipo se hace a partir de exportaciones.',
  'Calculation from the processor’s own records': 'Cálculo a partir de los registros del propio procesador',
  'Export of the processor’s records': 'Exportación de los registros del procesador',
  'What the processor’s records show': 'Lo que muestran los registros del procesador',
  'This is not asked any more. Look at what your exports show now.':
    'Esto ya no se pregunta. Vea lo que muestran ahora sus exportaciones.',
  'Your exports show something else now. Look at it, and confirm that.':
    'Sus exportaciones muestran ahora otra cosa. Véala y confírmela.',
  'Your exports show nothing that could be confirmed.': 'Sus exportaciones no muestran nada que se pueda confirmar.',
  'Answer the questions first: what your exports show depends on them.':
    'Responda primero las preguntas: de ellas depende lo que muestran sus exportaciones.',

  // Columns that a merchant names.
  'Not in this file': 'No está en este archivo',
  'The currency': 'La moneda',
  'I do not know': 'No lo sé',
  'What the columns of {file} are': 'Qué es cada columna de {file}',
  'Our staff confirmed how this kind of file is read.': 'Nuestro personal confirmó cómo se lee este tipo de archivo.',
  'The file is read by the columns as you named them. Until our staff has confirmed them, its sums are “at least”.':
    'El archivo se lee según las columnas que usted indicó. Hasta que nuestro personal las confirme, sus sumas se muestran como “al menos”.',
  'Change the columns': 'Cambiar las columnas',
  'Take the columns back': 'Retirar lo indicado de las columnas',
  'The day': 'El día',
  'The kind of row': 'El tipo de fila',
  'The amount': 'El monto',
  'The balance after the row': 'El saldo después de la fila',
  'Money in': 'Dinero que entra',
  'Money out': 'Dinero que sale',
  'The fee': 'La comisión',
  'The net amount': 'El monto neto',
  'How much of the row is kept back': 'Cuánto de la fila se retiene',
  'How much of what was kept is given back': 'Cuánto de lo retenido se devuelve',
  'The row’s own number': 'El número propio de la fila',
  'The number of the payment or order': 'El número del pago o pedido',
  'It holds money': 'Retiene dinero',
  'It releases held money': 'Libera dinero retenido',
  'Nothing: it moves no money': 'Nada: no mueve dinero',
  'Column {number}': 'Columna {number}',
  'Which column is which': 'Qué es cada columna',
  'More columns': 'Más columnas',
  'What each kind of row does': 'Qué hace cada tipo de fila',
  'Read the file with these columns': 'Leer el archivo con estas columnas',
  'The first rows of {file}': 'Las primeras filas de {file}',
  'No file with these columns is there any more. Look at your exports now.':
    'Ya no hay ningún archivo con estas columnas. Vea ahora sus exportaciones.',
};

export default records;
