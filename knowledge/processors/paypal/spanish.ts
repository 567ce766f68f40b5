import type { Catalog } from '../../../domain/language/translate.ts';

export const spanish: Catalog = {
  'The processor decides alone whether and how long it holds money.':
    'El procesador decide solo si retiene dinero y por cuánto tiempo.',
  'It need not explain how it judged the risk.': 'No tiene que explicar cómo juzgó el riesgo.',
  'You must give it documents that it reasonably asks for, in time.':
    'Usted debe darle a tiempo los documentos que pida con razón.',
  'If it says that you broke its policy, it may hold money for 180 days without showing that this is needed.':
    'Si dice que usted incumplió su política, puede retener dinero 180 días sin mostrar que hace falta.',
  'It may go on holding money after you have given the documents.':
    'Puede seguir reteniendo dinero después de que usted entregue los documentos.',
  'It has a security interest in the money in your account.': 'Tiene una garantía sobre el dinero de su cuenta.',
  'You cannot claim damages for a suspended account.': 'Usted no puede reclamar daños por una cuenta suspendida.',
  'It does not hold your money as a trustee, agent or escrow.':
    'No guarda su dinero como fiduciario, agente ni depositario.',
  'You can claim only for yourself, not together with others.':
    'Usted solo puede reclamar por sí mismo, no junto con otros.',
  'Terms can change to your disadvantage with five days’ notice.':
    'Los términos pueden cambiar en su contra con cinco días de aviso.',
  'Hold of the balance after restricted activities or limitation':
    'Retención del saldo después de actividades restringidas o una limitación',
  'risk decision of PayPal; "generally"; earlier release at its discretion':
    'decisión de riesgo de PayPal; "generally" (por lo general); puede entregarlo antes si quiere',
  'only while the payment is challenged': 'solo mientras el pago esté en disputa',
  '"if reasonably needed to protect against the risk of liability" or Acceptable Use Policy violated; longer only by legal process':
    'si hace falta, dentro de lo razonable, para protegerse del riesgo de responsabilidad, o si se violó la política de uso aceptable; más tiempo solo por orden legal',
};
