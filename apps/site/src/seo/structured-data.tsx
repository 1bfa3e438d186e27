import { type PageContext, type ProductFacts, productFacts, type Story } from '@pomp/cms';
import type { Graph, Thing } from 'schema-dts';
import { articleData } from './article-data';
import { breadcrumbData } from './breadcrumb-data';
import { faqData } from './faq-data';
import { type PageFacts, pageFacts, type Told } from './page-facts';
import { jobPostingData } from './job-posting-data';
import { productData, productOn } from './product-data';
import { organizationData, type Site, webSiteData } from './site-data';

/** A page's structured data (JSON-LD) for search engines. Browsers treat it as data, so the script policy doesn't apply to it. */
export function StructuredData({
  page,
  site,
  products,
}: {
  page: Told;
  site: Site;
  /** What is known of products, where the page is about one. */
  products: readonly ProductFacts[];
}) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': thingsOn(page.story, pageFacts(page, site), products) };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(graph) }} />;
}

/** The same, with what the content says of the product that the page is about. */
export async function StructuredDataOf({ page, site }: { page: PageContext; site: Site }) {
  const products = productOn(page.story.content) === undefined ? [] : await productFacts(page);
  return <StructuredData page={page} site={site} products={products} />;
}

function thingsOn(story: Story, page: PageFacts, products: readonly ProductFacts[]): Thing[] {
  const { siteUrl, trail } = page;
  const site = trail.length === 1 ? [webSiteData(page)] : [];
  return [
    organizationData(page),
    ...site,
    ...kinds.flatMap((data) => data(story, page, products)),
    ...breadcrumbData(trail, siteUrl),
  ];
}

/** Each says whether it is on the page. */
const kinds: readonly ((story: Story, page: PageFacts, products: readonly ProductFacts[]) => Thing[])[] = [
  productData,
  faqData,
  articleData,
  jobPostingData,
];

/** JSON that can't end the script it stands in. */
const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
