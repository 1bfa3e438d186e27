/** Of a row of chips, how many CSS can choose by. */
export const groupsByCss = 12;
