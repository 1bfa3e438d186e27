import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { brandIn, type BrandName, BrandRoot, type Globals } from '../.storybook/brand.js';

/** `?globals=brand:noord`, as Storybook writes it. */
const brandInAddress = (): BrandName =>
  new URLSearchParams(window.location.search).get('globals')?.includes('brand:noord') ? 'noord' : 'pomp';

/** The toolbar's brand for a page of documentation, which has words and pictures of its own around the stories. */
export function BrandedDocs({ context, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [brand, setBrand] = useState(brandInAddress);

  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setBrand(brandIn(globals));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context]);

  return (
    <BrandRoot brand={brand}>
      <DocsContainer context={context} {...rest} />
    </BrandRoot>
  );
}
