import { defineBlock, headingBelow, Section, SectionTitle, storyPath } from '@pomp/cms';
import { Stack } from '@pomp/design-system';
import { isArticleCategory, type ArticleCategory } from './article-categories.js';
import { ArticleOverview } from './article-overview.js';
import { knowledgeBaseSchema } from './knowledge-base-blocks.schema.js';
import { listArticles } from './list-articles.js';

/** As ../shared/decisions.md says. */
const perPage = 9;

export const knowledgeBaseBlock = defineBlock({
  component: 'knowledge_base',
  name: 'Kennisbank',
  schema: knowledgeBaseSchema,
  hasOwnWords: true,
  render: async ({ title, intro, featured }, { index, headingLevel, lang, language, page: pageOf }) => {
    const { story, query, stories, notFound } = pageOf();
    const category = askedCategory(query.category) ?? notFound();
    const page = Number(query.page ?? 1);

    const { articles, total } = await listArticles(stories, { category: category === 'all' ? undefined : category, page, perPage });
    // Where the newest of all stands first in the list; beside a category or an older page it would be no part of what is asked for.
    const latest = featured && category === 'all' && page === 1 ? articles[0] : undefined;
    const pages = Math.max(1, Math.ceil(total / perPage));
    if (page > pages) notFound();

    return (
      <Section index={index}>
        <Stack gap="xl">
          <SectionTitle title={title} intro={intro} level={headingLevel} lang={lang} />
          <ArticleOverview
            language={language}
            path={storyPath(story.full_slug)}
            level={title ? headingBelow(headingLevel) : headingLevel}
            latest={latest}
            category={category}
            page={page}
            pages={pages}
            articles={latest ? articles.slice(1) : articles}
            total={total}
          />
        </Stack>
      </Section>
    );
  },
});

function askedCategory(asked: string | undefined): ArticleCategory | 'all' | undefined {
  if (asked === undefined) return 'all';
  return isArticleCategory(asked) ? asked : undefined;
}
