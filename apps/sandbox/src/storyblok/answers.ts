import type { ISbStories, ISbStory, ISbStoryData } from '@storyblok/js';
import type { linkObject } from './resolve-references.js';

/*
 * What the content delivery API answers about stories, in the types of Storyblok's own client: an answer of ours that the client wouldn't
 * take doesn't compile.
 */

/** The client's types leave out that the API gives null for a story without a path of its own. */
type Told = Omit<ISbStoryData, 'path'> & { path: string | null };

/** A link to a story whole, in short as in the list of links, or as the client names it. */
type Linked = Told | ReturnType<typeof linkObject> | Exclude<ISbStory['data']['links'][number], ISbStoryData>;

/** Beyond a number of references, their uuids stand for them. */
type References = { links: Linked[]; link_uuids?: string[] } & { rels: Told[]; rel_uuids?: string[] };

export type StoryAnswer = Omit<ISbStory['data'], 'story' | 'links' | 'rels'> & References & { story: Told };

export type StoriesAnswer = Omit<ISbStories['data'], 'stories' | 'links' | 'rels'> & References & { stories: Told[] };
