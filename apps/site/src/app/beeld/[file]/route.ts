import { accountAppFile } from '@/brand/account-app';
import { brandPicture, isBrandPicture } from '@/brand/brand-picture';
import { siteEdition } from '@/edition';

export const dynamic = 'force-dynamic';

/** The pictures that differ by brand; all others in this folder are files, which go before. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const ofApp = accountAppFile(file, siteEdition());
  if (ofApp) return new Response(ofApp.body, { headers: ofApp.headers });
  if (!isBrandPicture(file)) return new Response(null, { status: 404 });
  const { body, type } = await brandPicture(file, siteEdition());
  return new Response(new Uint8Array(body), { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } });
}
