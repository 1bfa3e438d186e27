import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The `link` header that starts loading the fonts together with the stylesheet that names them; their file names are the build's. */
export async function fontPreload(distDir: string): Promise<string | undefined> {
  const files = await readdir(join(distDir, 'static/media'), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const fonts = files.map(({ name }) => name).filter((name) => name.endsWith('.woff2'));
  return (
    fonts.map((name) => `</_next/static/media/${name}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', ') ||
    undefined
  );
}
