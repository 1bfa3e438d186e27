/** Where a browser keeps, for as long as the tab is open, that the banner was dismissed. */
export const dismissedKey = 'pomp_banner_dismissed';

/**
 * For a page's own HTML, before the banner's place: who dismissed it gets a page that begins without that place, instead of one that moves up
 * once its scripts are there. Needs a host that lets `html` have an attribute that React doesn't know.
 */
export const earlyDismissalScript = `try{if(sessionStorage.getItem('${dismissedKey}')==='true')document.documentElement.dataset.banner='dismissed'}catch{}`;
