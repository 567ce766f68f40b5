/**
 * What a client owes who ends the engagement after the demand was sent: the agreement and the engagement letter say it in these words, so
 * that neither asks for more than the other. `by`: who may ask for it; `percent` of what comes back is the most. Source: Fracasse v.
 * Brent, 6 Cal. 3d 784 (1972).
 */
export const endedByClient = (by: string, percent: number): string =>
  `After that ${by} may ask for the reasonable value of the work that was done, only if money comes back, and never more than ${percent}% of it.`;

export const endedByClientInSpanish = (by: string, percent: number): string =>
  `Después ${by} el valor razonable del trabajo hecho, solo si se recupera dinero, y nunca más del ${percent}% de lo recuperado.`;
