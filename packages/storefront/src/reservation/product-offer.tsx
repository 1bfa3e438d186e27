'use client';

import { useTexts } from '@pomp/language/react';
import { PriceCard } from '@pomp/cms';
import { HouseIllustration, type HouseIllustrationProps, houseParts, type HeadingLevel, Stack } from '@pomp/design-system';
import { priceOf, productLabel, type ReservableProduct } from '@pomp/domain';
import { usePrices } from '../storefront/use-prices.js';
import { reservationTexts } from './texts.js';

const pictures: Readonly<Record<ReservableProduct, HouseIllustrationProps>> = {
  'Pomp AO': { marked: ['outdoorUnit'] },
  // The boiler is what goes.
  'All-Electric': { products: ['outdoorUnit', 'pompT', 'element'], done: houseParts.filter((part) => part !== 'boiler') },
};

/** What can be reserved on a page, and what one costs. */
export function ProductOffer({ product, level }: { readonly product: ReservableProduct; readonly level: HeadingLevel }) {
  const texts = useTexts(reservationTexts);
  const price = usePrices().find((each) => each.product === product);
  if (!price) return null;
  const points = [...(price.parts.length > 1 ? price.parts.map(({ description }) => description) : []), ...price.included];
  return (
    <Stack gap="l">
      <HouseIllustration {...pictures[product]} />
      <PriceCard
        title={productLabel(product)}
        headingLevel={level}
        priceInCents={priceOf(price)}
        payment="once"
        description={texts.priceForOne}
        points={points}
        smallLetters={texts.free}
      />
    </Stack>
  );
}
