/** What may be uploaded. Which of them a file is follows from its content; its name says nothing. */
const images = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heic: 'image/heic',
  avif: 'image/avif',
  tif: 'image/tiff',
} as const;
const videos = {
  mp4: 'video/mp4',
  m4v: 'video/x-m4v',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  avi: 'video/x-msvideo',
  '3gp': 'video/3gpp',
  '3g2': 'video/3gpp2',
  mpg: 'video/mpeg',
} as const;

/** One of `uploadExtensions`. */
export type UploadExtension = keyof typeof images | keyof typeof videos;

/** Extensions of files that may be uploaded: without a dot, pictures first. */
export const uploadExtensions = [...Object.keys(images), ...Object.keys(videos)] as [UploadExtension, ...UploadExtension[]];
/** The media type of each. */
export const uploadMediaTypes: Readonly<Record<UploadExtension, string>> = { ...images, ...videos };

/** Whether such files may be uploaded. */
export const isUploadExtension = (extension: string): extension is UploadExtension => Object.hasOwn(uploadMediaTypes, extension);

/** On the wire; types of images start with `IMG` (spec 1 §3). */
export type UploadType = 'IMG' | 'VID';
/** What kind of file has this extension. */
export const uploadTypeOf = (extension: UploadExtension): UploadType => (Object.hasOwn(images, extension) ? 'IMG' : 'VID');
/** Whether a file is a picture, by its type on the wire. */
export const isImageType = (type: string) => type.startsWith('IMG');

/** An uploaded file as the wire has it. */
export interface UploadedFile {
  readonly id: string;
  readonly fileName: string;
  readonly type: UploadType;
  /** Without a dot; of what the file is, whatever it is called. */
  readonly extension: UploadExtension;
  readonly url: string;
}
