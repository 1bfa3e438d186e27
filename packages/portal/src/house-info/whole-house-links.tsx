'use client';

import { hrefOf } from '@pomp/api-client';
import { ButtonLink, downloadIcon, Inline } from '@pomp/design-system';
import { usePath, useTexts } from '../portal/portal-context.js';
import { houseInfoTexts } from './texts.js';

/** All answers of a house at once: on one page, and to keep. */
export function WholeHouseLinks({ houseId }: { readonly houseId: string }) {
  const texts = useTexts('houseInfo', houseInfoTexts);
  const path = usePath();
  return (
    <Inline gap="s" stacked="phone">
      <ButtonLink tone="secondary" size="small" href={path({ to: 'houseInfoReview', houseId })}>
        {texts.review}
      </ButtonLink>
      <ButtonLink tone="secondary" size="small" iconBefore={downloadIcon} href={hrefOf('getHouseInfoPdf', { houseId })} download>
        {texts.downloadPdf}
      </ButtonLink>
    </Inline>
  );
}
