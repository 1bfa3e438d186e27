/** Where browsers find what public pages are made of beside their HTML. */
export const assetsRoot = '/_assets/';
