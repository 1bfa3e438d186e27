import { isUploadExtension, type UploadExtension } from '@pomp/domain';
import { create } from 'content-disposition';

const maxLength = 255;

/** A name as we keep it and show it: its last part only, without what can't be seen. It never becomes a path. */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '').trim();
  return [...visible].slice(0, maxLength).join('') || 'bestand';
}

/** A name that says what the file is: one that says something else (`page.html`, `photo.exe`) gets the file's own extension in its place. */
export function nameOf(fileName: string, extension: UploadExtension): string {
  const [, base = fileName, named = ''] = /^(.+)\.([a-z][a-z\d]{1,4}|3g[p2])$/i.exec(fileName) ?? [];
  return isMediaName(named.toLowerCase()) ? fileName : `${base}.${extension}`;
}

/** Cameras write some types otherwise than we do; which of them it says matters little to whoever opens it. */
const alsoMedia = ['jpeg', 'jpe', 'jfif', 'heif', 'hif', 'tiff', 'apng', 'mpeg', 'qt'];
const isMediaName = (extension: string) => isUploadExtension(extension) || alsoMedia.includes(extension);

/** An attachment's header, with any name in it (RFC 6266), and a plain one for clients that can't read that. */
export function attachmentNamed(name: string): string {
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^\w. -]/g, '')
      .trim() || 'bestand';
  return create(name, { fallback: plain });
}
