import { plainText, type Story } from '@pomp/cms';
import { vacancyParagraphBlock } from '@pomp/storefront';
import type { JobPosting } from 'schema-dts';
import { blocksIn } from './blocks-in';
import type { PageFacts } from './page-facts';
import { vacancyOf } from './story-kinds';
import { sellerOf } from './site-data';

type Vacancy = NonNullable<ReturnType<typeof vacancyOf>>;

/** As schema.org names them. */
const employmentTypes = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  temporary: 'TEMPORARY',
  intern: 'INTERN',
} as const satisfies Record<Vacancy['employment'][number], string>;
const salaryUnits = { month: 'MONTH', hour: 'HOUR', year: 'YEAR' } as const satisfies Record<Vacancy['salary_per'], string>;

/** A vacancy, with its salary where an editor gave that in figures too. */
export function jobPostingData(story: Story, page: PageFacts): JobPosting[] {
  const vacancy = vacancyOf(story);
  const { url, published, edition } = page;
  if (!vacancy || !published) return [];
  const { title, description, location, education, employment, valid_through } = vacancy;
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
      ...(employment.length > 0 && { employmentType: employment.map((kind) => employmentTypes[kind]) }),
      ...salaryOf(vacancy),
      ...(valid_through && { validThrough: valid_through }),
      ...(education && { educationRequirements: education }),
      directApply: true,
      url,
    },
  ];
}

function salaryOf({ salary_from: from, salary_to: to, salary_per: per }: Vacancy) {
  if (from === undefined) return {};
  const amounts = to === undefined || to === from ? { value: from } : { minValue: from, maxValue: to };
  const value = { '@type': 'QuantitativeValue' as const, ...amounts, unitText: salaryUnits[per] };
  return { baseSalary: { '@type': 'MonetaryAmount' as const, currency: 'EUR', value } };
}

function paragraphText(block: unknown): string[] {
  const paragraph = vacancyParagraphBlock.parse(block);
  if (paragraph.status === 'invalid') return [];
  const { header, content } = paragraph.props;
  return [content ? `${header}\n${plainText(content)}` : header];
}
