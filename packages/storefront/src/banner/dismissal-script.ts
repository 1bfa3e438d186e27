import { dismissedKey } from './dismissed-key.js';

/**
 * An inline script for the page, before the banner: for a visitor who dismissed it the page starts without its space, instead of moving up
 * after hydration. It sets an attribute on `html`, so the host needs `suppressHydrationWarning` there.
 */
export const bannerDismissalScript = `try{if(sessionStorage.getItem('${dismissedKey}')==='true')document.documentElement.dataset.banner='dismissed'}catch{}`;
