/** The Spanish of the letter's sentences: what the processor answered, and the reason that it gave. Keyed by the English template (`clause-in-spanish.ts`). */
import type { Catalog } from '../../domain/language/translate.ts';

export const answer: Catalog = {
  'The answer so far': 'La respuesta hasta ahora',
  'To this day we have received no answer that pays the money out or says why it is kept.':
    'Hasta hoy no hemos recibido ninguna respuesta que pague el dinero o diga por qué se retiene.',
  'If one was sent, please send a copy, with proof of where it went.':
    'Si se envió una, por favor envíen una copia, con prueba de adónde fue.',
  'None of our letters has been answered so far as our file shows, which is why this one comes to you.':
    'Hasta donde muestra nuestro expediente, ninguna de nuestras cartas ha tenido respuesta; por eso esta les llega a ustedes.',
  'If there is an answer, please send it on.': 'Si hay una respuesta, por favor háganla llegar.',
  'We have received no answer that releases the funds or states the ground for keeping them.':
    'No hemos recibido ninguna respuesta que libere los fondos o indique la razón para retenerlos.',
  'If one was sent, please send it again, with the day and the address to which it went.':
    'Si se envió una, por favor envíenla otra vez, con el día y la dirección a la que fue.',
  'Your answer of {date:answer} refuses release.': 'Su respuesta del {date:answer} niega la liberación.',
  'We do not repeat the words of that answer here.': 'No repetimos aquí las palabras de esa respuesta.',
  'Please state the ground again, with the term and the facts on which it rests.':
    'Por favor, indiquen otra vez la razón, con la cláusula y los hechos en que se apoya.',
  'It reads: "{fact:answer_words}."': 'Dice: "{fact:answer_words}."',
  'Please name the term on which that refusal rests, and the sum that each fact relied on supports.':
    'Por favor, nombren la cláusula en que se apoya esa negativa y la suma que sustenta cada hecho invocado.',
  'It reads in part: "{fact:answer_words}."': 'Dice en parte: "{fact:answer_words}."',
  'Please state the ground of that refusal, with the term and the facts on which it rests.':
    'Por favor, indiquen la razón de esa negativa, con la cláusula y los hechos en que se apoya.',
  'Your answer of {date:answer} came with a release of {fact:last_released}.':
    'Su respuesta del {date:answer} llegó con una liberación de {fact:last_released}.',
  'That sum is credited above and settles nothing as to the rest.':
    'Esa suma se acredita arriba y no resuelve nada en cuanto al resto.',
  'Please state the measure by which the rest is still kept, and the day on which each part of it will follow.':
    'Por favor, indiquen con qué medida se sigue reteniendo el resto y en qué día seguirá cada parte.',
  'Your answer of {date:answer} came with a release[[ of {fact:last_released}]].':
    'Su respuesta del {date:answer} llegó con una liberación[[ de {fact:last_released}]].',
  'Please state the day on which it was paid, and whether anything is still kept.':
    'Por favor, indiquen en qué día se pagó y si todavía se retiene algo.',
  'Your answer of {date:answer} speaks of a release.': 'Su respuesta del {date:answer} habla de una liberación.',
  'Please state its amount and day, and what is still kept and by what measure.':
    'Por favor, indiquen su monto y su día, y qué se sigue reteniendo y con qué medida.',
  'Your answer of {date:answer} contains a proposal, taken up only in the separate part below.':
    'Su respuesta del {date:answer} contiene una propuesta, que se trata solo en la parte separada de abajo.',
  'Your answer of {date:answer} contains a proposal, which the Merchant does not accept.':
    'Su respuesta del {date:answer} contiene una propuesta, que el Comerciante no acepta.',
  'Your answer of {date:answer} contains a proposal, which the Merchant has accepted.':
    'Su respuesta del {date:answer} contiene una propuesta, que el Comerciante ha aceptado.',
  'Please state the day on which each sum under it was or will be paid.':
    'Por favor, indiquen en qué día se pagó o se pagará cada suma según ella.',
  'Your answer of {date:answer} contained a proposal, which is no longer open.':
    'Su respuesta del {date:answer} contenía una propuesta, que ya no está abierta.',
  'Your answer of {date:answer} asks for documents.': 'Su respuesta del {date:answer} pide documentos.',
  'These documents are enclosed in answer.': 'Estos documentos se adjuntan como respuesta.',
  Document: 'Documento',
  'Account statements': 'Estados de cuenta',
  'Chargeback report': 'Informe de contracargos',
  'Proof of fulfillment': 'Prueba de entrega',
  'Refund policy': 'Política de reembolsos',
  'Employer identification letter': 'Carta del número de empleador (EIN)',
  'Formation document': 'Documento de constitución',
  'Bank statements': 'Estados de cuenta bancarios',
  'If anything further is needed, please name each item, the question to which it goes and the term that calls for it.':
    'Si hace falta algo más, por favor nombren cada cosa, la pregunta a la que responde y la cláusula que la pide.',
  'The Merchant asks for a decision, by the day set below, on what has been supplied.':
    'El Comerciante pide una decisión sobre lo entregado, a más tardar en el día que se fija abajo.',
  'The Merchant stands ready to answer each item.': 'El Comerciante está listo para responder a cada punto.',
  'Please name, for each, the question to which it goes and the term that calls for it, and state which part of the sum depends on none of them; that part should not wait.':
    'Por favor, nombren, para cada uno, la pregunta a la que responde y la cláusula que lo pide, e indiquen qué parte de la suma no depende de ninguno; esa parte no debe esperar.',
  'Your answer of {date:answer} is on our file.': 'Su respuesta del {date:answer} está en nuestro expediente.',
  'We read this as a general reply that does not take up the points of our letter.':
    'La leemos como una respuesta general que no trata los puntos de nuestra carta.',
  'If it was meant as the answer to them, please say so, and state the term and the facts on which it rests.':
    'Si quería ser la respuesta a ellos, por favor díganlo, e indiquen la cláusula y los hechos en que se apoya.',
  'Apart from that proposal, your last position is that of {date:position}: "{fact:position_words}."':
    'Aparte de esa propuesta, su última posición es la del {date:position}: "{fact:position_words}."',
  'At the outset, the Merchant reports, the hold was explained in part as follows: "{fact:stated_reason}."':
    'Al principio, según informa el Comerciante, la retención se explicó en parte así: "{fact:stated_reason}."',
  'The notice is {fact:exhibit_hold_notice}.': 'El aviso es {fact:exhibit_hold_notice}.',
  'The explanation that the Merchant reports having been given is, in part: "{fact:stated_reason}."':
    'La explicación que el Comerciante informa haber recibido es, en parte: "{fact:stated_reason}."',
  'The reason first given, as the Merchant reports it, is in part: "{fact:stated_reason}."':
    'La primera razón dada, según la informa el Comerciante, es en parte: "{fact:stated_reason}."',
  'At the outset, the Merchant reports, the hold was explained as follows: "{fact:stated_reason}."':
    'Al principio, según informa el Comerciante, la retención se explicó así: "{fact:stated_reason}."',
  'The explanation that the Merchant reports having been given is: "{fact:stated_reason}."':
    'La explicación que el Comerciante informa haber recibido es: "{fact:stated_reason}."',
  'The reason first given, as the Merchant reports it, is: "{fact:stated_reason}."':
    'La primera razón dada, según la informa el Comerciante, es: "{fact:stated_reason}."',
  'Please state in writing the reason for which the money is kept, with its date and the facts behind it.':
    'Por favor, indiquen por escrito la razón por la que se retiene el dinero, con su fecha y los hechos que la sustentan.',
  'The stated reason': 'La razón indicada',
  'The reason given, as the Merchant reports it, is: "{fact:stated_reason}."':
    'La razón dada, según la informa el Comerciante, es: "{fact:stated_reason}."',
  'The reason given, as the Merchant reports it, is in part: "{fact:stated_reason}."':
    'La razón dada, según la informa el Comerciante, es en parte: "{fact:stated_reason}."',
  'Such reason as was given stands in the notice, {fact:exhibit_hold_notice}.':
    'La razón que se dio consta en el aviso, {fact:exhibit_hold_notice}.',
  'Please state in writing the reason for the hold, with its date and the facts behind it.':
    'Por favor, indiquen por escrito la razón de la retención, con su fecha y los hechos que la sustentan.',
  'Please send a statement of the reason for the hold, with the term and the facts on which it rests.':
    'Por favor, envíen una declaración de la razón de la retención, con la cláusula y los hechos en que se apoya.',
  'If one was sent, please produce it, with the date and address of sending.':
    'Si se envió una, por favor preséntenla, con la fecha y la dirección de envío.',
  'A dispute history supports a hold only so far as it measures a loss still to come.':
    'Un historial de disputas sustenta una retención solo en la medida en que mide una pérdida que aún puede venir.',
  'The chargeback report is {fact:exhibit_chargeback_report}.':
    'El informe de contracargos es {fact:exhibit_chargeback_report}.',
  'Proof of fulfillment is {fact:exhibit_proof_of_fulfillment}.':
    'La prueba de entrega es {fact:exhibit_proof_of_fulfillment}.',
  'Please state the number, value and period of the disputes relied on, the ratio and threshold applied, and each dispute still open.':
    'Por favor, indiquen el número, el valor y el período de las disputas invocadas, la proporción y el límite aplicados, y cada disputa que siga abierta.',
  "The Merchant's own chargeback report is {fact:exhibit_chargeback_report}.":
    'El informe de contracargos del propio Comerciante es {fact:exhibit_chargeback_report}.',
  'Proof of fulfillment, {fact:exhibit_proof_of_fulfillment}, goes to any claim of non-delivery.':
    'La prueba de entrega, {fact:exhibit_proof_of_fulfillment}, responde a toda reclamación por falta de entrega.',
  'Please state the number and value of the disputes relied on, the period, the ratio, and the threshold applied, and identify every dispute still open.':
    'Por favor, indiquen el número y el valor de las disputas invocadas, el período, la proporción y el límite aplicado, e identifiquen cada disputa que siga abierta.',
  'A sale refunded in full, or whose dispute is finally decided, leaves nothing to secure.':
    'Una venta reembolsada por completo, o cuya disputa se decidió de forma definitiva, no deja nada que garantizar.',
  'Risk is a conclusion and not a fact.': 'El riesgo es una conclusión y no un hecho.',
  'Please identify the transactions and the facts behind it.':
    'Por favor, identifiquen las transacciones y los hechos que lo sustentan.',
  "The Merchant's chargeback report is {fact:exhibit_chargeback_report}.":
    'El informe de contracargos del Comerciante es {fact:exhibit_chargeback_report}.',
  'We do not ask for anything that the law forbids you to disclose.': 'No pedimos nada que la ley les prohíba revelar.',
  'We ask for what can be stated: the contractual ground, the sum, what the Merchant can still supply, and the date on which the hold ends.':
    'Pedimos lo que se puede decir: la razón según el contrato, la suma, lo que el Comerciante todavía puede entregar y la fecha en que termina la retención.',
  'If the funds are subject to an order, levy or legal block, please identify it, its date and the sum that it reaches, so that it can be taken up where it was made.':
    'Si los fondos están sujetos a una orden, un embargo o un bloqueo legal, por favor identifíquenlo, con su fecha y la suma que alcanza, para que se pueda tratar donde se dictó.',
  'What it does not reach is due under the Agreement.': 'Lo que no alcanza se debe según el Acuerdo.',
  'To keep money as damages is not to hold it.': 'Quedarse con dinero como daños no es retenerlo.',
  'Please identify each violation alleged, the clause, the sum charged for it and the date of the charge.':
    'Por favor, identifiquen cada infracción que se alega, la cláusula, la suma cobrada por ella y la fecha del cobro.',
  'Until then the Merchant disputes every such charge.':
    'Hasta entonces el Comerciante impugna cada uno de esos cobros.',
  'The Merchant describes what it sells as follows: "{fact:product}."':
    'El Comerciante describe lo que vende así: "{fact:product}."',
  'Please identify the policy, the section, the product and every transaction said to offend it.':
    'Por favor, identifiquen la política, la sección, el producto y cada transacción que se dice que la infringe.',
  'A concern about some sales is no measure of the risk in the others.':
    'Una preocupación por algunas ventas no mide el riesgo de las demás.',
  'Verification is a condition that can be met.': 'La verificación es una condición que se puede cumplir.',
  'The formation document is {fact:exhibit_formation_document}.':
    'El documento de constitución es {fact:exhibit_formation_document}.',
  'The employer identification letter is {fact:exhibit_ein_letter}.':
    'La carta del número de empleador es {fact:exhibit_ein_letter}.',
  'Please list every item said to be outstanding; the Merchant stands ready to answer each.':
    'Por favor, enumeren cada cosa que se dice que falta; el Comerciante está listo para responder a cada una.',
  'Once the question of identity is answered, it is no ground for keeping settlement.':
    'Una vez respondida la pregunta de identidad, no es razón para quedarse con la liquidación.',
  'Who a person is can be proved, and then the ground is spent.':
    'Quién es una persona se puede probar, y entonces la razón se agota.',
  'Please list each item said to be outstanding and the person whom it concerns; the Merchant stands ready to answer each.':
    'Por favor, enumeren cada cosa que se dice que falta y la persona a la que se refiere; el Comerciante está listo para responder a cada una.',
  'A question of identity measures no loss on sales already made, and no part of the sum that does not depend on it should wait for the answer.':
    'Una pregunta de identidad no mide ninguna pérdida en ventas ya hechas, y ninguna parte de la suma que no dependa de ella debe esperar la respuesta.',
  'More sales are not in themselves a loss.': 'Más ventas no son en sí una pérdida.',
  'On its own figures the Merchant processes {fact:volume_avg} in an average month and {fact:volume_peak} in its best.':
    'Según sus propias cifras, el Comerciante procesa {fact:volume_avg} en un mes promedio y {fact:volume_peak} en el mejor.',
  'What matters is delivery.': 'Lo que importa es la entrega.',
  'Please identify the sales said to be unfulfilled or abnormal.':
    'Por favor, identifiquen las ventas que se dice que no se cumplieron o que son anormales.',
  'A concern about delivery ends with delivery.': 'Una preocupación por la entrega termina con la entrega.',
  'The average delivery time is {fact:delivery_days}.': 'El tiempo promedio de entrega es de {fact:delivery_days}.',
  'Please identify each order said to be undelivered, so that the Merchant can answer order by order.':
    'Por favor, identifiquen cada pedido que se dice que no se entregó, para que el Comerciante pueda responder pedido por pedido.',
  'That an account is quiet is a reason to expect no new loss, not a measure of an old one.':
    'Que una cuenta esté inactiva es razón para no esperar una pérdida nueva, no la medida de una vieja.',
  'Without new sales the dispute window on past ones runs out.':
    'Sin ventas nuevas, el plazo de disputa de las pasadas se agota.',
  'Please state the last transaction relied on, the term under which inactivity permits a hold, and every fee or charge taken from the balance.':
    'Por favor, indiquen la última transacción invocada, la cláusula según la cual la inactividad permite una retención, y cada cargo o comisión que se tomó del saldo.',
  'If the balance has been treated as unclaimed property, please say so, with the date and the state concerned.':
    'Si el saldo se ha tratado como propiedad no reclamada, por favor díganlo, con la fecha y el estado de que se trata.',
  'A decision of a bank or network may explain why no new sales are taken.':
    'Una decisión de un banco o de una red puede explicar por qué no se aceptan ventas nuevas.',
  'It does not by itself show a term by which past settlement may be kept.':
    'No muestra por sí sola una cláusula según la cual se pueda retener la liquidación pasada.',
  'Please name the bank or network, produce its instruction with the date, say which of you holds the funds, and state the term relied on.':
    'Por favor, nombren el banco o la red, presenten su instrucción con la fecha, digan quién de ustedes tiene los fondos e indiquen la cláusula invocada.',
  'Please identify the transactions, the figures and the term of the Agreement behind that statement.':
    'Por favor, identifiquen las transacciones, las cifras y la cláusula del Acuerdo que sustentan esa afirmación.',
  'Without them it can be neither tested nor answered.': 'Sin ellas no se puede comprobar ni responder.',
};
