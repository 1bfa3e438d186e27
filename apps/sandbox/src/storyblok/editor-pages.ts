import { html, raw } from 'hono/html';
import { layout, type Html } from '../pages/layout.js';
import type { EditedStory } from './editor-in-browser.js';
import type { Story } from './story-file.js';

export interface EditorPage {
  story: Story;
  siteUrl: string;
  /** In the preview's address. */
  secret: string;
}

export const storiesPage = (stories: readonly Story[]): Html =>
  layout(
    'Verhalen',
    html`<h1>Verhalen</h1>
      <p class="muted">De editor van Storyblok in het klein: verander een tekst en zie de pagina meeveranderen. Er wordt niets bewaard.</p>
      <ul class="list">
        ${stories.map(({ name, full_slug }) => html`<li><a class="row" href="/storyblok/editor/?slug=${encodeURIComponent(full_slug)}"><strong>${name}</strong><span class="muted">${full_slug}</span></a></li>`)}
      </ul>`,
  );

/** A story's texts beside the site that shows them. */
export function editorPage({ story, siteUrl, secret }: EditorPage): Html {
  const site = new URL(siteUrl).origin;
  const preview = `${site}/api/storyblok/preview?${new URLSearchParams({ secret, slug: story.full_slug, _storyblok: String(story.id) })}`;
  const edited: EditedStory = { story, site };
  return layout(
    story.name,
    html`<p><a href="/storyblok/">Alle verhalen</a></p>
      <h1>${story.name}</h1>
      <div class="beside">
        <form style="visibility: hidden">${textsOf(story.content).map(({ component, uid, texts }) => html`<fieldset class="panel" data-uid="${uid}"><legend>${component}</legend>${texts.map(textField)}</fieldset>`)}</form>
        <iframe title="Voorvertoning" src="${preview}"></iframe>
      </div>
      <script type="application/json" id="story">${raw(JSON.stringify(edited).replaceAll('<', String.raw`\u003c`))}</script>
      <script src="/storyblok/editor.js" defer></script>`,
  );
}

interface Texts {
  component: string;
  uid: string;
  texts: { path: string; label: string; value: string }[];
}

const textField = ({ path, label, value }: Texts['texts'][number]) =>
  html`<label class="field">${label}<textarea name="${path}" rows="2">${value}</textarea></label>`;

const ownFields = new Set(['component', '_uid', '_editable']);

/** The plain texts of each block, the outermost first. */
function textsOf(value: unknown, path: readonly string[] = []): Texts[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value) as [string, unknown][];
  const inside = fields.flatMap(([name, field]) => textsOf(field, [...path, name]));
  const { component, _uid: uid } = value as { component?: unknown; _uid?: unknown };
  if (typeof component !== 'string' || typeof uid !== 'string') return inside;
  const texts = fields.flatMap(([label, text]) =>
    typeof text === 'string' && !ownFields.has(label) ? [{ path: [...path, label].join('.'), label, value: text }] : [],
  );
  return texts.length > 0 ? [{ component, uid, texts }, ...inside] : inside;
}
