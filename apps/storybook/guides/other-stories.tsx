import { Anchor, Canvas, DocsContext, Subheading } from '@storybook/addon-docs/blocks';
import { type ContextType, useContext } from 'react';
import * as styles from './guide.css.js';
import { InSight } from './in-sight.js';
import { storyWords } from './story-words.js';
import { Words } from './words.js';

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** A story as Storybook's own `DocsStory` has it, with what is said above it in the language of the toolbar. */
function TitledStory({ story: { id, name, moduleExport, parameters } }: { story: Story }) {
  const docs = parameters.docs as { description?: { story?: string } } | undefined;
  const comment = docs?.description?.story;
  return (
    <Anchor storyId={id}>
      <Subheading>{name}</Subheading>
      {comment && (
        <p>
          <Words>{storyWords(comment)}</Words>
        </p>
      )}
      <Canvas of={moduleExport} story={{ __forceInitialArgs: true }} source={{ __forceInitialArgs: true }} />
    </Anchor>
  );
}

/** All stories of a page but the first, as Storybook's own `Stories` has them. */
export function OtherStories() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);
  return stories.slice(1).map((story) => (
    <InSight key={story.id} className={styles.comingStory} waiting={<p>{story.name}</p>}>
      <TitledStory story={story} />
    </InSight>
  ));
}
