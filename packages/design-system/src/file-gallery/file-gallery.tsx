import { FileThumbnail } from '../file-picker/file-thumbnail.js';
import type { PickedFile } from '../file-picker/picked-file.js';
import { LeavingWords } from '../navigation/leaving-words.js';
import * as styles from './file-gallery.css.js';

/** A stored file, to look at and to open. */
export interface GalleryFile extends Pick<PickedFile, 'id' | 'name' | 'kind' | 'picture'> {
  /** Where the file itself is. */
  href: string;
}

/** Props of `FileGallery`. */
export interface FileGalleryProps {
  /** In the order in which they were added. */
  files: readonly GalleryFile[];
  /** What they are of: the question they answer. */
  label: string;
}

/** Photos and videos to look back at, each a link to the file. To add or delete there is `FilePicker`. */
export function FileGallery({ files, label }: FileGalleryProps) {
  return (
    <ul className={styles.gallery} aria-label={label}>
      {files.map(({ id, href, ...file }) => (
        <li key={id} className={styles.item}>
          <a href={href} target="_blank" rel="noopener" className={styles.file}>
            <FileThumbnail {...file} look="tile" />
            <span className={styles.name}>
              {file.name}
              <LeavingWords to="newTab" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
