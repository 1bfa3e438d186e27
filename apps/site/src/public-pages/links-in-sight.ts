/** The attribute of a link that someone is likely to look at. Its value, once a page is at rest: how many of them it is after the middle one. */
export const inSight = 'data-in-sight';
