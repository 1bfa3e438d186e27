import sharp from 'sharp';
import { HttpError } from '../errors/http-error.js';
import { pumpDrawing, pumpSize } from './pump-drawing.js';

/** Parts of a picture's width and height, from its left upper corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Place {
  /** The middle of the pump's foot. */
  readonly at: Point;
  /** Two points of which it is known how far they are apart. */
  readonly measured: { readonly from: Point; readonly to: Point; readonly millimetres: number };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In parts of the picture's width: smaller than this nobody sees what it is. */
const smallest = 0.03;

/**
 * What the pump covers of a picture, in its pixels, as far as one can measure at the distance of the two points.
 *
 * @throws HttpError where it wouldn't be in the picture, or hardly
 */
function coveredOf(picture: Size, { at, measured: { from, to, millimetres } }: Place) {
  const perMillimetre = Math.hypot((to.x - from.x) * picture.width, (to.y - from.y) * picture.height) / millimetres;
  const [width, height] = [pumpSize.width * perMillimetre, pumpSize.height * perMillimetre].map(Math.round) as [number, number];
  if (width < smallest * picture.width || height < 1) throw new HttpError('pumpTooSmall');
  const left = Math.round(at.x * picture.width - width / 2);
  const top = Math.round(at.y * picture.height - height);
  if (left < 0 || top < 0 || left + width > picture.width || top + height > picture.height) throw new HttpError('pumpOutsidePhoto');
  return { left, top, width, height };
}

/** A photo with the pump drawn in, to scale, as a JPEG. @throws HttpError where it doesn't fit in the picture */
export async function drawPump(photo: Buffer, place: Place): Promise<Buffer> {
  const picture = sharp(photo).flatten({ background: '#ffffff' });
  const { left, top, width, height } = coveredOf(await picture.metadata(), place);
  const pump = await sharp(Buffer.from(pumpDrawing)).resize({ width, height, fit: 'fill' }).png().toBuffer();
  return picture
    .composite([{ input: pump, left, top }])
    .jpeg({ quality: 86 })
    .toBuffer();
}
