/** What is probably wrong with a photo, by its pixels alone. Never a reason to refuse one: a dark cellar can be all there is. */
export type PhotoFault = 'dark' | 'blurred';

/** Pixels as a canvas gives them: four bytes each, red first. */
export interface Pixels {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

/** Of 255. What people call dark begins at about a fifth; a photo of a black boiler stays above this. */
const darkBelow = 38;
/** Sharp edges make the second derivative swing; of a photo of 256 pixels wide that is out of focus it hardly does. */
const blurredBelow = 18;

/** The luminance of every pixel, by the weights of BT.601. */
function luminances({ data, width, height }: Pixels): Float32Array {
  const grey = new Float32Array(width * height);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const at = pixel * 4;
    grey[pixel] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return grey;
}

const meanOf = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much the second derivative (the Laplacian) varies over a picture. */
function laplacianVariance(grey: Float32Array, width: number, height: number): number {
  const edges = new Float32Array((width - 2) * (height - 2));
  let next = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      edges[next] =
        (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0) - 4 * (grey[at] ?? 0);
      next += 1;
    }
  const mean = meanOf(edges);
  return edges.reduce((sum, value) => sum + (value - mean) ** 2, 0) / edges.length;
}

/** The first fault of a photo that was made small (about 256 pixels wide); undefined where it looks fine, or is too small to say. */
export function photoFaultOf(pixels: Pixels): PhotoFault | undefined {
  const { width, height } = pixels;
  if (width < 3 || height < 3) return undefined;
  const grey = luminances(pixels);
  if (meanOf(grey) < darkBelow) return 'dark';
  return laplacianVariance(grey, width, height) < blurredBelow ? 'blurred' : undefined;
}
