/** The frame around every email. */
export const brand = 'Unhold';

export const disclaimer = `${brand} is not a law firm. It provides document automation and case management; legal services come from independent licensed attorneys, and no outcome is guaranteed.`;

export const unsubscribeLead = 'To get no more emails of this kind:';
