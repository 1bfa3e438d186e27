/** On everything that comes from the content service. */
export const contentTag = 'content';

/** On everything that shows which stories there are: the sitemap, overviews. */
export const storiesTag = 'stories';

/** On everything that shows the story with this full slug. Next ignores tags of more than 256 characters. */
export const storyTag = (fullSlug: string) => `story:${fullSlug.replace(/^\/+|\/+$/g, '')}`.slice(0, 256);
