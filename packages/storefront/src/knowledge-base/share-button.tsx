'use client';

import type { ReactNode } from 'react';
import * as styles from './article.css.js';
import { type NetworkName, sharePopUp } from './share-address.js';

export interface ShareButtonProps {
  readonly network: NetworkName;
  readonly title: string;
  /** The path of the article's page. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Opens the pop-up of one network. */
export function ShareButton({ network, title, path, children }: ShareButtonProps) {
  const share = () => {
    const { address, features } = sharePopUp(network, { url: new URL(path, window.location.origin).href, title });
    window.open(address, '_blank', features);
  };
  return (
    <button type="button" className={styles.network} onClick={share}>
      {children}
    </button>
  );
}
