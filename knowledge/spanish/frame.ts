/** The Spanish of what stands around the paragraphs of a letter: its title, how it goes, its reference and its exhibits. */
import type { Catalog } from '../../domain/language/translate.ts';

export const frame: Catalog = {
  // Titles.
  'Demand for Release of Withheld Funds': 'Demanda de liberación de fondos retenidos',
  'Second Letter on Withheld Funds': 'Segunda carta sobre fondos retenidos',
  'Final Demand': 'Demanda final',
  'Request for Decision by the Legal Department': 'Petición de decisión al departamento jurídico',
  'Demand and Notice of Dispute': 'Demanda y aviso de disputa',
  Demand: 'Demanda',
  '{letter}, with Notice of Dispute': '{letter}, con aviso de disputa',

  // How it goes.
  '{ways}. For the attention of the Legal Department': '{ways}. A la atención del departamento jurídico',
  'By e-mail to {email}, and a copy by certified mail, return receipt requested':
    'Por correo electrónico a {email}, y una copia por correo certificado con acuse de recibo',
  'By the contact page that the Agreement names, and a copy by certified mail, return receipt requested':
    'Por la página de contacto que nombra el Acuerdo, y una copia por correo certificado con acuse de recibo',
  'By certified mail, return receipt requested, and a copy by secure e-mail':
    'Por correo certificado con acuse de recibo, y una copia por correo electrónico seguro',
  'By certified mail, return receipt requested, and by secure e-mail':
    'Por correo certificado con acuse de recibo y por correo electrónico seguro',

  // Its reference.
  Merchant: 'Comerciante',
  Account: 'Cuenta',
  'Amount withheld': 'Monto retenido',
  'Still withheld': 'Aún retenido',
  'Held since': 'Retenido desde',
  'Our reference': 'Nuestra referencia',

  // Exhibits.
  '{exhibit} (1 page)': '{exhibit} (1 página)',
  '{exhibit} ({count} pages)': '{exhibit} ({count} páginas)',
  'Notice of the hold or termination': 'Aviso de la retención o del cierre',
  'Merchant account statements': 'Estados de la cuenta de comerciante',
  'Bank statements': 'Estados de cuenta bancarios',
  'Chargeback summary report': 'Informe resumido de contracargos',
  'Employer identification letter': 'Carta del número de empleador (EIN)',
  'Formation document': 'Documento de constitución',
  'Refund policy and terms of sale': 'Política de reembolsos y condiciones de venta',
  'Proof of fulfillment': 'Prueba de entrega',
  'Form of the notice of dispute, filled in': 'Formulario del aviso de disputa, completado',
};
