import {
  defineBlock,
  headingBelow,
  langOf,
  Section,
  SectionTitle,
  storyPath,
  type BlockProps,
  type PageContext,
  type Story,
} from '@pomp/cms';
import { Stack } from '@pomp/design-system';
import { jobListingsSchema } from './vacancy-blocks.schema.js';
import { vacancyBlock } from './vacancy-block.js';
import { VacancyCard } from './vacancy-card.js';
import { VacancyList } from './vacancy-list.js';

export const jobListingsBlock = defineBlock({
  component: 'job_listings',
  name: 'Vacatures',
  schema: jobListingsSchema,
  hasOwnWords: true,
  render: async ({ title, intro }, { index, headingLevel, lang, language, page }) => {
    const level = title ? headingBelow(headingLevel) : headingLevel;
    const vacancies = (await allVacancies(page().stories)).flatMap(readVacancy);
    return (
      <Section index={index}>
        <Stack gap="xl">
          <SectionTitle title={title} intro={intro} level={headingLevel} lang={lang} />
          <VacancyList
            path={storyPath(page().story.full_slug)}
            language={language}
            level={level}
            vacancies={vacancies.map(({ title, location, time, salary, date_added, href, lang: ofVacancy }) => ({
              title,
              location,
              card: (
                <VacancyCard
                  language={language}
                  lang={ofVacancy}
                  title={title}
                  location={location}
                  time={time}
                  salary={salary}
                  date={date_added}
                  href={href}
                  level={headingBelow(level)}
                />
              ),
            }))}
          />
        </Stack>
      </Section>
    );
  },
});

/** Newest first, without their long texts. */
async function allVacancies(stories: PageContext['stories'], page = 1): Promise<Story[]> {
  const perPage = 100;
  const { stories: found, total } = await stories({
    startsWith: 'vacatures/',
    contentType: 'vacancy',
    sort: 'content.date_added:desc',
    without: ['paragraphs'],
    page,
    perPage,
  });
  return found.length === perPage && page * perPage < total ? [...found, ...(await allVacancies(stories, page + 1))] : found;
}

type Vacancy = BlockProps<typeof vacancyBlock> & { href: string; lang: string | undefined };

/** A vacancy that is filled in wrongly is left out, as it is on its own page. */
function readVacancy({ content, full_slug, first_published_at, published_at }: Story): Vacancy[] {
  const parsed = vacancyBlock.parse(content);
  if (parsed.status === 'invalid') return [];
  // As an article's: the day that it first appeared, where its editor gave none.
  return [
    {
      ...parsed.props,
      date_added: parsed.props.date_added ?? first_published_at ?? published_at ?? undefined,
      href: storyPath(full_slug),
      lang: langOf(content),
    },
  ];
}
