import type { Calls, ResponseOf } from '@pomp/api-contract';
import { getKeptSiteSettings } from '@/content/site-settings';
import { siteEdition } from '@/edition';
import { acceptedLocale } from '@pomp/edition/accepted-locale';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  const { banner } = await getKeptSiteSettings(acceptedLocale(siteEdition(), request.headers.get('accept-language')));
  return Response.json({ value: banner } satisfies ResponseOf<Calls['getBanner']>);
}
