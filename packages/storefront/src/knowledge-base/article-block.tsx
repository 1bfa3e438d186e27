import { ContentPicture, defineBlock, folderPath, headingBelow, homePath, Said, Section, storyPath } from '@pomp/cms';
import { Breadcrumbs, chevronDownIcon, Container, Heading, Icon, ScreenOnly, Text, WarmLine } from '@pomp/design-system';
import { formatLongDate } from '@pomp/domain';
import { contentsOf, readingMinutes } from './article-text.js';
import { ArticleContents } from './article-contents.js';
import { ArticleSources } from './article-sources.js';
import { dateOf } from './article.js';
import * as styles from './article.css.js';
import { articleSchema } from './knowledge-base-blocks.schema.js';
import { listAddress } from './list-address.js';
import { relatedOf } from './related-of.js';
import { RelatedSection } from './related-section.js';
import { relevantArticles } from './relevant-articles.js';
import { SharePanel } from './share-panel.js';
import { subjectName } from './subjects.js';
import { knowledgeBaseTexts } from './texts.js';

/** Id of the article's text. */
const textId = 'artikel';
/** From so many headings on it helps to see them together. */
const leastContents = 3;
/** Widths in pixels at which the picture may be asked for (spec 2 §9). */
const pictureWidths = [640, 960, 1440, 2000];

/** The content type of an article of the knowledge base. */
export const articleBlock = defineBlock({
  component: 'article',
  name: 'Artikel',
  kind: 'page',
  schema: articleSchema,
  hasOwnWords: true,
  render: async (
    { title, teaser, category, image, date_added, author, checked_on, sources, body },
    { headingLevel, lang, language, renderBlocks, page },
  ) => {
    const { story, stories, subjects = [], siteUrl } = page();
    const { id, full_slug, first_published_at, published_at } = story;
    const date = dateOf({ date_added: date_added ?? null, published_at: first_published_at ?? published_at ?? null });
    const texts = language.texts(knowledgeBaseTexts);
    const below = headingBelow(headingLevel);
    const overview = folderPath(full_slug);
    const subject = subjectName(subjects, category);
    const related = category === undefined ? [] : relatedOf(await relevantArticles(stories, category), id);
    const contents = contentsOf(body);
    return (
      <article>
        <Container>
          <div className={styles.opening}>
            <Breadcrumbs
              language={language}
              trail={[
                { label: texts.home, href: homePath(story) },
                { label: texts.knowledgeBase, href: overview },
                ...(category !== undefined && subject !== undefined
                  ? [{ label: subject, href: listAddress(overview, { category, page: 1 }) }]
                  : []),
              ]}
            />
            <div className={styles.start}>
              <header className={styles.words}>
                <Heading level={headingLevel} size="h1">
                  <Said lang={lang}>{title}</Said>
                </Heading>
                <Text size="lead">
                  <Said lang={lang}>{teaser}</Said>
                </Text>
                <p className={styles.facts}>
                  <span>
                    {texts.published} <time dateTime={date}>{formatLongDate(date, language)}</time>
                  </span>
                  {checked_on !== undefined && (
                    <span>
                      {texts.checked} <time dateTime={checked_on}>{formatLongDate(checked_on, language)}</time>
                    </span>
                  )}
                  {author !== undefined && (
                    <span>
                      {texts.author} <Said lang={lang}>{author}</Said>
                    </span>
                  )}
                  <span>{texts.readingTime({ minutes: readingMinutes(body) })}</span>
                </p>
              </header>
              {image && (
                <div className={styles.picture}>
                  <ContentPicture image={image} widths={pictureWidths} sizes="(min-width: 768px) 50vw, 100vw" priority />
                </div>
              )}
            </div>
            <WarmLine />
            <div className={styles.promptPlace}>
              {/* In 800 ms (spec 2 §9). */}
              <a href={`#${textId}`} data-scroll="800" className={styles.prompt}>
                {texts.readMore}
                <Icon of={chevronDownIcon} />
              </a>
            </div>
          </div>
        </Container>
        <div className={styles.columns}>
          <div id={textId} tabIndex={-1} className={styles.text}>
            {renderBlocks(body, below)}
            <ArticleSources language={language} level={below}>
              {sources.length > 0 && renderBlocks(sources, below)}
            </ArticleSources>
          </div>
          <div className={styles.aside}>
            {contents.length >= leastContents && (
              <ArticleContents language={language} level={below} contents={contents} lang={lang} />
            )}
            <SharePanel language={language} title={title} url={siteUrl + storyPath(full_slug)} level={below} />
          </div>
        </div>
        <Section index={0}>
          <ScreenOnly>
            <RelatedSection language={language} level={below} articles={related} />
          </ScreenOnly>
        </Section>
      </article>
    );
  },
});
