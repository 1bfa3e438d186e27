import { type SpokenProps, useTexts } from '@pomp/language/react';
import { FileThumbnail } from '../file-picker/file-thumbnail.js';
import type { PickedFile } from '../file-picker/picked-file.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import * as styles from './file-gallery.css.js';
import { fileGalleryTexts } from './texts.js';

/** A stored file, to look at and to open. */
export interface GalleryFile extends Pick<PickedFile, 'id' | 'name' | 'kind' | 'picture'> {
  /** Where the file itself is. */
  href: string;
}

/** Props of `FileGallery`. */
export interface FileGalleryProps extends SpokenProps {
  /** In the order in which they were added. */
  files: readonly GalleryFile[];
  /** What they are of: the question they answer. */
  label: string;
}

/** Photos and videos to look back at, each a link to the file. To add or delete there is `FilePicker`. */
export function FileGallery({ files, label, language }: FileGalleryProps) {
  const texts = useTexts(fileGalleryTexts, language);
  return (
    <ul className={styles.gallery} aria-label={label}>
      {files.map(({ id, href, ...file }) => (
        <li key={id} className={styles.item}>
          <a href={href} target="_blank" rel="noopener" className={styles.file}>
            <FileThumbnail {...file} look="tile" />
            <span className={styles.name}>
              {file.name}
              <VisuallyHidden> {texts.newTab}</VisuallyHidden>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
