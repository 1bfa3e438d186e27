/** For what goes wrong without concerning the visitor. */
export const logInBrowser = (message: string): void => console.error(message);
