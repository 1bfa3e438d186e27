import { photoFaultOf, type PhotoFault } from './photo-faults.js';

const widest = 256;

/** Looks at a photo that was just made. Undefined where it looks fine, and where this browser can't draw it: then nobody is bothered. */
export async function checkPhoto(file: Blob): Promise<PhotoFault | undefined> {
  if (!file.type.startsWith('image/')) return undefined;
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: widest, resizeQuality: 'medium' });
    const { width, height } = bitmap;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return context ? photoFaultOf(context.getImageData(0, 0, width, height)) : undefined;
  } catch {
    return undefined;
  }
}
