'use client';

import { useHrefOf } from '@pomp/api-client';
import { FileGallery } from '@pomp/design-system';
import { useLanguage } from '@pomp/language/react';
import { photoFieldOf } from '../uploads/photo-subject-of.js';
import { pictureBy } from '../uploads/picture-by.js';
import type { HouseUpload } from './use-house-uploads.js';

/** The stored files of one question; nothing where there are none. */
export function PhotoGallery({ known, field }: { readonly known: readonly HouseUpload[]; readonly field: string }) {
  const hrefOf = useHrefOf();
  const language = useLanguage();
  const files = known.filter((upload) => upload.field === field);
  if (files.length === 0) return null;
  return (
    <FileGallery
      label={language.say(photoFieldOf(field).label)}
      files={files.map((upload) => ({
        id: upload.id,
        name: upload.fileName,
        kind: upload.type === 'IMG' ? 'image' : 'video',
        picture: pictureBy(hrefOf, upload),
        href:
          upload.type === 'IMG' && upload.hasPreview
            ? hrefOf('getUpload', { id: upload.id, size: 'preview' })
            : hrefOf('getUpload', { id: upload.id }),
      }))}
    />
  );
}
