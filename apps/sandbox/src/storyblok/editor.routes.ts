import { Hono } from 'hono';
import { editable } from './editable.js';
import { editInBrowser } from './editor-in-browser.js';
import { editorPage, storiesPage } from './editor-pages.js';
import { createStoryFolder } from './story-folder.js';

interface EditorOptions {
  readonly contentDirectory: string;
  readonly siteUrl: string;
  /** In the address of the site's preview. */
  readonly secret: string;
}

/** Storyblok's visual editor, as far as the site notices it: a page that frames the site's preview and tells it what is typed. */
export function editorRoutes({ contentDirectory, siteUrl, secret }: EditorOptions): Hono {
  const folder = createStoryFolder(contentDirectory);
  const drafts = async () => (await folder.read()).stories('draft');
  const app = new Hono();

  app.get('/', async (c) => c.html(storiesPage(await drafts())));
  app.get('/editor.js', (c) =>
    c.body(`(${editInBrowser.toString()})();`, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/editor/', async (c) => {
    const story = (await drafts()).find(({ full_slug }) => full_slug === c.req.query('slug'));
    if (!story) return c.notFound();
    return c.html(editorPage({ story: { ...story, content: editable(story.content, story.id) }, siteUrl, secret }));
  });
  return app;
}
