import { createHash } from 'node:crypto';

export interface PolicySources {
  /** Origins of scripts that the site's own fetch, next to the site's own. */
  scripts: readonly string[];
  /** Origins the page's scripts call, next to the site's own. */
  connect: readonly string[];
  /** Origins that the site shows in a frame: what others show of themselves. */
  frames?: readonly string[];
  /** Origins of pictures and films. */
  media: readonly string[];
  /** Origins that may show the site in a frame (the editor of the content). */
  frameAncestors: readonly string[];
}

/**
 * The policy of one page. `scripts` allows its inline scripts, by hash on cached pages or by nonce on personal ones. Style
 * attributes stay allowed: they place menus and dialogs, and can't run anything.
 */
export function contentSecurityPolicy(scripts: readonly string[], sources: PolicySources): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...sources.scripts, ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...sources.media],
    'media-src': ["'self'", 'blob:', ...sources.media],
    'connect-src': ["'self'", ...sources.connect],
    'frame-src': ["'self'", ...(sources.frames ?? [])],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...sources.frameAncestors],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** The source expression for one inline script. */
export const scriptHash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
