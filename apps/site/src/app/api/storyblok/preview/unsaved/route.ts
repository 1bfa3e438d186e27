import { readStory } from '@pomp/cms';
import { currentPreview } from '@/preview/current-preview';
import { unsavedStories } from '@/preview/preview-of';
import { done, refuse } from '@/preview/preview-responses';

export const dynamic = 'force-dynamic';

/** A long page is a tenth of this. */
const maxBytes = 2_000_000;

/** What an editor is typing: the page that is made next shows it. */
export async function PUT(request: Request): Promise<Response> {
  const preview = await ownPreview(request);
  if (!preview) return refuse(403, 'forbidden', 'Deze voorvertoning is afgelopen. Open de pagina opnieuw in de editor.');
  const bytes = Number(request.headers.get('content-length'));
  if (!(bytes > 0 && bytes <= maxBytes))
    return refuse(413, 'tooLarge', 'Deze pagina is te groot om zo te bekijken. Sla de pagina op.');
  const story = readStory(jsonOf(await request.text()));
  if (!story) return refuse(422, 'invalid', 'Dit is geen pagina.');
  await unsavedStories.keep(preview.session.id, story);
  return done();
}

/** It was saved: the draft has it now. */
export async function DELETE(request: Request): Promise<Response> {
  const preview = await ownPreview(request);
  if (!preview) return refuse(403, 'forbidden', 'Deze voorvertoning is afgelopen. Open de pagina opnieuw in de editor.');
  await unsavedStories.forget(preview.session.id);
  return done();
}

/** Only from the preview itself: the cookie comes along from the editor's site too, and so from others. */
const ownPreview = async (request: Request) =>
  request.headers.get('sec-fetch-site') === 'same-origin' ? currentPreview() : undefined;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
