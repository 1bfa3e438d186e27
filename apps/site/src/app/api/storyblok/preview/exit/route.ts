import { slugOfPath, storyPath } from '@pomp/cms';
import { stopPreview } from '@/preview/current-preview';
import { goTo } from '@/preview/preview-responses';

export const dynamic = 'force-dynamic';

/** Back to what visitors see of a page. */
export async function GET(request: Request): Promise<Response> {
  await stopPreview();
  const path = new URL(request.url).searchParams.get('path') ?? '/';
  return goTo(encodeURI(storyPath(slugOfPath(path.split('/').filter(Boolean)) ?? 'home')));
}
