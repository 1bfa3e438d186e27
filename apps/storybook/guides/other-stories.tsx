import { DocsContext, DocsStory } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import * as styles from './guide.css.js';
import { InSight } from './in-sight.js';

/** All stories of a page but the first, as Storybook's own `Stories` has them. */
export function OtherStories() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);
  return stories.slice(1).map(({ id, name, moduleExport }) => (
    <InSight key={id} className={styles.comingStory} waiting={<p>{name}</p>}>
      <DocsStory of={moduleExport} expanded __forceInitialArgs />
    </InSight>
  ));
}
