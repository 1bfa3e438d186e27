/** A page's title as the browser's tab and search engines show it, with the seller's name behind it. */
export const titleInTab = (title: string, name: string) => (title === name ? name : `${title} | ${name}`);
