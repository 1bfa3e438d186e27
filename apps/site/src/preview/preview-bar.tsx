import styles from './preview-bar.module.css';

export interface PreviewBarProps {
  storyId: number;
  /** Origin of the editor. */
  editor: string;
  /** Where visitors find this page. */
  path: string;
}

/** Says that this isn't what visitors see. Its script (browser/preview.ts) shows in the page what is typed in the editor around it. */
export const PreviewBar = ({ storyId, editor, path }: PreviewBarProps) => (
  <aside
    className={styles.bar}
    aria-label="Voorvertoning"
    data-preview={storyId}
    data-editor={editor}
    data-failed="Deze wijziging kan nu niet worden getoond."
  >
    <p role="status">Voorvertoning: bezoekers zien dit nog niet.</p>
    <a target="_top" href={`/api/storyblok/preview/exit?path=${encodeURIComponent(path)}`}>
      Stop de voorvertoning
    </a>
  </aside>
);
