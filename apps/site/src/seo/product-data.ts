import { pageBlock, priceCardBlock, type Story } from '@pomp/cms';
import type { Product } from 'schema-dts';
import { blocksIn } from './blocks-in';
import type { PageFacts } from './page-facts';
import { sellerOf } from './site-data';

/** The product that a page is about, with the price at which it is bought at once: what it costs a month is a loan's. Without one it would be none to a search engine. */
export function productData({ name, content }: Story, facts: PageFacts): Product[] {
  const { url, description, image, edition } = facts;
  const page = pageBlock.parse(content);
  if (page.status === 'invalid' || !page.props.product) return [];
  const [price] = blocksIn(content, priceCardBlock.component).flatMap(onceOnly);
  if (price === undefined) return [];
  return [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      name: page.props.product,
      description: description ?? name,
      image,
      brand: { '@type': 'Brand', name: edition.brand.name },
      offers: {
        '@type': 'Offer',
        price: price.toFixed(2),
        priceCurrency: 'EUR',
        availability: 'https://schema.org/PreOrder',
        url,
        seller: sellerOf(facts),
      },
    },
  ];
}

function onceOnly(block: unknown): number[] {
  const card = priceCardBlock.parse(block);
  return card.status === 'valid' && !card.props.monthly_payment ? [card.props.price] : [];
}
