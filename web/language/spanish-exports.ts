/** The catalog's part for what the reader of exports says of a merchant's files (`spanish.ts`). */
import type { Catalog } from '../../domain/language/translate.ts';

const exports: Catalog = {
  // How certain a figure is, and why.
  'All that was withheld since the account began, as the merchant states, less all that was released, by the rows of the files.':
    'Todo lo retenido desde que se abrió la cuenta, según usted, menos todo lo liberado, según las filas de los archivos.',
  'The files list what was withheld and released from {since}. What was withheld before that day and not released in them is not in them.':
    'Los archivos indican lo que se retuvo y se liberó desde el {since}. No incluyen lo que se retuvo antes de ese día y no aparece liberado en ellos.',
  '{amount} was paid without rows, and is not counted.': 'Se pagaron {amount} sin filas, y no se cuentan.',
  '{amount} came back in rows of a kind that we do not know, and is not counted.':
    'Volvieron {amount} en filas de un tipo que no conocemos, y no se cuentan.',
  '{amount} came back in rows that name none of these holds; it may have been of them, and is not counted.':
    'Volvieron {amount} en filas que no indican ninguna de estas retenciones; pueden haber sido de ellas, y no se cuentan.',
  'Some rows are of a kind that we do not know.': 'Algunas filas son de un tipo que no conocemos.',
  'They begin with a balance of {amount}.': 'Empiezan con un saldo de {amount}.',
  'They release {amount} that they do not show withheld.': 'Muestran liberados {amount} cuya retención no muestran.',
  'You answered that money was withheld before them.': 'Usted respondió que había dinero retenido antes de ellos.',
  'They show that the account did not begin with them.': 'Muestran que la cuenta es anterior a ellos.',
  'The files contradict themselves until {until}: only what was withheld after that day is counted.':
    'Los archivos se contradicen hasta el {until}: solo se cuenta lo retenido después de ese día.',
  'The files contradict themselves until {until}, and nothing was withheld after it.':
    'Los archivos se contradicen hasta el {until}, y después no se retuvo nada.',
  'The same export once more, straight from the processor, neither opened nor saved before.':
    'La misma exportación otra vez, directamente del procesador, sin abrirla ni guardarla antes.',
  'No row of the files withholds money in this way. What was withheld before their first row cannot be seen.':
    'Ninguna fila de los archivos retiene dinero así. Lo retenido antes de su primera fila no se puede ver.',
  'A picture of the balance page that names what is held or reserved, with its day.':
    'Una imagen de la página de saldo que muestre lo retenido o reservado, con la fecha.',
  'The rows that withhold and those that release sum to nothing: the file may list each hold together with its counterpart.':
    'Las filas que retienen y las que liberan suman cero: tal vez el archivo muestra cada retención junto con su contrapartida.',
  'A picture of the balance page that names the reserve, or the processor’s list of what was reserved for each payment.':
    'Una imagen de la página de saldo que muestre la reserva, o la lista del procesador de lo reservado por cada pago.',
  'The settlement states its reserve itself (“{type}”), and its rows make what was paid. So much was kept when the settlement that ended on {day} was paid; since when, it does not say.':
    'La propia liquidación indica su reserva (“{type}”), y sus filas dan lo que se pagó. Eso se retuvo al pagarse la liquidación que terminó el {day}; desde cuándo, no lo dice.',
  'The settlement states its reserve itself (“{type}”), and its rows make what was paid. So much was kept when the settlement that ended on {day} was paid; no less was kept by each since the one that ended on {since}.':
    'La propia liquidación indica su reserva (“{type}”), y sus filas dan lo que se pagó. Eso se retuvo al pagarse la liquidación que terminó el {day}; cada una desde la que terminó el {since} retuvo no menos.',
  'The rows of the last settlement do not make what was paid.':
    'Las filas de la última liquidación no dan lo que se pagó.',
  'The last settlement states no reserve.': 'La última liquidación no indica ninguna reserva.',
  'The settlement once more, straight from the processor, and the one after it.':
    'La liquidación otra vez, directamente del procesador, y la siguiente.',
  'A settlement lists no holds but its reserve; deferred transactions are not in it.':
    'Una liquidación no muestra más retención que su reserva; las transacciones diferidas no están en ella.',
  'The date range report, with the columns Transaction Status and Transaction Release Date.':
    'El informe por fechas, con las columnas Transaction Status y Transaction Release Date.',
  '{amount} was released that the files do not show withheld, and is taken for money from before they begin.':
    'Se liberaron {amount} cuya retención no muestran los archivos, y se toman por dinero anterior a ellos.',
  '{amount} was released that was withheld before the files begin, as you answered.':
    'Se liberaron {amount} que se retuvieron antes de que empiecen los archivos, según lo que usted respondió.',
  '{days} days after it was withheld': '{days} días después de la retención',

  'This file has more currencies, or larger sums, than an account has.':
    'Este archivo tiene más monedas, o sumas más grandes, que las de una cuenta.',

  // What was checked, and where it does not agree.
  'Where a row names gross and fee, they make its net.': 'Donde una fila indica bruto y comisión, estos dan su neto.',
  'Each of the {count} balances of {file} after the first follows from the row before.':
    'Cada uno de los {count} saldos de {file} después del primero resulta de la fila anterior.',
  'The files state no balance and no total: a row that is missing, doubled or changed would not show.':
    'Los archivos no indican ningún saldo ni total: si una fila faltara, estuviera repetida o se hubiera cambiado, no se notaría.',
  'The rows of {which} make what was paid.': 'En {which}, las filas dan lo que se pagó.',
  'the payout': 'el pago al banco',
  'each of {count} payouts': 'cada uno de los {count} pagos al banco',
  'Each settlement gives back the reserve that the one before it kept.':
    'Cada liquidación devuelve la reserva que retuvo la anterior.',
  'Line {row}: gross and fee differ from net by {amount}.':
    'Línea {row}: el bruto y la comisión difieren del neto en {amount}.',
  'The balance at line {row} is off by {amount}: a row before it is missing, doubled or changed.':
    'El saldo de la línea {row} difiere en {amount}: una fila anterior falta, está repetida o se cambió.',
  '{file} ends with {closing} and {next} begins with {opening}: rows between them are missing.':
    '{file} termina con {closing} y {next} empieza con {opening}: faltan filas entre los dos.',
  'It does not close: {sums}, but for {amount}.': 'No cuadra: {sums}, con una diferencia de {amount}.',
  '{opening} at the beginning and all rows of {file} make {closing} at the end':
    '{opening} al principio y todas las filas de {file} dan {closing} al final',
  'The rows of payout {payout} make {sum}, and {paid} was paid: {why}.':
    'Las filas del pago {payout} dan {sum}, y se pagaron {paid}: {why}.',
  'rows are missing, or older than the files': 'faltan filas o son anteriores a los archivos',
  'they differ': 'no coinciden',
  'The settlement of {day} kept {kept} and the next gives back {back}: a settlement between them is missing, or a row was changed.':
    'La liquidación del {day} retuvo {kept} y la siguiente devuelve {back}: falta una liquidación entre las dos o se cambió una fila.',
  'Line {row} repeats a row with the same id, {amount}. It is counted once.':
    'La línea {row} repite una fila con el mismo id, {amount}. Se cuenta una vez.',
  'No file covers {month}. What was withheld or released in it cannot be seen.':
    'Ningún archivo abarca {month}. No se puede ver lo retenido ni lo liberado en ese mes.',
  '{count} of {all} payouts are in the bank’s file.': '{count} de {all} pagos están en el archivo del banco.',
  'The payout of {amount} on {day} is not in the bank’s file.':
    'El pago de {amount} del {day} no está en el archivo del banco.',

  'A row that is missing or changed at the beginning or the end of a file would not show.':
    'No se notaría si faltara o se hubiera cambiado una fila al comienzo o al final de un archivo.',
  'A row outside of the payouts that were checked would not show if it were missing, doubled or changed.':
    'Si una fila fuera de los pagos que se comprobaron faltara, estuviera repetida o se hubiera cambiado, no se notaría.',
  'Line {row} releases {amount} more than was withheld of its payment.':
    'La línea {row} libera {amount} más de lo que se retuvo de su pago.',
  'Line {row} says {own} where another file says {other} of the same id.':
    'La línea {row} dice {own} donde otro archivo dice {other} del mismo id.',
  'Settlement {settlement} is in two files that say different things of it.':
    'La liquidación {settlement} está en dos archivos que dicen cosas distintas de ella.',
  'Rows that more than one file has, by the same id, and that are counted once: {count}.':
    'Filas que están en más de un archivo con el mismo id y que se cuentan una sola vez: {count}.',
  'Rows that are equal in more than one file, and are counted once: {count}. They have no ids, so what happened twice would be missing.':
    'Filas que son iguales en más de un archivo y que se cuentan una sola vez: {count}. No tienen id, así que faltaría lo que de verdad ocurrió dos veces.',
  'All rows make the totals that the processor states.': 'Todas las filas dan los totales que indica el procesador.',
  'The processor states {what} as {stated}, and the rows make {sum}: rows are missing, doubled or changed, or the files are of different periods.':
    'El procesador indica {what} como “{stated}”, y las filas dan {sum}: faltan filas, están repetidas o se cambiaron, o los archivos son de periodos distintos.',
  '{paid} was paid out on {day}, and the rows make {sum}.': 'Se pagaron {paid} el {day}, y las filas dan {sum}.',
  'What was paid out on {count} days is what the rows make.': 'Lo pagado en {count} días es lo que dan las filas.',

  'Sales that can still be disputed on {day}: gross, less what was refunded or disputed by {last}.':
    'Ventas que el {day} todavía se pueden disputar: en bruto, menos lo reembolsado o disputado hasta el {last}.',
  'Rows after {day} are not known.': 'No se conocen las filas posteriores al {day}.',
  'The account’s own rate of refunds, times all that can still be disputed.':
    'La tasa de reembolsos de la propia cuenta, multiplicada por todo lo que todavía se puede disputar.',
  'The account’s own rate of disputes, times all that can still be disputed.':
    'La tasa de disputas de la propia cuenta, multiplicada por todo lo que todavía se puede disputar.',
  'Withheld were {withheld}; disputes to be expected are {expected}, and reserve that is not due yet {scheduled}: both are left aside.':
    'Lo retenido era {withheld}; las disputas esperadas son {expected}, y la reserva que aún no se debe liberar, {scheduled}: ambas se dejan aparte.',

  // Questions.
  '“{type}” of {amount} on {day}, line {row}, names no hold of your files. Where was this money before?':
    '“{type}” de {amount} el {day}, línea {row}, no indica ninguna retención de sus archivos. ¿Dónde estaba antes este dinero?',
  '{rows} rows from {from} to {to}, {amount} in all, name no hold of your files. Where was this money before?':
    '{rows} filas del {from} al {to}, {amount} en total, no indican ninguna retención de sus archivos. ¿Dónde estaba antes este dinero?',
  'It was withheld before the files begin': 'Estaba retenido antes de que empiecen los archivos',
  'It was of the holds that the files show': 'Era parte de las retenciones que muestran los archivos',
  'The hold of {amount} of {day}, line {row}': 'La retención de {amount} del {day}, línea {row}',
  'What is “{type}”? {rows}, {amount}.': '¿Qué es “{type}”? {rows}, {amount}.',
  'It keeps or returns a reserve': 'Retiene o devuelve una reserva',
  'It holds or releases money': 'Retiene o libera dinero',
  'A sale': 'Una venta',
  'A refund': 'Un reembolso',
  'A dispute or chargeback': 'Una disputa o un contracargo',
  'A fee': 'Una comisión',
  'A payout to the bank': 'Un pago al banco',
  'None of these': 'Nada de esto',
  'Was the account opened in the period of the export, which begins on {day}?':
    '¿Se abrió la cuenta durante el periodo de la exportación, que empieza el {day}?',
  'Yes, the export has every row since then': 'Sí, la exportación tiene todas las filas desde entonces',
  'No, it is older': 'No, es más antigua',
  'In {file}, is “1,234” more than a thousand?': 'En {file}, ¿“1,234” es más de mil?',
  'Yes: a comma groups thousands': 'Sí: la coma separa los miles',
  'No: a comma stands before decimals': 'No: la coma va antes de los decimales',
  '{file} is an export of {other}. Does it belong to this case?':
    '{file} es una exportación de {other}. ¿Es parte de este caso?',
  'Yes, count it': 'Sí, súmela',
  'No, it is about something else': 'No, es de otra cosa',
  'It is an export of {other}, and this case is about {chosen}.':
    'Es una exportación de {other}, y este caso es sobre {chosen}.',
  'You said that it does not belong to this case.': 'Usted dijo que no es parte de este caso.',
  'It counts in no sum until you say that it belongs to this case.':
    'No cuenta en ninguna suma hasta que usted diga que es parte de este caso.',
  'In {file}, what does a negative amount in the column {column} mean?':
    'En {file}, ¿qué significa un monto negativo en la columna {column}?',
  'So much was kept back': 'Se retuvo ese monto',
  'So much was given back': 'Se devolvió ese monto',
  'In {file}, which day is {day}?': 'En {file}, ¿qué día es {day}?',

  // Files that are not used, and what to export instead.
  'Export it again, and do not open or save it before.': 'Expórtelo otra vez, sin abrirlo ni guardarlo antes.',
  'Export the list of transactions as CSV, and do not open or save it before.':
    'Exporte la lista de transacciones como CSV, sin abrirla ni guardarla antes.',
  'Export the list of all transactions from your processor as CSV, and do not open or save it before.':
    'Exporte de su procesador la lista de todas las transacciones como CSV, sin abrirla ni guardarla antes.',
  'Export a shorter period.': 'Exporte un periodo más corto.',
  'Export a period that has transactions.': 'Exporte un periodo que tenga transacciones.',
  'This file is larger than 64 MB.': 'Este archivo pesa más de 64 MB.',
  'This file is empty.': 'Este archivo está vacío.',
  'This is a PDF, which belongs among the documents.': 'Es un PDF, que va entre los documentos.',
  'This is a web page, whatever its name says.': 'Es una página web, diga lo que diga su nombre.',
  'This is a workbook of the old kind (.xls).': 'Es un libro de Excel del tipo antiguo (.xls).',
  'This file cannot be read below line {line}.': 'No se puede leer este archivo después de la línea {line}.',
  'This workbook is larger than 10 MB.': 'Este libro de Excel pesa más de 10 MB.',
  'Export a shorter period, or CSV.': 'Exporte un periodo más corto, o CSV.',
  'This is no workbook, or a damaged one.': 'No es un libro de Excel, o está dañado.',
  'This workbook has more rows than we can read.': 'Este libro de Excel tiene más filas de las que podemos leer.',
  'This workbook has formulas that were never computed.': 'Este libro de Excel tiene fórmulas que nunca se calcularon.',
  'This workbook has transactions on several sheets.': 'Este libro de Excel tiene transacciones en varias hojas.',
  'Export the transactions as CSV, or each sheet as a file.':
    'Exporte las transacciones como CSV, o cada hoja como un archivo.',
  'This file is no table of text.': 'Este archivo no es una tabla de texto.',
  'This file ends in the middle of a cell: it was cut off.': 'Este archivo termina a mitad de una celda: se cortó.',
  'The files have more than 300,000 rows together.': 'Los archivos tienen en total más de 300,000 filas.',
  'Line {line} has more cells than the header.': 'La línea {line} tiene más celdas que el encabezado.',
  'Line {line} has fewer cells than the header: the file was cut off.':
    'La línea {line} tiene menos celdas que el encabezado: el archivo se cortó.',
  'This file writes amounts with both a point and a comma for cents.':
    'Este archivo escribe los montos con punto y también con coma para los centavos.',
  'This file has a header and no transactions.': 'Este archivo tiene un encabezado y ninguna transacción.',
  'This file writes some dates with the day first and some with the month.':
    'Este archivo escribe unas fechas con el día primero y otras con el mes.',
  'Line {line}: {cell} is not a date.': 'Línea {line}: {cell} no es una fecha.',
  'Line {line}: {cell} {why}.': 'Línea {line}: {cell} {why}.',
  'is not an amount': 'no es un monto',
  'is not a currency': 'no es una moneda',
  'We do not know this kind of file.': 'No conocemos este tipo de archivo.',
  'This is an Etsy statement. It lists no reserves, so it cannot show held money.':
    'Es un estado de cuenta de Etsy. No muestra reservas, así que no puede mostrar dinero retenido.',
  'Add a picture of your Payment account page that shows “Funds in reserve” and the day.':
    'Agregue una imagen de su página “Payment account” que muestre “Funds in reserve” y el día.',
  'This is an Adyen settlement report. It shows how the reserve changed in one batch, not what is held.':
    'Es un informe de liquidación de Adyen. Muestra cómo cambió la reserva en un lote, no lo que se retiene.',
  'Add a picture of the deposit and reserve in your Customer Area, with the day.':
    'Agregue una imagen del depósito y la reserva en su “Customer Area”, con el día.',
  'This is a Braintree fee report. It lists sales and fees only, so it cannot show held money.':
    'Es un informe de comisiones de Braintree. Solo muestra ventas y comisiones, así que no puede mostrar dinero retenido.',
  'Add the statement or letter that names the reserve, and a bank statement with the disbursements.':
    'Agregue el estado de cuenta o la carta que indique la reserva, y un estado de cuenta bancario con los desembolsos.',
  'This is an Authorize.net file. A gateway never holds money, so it cannot show held money.':
    'Es un archivo de Authorize.net. Una pasarela nunca retiene dinero, así que no puede mostrar dinero retenido.',
  'Ask the bank that processes your cards for its statement, which names the reserve.':
    'Pida su estado de cuenta al banco que procesa sus tarjetas: ahí se indica la reserva.',
  'This is the list of Shopify payouts. It shows only what changed in each payout.':
    'Es la lista de pagos de Shopify. Solo muestra lo que cambió en cada pago.',
  'On the same page, export the transactions: they list each reserved amount and its return.':
    'En la misma página, exporte las transacciones: muestran cada monto reservado y su devolución.',
  'This is Stripe’s balance summary. Its balances include reserved money and do not name it.':
    'Es el resumen de saldo de Stripe. Sus saldos incluyen dinero reservado sin indicarlo.',
  'This is Stripe’s list of payouts. It does not show what is held.':
    'Es la lista de pagos de Stripe. No muestra lo que se retiene.',
  'On the same page, choose “Balance change from activity”, then the itemized CSV.':
    'En la misma página, elija “Balance change from activity” y después el CSV detallado (“itemized”).',

  // What a file is, and what it cannot show.
  'PayPal activity download': 'Descarga de actividad de PayPal',
  'Stripe balance summary': 'Resumen de saldo de Stripe',
  'Shopify payouts': 'Pagos de Shopify',
  'PayPal statement': 'Estado de cuenta de PayPal',
  'Stripe balance history': 'Historial de saldo de Stripe',
  'Stripe balance change, itemized': 'Cambios de saldo de Stripe, en detalle',
  'Square transactions': 'Transacciones de Square',
  'Shopify Payments transactions': 'Transacciones de Shopify Payments',
  'Amazon settlement, flat file V2': 'Liquidación de Amazon, archivo plano V2',
  'eBay transaction report': 'Informe de transacciones de eBay',
  'Venmo statement': 'Estado de cuenta de Venmo',
  'Bank statement': 'Estado de cuenta bancario',
  'A bank’s file shows which payouts arrived, not what the processor holds. Add the processor’s own export.':
    'El archivo de un banco muestra qué pagos llegaron, no lo que el procesador retiene. Agregue la exportación del propio procesador.',
  'This Square file lists sales, refunds and fees. Square keeps no held or reserved amount in it, so it cannot prove what is held. Add the transfer report, or a picture of the Balance page.':
    'Este archivo de Square muestra ventas, reembolsos y comisiones. Square no incluye en él ningún monto retenido ni reservado, así que no puede probar lo retenido. Agregue el informe de transferencias o una imagen de la página “Balance”.',
  'Venmo’s statement gives the balance to the cent but names no frozen amount. Add Venmo’s message about the hold.':
    'El estado de cuenta de Venmo da el saldo al centavo, pero no indica ningún monto congelado. Agregue el mensaje de Venmo sobre la retención.',
  'These files could not be read. They are part of your case, and our staff will look at them.':
    'No se pudieron leer estos archivos. Son parte de su caso, y nuestro personal los revisará.',
};

export default exports;
