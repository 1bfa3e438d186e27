import { defineBlock, headingBelow, Section, SectionTitle, storyPath } from '@pomp/cms';
import { Stack } from '@pomp/design-system';
import { ArticleOverview } from './article-overview.js';
import { knowledgeBaseSchema } from './knowledge-base-blocks.schema.js';
import { SearchForm } from './search-form.js';
import { SearchResults } from './search-results.js';
import { subjectName, unknownSubject } from './subjects.js';
import { listArticles, type ListedArticles } from './list-articles.js';

/** Articles on a page. */
const perPage = 9;

export const knowledgeBaseBlock = defineBlock({
  component: 'knowledge_base',
  name: 'Kennisbank',
  schema: knowledgeBaseSchema,
  hasOwnWords: true,
  render: async ({ title, intro, featured }, { index, headingLevel, lang, language, page: pageOf }) => {
    const { story, query, stories, subjects = [], search, notFound } = pageOf();
    const path = storyPath(story.full_slug);
    const level = title ? headingBelow(headingLevel) : headingLevel;
    if (search)
      return (
        <Section index={index}>
          <Stack gap="xl">
            <SectionTitle title={title} intro={undefined} level={headingLevel} lang={lang} />
            <SearchForm language={language} path={path} words={search.words} />
            <div data-searched="">
              <SearchResults language={language} level={level} path={path} search={search} />
            </div>
          </Stack>
        </Section>
      );
    const { category = 'all' } = query;
    if (category !== 'all' && category !== unknownSubject && subjectName(subjects, category) === undefined) notFound();
    const page = Number(query.page ?? 1);

    const { articles, total } =
      category === unknownSubject
        ? nothing
        : await listArticles(stories, { category: category === 'all' ? undefined : category, page, perPage });
    // Where the newest of all stands first in the list; beside a category or an older page it would be no part of what is asked for.
    const latest = featured && category === 'all' && page === 1 ? articles[0] : undefined;
    const pages = Math.max(1, Math.ceil(total / perPage));
    if (page > pages) notFound();

    return (
      <Section index={index}>
        <Stack gap="xl">
          <SectionTitle title={title} intro={intro} level={headingLevel} lang={lang} />
          <SearchForm language={language} path={path} />
          <div data-searched="">
            <ArticleOverview
              language={language}
              path={path}
              level={level}
              latest={latest}
              category={category}
              subjects={subjects}
              page={page}
              pages={pages}
              articles={latest ? articles.slice(1) : articles}
              total={total}
            />
          </div>
        </Stack>
      </Section>
    );
  },
});

/** Of a category that isn't ours: the list says so in its own words (spec 2 §8). */
const nothing: ListedArticles = { articles: [], total: 0 };
