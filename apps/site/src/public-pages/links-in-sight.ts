/** The attribute of a link that someone is likely to look at. */
export const inSight = 'data-in-sight';
