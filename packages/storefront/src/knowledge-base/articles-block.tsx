import { defineBlock, folderPath, headingBelow, homePath, Said, Section, SectionTitle } from '@pomp/cms';
import { Link, Stack, Text } from '@pomp/design-system';
import { ArticleList } from './article-list.js';
import { articlesSchema } from './knowledge-base-blocks.schema.js';
import { listAddress } from './list-address.js';
import { articlesFolder, listArticles } from './list-articles.js';
import { knowledgeBaseTexts } from './texts.js';

export const articlesBlock = defineBlock({
  component: 'articles',
  name: 'Nieuwste artikelen',
  schema: articlesSchema,
  hasOwnWords: true,
  render: async ({ title, intro, category, amount, link_label }, { index, headingLevel, lang, language, page }) => {
    const { story, stories, subjects } = page();
    const { articles } = await listArticles(stories, {
      // As it was kept before subjects were editors' own.
      category: category === 'all' ? undefined : category,
      perPage: Number(amount),
    });
    // Without an article to tell what its folder is called in this language, the seller's own name of it leads there too.
    const overview = articles[0] ? folderPath(articles[0].fullSlug) : homePath(story) + articlesFolder;
    return (
      <Section index={index}>
        <Stack gap="xl">
          <SectionTitle title={title} intro={intro} level={headingLevel} lang={lang} />
          {articles.length > 0 ? (
            <ArticleList
              language={language}
              articles={articles}
              subjects={subjects}
              level={title ? headingBelow(headingLevel) : headingLevel}
            />
          ) : (
            <Text>{language.texts(knowledgeBaseTexts).empty}</Text>
          )}
          {link_label && (
            <Text>
              <Link href={listAddress(overview, { category: category ?? 'all', page: 1 })} tone="strong">
                <Said lang={lang}>{link_label}</Said>
              </Link>
            </Text>
          )}
        </Stack>
      </Section>
    );
  },
});
