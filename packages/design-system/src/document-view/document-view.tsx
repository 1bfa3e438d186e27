'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.js';
import { documentIcon } from '../icon/icons.js';
import { breakpoints } from '../theme/breakpoints.js';
import * as styles from './document-view.css.js';

/** Props of `DocumentView`. */
export interface DocumentViewProps {
  /** What it is: 'Installatieplan'. */
  name: string;
  /** A few words more: its date, how many pages. */
  detail?: string;
  /** Address of the PDF, on the page's own origin. */
  src: string;
  /** Links to open it large and to keep it. On a phone they are all there is: give at least one. */
  actions: ReactNode;
}

/** Room for a page that can be read, in a browser that shows PDFs within a page: phones show none, or the first page only. */
const room = `(min-width: ${breakpoints.tablet}px)`;

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(room);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
const shown = () => navigator.pdfViewerEnabled && window.matchMedia(room).matches;
const notOnServer = () => false;

/** A PDF to read in its place, and the way to it where that can't be. */
export function DocumentView({ name, detail, src, actions }: DocumentViewProps) {
  const inPage = useSyncExternalStore(subscribe, shown, notOnServer);
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <div className={styles.what}>
          <Icon of={documentIcon} size="large" />
          <div className={styles.words}>
            <span className={styles.name}>{name}</span>
            {detail && <span className={styles.detail}>{detail}</span>}
          </div>
        </div>
        {actions}
      </div>
      {inPage && <iframe className={styles.page} src={`${src}#view=FitH&navpanes=0`} title={name} />}
    </div>
  );
}
