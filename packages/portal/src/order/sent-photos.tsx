'use client';

import { useHrefOf } from '@pomp/api-client';
import { FileGallery } from '@pomp/design-system';
import type { MessagePhoto } from '@pomp/domain';
import { pictureBy } from '../uploads/picture-by.js';

interface SentPhotosProps {
  /** What they are of. */
  readonly label: string;
  readonly photos: readonly MessagePhoto[];
}

/** Photos and videos that either side sent, each a way to look at it larger. */
export function SentPhotos({ label, photos }: SentPhotosProps) {
  const hrefOf = useHrefOf();
  return (
    <FileGallery
      label={label}
      files={photos.map(({ id, fileName, type }) => ({
        id,
        name: fileName,
        kind: type === 'IMG' ? 'image' : 'video',
        picture: pictureBy(hrefOf, { id, type }),
        href: hrefOf('getUpload', type === 'IMG' ? { id, size: 'preview' } : { id }),
      }))}
    />
  );
}
