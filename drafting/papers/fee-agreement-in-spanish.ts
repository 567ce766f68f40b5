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
    '# 1. Quiénes acuerdan, y sobre qué',
    `Este acuerdo es entre **${business}** (“usted”), representado por ${plain(facts.merchant)}, y ${parties[facts.charged_by](facts.brand)} (“nosotros”). Al firmar confirma que puede actuar por ${business}.`,
    `Abarca un solo asunto: dinero suyo que retiene **${processor}**, caso ${plain(facts.case_number)}. ${statedAmount(facts.held_amount_cents)}`,
    '# 2. Lo que hacemos',
    'Preparamos su caso y redactamos una carta de requerimiento. Un abogado independiente con licencia revisa la carta, la corrige, y la firma o rehúsa firmarla. La carta firmada sale por correo certificado y, donde se conoce una dirección, por correo electrónico seguro. Damos seguimiento y negociamos la liberación del dinero. Todo esto lo cubren los honorarios por éxito.',
    '# 3. Lo que cuesta',
    `**$0 por adelantado. Sin honorarios por hora. Sin anticipos.** El precio son unos honorarios por éxito (“la comisión”) del **${facts.percent}%** del dinero que de verdad se recupere. Si no se recupera nada, no hay comisión. El porcentaje quedó fijado cuando se envió el caso; no sube si la retención crece o el caso tarda más. ${once[facts.charged_by]}`,
    'Recuperado significa dinero retenido que el procesador le paga o le libera después de enviada la carta de requerimiento. La comisión vence sobre cada parte del dinero cuando esa parte le ha llegado, y nunca antes. Se calcula sobre cada parte; una fracción de centavo se redondea hacia abajo, a favor de usted. Se cobra por factura. Un cheque del procesador va al abogado; ' +
      `${noClientMoney[facts.charged_by](facts.brand)}.`,
    'Los gastos de presentación del abogado, si los hay, se informan por adelantado y necesitan su aprobación. Son los gastos de una presentación ante un tribunal o una institución de arbitraje, y solo surgen si usted elige ese paso.',
    '# 4. La comisión en dólares',
    ...feeExamples(facts.held_amount_cents).map(({ recovered, part }) => {
      const sum = formatCents(recovered);
      const said = {
        all: `Si vuelven todos los ${sum}`,
        half: `Si vuelve la mitad, ${sum}`,
        round: `Si vuelven ${sum}`,
      };
      const fee = feeFor(recovered, facts.percent);
      return `${said[part]}, la comisión es de **${formatCents(fee)}** y usted conserva ${formatCents(recovered - fee)}.`;
    }),
    'Si no vuelve nada, la comisión es de **$0.00**.',
    '# 5. Ofertas',
    'Solo usted decide sobre una oferta del procesador. Le mostramos cada una con la comisión y lo que quedaría, en dólares. No aceptamos ninguna por usted, y una oferta que rechace no cuesta nada.',
    '# 6. Lo que no lleva comisión',
    'El dinero que le llegó antes del día en que se envió la carta de requerimiento. El dinero cuya liberación el procesador había anunciado antes de que usted contratara al abogado, o que vencía en una fecha que fija su propio acuerdo. El dinero que nunca estuvo retenido, como ventas posteriores que se pagan de manera ordinaria. Un caso que nosotros o el abogado rehusemos.',
    '# 7. Cancelar',
    'Cancele cuando quiera antes de que se envíe la carta de requerimiento. No hace falta dar razones y no se debe nada; la página de su caso tiene el botón, o escríbanos. Una carta enviada no se puede retirar, y entonces la sección 3 se aplica al dinero retenido que vuelva después.',
    '# 8. Lo que nadie puede prometer',
    `${facts.brand} no es un bufete de abogados y no da consejo legal. Los servicios legales los presta el abogado independiente, en las condiciones del abogado; el abogado responde ante usted. **No se garantiza ningún resultado**, ni si vuelve dinero ni cuándo.`,
    '# 9. Cómo se lee este acuerdo',
    'Si dos declaraciones sobre la comisión difieren, prevalece la que sea mejor para usted. Si este acuerdo y los Términos de Servicio difieren, prevalece este acuerdo. Nada de él le quita un derecho que la ley le da, y nada de él limita lo que el abogado le debe. Solo se cambia por escrito y solo si usted está de acuerdo.',
    '# 10. Firma',
    'Usted firma escribiendo su nombre, y además puede dibujar su firma. Con ella guardamos la hora, la dirección de red y el navegador desde los que vino, este texto exacto en inglés y el SHA-256 de ese texto. Recibe una copia en PDF por correo electrónico, y queda en la página de su caso. No está obligado a firmar: hasta que lo haga no se envía ninguna carta y no se debe nada.',
  ];
}

type ByCharger = Record<AgreementFacts['charged_by'], (brand: string) => string>;
const parties: ByCharger = {
  firm: () => 'el bufete de abogados que usted contrata para este caso, que nombra su contrato con el abogado',
  service: (brand) => `el operador de ${brand}`,
};
const once: Record<AgreementFacts['charged_by'], string> = {
  firm: '**Es una sola comisión**: su contrato con el abogado declara la misma, y se debe una sola vez, al bufete.',
  service: '**Es una sola comisión**, y se nos debe a nosotros: usted no debe nada al abogado.',
};
const noClientMoney: ByCharger = {
  firm: (brand) => `el operador de ${brand} no recibe dinero de usted`,
  service: () => 'no recibimos dinero de usted, salvo nuestra propia comisión',
};

const statedAmount = (held: Cents | null): string =>
  held === null
    ? 'La cantidad retenida aún no se ha indicado.'
    : `La cantidad retenida, según la indicó usted, es de **${formatCents(held)}**.`;
