/** The catalog's part for files whose columns the merchant names (`spanish.ts`). */
import type { Catalog } from '../../domain/language/translate.ts';

const columns: Catalog = {
  'The columns were named by the merchant: what stands in others is not counted.':
    'El comercio indicó qué es cada columna: lo que está en otras no se cuenta.',
  'With these columns the balance does not add up in {broken} of {of} rows; perhaps the amount is another column.':
    'Con estas columnas el saldo no cuadra en {broken} de {of} filas; tal vez el monto es otra columna.',
  'With these columns the amount and the fee do not make the net in {broken} of {of} rows; perhaps one of them is another column.':
    'Con estas columnas el monto y la comisión no dan el neto en {broken} de {of} filas; tal vez una de ellas es otra columna.',
  'You said that “{kind}” holds money, and each of its rows brings money; perhaps the amount is another column.':
    'Usted dijo que “{kind}” retiene dinero, pero en todas sus filas entra dinero; tal vez el monto es otra columna.',
  'You said that “{kind}” releases money, and each of its rows takes money; perhaps the amount is another column.':
    'Usted dijo que “{kind}” libera dinero, pero en todas sus filas sale dinero; tal vez el monto es otra columna.',
  'This file has no such column.': 'Este archivo no tiene esa columna.',
  'Each column can be only one thing.': 'Cada columna puede ser una sola cosa.',
  'Say which column has the day.': 'Diga qué columna tiene el día.',
  'Say which column has the kind of row.': 'Diga qué columna tiene el tipo de fila.',
  'Say which column has the amount, or both money in and money out.':
    'Diga qué columna tiene el monto, o bien el dinero que entra y el que sale.',
  'Say which currency the amounts are in.': 'Diga en qué moneda están los montos.',
  'Each kind of row can do only one thing.': 'Cada tipo de fila puede hacer una sola cosa.',
  'Say below what its columns are, and we can read it.': 'Diga abajo qué es cada columna, y podremos leerlo.',
  'Our staff looked at the columns as you named them, and they do not fit this kind of file.':
    'Nuestro personal revisó las columnas que usted indicó, y no corresponden a este tipo de archivo.',
  'Change below what its columns are.': 'Cambie abajo lo que es cada columna.',
  '{problem} Perhaps its columns are others.': '{problem} Tal vez sus columnas son otras.',
  'Export with named columns': 'Exportación con columnas indicadas',
  'Without a kind': 'Sin tipo',
};

export default columns;
