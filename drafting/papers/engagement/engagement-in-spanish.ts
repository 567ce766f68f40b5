import { endedByClientInSpanish } from '../ended-by-client.ts';
import type { EngagementWords } from './engagement-facts.ts';

/** What the English text says, term by term, for those who read Spanish before they sign (Cal. Civ. Code § 1632). The English text is signed. */
export function engagementInSpanish(words: EngagementWords): string[] {
  const { business, counsel, firm, percent } = words;
  const processor = words.processor ?? 'el procesador que nombra el caso';
  return [
    '# Contrato con su abogado',
    `Caso ${words.caseNumber}.`,
    '# 1. Cliente y abogado',
    `Este es un contrato entre **${business}** (“usted”, el cliente) y **${firm}**, por medio de **${counsel}**, ${words.bar} (“nosotros”, su abogado). ${words.merchant} firma por usted y confirma que tiene autorización para hacerlo. El cliente es solo ${business}, no sus dueños ni su personal.`,
    '# 2. Lo que hacemos y lo que no',
    `Actuamos en un solo asunto: dinero suyo que retiene **${processor}**, caso ${words.caseNumber}. Revisamos lo que usted nos da, decidimos sobre la carta de requerimiento y la firmamos o nos negamos a hacerlo, respondemos a lo que ${processor} conteste a ella y le damos consejo sobre las ofertas de ${processor}.`,
    'Es una representación de alcance limitado. No incluye una demanda judicial, un arbitraje, el tribunal de reclamos menores, una apelación, impuestos, un asunto penal o regulatorio, ni ningún otro reclamo de usted. Cada uno de ellos requiere otro contrato escrito, y por este no se debe nada por ellos. Se le ha dicho lo que el límite deja fuera, puede preguntarnos al respecto y da su consentimiento.',
    ...fee(words, processor),
    '# 5. Si usted le pone fin',
    `Usted puede poner fin a este contrato en cualquier momento y sin dar razones. Antes de que se envíe el requerimiento no debe nada. ${endedByClientInSpanish(words.serviceCharges ? `${words.service} puede pedir` : 'podemos pedir', percent)} ${words.serviceCharges ? 'A nosotros no nos debe nada, ni antes ni después.' : 'Su acuerdo de honorarios por éxito dice lo mismo.'}`,
    '# 6. Cómo termina',
    'Termina cuando el dinero se ha recuperado o usted ha decidido sobre él, cuando usted le pone fin, o cuando nosotros nos retiramos, lo que solo hacemos por una razón que permitan las reglas de nuestra profesión, por escrito y con tiempo para que encuentre otro abogado. Entonces recibe una carta de cierre: qué se hizo, qué no, y la primera fecha de prescripción que el abogado haya confirmado, si la hay. Recibe su expediente. La ley pone plazos a los reclamos; si el abogado no le ha avisado de uno por escrito, nadie lo vigila por usted.',
    '# 7. Quién decide y quién trabaja',
    `Solo usted decide si acepta una oferta; cada una le llega el día hábil en que se recibe, con nuestro consejo. Solo el abogado propone, discute, rechaza o acepta condiciones con ${processor}. El personal de ${words.service} reúne documentos, transmite mensajes y lleva el registro; no da asesoría legal ni tiene acceso a nuestra conversación con usted.`,
    '# 8. Lo que queda entre nosotros y el uso de IA',
    'Lo que nos dice es confidencial. Usted nos permite dar al procesador lo que dicen la carta y sus anexos.',
    languageModels(words),
    '# 9. Lo que usted hace',
    `Díganos la verdad completa, responda a tiempo y avísenos de inmediato si llega dinero o un mensaje de ${processor}. Conserve tal como está todo lo relacionado con el asunto: correos, mensajes, estados de cuenta, registros de ventas y devoluciones, y las páginas de su cuenta. No borre ni cambie nada.`,
    '# 10. Documentos y firmas electrónicos',
    'Acepta firmar y recibir documentos por medios electrónicos, solo en este asunto. Puede recibir cualquiera en papel, gratis, y retirar este consentimiento en cualquier momento escribiéndonos; lo ya firmado queda firmado. Necesita un correo electrónico y un navegador que muestre PDF; si cambia su correo, avísenos en la página de su cuenta. Puede leer este documento en el dispositivo en que lo firma.',
    '# 11. Su expediente',
    `Guardamos el expediente ${words.years} años después del final y luego lo destruimos. Puede tener una copia en cualquier momento, gratis.`,
    '# 12. Seguro y disputas sobre los honorarios',
    words.insurance?.es ?? 'No declaramos nada sobre un seguro de responsabilidad profesional; pregúntenos.',
    words.arbitration?.es ?? 'Nada de este contrato le obliga a someter a arbitraje una disputa con nosotros.',
    'Si la ley de Nueva York rige los honorarios, usted puede tener derecho a someter a arbitraje una disputa sobre ellos según la Parte 137 de las Reglas del Administrador Principal de los Tribunales.',
    '# 13. Lo que nadie puede prometer',
    'No hemos prometido ningún resultado: ni que se recupere dinero ni cuándo.',
    '# 14. Firma',
    'Este contrato entra en vigor cuando hemos firmado ambas partes, y antes no se aprueba ningún requerimiento. Usted recibe una copia con ambas firmas.',
  ];
}

function languageModels({ ai }: EngagementWords): string {
  if (ai === null)
    return 'Ningún modelo de lenguaje recibe nada de su caso. Donde nuestro sitio habla de una IA que redacta, es un programa propio que pone los datos de usted en textos revisados y no es un modelo de lenguaje. Si se fuera a usar uno, antes se le preguntará y se le dirá cuál, por su nombre.';
  const what =
    ai.sends === 'texts'
      ? 'datos de su caso y textos de sus documentos, mensajes y respuestas, en los que se ocultan los números fiscales, de cuenta y de tarjeta, los datos de contacto y los nombres registrados,'
      : 'datos de su caso, sin nombres, datos de contacto ni números de cuenta,';
  return `Un modelo de lenguaje puede ayudarnos a redactar. Solo si usted lo permite, marcando una casilla aparte junto a su firma o en la página de su caso, se pueden enviar ${what} a **${ai.es}**. A quien los recibe se le pide que no guarde nada, si se le puede pedir; eso no es una promesa de que no se conserve nada. Si no la marca, todo se redacta sin él. Puede retirar el permiso en cualquier momento, para lo que aún no se haya enviado, y se le pregunta de nuevo, diciéndole el nombre, antes de que cualquier otro reciba algo. Nuestra conversación con usted nunca se envía.`;
}

function fee(words: EngagementWords, processor: string): string[] {
  const { percent, service, firm } = words;
  const none = `No se deben honorarios por dinero cuya liberación ${processor} había anunciado antes de que usted firmara esto, o que debía pagarse en una fecha fijada por el propio acuerdo de ${processor}; ni por dinero que le llegó a usted antes de que se enviara el requerimiento; ni por dinero que nunca estuvo retenido.`;
  if (words.serviceCharges)
    return [
      '# 3. Quién nos paga',
      `**Usted no nos debe honorarios.** ${service} nos paga una tarifa fija de ${words.counselDollars} por este caso, sea cual sea el resultado. ${service} no es un bufete de abogados. Le cobra a usted honorarios por éxito del ${percent}% por la recepción del caso, los documentos y la administración, según el acuerdo de honorarios por éxito; ninguna parte de nuestro trabajo se mide por ellos.`,
      'Usted da su consentimiento para que otro nos pague. Quien nos paga no dirige nuestro criterio ni recibe lo que usted nos dice en confianza, y nuestros deberes son solo con usted. Los honorarios no los fija la ley; se pueden negociar entre usted y quien los cobra.',
      '# 4. Gastos',
      `El franqueo, las copias y la mecanografía no le cuestan nada. Los gastos de presentación solo surgen si usted elige ese paso y lo aprueba antes por escrito. ${none}`,
      checks(words, processor),
    ];
  return [
    '# 3. Los honorarios',
    `Usted paga a **${firm}** honorarios contingentes del **${percent}%** del dinero que ${processor} le pague o libere después de que se envió el requerimiento, sea por un arreglo o sin él. Si no se recupera nada, no debe nada. Son los honorarios de su acuerdo de honorarios por éxito para este caso, y se deben una sola vez. **Los honorarios no los fija la ley; se pueden negociar entre usted y nosotros.**`,
    ...(words.held && words.example
      ? [
          `El monto retenido, según lo indicó usted, es de ${words.held}. Si se recupera todo, los honorarios son de **${words.example.fee}** y usted conserva ${words.example.left}.`,
        ]
      : []),
    `${none} Usted no nos paga nada por asuntos que este contrato no incluye.`,
    `Compramos la recepción del caso, los documentos y la administración a ${service} por un precio fijo que debemos sea cual sea el resultado. ${service} no recibe ninguna parte de nuestros honorarios.`,
    '# 4. Gastos, y cuándo se deben los honorarios',
    'Los honorarios se calculan antes de descontar gastos. El franqueo, las copias y la mecanografía corren por nuestra cuenta y no se le cobran. Los gastos de presentación solo surgen si usted elige ese paso y lo aprueba antes por escrito; se pagan aparte y no cambian ni el porcentaje ni el monto sobre el que se calcula.',
    `Los honorarios sobre cada parte del dinero se deben cuando esa parte le ha llegado, y entonces los facturamos; la factura indica hasta qué día y cómo se pagan. ${words.trustAccount ? '' : 'No cobramos honorarios antes de terminar nuestro servicio por esa parte. '}${checks(words, processor)} Al final recibe una liquidación final por escrito: el resultado, lo recuperado y cómo se calcularon los honorarios.`,
  ];
}

const checks = ({ firm, service, trustAccount }: EngagementWords, processor: string): string =>
  `Un cheque de ${processor} va a ${firm}${
    trustAccount
      ? ', entra en nuestra cuenta fiduciaria de clientes y de ahí pasa a usted'
      : ' solo para entregárselo a usted tal como llegó, extendido a su nombre: no cobra ninguno y no guarda dinero que sea de usted'
  }. ${service} no recibe dinero que sea de usted.`;
