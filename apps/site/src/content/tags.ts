/** On everything that comes from the content service. */
export const contentTag = 'content';

/** On every page that shows the story with this full slug. */
export const storyTag = (fullSlug: string) => `story:${fullSlug}`;
