/** The Spanish of the letter's sentences: what happens next, and what is reserved. Keyed by the English template (`clause-in-spanish.ts`). */
import type { Catalog } from '../../domain/language/translate.ts';

export const closing: Catalog = {
  'Next step, preservation and reservation of rights': 'Siguiente paso, conservación y reserva de derechos',
  'It goes by certified mail to the address that the Agreement names.':
    'Va por correo certificado a la dirección que nombra el Acuerdo.',
  'If the dispute is not resolved within {fact:wait_days} of its receipt, the Merchant may begin individual arbitration or go to small claims court; the day set above is a request and does not shorten that period.':
    'Si la disputa no se resuelve dentro de {fact:wait_days} desde que se reciba, el Comerciante puede iniciar un arbitraje individual o acudir al tribunal de reclamos menores; el día fijado arriba es una petición y no acorta ese plazo.',
  'Up to {fact:fees_up_to}, {fact:processor} pays the fees of arbitration on request.':
    'Hasta {fact:fees_up_to}, {fact:processor} paga los costos del arbitraje si se le pide.',
  'Up to {fact:papers_up_to}, arbitration is on papers unless a hearing is asked for.':
    'Hasta {fact:papers_up_to}, el arbitraje es por escrito salvo que se pida una audiencia.',
  'The period of {fact:wait_days} from {fact:wait_from} ended on {date:passed_informal_end}.':
    'El plazo de {fact:wait_days} desde {fact:wait_from} terminó el {date:passed_informal_end}.',
  'The Agreement now allows individual arbitration or small claims.':
    'El Acuerdo permite ahora el arbitraje individual o los reclamos menores.',
  'The period of {fact:wait_days} from {fact:wait_from} ends on {date:informal_end}; the day set above does not shorten it.':
    'El plazo de {fact:wait_days} desde {fact:wait_from} termina el {date:informal_end}; el día fijado arriba no lo acorta.',
  'Once it has run, the Agreement allows individual arbitration or small claims.':
    'Una vez que haya pasado, el Acuerdo permite el arbitraje individual o los reclamos menores.',
  'The period of {fact:wait_days} runs from {fact:wait_from}, and the day set above does not shorten it.':
    'El plazo de {fact:wait_days} corre desde {fact:wait_from}, y el día fijado arriba no lo acorta.',
  'This letter is a demand.': 'Esta carta es una demanda.',
  'The Agreement allows individual arbitration or small claims once {fact:wait_days} have run from its receipt.':
    'El Acuerdo permite el arbitraje individual o los reclamos menores una vez que hayan pasado {fact:wait_days} desde que se reciba.',
  'The day set above shortens no such period.': 'El día fijado arriba no acorta ningún plazo de esos.',
  'The Merchant intends to file the demand for arbitration on {date:filing_day}, no earlier than {fact:wait_days} after the date of this notice.':
    'El Comerciante piensa presentar la demanda de arbitraje el {date:filing_day}, no antes de {fact:wait_days} después de la fecha de este aviso.',
  'The Agreement calls for a meeting before then: please propose a day, or we will.':
    'El Acuerdo pide una reunión antes de eso: por favor, propongan un día, o lo haremos nosotros.',
  'The day set above does not shorten that period.': 'El día fijado arriba no acorta ese plazo.',
  "The Merchant's written authorization of {date:authorized_on} is enclosed; identity will be confirmed on request.":
    'Se adjunta la autorización escrita del Comerciante del {date:authorized_on}; la identidad se confirmará si se pide.',
  'The Agreement calls for a meeting: please propose a day, or we will.':
    'El Acuerdo pide una reunión: por favor, propongan un día, o lo haremos nosotros.',
  'If the dispute is not resolved within {fact:wait_days} of receipt, the Merchant may begin individual arbitration; the day set above does not shorten that period.':
    'Si la disputa no se resuelve dentro de {fact:wait_days} desde que se reciba, el Comerciante puede iniciar un arbitraje individual; el día fijado arriba no acorta ese plazo.',
  'The Merchant remains ready for the meeting that the Agreement calls for; once it has been held, the Agreement allows individual arbitration.':
    'El Comerciante sigue listo para la reunión que pide el Acuerdo; una vez que se haya tenido, el Acuerdo permite el arbitraje individual.',
  'The Merchant remains ready for the meeting that the Agreement calls for; once that period has run, the Agreement allows individual arbitration.':
    'El Comerciante sigue listo para la reunión que pide el Acuerdo; una vez que haya pasado ese plazo, el Acuerdo permite el arbitraje individual.',
  'Arbitration may begin no earlier than {fact:wait_days} after the date of that notice.':
    'El arbitraje no puede comenzar antes de {fact:wait_days} después de la fecha de ese aviso.',
  'Arbitration may begin once {fact:wait_days} have run from its receipt.':
    'El arbitraje puede comenzar una vez que hayan pasado {fact:wait_days} desde que se reciba.',
  'The informal period of {fact:wait_days} runs from its receipt; the day set above is a request within that period and does not shorten it.':
    'El plazo informal de {fact:wait_days} corre desde que se reciba; el día fijado arriba es una petición dentro de ese plazo y no lo acorta.',
  'The Merchant will take part in the conference by telephone or video, with counsel.':
    'El Comerciante participará en la conferencia por teléfono o video, con su abogado.',
  'If no resolution follows, an election notice and its {fact:election_days} precede small claims or arbitration.':
    'Si no resulta ninguna solución, un aviso de elección y sus {fact:election_days} preceden a los reclamos menores o al arbitraje.',
  'The Agreement tolls limitation in the meantime.': 'Mientras tanto el Acuerdo suspende la prescripción.',
  'If you contend that the Notice lacked anything, please say what.':
    'Si sostienen que al Aviso le faltaba algo, por favor digan qué.',
  'The Merchant remains ready for the conference, with counsel.':
    'El Comerciante sigue listo para la conferencia, con su abogado.',
  'Once the conference has been held, an election notice and its {fact:election_days} precede small claims or arbitration.':
    'Una vez que se haya tenido la conferencia, un aviso de elección y sus {fact:election_days} preceden a los reclamos menores o al arbitraje.',
  'Once that period has run and the conference has been held, an election notice and its {fact:election_days} precede small claims or arbitration.':
    'Una vez que haya pasado ese plazo y se haya tenido la conferencia, un aviso de elección y sus {fact:election_days} preceden a los reclamos menores o al arbitraje.',
  'The informal period of {fact:wait_days} runs from its receipt.':
    'El plazo informal de {fact:wait_days} corre desde que se reciba.',
  'The Merchant will take part in the conference, with counsel.':
    'El Comerciante participará en la conferencia, con su abogado.',
  'The Merchant remains ready for the conference by telephone or video, with counsel.':
    'El Comerciante sigue listo para la conferencia por teléfono o video, con su abogado.',
  'Please name the notice clause of the United States payment terms and any waiting period; the day set above shortens no such period.':
    'Por favor, nombren la cláusula de avisos de las condiciones de pago para los Estados Unidos y todo plazo de espera; el día fijado arriba no acorta ningún plazo de esos.',
  'If the dispute is not resolved, the Merchant will proceed in the forum that the Agreement provides.':
    'Si la disputa no se resuelve, el Comerciante procederá en el foro que prevé el Acuerdo.',
  'If the Agreement requires a notice of dispute, please name the clause and the member bank that is party to it, the address for notices to each of you, and any waiting period; the day set above shortens no such period.':
    'Si el Acuerdo exige un aviso de disputa, por favor nombren la cláusula y el banco miembro que es parte de él, la dirección para avisos a cada uno de ustedes y todo plazo de espera; el día fijado arriba no acorta ningún plazo de esos.',
  'If the dispute is not resolved within {fact:wait_days} of its receipt, the Merchant may begin individual arbitration; small claims court stays open.':
    'Si la disputa no se resuelve dentro de {fact:wait_days} desde que se reciba, el Comerciante puede iniciar un arbitraje individual; el tribunal de reclamos menores sigue abierto.',
  'The day set above is a request and does not shorten that period.':
    'El día fijado arriba es una petición y no acorta ese plazo.',
  'Up to {fact:fees_up_to}, {fact:processor_entity} pays the fees of arbitration on request.':
    'Hasta {fact:fees_up_to}, {fact:processor_entity} paga los costos del arbitraje si se le pide.',
  'The Agreement now allows individual arbitration; small claims court stays open.':
    'El Acuerdo permite ahora el arbitraje individual; el tribunal de reclamos menores sigue abierto.',
  'Once it has run, the Agreement allows individual arbitration; small claims court stays open.':
    'Una vez que haya pasado, el Acuerdo permite el arbitraje individual; el tribunal de reclamos menores sigue abierto.',
  'The Agreement allows individual arbitration once {fact:wait_days} have run from its receipt.':
    'El Acuerdo permite el arbitraje individual una vez que hayan pasado {fact:wait_days} desde que se reciba.',
  'If the dispute is not resolved within {fact:wait_days} of receipt of that Notice, the Merchant may begin individual arbitration or go to small claims court; the day set above is a request and does not shorten that period.':
    'Si la disputa no se resuelve dentro de {fact:wait_days} desde que se reciba ese Aviso, el Comerciante puede iniciar un arbitraje individual o acudir al tribunal de reclamos menores; el día fijado arriba es una petición y no acorta ese plazo.',
  'Up to {fact:papers_up_to}, arbitration is on documents alone.':
    'Hasta {fact:papers_up_to}, el arbitraje es solo con documentos.',
  'It is sent as the Agreement directs.': 'Se envía como lo dispone el Acuerdo.',
  'The period of {fact:wait_days} ended on {date:passed_informal_end}.':
    'El plazo de {fact:wait_days} terminó el {date:passed_informal_end}.',
  'The period of {fact:wait_days} ends on {date:informal_end}, and the day set above does not shorten it.':
    'El plazo de {fact:wait_days} termina el {date:informal_end}, y el día fijado arriba no lo acorta.',
  'The period of {fact:wait_days} runs from its receipt, and the day set above does not shorten it.':
    'El plazo de {fact:wait_days} corre desde que se reciba, y el día fijado arriba no lo acorta.',
  'The Agreement sets no waiting period; the Merchant does not mean to file before {date:filing_day}.':
    'El Acuerdo no fija ningún plazo de espera; el Comerciante no piensa presentar nada antes del {date:filing_day}.',
  'We would rather resolve the matter by the day set above.':
    'Preferimos resolver el asunto a más tardar en el día fijado arriba.',
  'The Agreement sets no waiting period after it; the Merchant remains ready to resolve the matter first.':
    'El Acuerdo no fija ningún plazo de espera después de él; el Comerciante sigue listo para resolver antes el asunto.',
  'The day set above shortens no period that the Agreement provides.':
    'El día fijado arriba no acorta ningún plazo que prevea el Acuerdo.',
  'If another company holds the funds, please name it and the agreement under which it does, so that any notice can be given there; the day set above shortens no period that either agreement sets.':
    'Si otra empresa tiene los fondos, por favor nómbrenla, y el acuerdo según el cual los tiene, para que se pueda dar allí todo aviso; el día fijado arriba no acorta ningún plazo que fije cualquiera de los acuerdos.',
  'If the Agreement requires a notice of dispute in a certain form, to a certain address or with a waiting period, please name the clause; the day set above shortens no such period.':
    'Si el Acuerdo exige un aviso de disputa en cierta forma, a cierta dirección o con un plazo de espera, por favor nombren la cláusula; el día fijado arriba no acorta ningún plazo de esos.',
  'If the Agreement requires a notice in a certain form, to a certain address or with a waiting period, please name the clause; the day set above shortens no such period.':
    'Si el Acuerdo exige un aviso en cierta forma, a cierta dirección o con un plazo de espera, por favor nombren la cláusula; el día fijado arriba no acorta ningún plazo de esos.',
  'The next step under the Agreement is {fact:next_step}.': 'El siguiente paso según el Acuerdo es {fact:next_step}.',
  'Its waiting periods have been over since {date:next_step_open}[[; {fact:next_step_once}]].':
    'Sus plazos de espera terminaron el {date:next_step_open}[[; {fact:next_step_once}]].',
  'The first day on which its waiting periods allow it is {date:next_step_from}[[; {fact:next_step_once}]].':
    'El primer día en que sus plazos de espera lo permiten es el {date:next_step_from}[[; {fact:next_step_once}]].',
  'A draft of the {fact:draft_name} is enclosed, unsigned and not filed.':
    'Se adjunta un borrador de {fact:draft_name}, sin firmar y sin presentar.',
  'For the decision, the draft {fact:draft_name} is enclosed; nothing has been filed.':
    'Para la decisión se adjunta el borrador de {fact:draft_name}; no se ha presentado nada.',
  'If the day set above passes without a decision, the Merchant may take that step without further demand, save for any notice or period that the Agreement requires, and will claim the sum withheld, with interest and costs so far as they are recoverable.':
    'Si el día fijado arriba pasa sin una decisión, el Comerciante puede dar ese paso sin otra demanda, salvo todo aviso o plazo que exija el Acuerdo, y reclamará la suma retenida, con intereses y costos en la medida en que se puedan recuperar.',
  'Please name, by the day set above, the person who decides and the person who accepts notices for {fact:processor}.':
    'Por favor, nombren, a más tardar en el día fijado arriba, a la persona que decide y a la persona que recibe avisos para {fact:processor}.',
  'We propose a telephone conference before then.': 'Proponemos una conferencia telefónica antes de entonces.',
  '**Preservation.** Whatever bears on this account is to be kept as it is; what we asked on {date:first_letter} is asked again for everything up to the date of this letter.':
    '**Conservación.** Todo lo que tenga que ver con esta cuenta debe conservarse como está; lo que pedimos el {date:first_letter} se pide otra vez para todo hasta la fecha de esta carta.',
  '**Preservation.** Please see to it that those who hold the records of this account have our request of {date:first_letter} to keep them.':
    '**Conservación.** Por favor, encárguense de que quienes tienen los registros de esta cuenta tengan nuestra petición del {date:first_letter} de conservarlos.',
  '**Preservation.** Our request of {date:first_letter} to preserve everything that bears on this account stands, and extends to all written or decided since.':
    '**Conservación.** Nuestra petición del {date:first_letter} de conservar todo lo que tenga que ver con esta cuenta sigue en pie, y se extiende a todo lo escrito o decidido desde entonces.',
  '**Preservation.** Please preserve everything that bears on this account: agreement versions and acceptance records, risk reviews, reserve calculations, notices, ledgers, dispute records and communications.':
    '**Conservación.** Por favor, conserven todo lo que tenga que ver con esta cuenta: versiones del acuerdo y registros de aceptación, revisiones de riesgo, cálculos de reserva, avisos, registros de cuenta, registros de disputas y comunicaciones.',
  'Every right, remedy and defense of the Merchant stays open.':
    'Todo derecho, remedio y defensa del Comerciante sigue abierto.',
  'By writing again the Merchant gives up no right, remedy or defense.':
    'Al escribir otra vez, el Comerciante no renuncia a ningún derecho, remedio o defensa.',
  'All rights, remedies and defenses are reserved.': 'Se reservan todos los derechos, remedios y defensas.',
  "Nothing in this letter waives any right, remedy or defense, and it is not a complete statement of the facts or of the Merchant's claims.":
    'Nada en esta carta renuncia a ningún derecho, remedio o defensa, y no es una exposición completa de los hechos ni de las reclamaciones del Comerciante.',
  'We would prefer to resolve this promptly, and will speak with whoever can decide it.':
    'Preferimos resolver esto pronto, y hablaremos con quien pueda decidirlo.',
};
