import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { UploadSize } from '@pomp/api-contract';
import type { UploadExtension } from '@pomp/domain';
import sharp from 'sharp';
import { decodeHeic, type HeicLimits } from './heic.js';

/** The side of the square within which a picture stays, in pixels. */
const sides: Record<UploadSize, number> = { thumb: 320, preview: 1600 };

/** On paper it is as sharp as a third of its width lets anyone see. */
const paperSide = 800;

/** Larger files aren't read into memory: they have no picture. */
export const maxPictureSource = 60 * 1024 * 1024;
/** A small file can hold a picture of which each side is a kilometre. */
const maxPixels = 120_000_000;

// One at a time is enough, and the rest of the server keeps a processor.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Pictures to look at, made anew from the pixels alone: upright, as WebP, without place, camera or anything else that was in the file.
 * Rejects for what can't be decoded. @throws DecodingTimeout
 */
export async function makePictures(
  original: Buffer,
  extension: UploadExtension,
  { timeout }: Pick<HeicLimits, 'timeout'> = {},
): Promise<Readonly<Record<UploadSize, Buffer>>> {
  const preview = await (extension === 'heic' ? await openHeic(original, timeout) : open(original))
    .resize(within(sides.preview))
    .webp({ quality: 82 })
    .toBuffer();
  const thumb = await sharp(preview).resize(within(sides.thumb)).webp({ quality: 76 }).toBuffer();
  return { thumb, preview };
}

const open = (original: Buffer) => sharp(original, { limitInputPixels: maxPixels, failOn: 'error' }).rotate();

async function openHeic(original: Buffer, timeout: number | undefined) {
  const { rgba, width, height } = await decodeHeic(original, { maxPixels, timeout });
  return sharp(rgba, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels }).removeAlpha();
}

const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

/** A picture for on paper. `jpeg` is without anything but its pixels, `width` and `height` are in those. */
export interface PaperPicture {
  readonly jpeg: ArrayBuffer;
  readonly width: number;
  readonly height: number;
}

export async function makePaperPicture(preview: Readable): Promise<PaperPicture> {
  const source = sharp(await buffer(preview))
    .resize(within(paperSide))
    .flatten({ background: '#ffffff' });
  const { data, info } = await source.jpeg({ quality: 80 }).toBuffer({ resolveWithObject: true });
  return { jpeg: new Uint8Array(data).buffer, width: info.width, height: info.height };
}

/** A drawing as a picture, for what shows no SVG. */
export const drawPicture = (svg: string, { width }: { readonly width: number }): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 144 }).resize({ width }).png({ palette: true, quality: 80 }).toBuffer();
