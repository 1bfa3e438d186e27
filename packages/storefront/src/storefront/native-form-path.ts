/** Where browsers without script send a form; the site makes the call for them, and leads on. */
export const nativeFormPath = (form: string): string => `/formulier/${form}/`;
