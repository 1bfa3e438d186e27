import styles from './skip-link.module.css';

/** Past the menus, for keyboard users; every frame's `main` has this id. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href="#inhoud" className={styles.skip}>
      {label}
    </a>
  );
}
