import type { Language } from '@pomp/language';
import { defineBlock, folderPath, headingBelow, homePath, RichText, Said, Section, type BlockProps } from '@pomp/cms';
import { Breadcrumbs, ButtonLink, Card, Heading, type HeadingLevel, Stack, Text, WarmLine } from '@pomp/design-system';
import { Application } from './application.js';
import { vacancyTexts } from './texts.js';
import * as styles from './vacancies.css.js';
import { vacancyParagraphSchema, vacancySchema } from './vacancy-blocks.schema.js';

/** Id of the heading above the form. Links in mails and advertisements may point at it. */
const formHeading = 'solliciteren';

/** The content type of a vacancy. */
export const vacancyBlock = defineBlock({
  component: 'vacancy',
  name: 'Vacature',
  kind: 'page',
  schema: vacancySchema,
  hasOwnWords: true,
  render: ({ title, paragraphs, ...facts }, { index, headingLevel, lang, language, renderBlocks, page }) => {
    const { story } = page();
    const texts = language.texts(vacancyTexts);
    const below = headingBelow(headingLevel);
    return (
      <Section index={index}>
        <div className={styles.vacancy}>
          <Breadcrumbs
            language={language}
            trail={[
              { label: texts.home, href: homePath(story) },
              { label: texts.vacancies, href: folderPath(story.full_slug) },
            ]}
            current={title}
          />
          <header className={styles.opening}>
            <Text weight="strong" tone="brand">
              {texts.label}
            </Text>
            <Heading level={headingLevel} size="h1">
              <Said lang={lang}>{title}</Said>
            </Heading>
          </header>
          <WarmLine />
          <div className={styles.columns}>
            <aside className={styles.panel}>
              <Facts {...facts} level={below} lang={lang} language={language} />
            </aside>
            <div className={styles.paragraphs}>
              {renderBlocks(paragraphs, below)}
              <div className={styles.application}>
                <Application job={title} heading={formHeading} level={below} language={language} />
              </div>
            </div>
          </div>
        </div>
      </Section>
    );
  },
});

type FactsProps = Pick<BlockProps<typeof vacancyBlock>, 'location' | 'time' | 'education' | 'salary'> & {
  readonly level: HeadingLevel;
  readonly lang: string | undefined;
  readonly language: Language;
};

/** What people look for first, and the way to the form. */
function Facts({ location, time, education, salary, level, lang, language }: FactsProps) {
  const texts = language.texts(vacancyTexts);
  const facts: [label: string, value: string | undefined][] = [
    [texts.facts.location, location],
    [texts.facts.time, time],
    [texts.facts.education, education],
    [texts.facts.salary, salary],
  ];
  return (
    <Card tone="info">
      <Stack gap="m">
        <Heading level={level} size="h4">
          {texts.facts.title}
        </Heading>
        <dl className={styles.panelFacts}>
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label} className={styles.panelFact}>
                  <dt>{label}</dt>
                  <dd lang={lang}>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {/* In a second (spec 2 §9). */}
        <ButtonLink href={`#${formHeading}`} width="full" data-scroll="1000">
          {texts.toForm}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

/** One titled part of a vacancy, `vacancy_paragraph`. */
export const vacancyParagraphBlock = defineBlock({
  component: 'vacancy_paragraph',
  name: 'Onderdeel van een vacature',
  schema: vacancyParagraphSchema,
  render: ({ header, content, id }, { headingLevel }) => (
    <section className={styles.paragraph} id={id}>
      <Heading level={headingLevel} size="h3">
        {header}
      </Heading>
      {content && <RichText document={content} headingLevel={3} />}
    </section>
  ),
});
