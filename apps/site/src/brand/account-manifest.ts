/** Where the manifest of the account as an app is. Pages of content don't name it: there is nothing to open there. */
export const accountManifest = '/beeld/account.webmanifest';
