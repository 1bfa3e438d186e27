import type { ContentImage } from './content-image.js';
import { imageSources } from './image-sources.js';

/** Props of `ContentPicture`. */
export interface ContentPictureProps {
  image: ContentImage;
  /** Widths in pixels at which the image service may be asked; the biggest is the one for browsers that can't choose. */
  widths: readonly number[];
  /** As in HTML: how wide the image is shown. Said only where browsers have widths to choose from, as the standard has it. */
  sizes: string;
  /** The first picture on a page is loaded at once. */
  priority?: boolean;
}

/** An image of the content service, in the widths that browsers may choose from. Loads lazily, unless it has priority. */
export function ContentPicture({ image, widths, sizes, priority = false }: ContentPictureProps) {
  const sources = imageSources(image, widths);
  return (
    <img
      {...sources}
      {...image.size}
      alt={image.alt}
      sizes={sources.srcSet && sizes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}
