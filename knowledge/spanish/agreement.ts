/** The Spanish of the letter's sentences: the term that controls. Keyed by the English template (`clause-in-spanish.ts`). */
import type { Catalog } from '../../domain/language/translate.ts';

export const agreement: Catalog = {
  'The controlling term': 'La cláusula que rige',
  'We understand the hold to be a pause of payouts for review.':
    'Entendemos que la retención es una pausa de los pagos para una revisión.',
  'A review has a subject and an end; please state both.':
    'Una revisión tiene un objeto y un final; por favor, indiquen ambos.',
  'We understand the hold to be a rolling reserve.': 'Entendemos que la retención es una reserva rotativa.',
  'A rolling reserve has a percentage, a period and a day on which each part is released; please state them.':
    'Una reserva rotativa tiene un porcentaje, un período y un día en que se libera cada parte; por favor, indíquenlos.',
  'We understand the hold to be a fixed reserve.': 'Entendemos que la retención es una reserva fija.',
  'A fixed reserve has a target, a reason for that target, and an event on which it is released; please state them.':
    'Una reserva fija tiene una meta, una razón para esa meta y un hecho con el cual se libera; por favor, indíquenlos.',
  'We understand release to depend on verification.': 'Entendemos que la liberación depende de una verificación.',
  'That is a condition which the Merchant can meet, and the hold ends when it is met; please list what is outstanding.':
    'Esa es una condición que el Comerciante puede cumplir, y la retención termina cuando se cumple; por favor, enumeren lo que falta.',
  'We understand that the account was closed and that a MATCH listing was made.':
    'Entendemos que la cuenta se cerró y que se hizo una inclusión en la lista MATCH.',
  'A listing bears on future applications.': 'Una inclusión pesa sobre solicitudes futuras.',
  'If you rely on a rule by which it permits past settlement to be kept, please produce it.':
    'Si se apoyan en una regla según la cual permite retener la liquidación pasada, por favor preséntenla.',
  'We understand that the account was closed and that a MATCH listing was or may be made.':
    'Entendemos que la cuenta se cerró y que se hizo o puede hacerse una inclusión en la lista MATCH.',
  'We understand that money is kept as damages.': 'Entendemos que se retiene dinero como daños.',
  'That is not security: what secures a risk is returned when the risk ends, while damages are said to be owed.':
    'Eso no es garantía: lo que garantiza un riesgo se devuelve cuando el riesgo termina, mientras que los daños se dicen debidos.',
  'Please state which part of the sum is which.': 'Por favor, indiquen qué parte de la suma es cuál.',
  'We understand the hold to follow the closing of the account.':
    'Entendemos que la retención sigue al cierre de la cuenta.',
  'A closed account takes no new sales, so its exposure can only fall.':
    'Una cuenta cerrada no recibe ventas nuevas, así que su exposición solo puede bajar.',
  'We understand the hold to follow a limitation of the account.':
    'Entendemos que la retención sigue a una limitación de la cuenta.',
  'We understand the hold to be a risk hold on payments received.':
    'Entendemos que la retención es una retención por riesgo de pagos recibidos.',
  'Please say whether the hold is a pause for review, a reserve, or a hold after closing; each rests on a different term.':
    'Por favor, digan si la retención es una pausa para revisión, una reserva o una retención después del cierre; cada una se apoya en una cláusula distinta.',
  'Please state the term under which a sum was charged as damages, with its version, the violation to which it was applied, and the day of each debit.':
    'Por favor, indiquen la cláusula según la cual se cobró una suma como daños, con su versión, la infracción a la que se aplicó y el día de cada débito.',
  'A term that allows a reserve is not a term that allows a charge.':
    'Una cláusula que permite una reserva no es una cláusula que permite un cobro.',
  'If a term that fixes damages in advance is relied on, it can be tested only once the term, the violation and the sum are stated, for each debit.':
    'Si se invoca una cláusula que fija los daños de antemano, solo se puede comprobar una vez que se indiquen la cláusula, la infracción y la suma, para cada débito.',
  'A sum charged as damages for violations of the Acceptable Use Policy needs a term that fixes it, and we find none in the User Agreement.':
    'Una suma cobrada como daños por infracciones de la Política de Uso Aceptable necesita una cláusula que la fije, y no encontramos ninguna en el Acuerdo del Usuario.',
  'Please produce the policy in the version in force on the day of each violation alleged, the term relied on, and the debit made under it.':
    'Por favor, presenten la política en la versión vigente en el día de cada infracción que se alega, la cláusula invocada y el débito hecho según ella.',
  'In {fact:quote_generally_version}, such holds "{fact:quote_generally}" last up to {fact:term_risk_hold} from receipt of the payment; if the payment is disputed, not more than {fact:term_disputed_hold}.':
    'En {fact:quote_generally_version}, tales retenciones "{fact:quote_generally}" duran hasta {fact:term_risk_hold} desde que se recibe el pago; si el pago está en disputa, no más de {fact:term_disputed_hold}.',
  'Counted from the start of the hold, that period ended on {date:passed_day_21}.':
    'Contado desde el inicio de la retención, ese plazo terminó el {date:passed_day_21}.',
  'Unless {fact:processor} identifies payments that are in dispute, the stated period is the measure.':
    'Salvo que {fact:processor} identifique pagos que están en disputa, el plazo indicado es la medida.',
  'If another version was in force when the funds were received, please produce it.':
    'Si cuando se recibieron los fondos regía otra versión, por favor preséntenla.',
  'In {fact:quote_reasonably_needed_version}, a balance may be held for up to {fact:term_limitation} if "{fact:quote_reasonably_needed}" to protect against liability.':
    'En {fact:quote_reasonably_needed_version}, un saldo se puede retener hasta {fact:term_limitation} si es "{fact:quote_reasonably_needed}" para proteger contra responsabilidad.',
  'It sets a purpose and a last day.': 'Fija un fin y un último día.',
  'Counted from the start of the hold, that day was {date:passed_day_180}; if you count otherwise, please say how.':
    'Contado desde el inicio de la retención, ese día fue el {date:passed_day_180}; si cuentan de otro modo, por favor digan cómo.',
  'If another version was in force, please produce it.': 'Si regía otra versión, por favor preséntenla.',
  'It sets a purpose and a last day[[; counted from the start of the hold, that day is {date:hold_day_180}]].':
    'Fija un fin y un último día[[; contado desde el inicio de la retención, ese día es el {date:hold_day_180}]].',
  'It names the factors: time in business, industry, history, delivery times and dispute rate.':
    'Nombra los factores: tiempo de operación, ramo, historial, tiempos de entrega y tasa de disputas.',
  'Its average delivery time is {fact:delivery_days}.': 'Su tiempo promedio de entrega es de {fact:delivery_days}.',
  'Please produce the written terms of this reserve, the finding on each factor, and the event on which the reserve ends.':
    'Por favor, presenten las condiciones escritas de esta reserva, la conclusión sobre cada factor y el hecho con el cual termina la reserva.',
  'Its example is {fact:term_reserve_percent} for {fact:term_reserve_days}, rolling; we do not say that the example is a cap.':
    'Su ejemplo es {fact:term_reserve_percent} por {fact:term_reserve_days}, de forma rotativa; no decimos que el ejemplo sea un tope.',
  'Please produce the written terms of this reserve and the finding on each factor.':
    'Por favor, presenten las condiciones escritas de esta reserva y la conclusión sobre cada factor.',
  'Please state which power {fact:processor} claims to use.':
    'Por favor, indiquen qué facultad dice usar {fact:processor}.',
  'Please produce the version relied on.': 'Por favor, presenten la versión invocada.',
  'The term has a second branch, for a violation of the Acceptable Use Policy, and {fact:processor} may point to that branch and to the discretion that the Agreement leaves it.':
    'La cláusula tiene una segunda rama, para una infracción de la Política de Uso Aceptable, y {fact:processor} puede señalar esa rama y la discreción que le deja el Acuerdo.',
  'Neither applies without a violation.': 'Ninguna se aplica sin una infracción.',
  'Please name each, with the section of the policy, the transaction and the day.':
    'Por favor, nombren cada una, con la sección de la política, la transacción y el día.',
  'That the Agreement leaves {fact:processor} discretion, and makes exceptions for disputed payments, court orders, regulatory requirements and other legal process, does not by itself support this hold.':
    'Que el Acuerdo deje discreción a {fact:processor}, y haga excepciones para pagos en disputa, órdenes judiciales, requisitos regulatorios y otros procesos legales, no sustenta por sí solo esta retención.',
  'If {fact:processor} relies on any of these, please say which, and on what facts.':
    'Si {fact:processor} se apoya en alguna de estas, por favor digan en cuál y en qué hechos.',
  'Nor is title in doubt: {fact:processor} tells sellers of held funds, "{fact:quote_still_belongs}."':
    'Tampoco hay duda sobre la propiedad: de los fondos retenidos, {fact:processor} dice a los vendedores: "{fact:quote_still_belongs}."',
  'Of the sum, {fact:reserve} is booked as a rolling reserve.':
    'De la suma, {fact:reserve} están anotados como reserva rotativa.',
  'If a reserve term is relied on for it as well, please state that term and the day of each release; it does not reach the remaining {fact:unreserved}.':
    'Si también para ello se invoca una cláusula de reserva, por favor indiquen esa cláusula y el día de cada liberación; no alcanza los {fact:unreserved} restantes.',
  'Please produce that notice, with its terms, and the exposure said to be still unmitigated.':
    'Por favor, presenten ese aviso, con sus condiciones, y la exposición que se dice que sigue sin mitigar.',
  'The same terms lift the cap on liability for claims of "{fact:quote_settlement_funds}," which is what this claim is.':
    'Las mismas condiciones levantan el tope de responsabilidad para reclamaciones de "{fact:quote_settlement_funds}", que es lo que es esta reclamación.',
  'If the pause rests on a term other than the reserve clause, please state it.':
    'Si la pausa se apoya en una cláusula distinta de la de reserva, por favor indíquenla.',
  'We read it as follows: a reserve is set by a notice that states its terms; it may be changed when the risk changes or when an acquirer or network so demands; and it is released when {fact:processor} is satisfied that the exposure is mitigated.':
    'La leemos así: una reserva se fija con un aviso que indica sus condiciones; se puede cambiar cuando el riesgo cambia o cuando un adquirente o una red lo exige; y se libera cuando {fact:processor} está convencida de que la exposición se mitigó.',
  'Please produce that notice, the exposure said to be still unmitigated and, if another wording governs, that version with its day of acceptance.':
    'Por favor, presenten ese aviso, la exposición que se dice que sigue sin mitigar y, si rige otro texto, esa versión con su día de aceptación.',
  "Terms on title to a reserve, or terms that leave its release to {fact:processor}'s own judgment, do not meet the claim.":
    'Las cláusulas sobre la propiedad de una reserva, o las que dejan su liberación al propio juicio de {fact:processor}, no responden a la reclamación.',
  'The claim does not rest on title to a reserve.': 'La reclamación no se apoya en la propiedad de una reserva.',
  'It is that the conditions on which a reserve may be imposed and kept have not been shown to exist, and that judgment must be exercised in good faith.':
    'Consiste en que no se ha mostrado que existan las condiciones para imponer y mantener una reserva, y en que el juicio debe ejercerse de buena fe.',
  'As there numbered, it lets {fact:processor} suspend payouts or require a reserve, in an amount "{fact:quote_reasonably_determined}" by it to cover potential losses.':
    'Con la numeración de allí, permite a {fact:processor} suspender pagos o exigir una reserva, por un monto "{fact:quote_reasonably_determined}" por ella para cubrir pérdidas posibles.',
  'That sets a measure, potential loss, and a standard, reason.':
    'Eso fija una medida, la pérdida posible, y un criterio, la razón.',
  'The same term allows a reserve "{fact:quote_any_reason}" use of the services.':
    'La misma cláusula permite una reserva "{fact:quote_any_reason}" uso de los servicios.',
  'That goes to the occasion for a reserve.': 'Eso se refiere al motivo de una reserva.',
  'Its amount is another matter: it must be "{fact:quote_reasonably_determined}," and so must fall as the potential loss falls.':
    'Su monto es otro asunto: debe ser "{fact:quote_reasonably_determined}", y por eso debe bajar cuando baja la pérdida posible.',
  'As to the {fact:unreserved} outside any reserve, please state whether the power to suspend payouts is used, against what potential loss, and until when.':
    'En cuanto a los {fact:unreserved} fuera de toda reserva, por favor indiquen si se usa la facultad de suspender pagos, contra qué pérdida posible y hasta cuándo.',
  'The Agreement is the {fact:processor} terms of service for the United States in the version that the Merchant accepted; please produce it.':
    'El Acuerdo son las condiciones de servicio de {fact:processor} para los Estados Unidos en la versión que aceptó el Comerciante; por favor, preséntenla.',
  '{fact:processor} explains its own practice in {authority:shopify-reserves-help}: a reserve is a temporary hold for a specified period, its terms are sent by e-mail, and what is no longer required for refunds or disputes is returned in full at the end.':
    '{fact:processor} explica su propia práctica en {authority:shopify-reserves-help}: una reserva es una retención temporal por un período determinado, sus condiciones se envían por correo electrónico, y lo que ya no hace falta para reembolsos o disputas se devuelve por completo al final.',
  'Please produce the e-mail that stated the period and the terms here.':
    'Por favor, presenten el correo electrónico que indicó aquí el período y las condiciones.',
  "A help page is not the contract, but it is {fact:processor}'s own description of what a reserve is for and how it ends, and a fair standard for any discretion that the terms leave it.":
    'Una página de ayuda no es el contrato, pero es la propia descripción que hace {fact:processor} de para qué sirve una reserva y cómo termina, y un criterio justo para toda discreción que dejen las condiciones.',
  'In {fact:quote_venmo_needed_version}, money may be held for up to {fact:term_venmo_restricted} "{fact:quote_venmo_needed}."':
    'En {fact:quote_venmo_needed_version}, el dinero se puede retener hasta {fact:term_venmo_restricted} "{fact:quote_venmo_needed}."',
  'Please state the power relied on.': 'Por favor, indiquen la facultad invocada.',
  'Either way there is a last day for each transaction; please state it.':
    'En ambos casos hay un último día para cada transacción; por favor, indíquenlo.',
  'That the Agreement leaves such actions to sole discretion, and makes exceptions for court orders, regulatory requirements and other legal process, does not by itself support this hold: the standard is need, and it has a last day.':
    'Que el Acuerdo deje tales medidas a la sola discreción, y haga excepciones para órdenes judiciales, requisitos regulatorios y otros procesos legales, no sustenta por sí solo esta retención: el criterio es la necesidad, y tiene un último día.',
  'In {fact:quote_ebay_restrict_version}, the payments entities of the group "{fact:quote_ebay_restrict}."':
    'En {fact:quote_ebay_restrict_version}, las entidades de pagos del grupo "{fact:quote_ebay_restrict}."',
  'The power, its standard and its limits therefore stand in that other document.':
    'La facultad, su criterio y sus límites están, por tanto, en ese otro documento.',
  'Please produce the Payments Terms of Use in the version in force, name the company that holds the funds, and state the clause relied on, its standard and the last day of the hold.':
    'Por favor, presenten las Condiciones de Uso de Pagos en la versión vigente, nombren la empresa que tiene los fondos, e indiquen la cláusula invocada, su criterio y el último día de la retención.',
  'The {fact:processor} User Agreement on our file[[, {fact:agreement_version},]] holds no term on withheld funds; we understand that the Payments Terms of Use do.':
    'El Acuerdo del Usuario de {fact:processor} de nuestro expediente[[, {fact:agreement_version},]] no tiene ninguna cláusula sobre fondos retenidos; entendemos que las Condiciones de Uso de Pagos sí la tienen.',
  'A term that allows access to funds to be restricted does not make them anything but the proceeds of the Merchant’s sales, and those are what is claimed.':
    'Una cláusula que permite restringir el acceso a los fondos no los convierte en otra cosa que lo cobrado por las ventas del Comerciante, y eso es lo que se reclama.',
  'Whoever decides may be pointed to the term on restricted access to funds.':
    'A quien decida se le puede señalar la cláusula sobre el acceso restringido a los fondos.',
  'We know of no word in it by which proceeds are not to be paid once the purpose of the restriction has ended.':
    'No conocemos en ella ninguna palabra según la cual lo cobrado no se deba pagar una vez terminado el fin de la restricción.',
  'A power to restrict access to funds is not a power to keep them.':
    'Una facultad de restringir el acceso a los fondos no es una facultad de quedarse con ellos.',
  'The claim is for the proceeds themselves: a power to restrict access has a purpose, and ends with it.':
    'La reclamación es por lo cobrado mismo: una facultad de restringir el acceso tiene un fin, y termina con él.',
  'In {fact:quote_amazon_reserve_version}, a reserve may be set "{fact:quote_amazon_reserve}."':
    'En {fact:quote_amazon_reserve_version}, se puede fijar una reserva "{fact:quote_amazon_reserve}."',
  'It calls for an assessment.': 'Pide una evaluación.',
  'Please produce it, with the actions or performance it rests on, the amount that followed from it, and the event on which the reserve ends.':
    'Por favor, preséntenla, con los actos o el desempeño en que se apoya, el monto que resultó de ella y el hecho con el cual termina la reserva.',
  'In {fact:quote_amazon_persist_version}, payments may be withheld "{fact:quote_amazon_persist}."':
    'En {fact:quote_amazon_persist_version}, los pagos se pueden retener "{fact:quote_amazon_persist}."',
  'That is a measure: a risk that persists.': 'Esa es una medida: un riesgo que persiste.',
  'Please state the risk, since when it has been determined, and what would end it.':
    'Por favor, indiquen el riesgo, desde cuándo se ha determinado y qué lo terminaría.',
  'Sole discretion over the determination is not discretion to make none.':
    'La sola discreción sobre la determinación no es discreción para no hacer ninguna.',
  'If any act of the Merchant is relied on, please name it with its facts; if the appeal is said to lack anything, please name that.':
    'Si se invoca algún acto del Comerciante, por favor nómbrenlo con sus hechos; si se dice que a la apelación le falta algo, por favor nómbrenlo.',
  'Whoever decides may be pointed to sole discretion in the determination, or to an appeal to be completed first.':
    'A quien decida se le puede señalar la sola discreción en la determinación, o una apelación que primero debe completarse.',
  'Each needs facts of this account.': 'Cada una necesita hechos de esta cuenta.',
  'Please have them stated, or the money released.': 'Por favor, hagan que se indiquen o que se libere el dinero.',
  'Sole discretion over the determination still requires that one be made.':
    'La sola discreción sobre la determinación sigue exigiendo que se haga una.',
  'If {fact:processor} relies on any act of the Merchant to keep the money, please say which, and on what facts.':
    'Si {fact:processor} se apoya en algún acto del Comerciante para quedarse con el dinero, por favor digan en cuál y en qué hechos.',
  'If it contends that its appeal procedure has not been completed, please say what is lacking; the Merchant is ready to supply it.':
    'Si sostiene que su procedimiento de apelación no se ha completado, por favor digan qué falta; el Comerciante está listo para entregarlo.',
  'Please state the term of the gateway or electronic check agreement, with its version, under which any part of the sum is held.':
    'Por favor, indiquen la cláusula del acuerdo de pasarela o de cheques electrónicos, con su versión, según la cual se retiene alguna parte de la suma.',
  "For electronic checks the network's own time limits are the natural measure: consumer unauthorized returns are made within {fact:term_ach_return} of settlement ({authority:nacha-returns}).":
    'Para los cheques electrónicos, los plazos de la propia red son la medida natural: las devoluciones de consumidores por falta de autorización se hacen dentro de {fact:term_ach_return} desde la liquidación ({authority:nacha-returns}).',
  'A longer hold needs another reason.': 'Una retención más larga necesita otra razón.',
  'A reserve or hold exists only so far as the signed Agreement grants it.':
    'Una reserva o retención existe solo en la medida en que la concede el Acuerdo firmado.',
  'Please state the clause relied on, with its version and the program guide it refers to, and produce both.':
    'Por favor, indiquen la cláusula invocada, con su versión y la guía del programa a la que remite, y presenten ambas.',
  'An acquirer keeps what the contract allows, not what it believes its exposure to be: {authority:schnuck-v-first-data}.':
    'Un adquirente retiene lo que permite el contrato, no lo que cree que es su exposición: {authority:schnuck-v-first-data}.',
  'The contract there was negotiated, under Missouri law, and the dispute arose from a data breach; that the contract sets the limit is a general rule.':
    'Allí el contrato se había negociado, según la ley de Missouri, y la disputa nació de una filtración de datos; que el contrato fija el límite es una regla general.',
  'A term that allows reserves against chargebacks, even one that leaves their size to your judgment, answers whether a reserve may be held.':
    'Una cláusula que permite reservas contra contracargos, aun una que deja su tamaño al juicio de ustedes, responde si se puede tener una reserva.',
  'It does not answer how much, how long, or whether the judgment was made in good faith.':
    'No responde cuánto, cuánto tiempo ni si el juicio se hizo de buena fe.',
  'As to the {fact:unreserved} that stands outside any reserve, please state the term relied on; a reserve clause alone does not reach it.':
    'En cuanto a los {fact:unreserved} que están fuera de toda reserva, por favor indiquen la cláusula invocada; una cláusula de reserva sola no los alcanza.',
};
