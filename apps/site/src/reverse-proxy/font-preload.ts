import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The part of a `link` header that starts loading fonts together with the style sheet that names them: those with the characters of every page. What has the others is loaded where one is written.
 * @param addresses of all fonts, with the names that the design system's build gave them
 */
export const fontLinks = (addresses: readonly string[]): string[] =>
  addresses
    .filter((address) => address.includes('-common-'))
    .map((address) => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`);

/** Such a header for Next's style sheet; the file names are the build's. */
export async function fontPreload(distDir: string): Promise<string | undefined> {
  const files = await readdir(join(distDir, 'static/media'), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const fonts = files.map(({ name }) => name).filter((name) => name.endsWith('.woff2'));
  return fontLinks(fonts.map((name) => `/_next/static/media/${name}`)).join(', ') || undefined;
}
