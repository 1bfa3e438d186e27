/** Schemes a link in content may have. Everything else, `javascript:` and `data:` above all, is no link. */
const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const scheme = /^[a-z][a-z0-9+.-]*:/i;
// Browsers drop these inside an address, so `java\nscript:` is `javascript:` to them.
const ignoredByBrowsers = (character: string) => (character.codePointAt(0) ?? 0) <= 0x20;

/** An address fit for `href`: absolute with an allowed scheme, or a path or anchor on our own site. Anything else is undefined. */
export function safeHref(address: string | null | undefined): string | undefined {
  const href = [...(address ?? '')].filter((character) => !ignoredByBrowsers(character)).join('');
  if (href === '') return undefined;
  const prefix = scheme.exec(href)?.[0].toLowerCase();
  if (prefix !== undefined) return allowedSchemes.has(prefix) ? href : undefined;
  // `//host` and `/\host` leave the site although they look like paths.
  if (/^[/\\]{2}/.test(href)) return undefined;
  if (href.startsWith('#')) return href;
  return href.startsWith('/') ? href : `/${href}`;
}
