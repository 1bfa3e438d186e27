import { type ContentClient, markUntranslated, type Story } from '@pomp/cms';
import { registry } from './registry';

/**
 * Content in another language that says which of its blocks nobody translated. Each story is asked for in the space's own language too: to tell, and so that
 * publishing, which names its slug there, makes its page anew in every language.
 *
 * @param own the same content in the space's own language, which `language` names.
 */
export function saidAsUntranslated(content: ContentClient, own: ContentClient, language: string): ContentClient {
  const marked = (story: Story, original: Story | null | undefined): Story =>
    original ? { ...story, content: markUntranslated(story.content, original.content, { registry, language }) } : story;

  return {
    ...content,
    async getStory(fullSlug, options) {
      const story = await content.getStory(fullSlug, options);
      if (story) return marked(story, await own.getStory(story.default_full_slug ?? fullSlug, options));
      // Publishing any story may put one here: its slug in this language isn't said. What asks for a list of all is made anew then.
      await own.stories({ perPage: 1, without: ['body'], ...options });
      return null;
    },
    async stories(query) {
      const [found, originals] = await Promise.all([content.stories(query), own.stories(query)]);
      const byId = new Map(originals.stories.map((story) => [story.id, story]));
      return { ...found, stories: found.stories.map((story) => marked(story, byId.get(story.id))) };
    },
  };
}
