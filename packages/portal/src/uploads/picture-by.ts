import type { HrefOf } from '@pomp/api-client';
import type { StoredUpload } from '@pomp/forms';

/** A video shows its poster where there is one: it may be 500 MB itself. */
export function pictureBy(hrefOf: HrefOf, { id, type, hasPreview = false }: Pick<StoredUpload, 'id' | 'type' | 'hasPreview'>) {
  const thumb = hrefOf('getUpload', { id, size: 'thumb' });
  if (type === 'IMG') return { url: thumb };
  return { url: hrefOf('getUpload', { id }), ...(hasPreview && { poster: thumb }) };
}
