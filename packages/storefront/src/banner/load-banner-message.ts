import type { ContentApi } from '@pomp/api-client';

/** The banner's text; none when there is none or it can't be had, which is no reason to bother a visitor. */
export async function loadBannerMessage(api: ContentApi, log: (message: string) => void): Promise<string | undefined> {
  try {
    const { value } = await api.call('getBanner');
    return value || undefined;
  } catch {
    log('Failed to fetch banner message');
    return undefined;
  }
}
