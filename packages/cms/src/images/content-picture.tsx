import type { ContentImage } from './content-image.js';
import { imageSources } from './image-sources.js';

/** Props of `ContentPicture`. */
export interface ContentPictureProps {
  image: ContentImage;
  /** Widths in pixels at which the image service may be asked; the biggest is the one for browsers that can't choose. A kept picture has its own. */
  widths: readonly number[];
  /** As in HTML: how wide the image is shown. Said only where browsers have widths to choose from, as the standard has it. */
  sizes: string;
  /** The first picture on a page is loaded at once. */
  priority?: boolean;
}

/** An image of the content service or of the site itself, in the widths that browsers may choose from. Loads lazily, unless it has priority. */
export function ContentPicture({ image, widths, sizes, priority = false }: ContentPictureProps) {
  const { avif, ...sources } = imageSources(image, widths);
  const shown = (
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
  if (!avif) return shown;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {shown}
    </picture>
  );
}
