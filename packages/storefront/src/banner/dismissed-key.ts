/** Key in `sessionStorage`: whether the banner was dismissed in this tab. */
export const dismissedKey = 'pomp_banner_dismissed';
