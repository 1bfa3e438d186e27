import { factRows, isExample, pageBlock, type ProductFacts, type Story } from '@pomp/cms';
import type { Product } from 'schema-dts';
import type { PageFacts } from './page-facts';
import { sellerOf } from './site-data';

/** The name of the product that a page is about. */
export function productOn(content: unknown): string | undefined {
  const page = pageBlock.parse(content);
  return page.status === 'valid' ? page.props.product : undefined;
}

/**
 * The product that a page is about, with its price and figures as far as someone confirmed them: an example is for readers, who see that it is one. Without a
 * price it would be no product to a search engine.
 */
export function productData({ name, content }: Story, page: PageFacts, products: readonly ProductFacts[]): Product[] {
  const { url, description, image, edition, language } = page;
  const product = productOn(content);
  const facts = products.find((each) => each.name === product);
  if (!facts || facts.price === undefined || isExample(facts, 'price')) return [];
  const confirmed = factRows(facts, language).filter(({ example }) => !example);
  return [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      name: facts.name,
      description: description ?? name,
      image,
      brand: { '@type': 'Brand', name: edition.brand.name },
      ...(confirmed.length > 0 && {
        additionalProperty: confirmed.map(({ label, value }) => ({ '@type': 'PropertyValue' as const, name: label, value })),
      }),
      offers: {
        '@type': 'Offer',
        price: facts.price.toFixed(2),
        priceCurrency: 'EUR',
        availability: 'https://schema.org/PreOrder',
        url,
        seller: sellerOf(page),
      },
    },
  ];
}
