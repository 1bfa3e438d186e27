/** Opens another page in place of this one. */
export const goTo = (href: string): void => window.location.assign(href);
