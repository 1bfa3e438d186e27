/** How long the link works that confirms a customer's new address. */
export const emailLinkHours = 24;
