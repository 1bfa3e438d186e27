import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Edition } from '@pomp/edition';
import { siteDirectory } from '@/env';

/** What the picture says with which a page is shared. */
interface SharedPage {
  title: string;
  /** The first of our own pictures on the page, as its address without `.webp`. */
  photo: string | undefined;
}

const size = { width: 1200, height: 630 };
/** Narrower than it could be: messengers leave out what is over 600 kB. */
const photoWidth = 560;

/** The last that were asked for: whoever shares a page is followed by many who see it. */
const made = new Map<string, Promise<Uint8Array>>();
const mostKept = 100;

/** A page's own picture, for whoever it is shared with: its title, the seller, and what is shown on it. */
export function sharePicture(page: SharedPage, edition: Edition): Promise<Uint8Array> {
  const key = `${page.photo ?? ''} ${page.title}`;
  const known = made.get(key);
  if (known) return known;
  const picture = drawn(page, edition);
  made.set(key, picture);
  picture.catch(() => made.delete(key));
  for (const old of made.keys()) if (made.size > mostKept) made.delete(old);
  return picture;
}

async function drawn({ title, photo }: SharedPage, { brand }: Edition): Promise<Uint8Array> {
  const { color, warmLine } = brand.theme;
  const shown = photo && (await readFile(join(siteDirectory, 'public', `${photo}-delen.jpg`)));
  // As in brand-picture: beside the bundle.
  const { ImageResponse } = await import(/* turbopackIgnore: true */ 'next/og.js');
  const image = new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', backgroundColor: color.paper, color: color.ink }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: shown ? size.width - photoWidth : size.width,
          padding: shown ? '64px 44px 64px 56px' : '88px 120px 88px 88px',
        }}
      >
        <div
          style={{
            fontSize: shown ? (title.length > 45 ? 46 : 56) : 80,
            lineHeight: 1.12,
            letterSpacing: '-0.03em',
            wordBreak: 'break-word',
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 44, letterSpacing: '-0.03em' }}>
          <div
            style={{
              width: 76,
              height: 28,
              borderRadius: 14,
              backgroundImage: `linear-gradient(90deg, ${warmLine.cold}, ${warmLine.mild}, ${warmLine.warm})`,
            }}
          />
          {brand.name.toLowerCase()}
        </div>
      </div>
      {shown && (
        <img
          alt=""
          width={photoWidth}
          height={size.height}
          style={{ objectFit: 'cover', objectPosition: '25% 50%' }}
          src={`data:image/jpeg;base64,${shown.toString('base64')}`}
        />
      )}
    </div>,
    size,
  );
  return new Uint8Array(await image.arrayBuffer());
}
