import type { ContentImage } from './content-image.js';
import { imageSources } from './image-sources.js';

/** Props of `ContentPicture`. */
export interface ContentPictureProps {
  image: ContentImage;
  /** Widths in pixels at which the image service may be asked; the biggest is the one for browsers that can't choose. */
  widths: readonly number[];
  /** As in HTML: how wide the image is shown. */
  sizes: string;
  /** The first picture on a page is loaded at once. */
  priority?: boolean;
}

/** An image of the content service, in the widths that browsers may choose from. Loads lazily, unless it has priority. */
export function ContentPicture({ image, widths, sizes, priority = false }: ContentPictureProps) {
  return (
    <img
      {...imageSources(image, widths)}
      {...image.size}
      alt={image.alt}
      sizes={sizes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}
