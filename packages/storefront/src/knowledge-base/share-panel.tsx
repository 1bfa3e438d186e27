import { type SpokenProps, useTexts } from '@pomp/language/react';
import { Heading, type HeadingLevel, Icon, type IconNode, VisuallyHidden } from '@pomp/design-system';
import * as styles from './article.css.js';
import { networks, type NetworkName, sharePopUp } from './share-address.js';
import { knowledgeBaseTexts } from './texts.js';

/** In the hand of our other icons; lucide has none of companies. */
const marks: Readonly<Record<NetworkName, IconNode>> = {
  facebook: [['path', { d: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z' }]],
  x: [
    ['path', { d: 'M4 4h4l12 16h-4z' }],
    ['path', { d: 'm4 20 6.8-7.2' }],
    ['path', { d: 'm13.6 10.2 5.9-6.2' }],
  ],
  linkedin: [
    ['path', { d: 'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z' }],
    ['rect', { width: '4', height: '12', x: '2', y: '9' }],
    ['circle', { cx: '4', cy: '4', r: '2' }],
  ],
};

const names = Object.keys(networks) as NetworkName[];

export interface SharePanelProps extends SpokenProps {
  readonly title: string;
  /** The whole address of the article's page. */
  readonly url: string;
  readonly level: HeadingLevel;
}

/** Links on which someone tells others of the article, in a pop-up where `shareControl` opens them. Nothing of the networks is loaded before that. */
export function SharePanel({ title, url, level, language }: SharePanelProps) {
  const texts = useTexts(knowledgeBaseTexts, language);
  return (
    <div className={styles.share}>
      <Heading level={level} size="h4">
        {texts.share}
      </Heading>
      <ul className={styles.networks}>
        {names.map((network) => {
          const { address, features } = sharePopUp(network, { url, title });
          return (
            <li key={network}>
              <a href={address} target="_blank" rel="noopener" data-pop-up={features} className={styles.network}>
                <Icon of={marks[network]} />
                <VisuallyHidden>{texts.shareOn({ network: networks[network].name })}</VisuallyHidden>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
