/** The general rate in the Netherlands, in percent (article 9 of the Wet op de omzetbelasting 1968; looked up in November 2026). Heat pumps and placing them fall under it. */
export const vatPercentage = 21;

/** The VAT in an amount that includes it, in cents, rounded to the nearest. */
export const vatIn = (amount: number) => Math.round((amount * vatPercentage) / (100 + vatPercentage));
