/** The Spanish of the letter's sentences: the grounds. Keyed by the English template (`clause-in-spanish.ts`). */
import type { Catalog } from '../../domain/language/translate.ts';

export const grounds: Catalog = {
  Grounds: 'Fundamentos',
  'What follows rests on principles common to the states; the authorities of the governing state are reserved.':
    'Lo que sigue se apoya en principios comunes a los estados; se reservan las autoridades del estado que rige.',
  '**Breach of contract.** There is a contract: the Agreement.':
    '**Incumplimiento de contrato.** Hay un contrato: el Acuerdo.',
  'The Merchant has done its part: it made the sales and submitted them.':
    'El Comerciante cumplió su parte: hizo las ventas y las presentó.',
  'So far as {fact:processor} holds any of {fact:claimed}, the breach is to withhold it without showing a term that reaches that sum for that time.':
    'En la medida en que {fact:processor} tenga algo de {fact:claimed}, el incumplimiento es retenerlo sin mostrar una cláusula que alcance esa suma por ese tiempo.',
  'The loss is the sum itself and its use from the day on which it fell due.':
    'La pérdida es la suma misma y su uso desde el día en que se debía.',
  'The Merchant has done its part: the sales were made, and {fact:processor} processed them and recorded the proceeds.':
    'El Comerciante cumplió su parte: las ventas se hicieron, y {fact:processor} las procesó y registró lo cobrado.',
  'The breach appears from the dates: counted from the start of the hold, the longest hold that the term states, {fact:term_limitation}, ended on {date:passed_day_180}, and {fact:claimed} is still withheld.':
    'El incumplimiento se ve en las fechas: contada desde el inicio de la retención, la retención más larga que indica la cláusula, {fact:term_limitation}, terminó el {date:passed_day_180}, y {fact:claimed} siguen retenidos.',
  'Even before that day no more could be held than was "{fact:quote_reasonably_needed}."':
    'Aun antes de ese día no se podía retener más de lo que era "{fact:quote_reasonably_needed}."',
  'The loss is the sum itself and its use, at the latest since that day.':
    'La pérdida es la suma misma y su uso, a más tardar desde ese día.',
  'The breach is that the stated period of {fact:term_risk_hold} ended by {date:passed_day_21}, and that {fact:claimed} is still withheld after {fact:days_held}, unless {fact:processor} shows that the payments are disputed.':
    'El incumplimiento es que el plazo indicado de {fact:term_risk_hold} terminó a más tardar el {date:passed_day_21}, y que {fact:claimed} siguen retenidos después de {fact:days_held}, salvo que {fact:processor} muestre que los pagos están en disputa.',
  '**Breach of contract.** The Agreement is the contract; the Merchant made the sales, and {fact:processor} recorded the proceeds.':
    '**Incumplimiento de contrato.** El Acuerdo es el contrato; el Comerciante hizo las ventas, y {fact:processor} registró lo cobrado.',
  'Counted from the start of the hold, the longest hold that the term states, {fact:term_limitation}, ended on {date:passed_day_180}, and {fact:claimed} is still withheld.':
    'Contada desde el inicio de la retención, la retención más larga que indica la cláusula, {fact:term_limitation}, terminó el {date:passed_day_180}, y {fact:claimed} siguen retenidos.',
  'The loss is the sum itself, and its use for as long as it has been overdue.':
    'La pérdida es la suma misma, y su uso por el tiempo que lleva vencida.',
  'The stated period of {fact:term_risk_hold} ended by {date:passed_day_21}, and {fact:claimed} is still withheld, unless {fact:processor} shows that the payments are disputed.':
    'El plazo indicado de {fact:term_risk_hold} terminó a más tardar el {date:passed_day_21}, y {fact:claimed} siguen retenidos, salvo que {fact:processor} muestre que los pagos están en disputa.',
  '**Breach of contract.** Under the Agreement the Merchant made the sales, and {fact:claimed} of their proceeds is withheld after {fact:days_held}.':
    '**Incumplimiento de contrato.** Según el Acuerdo, el Comerciante hizo las ventas, y {fact:claimed} de lo cobrado siguen retenidos después de {fact:days_held}.',
  'The term permits {fact:term_limitation}; from the start of the hold, these ended on {date:passed_day_180}.':
    'La cláusula permite {fact:term_limitation}; desde el inicio de la retención, terminaron el {date:passed_day_180}.',
  'No term that permits more has been produced.': 'No se ha presentado ninguna cláusula que permita más.',
  'The loss is that money, and its use until it is paid.': 'La pérdida es ese dinero, y su uso hasta que se pague.',
  '**Breach of contract.** The question for decision is a short one.':
    '**Incumplimiento de contrato.** La cuestión por decidir es breve.',
  'The Merchant made the sales under the Agreement.': 'El Comerciante hizo las ventas según el Acuerdo.',
  'The term permits a hold of {fact:term_limitation}, which ended on {date:passed_day_180}, counted from the start of the hold.':
    'La cláusula permite una retención de {fact:term_limitation}, que terminó el {date:passed_day_180}, contada desde el inicio de la retención.',
  'Which term permits {fact:processor} to withhold {fact:claimed} after that day?':
    '¿Qué cláusula permite a {fact:processor} retener {fact:claimed} después de ese día?',
  'The loss is the money and every day without it.': 'La pérdida es el dinero y cada día sin él.',
  'The breach appears from the dates: counted from the start of the hold, the longest hold that the terms state, {fact:term_venmo_restricted}, ended on {date:passed_day_180}, and {fact:claimed} is still withheld.':
    'El incumplimiento se ve en las fechas: contada desde el inicio de la retención, la retención más larga que indican las cláusulas, {fact:term_venmo_restricted}, terminó el {date:passed_day_180}, y {fact:claimed} siguen retenidos.',
  'Counted from the start of the hold, the longest hold that the terms state, {fact:term_venmo_restricted}, ended on {date:passed_day_180}, and {fact:claimed} is still withheld.':
    'Contada desde el inicio de la retención, la retención más larga que indican las cláusulas, {fact:term_venmo_restricted}, terminó el {date:passed_day_180}, y {fact:claimed} siguen retenidos.',
  'The longest hold that the terms permit is {fact:term_venmo_restricted}; from the start of the hold, these ended on {date:passed_day_180}.':
    'La retención más larga que permiten las cláusulas es de {fact:term_venmo_restricted}; desde el inicio de la retención, terminaron el {date:passed_day_180}.',
  'The longest hold that the terms permit, {fact:term_venmo_restricted}, ended on {date:passed_day_180}, counted from the start of the hold.':
    'La retención más larga que permiten las cláusulas, {fact:term_venmo_restricted}, terminó el {date:passed_day_180}, contada desde el inicio de la retención.',
  'The breach is to withhold {fact:claimed}, now for {fact:days_held}, without showing that the term relied on reaches that sum for that time.':
    'El incumplimiento es retener {fact:claimed}, ya por {fact:days_held}, sin mostrar que la cláusula invocada alcance esa suma por ese tiempo.',
  'The breach is to withhold those proceeds without showing that the term relied on reaches that sum for that time.':
    'El incumplimiento es retener lo cobrado sin mostrar que la cláusula invocada alcance esa suma por ese tiempo.',
  'There, a discretion conferred by contract must be used reasonably and in good faith.':
    'Allí, una discreción que da el contrato debe usarse de forma razonable y de buena fe.',
  'Judgment in that case went against the party invoking the covenant; we cite it for the rule.':
    'En ese caso el fallo fue contra la parte que invocaba el deber; lo citamos por la regla.',
  'The covenant bars arbitrary or unreasonable conduct that keeps the other side from the fruits of the bargain.':
    'El deber prohíbe la conducta arbitraria o irrazonable que priva a la otra parte de los frutos del trato.',
  'There, a party that holds a discretion may not exercise it arbitrarily or irrationally.':
    'Allí, la parte que tiene una discreción no puede ejercerla de forma arbitraria o irracional.',
  'The remedy in that case was consideration in good faith, and no duty is implied that contradicts another term.':
    'El remedio en ese caso fue una consideración de buena fe, y no se implica ningún deber que contradiga otra cláusula.',
  'Every contract imposes a duty of good faith in its performance and enforcement.':
    'Todo contrato impone un deber de buena fe en su cumplimiento y ejecución.',
  'A discretion to hold is a power of performance: it must be exercised on the facts of this account, for the purpose for which it was given.':
    'Una discreción para retener es una facultad de cumplimiento: debe ejercerse según los hechos de esta cuenta, para el fin para el que se dio.',
  '**Implied covenant of good faith.** The Agreement chooses California law[[ ({fact:law_clause})]].':
    '**Deber implícito de buena fe.** El Acuerdo elige la ley de California[[ ({fact:law_clause})]].',
  "There, a discretionary power that affects the other side's rights must be exercised in good faith, although what the contract expressly permits, within the parties' reasonable expectations, is no breach.":
    'Allí, una facultad discrecional que afecta los derechos de la otra parte debe ejercerse de buena fe, aunque lo que el contrato permite de forma expresa, dentro de las expectativas razonables de las partes, no es un incumplimiento.',
  'Discretion must be used honestly, and a refusal to exercise judgment at all can be a breach.':
    'La discreción debe usarse con honestidad, y negarse del todo a ejercer un juicio puede ser un incumplimiento.',
  '**Implied covenant of good faith.** Every contract imposes a duty of good faith in its performance and enforcement.':
    '**Deber implícito de buena fe.** Todo contrato impone un deber de buena fe en su cumplimiento y ejecución.',
  "Where an acquirer imposed holds and a reserve on a discretionary view of chargeback risk, the merchant's good-faith claim survived summary judgment.":
    'Donde un adquirente impuso retenciones y una reserva por una opinión discrecional del riesgo de contracargos, la reclamación de buena fe del comerciante superó la petición de sentencia sumaria.',
  "The outcome was mixed: both sides' motions on that claim were denied.":
    'El resultado fue mixto: las peticiones de ambas partes sobre esa reclamación se negaron.',
  "If California law governs, a discretionary power must be exercised in good faith, although what the contract expressly permits, within the parties' reasonable expectations, is no breach.":
    'Si rige la ley de California, una facultad discrecional debe ejercerse de buena fe, aunque lo que el contrato permite de forma expresa, dentro de las expectativas razonables de las partes, no es un incumplimiento.',
  'If New York law governs, a party that holds a discretion may not exercise it arbitrarily or irrationally.':
    'Si rige la ley de Nueva York, la parte que tiene una discreción no puede ejercerla de forma arbitraria o irracional.',
  'The remedy there was consideration in good faith, and no duty is implied that contradicts another term.':
    'El remedio allí fue una consideración de buena fe, y no se implica ningún deber que contradiga otra cláusula.',
  'If a discretion to hold is claimed, it has been used to hold {fact:claimed}, at least {fact:multiple} the loss illustrated above, for {fact:days_held}.':
    'Si se invoca una discreción para retener, se ha usado para retener {fact:claimed}, al menos {fact:multiple} la pérdida ilustrada arriba, durante {fact:days_held}.',
  'Please produce the calculation on which that rests.': 'Por favor, presenten el cálculo en que eso se apoya.',
  'A hold out of proportion to its purpose is not an exercise of any such discretion in good faith.':
    'Una retención sin proporción con su fin no es un ejercicio de buena fe de tal discreción.',
  'If a discretion to hold is claimed, it has been used to hold {fact:claimed} for {fact:days_held}.':
    'Si se invoca una discreción para retener, se ha usado para retener {fact:claimed} durante {fact:days_held}.',
  'A hold that is not measured against what can still be lost is not an exercise of any such discretion in good faith.':
    'Una retención que no se mide con lo que todavía se puede perder no es un ejercicio de buena fe de tal discreción.',
  'Please produce the calculation on which the hold rests.':
    'Por favor, presenten el cálculo en que se apoya la retención.',
  'A hold that is not measured against what can still be lost is not an exercise of discretion in good faith.':
    'Una retención que no se mide con lo que todavía se puede perder no es un ejercicio de discreción de buena fe.',
  '**Breach of contract.** The Agreement is the contract; the Merchant made the sales and submitted them.':
    '**Incumplimiento de contrato.** El Acuerdo es el contrato; el Comerciante hizo las ventas y las presentó.',
  'So far as {fact:processor} holds any of {fact:claimed}, we have been shown no term that reaches that sum for that time.':
    'En la medida en que {fact:processor} tenga algo de {fact:claimed}, no se nos ha mostrado ninguna cláusula que alcance esa suma por ese tiempo.',
  'The loss is the sum itself and its use.': 'La pérdida es la suma misma y su uso.',
  '{fact:claimed} is withheld after {fact:days_held}, and we have been shown no term that reaches that sum for that time.':
    '{fact:claimed} siguen retenidos después de {fact:days_held}, y no se nos ha mostrado ninguna cláusula que alcance esa suma por ese tiempo.',
  'We have been shown no term that reaches the sum withheld for the time of the hold.':
    'No se nos ha mostrado ninguna cláusula que alcance la suma retenida por el tiempo de la retención.',
  '**Breach of contract.** What our earlier letters say of the breach stands: the Merchant made the sales under the Agreement, and so far as {fact:processor} holds any of {fact:claimed}, no term that permits it has been produced.':
    '**Incumplimiento de contrato.** Lo que nuestras cartas anteriores dicen del incumplimiento sigue en pie: el Comerciante hizo las ventas según el Acuerdo, y en la medida en que {fact:processor} tenga algo de {fact:claimed}, no se ha presentado ninguna cláusula que lo permita.',
  '**Breach of contract.** What our earlier letters say of the breach stands: the Merchant made the sales under the Agreement, and {fact:claimed} of their proceeds remains withheld.':
    '**Incumplimiento de contrato.** Lo que nuestras cartas anteriores dicen del incumplimiento sigue en pie: el Comerciante hizo las ventas según el Acuerdo, y {fact:claimed} de lo cobrado siguen retenidos.',
  'No term that permits such a hold for {fact:days_held} has been produced.':
    'No se ha presentado ninguna cláusula que permita tal retención durante {fact:days_held}.',
  '**Breach of contract.** What our earlier letters say of the breach stands: the Merchant made the sales under the Agreement, and proceeds of them remain withheld.':
    '**Incumplimiento de contrato.** Lo que nuestras cartas anteriores dicen del incumplimiento sigue en pie: el Comerciante hizo las ventas según el Acuerdo, y parte de lo cobrado sigue retenida.',
  'No term that permits such a hold has been produced.':
    'No se ha presentado ninguna cláusula que permita tal retención.',
  'The Merchant made the sales under the Agreement and submitted them; does {fact:processor} withhold any of {fact:claimed}, and which term permits it?':
    'El Comerciante hizo las ventas según el Acuerdo y las presentó; ¿retiene {fact:processor} algo de {fact:claimed}, y qué cláusula lo permite?',
  'The Merchant made the sales under the Agreement; which term permits {fact:processor} to withhold {fact:claimed} of the proceeds for {fact:days_held}?':
    'El Comerciante hizo las ventas según el Acuerdo; ¿qué cláusula permite a {fact:processor} retener {fact:claimed} de lo cobrado durante {fact:days_held}?',
  'None that does has been shown to us.': 'No se nos ha mostrado ninguna que lo permita.',
  'The Merchant made the sales under the Agreement; which term permits {fact:processor} to withhold their proceeds?':
    'El Comerciante hizo las ventas según el Acuerdo; ¿qué cláusula permite a {fact:processor} retener lo cobrado por ellas?',
  'The court so held although judgment went against the party invoking the covenant.':
    'Así lo decidió el tribunal, aunque el fallo fue contra la parte que invocaba el deber.',
  'We cite that case for its rule; judgment in it went against the party invoking the covenant.':
    'Citamos ese caso por su regla; el fallo fue contra la parte que invocaba el deber.',
  'The remedy there was consideration in good faith.': 'El remedio allí fue una consideración de buena fe.',
  'What was granted in that case was consideration in good faith.':
    'Lo que se concedió en ese caso fue una consideración de buena fe.',
  'The remedy in that case was consideration in good faith.':
    'El remedio en ese caso fue una consideración de buena fe.',
  'A hold is performance, and falls under it.': 'Una retención es cumplimiento, y cae bajo él.',
  '**Good faith.** The duty of good faith that every contract imposes governs the decision on this hold.':
    '**Buena fe.** El deber de buena fe que impone todo contrato rige la decisión sobre esta retención.',
  '**Good faith.** The Agreement chooses California law[[ ({fact:law_clause})]].':
    '**Buena fe.** El Acuerdo elige la ley de California[[ ({fact:law_clause})]].',
  "There, a discretionary power must be exercised in good faith, although what the contract expressly permits, within the parties' reasonable expectations, is no breach.":
    'Allí, una facultad discrecional debe ejercerse de buena fe, aunque lo que el contrato permite de forma expresa, dentro de las expectativas razonables de las partes, no es un incumplimiento.',
  'A refusal to exercise judgment at all can be a breach.':
    'Negarse del todo a ejercer un juicio puede ser un incumplimiento.',
  '**Good faith.** Every contract imposes a duty of good faith in its performance and enforcement.':
    '**Buena fe.** Todo contrato impone un deber de buena fe en su cumplimiento y ejecución.',
  'The authorities of the governing state are reserved.': 'Se reservan las autoridades del estado que rige.',
  'Our letter sent on {date:sent_initial} asked for the calculation behind the hold, which we have not received.':
    'Nuestra carta enviada el {date:sent_initial} pidió el cálculo en que se basa la retención, que no hemos recibido.',
  'A hold of {fact:claimed}, at least {fact:multiple} the loss illustrated above, calls for one: out of proportion to its purpose, it is not an exercise of discretion in good faith.':
    'Una retención de {fact:claimed}, al menos {fact:multiple} la pérdida ilustrada arriba, pide uno: sin proporción con su fin, no es un ejercicio de discreción de buena fe.',
  'A hold kept without one is not measured against what can still be lost, and is not an exercise of discretion in good faith.':
    'Una retención que se mantiene sin él no se mide con lo que todavía se puede perder, y no es un ejercicio de discreción de buena fe.',
  'Please produce the calculation behind the hold.': 'Por favor, presenten el cálculo en que se basa la retención.',
  '**Good faith.** Under California law, which the Agreement chooses[[ ({fact:law_clause})]], discretion must be used honestly, and refusing to exercise any judgment can itself be a breach.':
    '**Buena fe.** Según la ley de California, que el Acuerdo elige[[ ({fact:law_clause})]], la discreción debe usarse con honestidad, y negarse a ejercer todo juicio puede ser en sí un incumplimiento.',
  "Conduct that the contract expressly permits, within the parties' reasonable expectations, is not.":
    'La conducta que el contrato permite de forma expresa, dentro de las expectativas razonables de las partes, no lo es.',
  '**Good faith.** The duty of good faith in performance and enforcement is part of every contract.':
    '**Buena fe.** El deber de buena fe en el cumplimiento y la ejecución es parte de todo contrato.',
  'The authorities of the governing state stay reserved.': 'Las autoridades del estado que rige quedan reservadas.',
  '**Good faith.** California law, which the Agreement chooses[[ ({fact:law_clause})]], requires that any discretion in this matter be exercised in good faith.':
    '**Buena fe.** La ley de California, que el Acuerdo elige[[ ({fact:law_clause})]], exige que toda discreción en este asunto se ejerza de buena fe.',
  "That case excepts what the contract expressly permits, within the parties' reasonable expectations; a decision made without any exercise of judgment can still be a breach.":
    'Ese caso exceptúa lo que el contrato permite de forma expresa, dentro de las expectativas razonables de las partes; una decisión tomada sin ejercer ningún juicio puede seguir siendo un incumplimiento.',
  '**Good faith.** Any discretion in this matter must be exercised in good faith, as in every contract.':
    '**Buena fe.** Toda discreción en este asunto debe ejercerse de buena fe, como en todo contrato.',
  'The authorities of the governing state remain reserved.': 'Las autoridades del estado que rige siguen reservadas.',
  'The calculation that our letter sent on {date:sent_initial} asked for has not been produced.':
    'El cálculo que pidió nuestra carta enviada el {date:sent_initial} no se ha presentado.',
  'At {fact:claimed}, at least {fact:multiple} the loss illustrated above, the hold is out of proportion to any purpose stated for it, and is not a use of discretion in good faith.':
    'Con {fact:claimed}, al menos {fact:multiple} la pérdida ilustrada arriba, la retención no guarda proporción con ningún fin indicado para ella, y no es un uso de discreción de buena fe.',
  'Discretion used without measuring what can be lost is not used in good faith.':
    'La discreción que se usa sin medir lo que se puede perder no se usa de buena fe.',
  'The calculation behind the hold is still to be produced.':
    'El cálculo en que se basa la retención todavía está por presentarse.',
  'The figures to be weighed are these: {fact:claimed} withheld, which is at least {fact:multiple} the loss illustrated above.':
    'Las cifras que hay que pesar son estas: {fact:claimed} retenidos, que es al menos {fact:multiple} la pérdida ilustrada arriba.',
  'A decision in good faith would give the reason for the difference; none has been given to us.':
    'Una decisión de buena fe daría la razón de la diferencia; no se nos ha dado ninguna.',
  'We ask that the calculation behind the hold, requested in our letter sent on {date:sent_initial}, be put before whoever decides.':
    'Pedimos que el cálculo en que se basa la retención, pedido en nuestra carta enviada el {date:sent_initial}, se presente a quien decida.',
  'Without it, a decision to keep the money has no basis in good faith.':
    'Sin él, una decisión de quedarse con el dinero no tiene base de buena fe.',
  'We ask that the calculation behind the hold be put before whoever decides.':
    'Pedimos que el cálculo en que se basa la retención se presente a quien decida.',
  '**Sums kept as damages.** A sum fixed in advance stands only if damages were uncertain and the sum is a reasonable forecast.':
    '**Sumas retenidas como daños.** Una suma fijada de antemano vale solo si los daños eran inciertos y la suma es un pronóstico razonable.',
  'The clause there was upheld; we cite it for the test.': 'Allí la cláusula se confirmó; la citamos por el criterio.',
  'Please show both for each sum charged.': 'Por favor, muestren ambas cosas para cada suma cobrada.',
  '**Sums kept as damages.** Between businesses such a clause is valid unless it was unreasonable under the circumstances when made ({authority:cal-civ-1671}); a sum that bears no reasonable relationship to the range of anticipated damages is a penalty.':
    '**Sumas retenidas como daños.** Entre empresas, tal cláusula es válida salvo que fuera irrazonable en las circunstancias en que se hizo ({authority:cal-civ-1671}); una suma sin relación razonable con el rango de daños previstos es una penalidad.',
  '**Sums kept as damages.** Damages may be fixed in advance only at an amount reasonable in the light of the anticipated or actual loss and the difficulty of proof.':
    '**Sumas retenidas como daños.** Los daños se pueden fijar de antemano solo en un monto razonable a la luz de la pérdida prevista o real y de la dificultad de probarla.',
  '**Accounting.** If the Agreement grants a security interest in the reserve or settlement account, this letter requests an accounting under {authority:ucc-9-210}, as enacted in the governing state, within {fact:term_accounting}; if none is granted, please confirm that.':
    '**Rendición de cuentas.** Si el Acuerdo concede una garantía real sobre la reserva o la cuenta de liquidación, esta carta pide una rendición de cuentas según {authority:ucc-9-210}, como la adoptó el estado que rige, dentro de {fact:term_accounting}; si no se concede ninguna, por favor confírmenlo.',
};
