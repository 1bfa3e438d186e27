import { uploadSizes, type UploadSize } from '@pomp/api-contract';

/** Under which key a picture of a file is stored. */
export const previewKey = (id: string, size: UploadSize) => `${id}.${size}`;

/** All that the storage can have of one file. */
export const keysOf = (id: string): readonly string[] => [id, ...uploadSizes.map((size) => previewKey(id, size))];
