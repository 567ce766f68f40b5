import type { EngagementWords } from './engagement-facts.ts';

/** What the English text says, term by term, for those who read Spanish before they sign (Cal. Civ. Code § 1632). The English text is signed. */
export function engagementInSpanish(words: EngagementWords): string[] {
  const { business, counsel, firm, percent } = words;
  const processor = words.processor ?? 'el procesador que nombra el caso';
  return [
    '# Contrato con su abogado',
    `Caso ${words.caseNumber}.`,
    '# 1. Cliente y abogado',
    `Este es un contrato entre **${business}** (“usted”, el cliente) y **${firm}**, por **${counsel}**, ${words.bar} (“nosotros”, su abogado). ${words.merchant} firma por usted y confirma que está autorizado a hacerlo. El cliente es solo ${business}, no sus dueños ni su personal.`,
    '# 2. Lo que hacemos y lo que no',
    `Actuamos en un solo asunto: dinero suyo que retiene **${processor}**, caso ${words.caseNumber}. Revisamos lo que usted nos da, decidimos sobre la carta de reclamación y la firmamos o rehusamos hacerlo, respondemos a lo que ${processor} conteste y le aconsejamos sobre sus ofertas.`,
    'Es un encargo limitado. No incluye una demanda judicial, un arbitraje, un tribunal de reclamos menores, una apelación, impuestos, un asunto penal o regulatorio, ni ninguna otra reclamación suya. Cada uno de ellos necesita otro contrato escrito, y por este no se debe nada por ellos. Se le ha dicho lo que el límite deja fuera, puede preguntarnos al respecto y lo acepta.',
    ...fee(words, processor),
    '# 5. Si usted lo termina',
    `Puede terminar este encargo en cualquier momento y sin dar razones. Antes de que se envíe la carta no debe nada. Después podemos pedir el valor razonable del trabajo hecho, solo si vuelve dinero, y nunca más del ${percent}% de él.`,
    '# 6. Cómo termina',
    'Termina cuando el dinero ha vuelto o usted ha decidido sobre él, cuando usted lo termina, o cuando nosotros nos retiramos, lo que solo hacemos por una razón que permitan las reglas de nuestra profesión, por escrito y con tiempo para que encuentre otro abogado. Entonces recibe una carta de cierre: qué se hizo, qué no, y la fecha de prescripción más temprana que el abogado haya confirmado, si la hay. Recibe su expediente. La ley pone plazos a los reclamos; si el abogado no le ha hablado de uno por escrito, nadie lo vigila por usted.',
    '# 7. Quién decide y quién trabaja',
    `Solo usted decide si acepta una oferta; cada una le llega el día hábil en que se recibe, con nuestro consejo. Solo el abogado propone, discute, rechaza o acepta condiciones con ${processor}. El personal de ${words.service} reúne documentos, transmite y registra; no da consejo legal, y nuestra conversación con usted está cerrada para él.`,
    '# 8. Lo que queda entre nosotros y el uso de IA',
    'Lo que nos dice es confidencial. Nos permite dar al procesador lo que dicen la carta y sus anexos.',
    languageModels(words),
    '# 9. Lo que usted hace',
    `Díganos la verdad, y toda; responda a tiempo; avísenos de inmediato si llega dinero o un mensaje de ${processor}. Conserve tal como está todo lo que toca al asunto: correos, mensajes, estados de cuenta, registros de ventas y devoluciones, y las páginas de su cuenta. No borre ni cambie nada.`,
    '# 10. Documentos y firmas electrónicos',
    'Acepta firmar y recibir documentos por medios electrónicos, solo en este asunto. Puede tener cualquiera en papel, gratis, y retirar este consentimiento en cualquier momento escribiéndonos; lo firmado queda firmado. Necesita un correo electrónico y un navegador que muestre PDF; avísenos si cambia su correo, en la página de su cuenta. Puede leer este documento en el aparato en que lo firma.',
    '# 11. Su expediente',
    `Guardamos el expediente ${words.years} años después del final y luego lo destruimos. Puede tener una copia en cualquier momento, gratis.`,
    '# 12. Seguro y una disputa sobre los honorarios',
    words.insurance?.es ?? 'No declaramos nada sobre un seguro de responsabilidad profesional; pregúntenos.',
    words.arbitration?.es ?? 'Nada de esto le obliga a someter a arbitraje una disputa con nosotros.',
    'Donde la ley de Nueva York rija los honorarios, puede tener derecho a someter a arbitraje una disputa sobre ellos según la Parte 137 de las Reglas del Administrador Principal de los Tribunales.',
    '# 13. Lo que nadie puede prometer',
    'No hemos prometido ningún resultado, ni si vuelve dinero ni cuándo.',
    '# 14. Firma',
    'Este contrato rige cuando ambos hemos firmado, y antes no se aprueba ninguna carta. Usted recibe una copia con ambas firmas.',
  ];
}

function languageModels({ ai }: EngagementWords): string {
  if (ai === null)
    return 'Ningún modelo de lenguaje recibe nada de su caso. Si se fuera a usar uno, se le preguntará antes y se le dirá cuál.';
  const what =
    ai.sends === 'texts'
      ? 'datos de su caso y textos de sus documentos, mensajes y respuestas, con los números fiscales, de cuenta y de tarjeta, los datos de contacto y los nombres que constan ocultos,'
      : 'datos de su caso, sin nombres, datos de contacto ni números de cuenta,';
  return `Un modelo de lenguaje puede ayudarnos a redactar. Solo si usted lo permite, con una marca aparte junto a su firma o en la página de su caso, se pueden enviar ${what} a **${ai.es}**. A quien los recibe se le pide que no guarde nada, cuando se le puede pedir; eso no promete que no se conserve nada. Sin su marca todo se redacta sin él. Puede retirarla en cualquier momento, para lo que aún no se haya enviado, y se le pregunta de nuevo, por su nombre, antes de que otro reciba algo. Nuestra conversación con usted nunca se envía.`;
}

function fee(words: EngagementWords, processor: string): string[] {
  const { percent, service, firm } = words;
  const none = `No se deben honorarios por dinero cuya liberación ${processor} había anunciado antes de que usted firmara esto, o que vencía en una fecha que fija su propio acuerdo; ni por dinero que le llegó antes de que se enviara la carta; ni por dinero que nunca estuvo retenido.`;
  if (words.serviceCharges)
    return [
      '# 3. Quién nos paga',
      `**Usted no nos debe honorarios.** ${service} nos paga una tarifa fija de ${words.counselDollars} por este caso, sea cual sea el resultado. ${service} no es un bufete de abogados. Le cobra a usted una comisión de éxito del ${percent}% por la admisión, los documentos y la administración, según el acuerdo de comisión de éxito; ninguna parte de nuestro trabajo se mide por ella.`,
      'Usted acepta que otro nos pague. No dirige nuestro criterio, nuestros deberes son solo con usted, y no recibe lo que nos dice en confianza. La comisión no la fija la ley; se puede negociar entre usted y quien la cobra.',
      '# 4. Gastos',
      `El franqueo, las copias y la mecanografía no le cuestan nada. Una tasa de presentación solo surge si usted elige ese paso y lo aprueba antes por escrito. ${none}`,
      checks(words, processor),
    ];
  return [
    '# 3. Los honorarios',
    `Usted paga a **${firm}** honorarios contingentes del **${percent}%** del dinero que ${processor} le pague o libere después de enviada la carta, sea por un acuerdo o sin él. Si no vuelve nada, no debe nada. Son los de su acuerdo de comisión de éxito para este caso, y se deben una sola vez. **Los honorarios no los fija la ley; se pueden negociar entre usted y nosotros.**`,
    ...(words.held && words.example
      ? [
          `La cantidad retenida, según la indicó usted, es de ${words.held}. Si vuelve toda, los honorarios son **${words.example.fee}** y usted conserva ${words.example.left}.`,
        ]
      : []),
    `${none} No nos paga nada por asuntos que este contrato no incluye.`,
    `Compramos la admisión, los documentos y la administración a ${service} por un precio fijo que debemos sea cual sea el resultado. No recibe ninguna parte de nuestros honorarios.`,
    '# 4. Gastos, y cuándo se deben los honorarios',
    'Los honorarios se calculan antes de descontar gastos. El franqueo, las copias y la mecanografía corren por nuestra cuenta. Una tasa de presentación solo surge si usted elige ese paso y lo aprueba antes por escrito; se paga aparte y no cambia ni el porcentaje ni aquello de lo que se toma.',
    `Los honorarios de cada parte del dinero se deben cuando esa parte le ha llegado, y entonces los facturamos. ${words.trustAccount ? '' : 'No los tomamos antes de terminar nuestro servicio. '}${checks(words, processor)} Al final recibe una liquidación escrita: el resultado, lo recuperado y cómo se calcularon los honorarios.`,
  ];
}

const checks = ({ firm, service, trustAccount }: EngagementWords, processor: string): string =>
  `Un cheque de ${processor} va a ${firm}${
    trustAccount
      ? ', entra en nuestra cuenta fiduciaria de clientes y de ahí pasa a usted'
      : ', que se lo entrega a usted y no guarda dinero suyo'
  }. ${service} no recibe dinero suyo.`;
