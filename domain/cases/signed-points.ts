/** Points of the scorecard with their sign: "+5", "−3" with a true minus, "0". */
export const signedPoints = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${Math.abs(points)}` : '0';
