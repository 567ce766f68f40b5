import { endedByClientInSpanish } from './ended-by-client.ts';
import { formatCents, type Cents } from '../../domain/money/cents.ts';
import { feeFor } from '../../domain/money/fee.ts';
import { agreementVersion, feeExamples, type AgreementFacts } from './fee-agreement-facts.ts';
import { plain } from './paper-draft.ts';

/** What the English text says, term by term, for those who read Spanish before they sign (Cal. Civ. Code § 1632). The English text is signed. */
export function feeAgreementInSpanish(facts: AgreementFacts): string[] {
  const business = plain(facts.business);
  const processor = facts.processor === null ? 'el procesador que nombra el caso' : plain(facts.processor);
  return [
    '# Acuerdo de honorarios por éxito',
    `Versión ${agreementVersion} del acuerdo. Caso ${plain(facts.case_number)}. El texto en inglés es el que se firma y el que prevalece.`,
    '# 1. Las partes y el asunto',
    `Este acuerdo es entre **${business}** (“usted”), a quien representa ${plain(facts.merchant)}, y ${parties[facts.charged_by](facts.brand)} (“nosotros”). Al firmar confirma que puede actuar en nombre de ${business}.`,
    `Abarca un solo asunto: dinero suyo que retiene **${processor}**, caso ${plain(facts.case_number)}. ${statedAmount(facts.held_amount_cents)}`,
    '# 2. Lo que hacemos',
    'Preparamos su caso y redactamos una carta de requerimiento. Un abogado independiente con licencia revisa la carta, la corrige y la firma, o decide no firmarla. La carta firmada sale por correo certificado y, si se conoce una dirección, por correo electrónico seguro. Damos seguimiento y negociamos la liberación del dinero. Los honorarios por éxito cubren todo esto.',
    '# 3. Lo que cuesta',
    `**$0 por adelantado. Sin honorarios por hora. Sin anticipos.** El precio son honorarios por éxito (“los honorarios”) del **${facts.percent}%** del dinero que efectivamente se recupere. Si no se recupera nada, no hay honorarios. El porcentaje quedó fijado cuando se envió el caso; no sube si la retención crece o el caso tarda más. ${once[facts.charged_by]}`,
    'Recuperado significa dinero retenido que el procesador le paga o le libera a usted después de que se envió la carta de requerimiento. Los honorarios sobre cada parte del dinero se deben cuando esa parte le ha llegado, y nunca antes. Se calculan sobre cada parte; una fracción de centavo se redondea hacia abajo, a favor de usted. Se cobran con una factura que indica a quién, hasta qué día y cómo se pagan. Los cheques del procesador van al abogado; ' +
      `${noClientMoney[facts.charged_by](facts.brand)}.`,
    'Los gastos de presentación del abogado, si los hay, se le informan por adelantado y requieren la aprobación de usted. Son los de presentar algo ante un tribunal o una institución de arbitraje, y solo surgen si usted elige ese paso.',
    '# 4. Los honorarios en dólares',
    ...feeExamples(facts.held_amount_cents).map(({ recovered, part }) => {
      const sum = formatCents(recovered);
      const said = {
        all: `Si se recupera todo, ${sum}`,
        half: `Si se recupera la mitad, ${sum}`,
        round: `Si se recuperan ${sum}`,
      };
      const fee = feeFor(recovered, facts.percent);
      return `${said[part]}, los honorarios son de **${formatCents(fee)}** y usted conserva ${formatCents(recovered - fee)}.`;
    }),
    'Si no se recupera nada, los honorarios son de **$0.00**.',
    '# 5. Ofertas',
    'Solo usted decide sobre una oferta del procesador. Le mostramos cada una con los honorarios y lo que quedaría para usted, en dólares. No aceptamos ninguna por usted, y rechazar una oferta no le cuesta nada.',
    '# 6. Lo que no genera honorarios',
    'El dinero que le llegó antes del día en que se envió la carta de requerimiento. El dinero cuya liberación el procesador había anunciado antes de que usted contratara al abogado, o que debía pagarse en una fecha fijada por el propio acuerdo del procesador. El dinero que nunca estuvo retenido, como el de ventas posteriores que se paga de la manera habitual. Un caso que rechacemos nosotros o el abogado.',
    '# 7. Cancelar',
    `Cancele en cualquier momento antes de que se envíe la carta de requerimiento. No hace falta dar razones y no se debe nada; use el botón de la página de su caso o escríbanos. Una carta enviada no se puede retirar; mientras el abogado siga, la sección 3 se aplica al dinero retenido que se recupere. Aun así, puede poner fin al contrato con su abogado en cualquier momento. ${endedByClientInSpanish(ender[facts.charged_by], facts.percent)}`,
    '# 8. Lo que nadie puede prometer',
    `${facts.brand} no es un bufete de abogados y no da asesoría legal. Los servicios legales los presta el abogado independiente, según las condiciones del abogado; el abogado responde ante usted. **No se garantiza ningún resultado**: ni que se recupere dinero ni cuándo.`,
    '# 9. Cómo se lee este acuerdo',
    'Si dos declaraciones sobre los honorarios difieren, prevalece la que sea mejor para usted. Si este acuerdo y los Términos del Servicio difieren, prevalece este acuerdo. Nada en él le quita un derecho que la ley le da, y nada en él limita lo que el abogado le debe a usted. Solo se modifica por escrito y solo si usted está de acuerdo.',
    '# 10. Firma',
    'Usted firma escribiendo su nombre, y además puede dibujar su firma. Con ella guardamos la hora, la dirección de red y el navegador desde los que se firmó, el texto exacto en inglés y el SHA-256 de ese texto. Recibe una copia en PDF por correo electrónico, y queda en la página de su caso. Firmar no es obligatorio: hasta que lo haga, no se envía ninguna carta y no se debe nada.',
  ];
}

type ByCharger = Record<AgreementFacts['charged_by'], (brand: string) => string>;
const parties: ByCharger = {
  firm: () => 'el bufete de abogados que usted contrata para este caso, nombrado en el contrato con su abogado',
  service: (brand) => `el operador de ${brand}`,
};
const once: Record<AgreementFacts['charged_by'], string> = {
  firm: '**Son los únicos honorarios**: el contrato con su abogado indica los mismos, y se deben una sola vez, al bufete.',
  service: '**Son los únicos honorarios**, y se nos deben a nosotros: usted no le debe nada al abogado.',
};
const ender: Record<AgreementFacts['charged_by'], string> = {
  firm: 'el bufete puede pedir',
  service: 'podemos pedir',
};
const noClientMoney: ByCharger = {
  firm: (brand) => `el operador de ${brand} no recibe dinero que sea de usted`,
  service: () => 'no recibimos dinero que sea de usted, salvo nuestros propios honorarios',
};

const statedAmount = (held: Cents | null): string =>
  held === null
    ? 'El monto retenido aún no se ha indicado.'
    : `El monto retenido, según lo indicó usted, es de **${formatCents(held)}**.`;
