import { type Story } from '@pomp/cms';
import { articleBlock, vacancyBlock } from '@pomp/storefront';

/** A story's own words when it is an article that can be shown. */
export function articleOf({ content }: Story) {
  if (content.component !== articleBlock.component) return undefined;
  const parsed = articleBlock.parse(content);
  return parsed.status === 'valid' ? parsed.props : undefined;
}

/** The same for a vacancy. */
export function vacancyOf({ content }: Story) {
  if (content.component !== vacancyBlock.component) return undefined;
  const parsed = vacancyBlock.parse(content);
  return parsed.status === 'valid' ? parsed.props : undefined;
}
