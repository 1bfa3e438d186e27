import { defineBlock, headingBelow, Section, SectionTitle, storyPath } from '@pomp/cms';
import { Stack } from '@pomp/design-system';
import { articleCategories, type ArticleCategory, categoryNames, isArticleCategory } from './article-categories.js';
import { ArticleCard } from './article-card.js';
import { ArticleList } from './article-list.js';
import { dateOf } from './article.js';
import { knowledgeBaseSchema } from './knowledge-base-blocks.schema.js';
import { ArticleAge, ArticleBrowser } from './knowledge-base-islands.js';
import { listArticles } from './list-articles.js';
import { knowledgeBaseTexts as texts } from './texts.js';

/** As ../shared/decisions.md says. */
const perPage = 9;

const categories = [{ value: 'all', label: texts.all }, ...categoryNames.map((value) => ({ value, label: articleCategories[value] }))];

export const knowledgeBaseBlock = defineBlock({
  component: 'knowledge_base',
  name: 'Kennisbank',
  schema: knowledgeBaseSchema,
  render: async ({ title, intro, featured }, { index, headingLevel, page: pageOf }) => {
    const { story, query, stories, notFound } = pageOf();
    const category = askedCategory(query.category) ?? notFound();
    const page = Number(query.page ?? 1);

    const [list, latest] = await Promise.all([
      listArticles(stories, { category: category === 'all' ? undefined : category, page, perPage }),
      featured ? listArticles(stories, { category: undefined, perPage: 1 }) : undefined,
    ]);
    const pages = Math.max(1, Math.ceil(list.total / perPage));
    if (page > pages) notFound();

    const level = title ? headingBelow(headingLevel) : headingLevel;
    return (
      <Section index={index}>
        <Stack gap="xl">
          <SectionTitle title={title} intro={intro} level={headingLevel} />
          {latest?.articles.map((article) => (
            <ArticleCard key={article.id} article={article} level={level} layout="wide" age={<ArticleAge date={dateOf(article)} />} />
          ))}
          <ArticleBrowser path={storyPath(story.full_slug)} categories={categories} category={category} page={page} pages={pages} total={list.total}>
            <ArticleList articles={list.articles} level={level} />
          </ArticleBrowser>
        </Stack>
      </Section>
    );
  },
});

function askedCategory(asked: string | undefined): ArticleCategory | 'all' | undefined {
  if (asked === undefined) return 'all';
  return isArticleCategory(asked) ? asked : undefined;
}
