import type { Calls, ResponseOf } from '@pomp/api-contract';
import { getKeptSiteSettings } from '@/content/content';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const { banner } = await getKeptSiteSettings();
  return Response.json({ value: banner } satisfies ResponseOf<Calls['getBanner']>);
}
