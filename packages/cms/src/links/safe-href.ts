/** Schemes a link in content may have. Everything else, `javascript:` and `data:` above all, is no link. */
const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const scheme = /^[a-z][a-z0-9+.-]*:/i;
/** A scheme, and the host, mailbox or number that it leads to: a space in these is a slip. */
const destination = /^[a-z][a-z0-9+. -]*:[/\\ ]*[^/\\?#]*/i;
// Browsers drop some of these inside an address, so `java\nscript:` is `javascript:` to them.
const isControl = (character: string) => (character.codePointAt(0) ?? 0) < 0x20;

/** An address fit for `href`: absolute with an allowed scheme, which `www.` can do without, or a path or anchor on our own site. Anything else is undefined. */
export function safeHref(address: string | null | undefined): string | undefined {
  const href = [...(address ?? '')]
    .filter((character) => !isControl(character))
    .join('')
    .trim()
    .replace(destination, (found) => found.replaceAll(' ', ''))
    .replaceAll(' ', '%20');
  if (href === '') return undefined;
  const prefix = scheme.exec(href)?.[0].toLowerCase();
  if (prefix !== undefined) return allowedSchemes.has(prefix) ? href : undefined;
  if (href.startsWith('#')) return href;
  if (/^www\./i.test(href)) return `https://${href}`;
  const path = href.startsWith('/') ? href : `/${href}`;
  // `//host` and `/\host` leave the site although they look like paths.
  return /^[/\\]{2}/.test(path) ? undefined : path;
}
