import { plainText, type Story } from '@pomp/cms';
import { vacancyParagraphBlock } from '@pomp/storefront';
import type { JobPosting } from 'schema-dts';
import { blocksIn } from './blocks-in';
import type { PageFacts } from './page-facts';
import { vacancyOf } from './story-kinds';
import { sellerOf } from './site-data';

/** A vacancy. Hours and salary are told in words there, and so not here. */
export function jobPostingData(story: Story, page: PageFacts): JobPosting[] {
  const vacancy = vacancyOf(story);
  const { url, published, edition } = page;
  if (!vacancy || !published) return [];
  const { title, description, location, education } = vacancy;
  const paragraphs = blocksIn(story.content, vacancyParagraphBlock.component).flatMap(paragraphText);
  return [
    {
      '@type': 'JobPosting',
      title,
      description: [description, ...paragraphs].filter(Boolean).join('\n\n'),
      datePosted: published,
      identifier: { '@type': 'PropertyValue', name: edition.brand.name, value: story.uuid },
      hiringOrganization: sellerOf(page),
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'NL' } },
      ...(education && { educationRequirements: education }),
      directApply: true,
      url,
    },
  ];
}

function paragraphText(block: unknown): string[] {
  const paragraph = vacancyParagraphBlock.parse(block);
  if (paragraph.status === 'invalid') return [];
  const { header, content } = paragraph.props;
  return [content ? `${header}\n${plainText(content)}` : header];
}
