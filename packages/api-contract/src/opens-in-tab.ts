/**
 * Whether a person opened an address of a call in a tab, by its headers: they read the answer themselves, where a script reads JSON. A
 * browser that doesn't say what for asks for HTML.
 */
export function opensInTab(header: (name: 'sec-fetch-dest' | 'accept') => string | undefined): boolean {
  const destination = header('sec-fetch-dest');
  return destination === undefined ? (header('accept') ?? '').includes('text/html') : destination === 'document';
}
