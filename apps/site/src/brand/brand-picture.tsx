import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inLanguage, type Edition } from '@pomp/edition';
import { siteDirectory } from '@/env';
import { iconSvg } from './icon-svg';

export interface Picture {
  readonly body: Uint8Array;
  readonly type: string;
}

/** In pixels; the icon of the browser's tab is drawn in any size. */
const sizes = {
  'icon.svg': undefined,
  'apple-icon.png': { width: 180, height: 180 },
  'logo.png': { width: 512, height: 512 },
  'app-192.png': { width: 192, height: 192 },
  'app-512.png': { width: 512, height: 512 },
  'delen.png': { width: 1200, height: 630 },
} as const;

type FileName = keyof typeof sizes;

export const isBrandPicture = (file: string): file is FileName => Object.hasOwn(sizes, file);

const made = new Map<FileName, Promise<Picture>>();

/** A brand's own file, where `brands/` has one; otherwise one that is drawn of its colours and name, once per process. */
export function brandPicture(file: FileName, edition: Edition): Promise<Picture> {
  const known = made.get(file);
  if (known) return known;
  const picture = ownFile(file, edition).then((own) => own ?? drawn(file, edition));
  made.set(file, picture);
  picture.catch(() => made.delete(file));
  return picture;
}

async function ownFile(file: FileName, { brand }: Edition): Promise<Picture | undefined> {
  try {
    const body = await readFile(join(siteDirectory, 'brands', brand.id, file));
    return { body, type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png' };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function drawn(file: FileName, edition: Edition): Promise<Picture> {
  const { brand, seller, locale } = edition;
  const size = sizes[file];
  if (!size) return { body: Buffer.from(iconSvg(brand)), type: 'image/svg+xml' };
  const { color } = brand.theme;
  const wide = size.width > size.height;
  // Beside the bundle: a module that loads as this one does costs every page half a kilobyte of loader.
  const { ImageResponse } = await import(/* turbopackIgnore: true */ 'next/og.js');
  const image = new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        backgroundColor: color.brand,
        color: color.onBrand,
        fontSize: wide ? 112 : size.height * 0.6,
      }}
    >
      <div>{wide ? brand.name : initialOf(brand.name)}</div>
      {wide && <div style={{ fontSize: 44 }}>{inLanguage(seller.slogan, edition, locale)}</div>}
    </div>,
    size,
  );
  return { body: new Uint8Array(await image.arrayBuffer()), type: 'image/png' };
}

const initialOf = (name: string): string => name.slice(0, 1).toUpperCase();
