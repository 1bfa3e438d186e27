import { Disclosure, Link, Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { FilteredList } from '../../interactive/filtered-list.js';
import { RichText } from '../../rich-text/rich-text.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { wellFilled } from '../section/well-filled.js';
import { blocksTexts } from '../texts.js';
import { faqItemSchema, faqSectionSchema } from './faq-section-block.schema.js';

export const faqSectionBlock = defineBlock({
  component: 'faq_section',
  name: 'Veelgestelde vragen',
  schema: faqSectionSchema,
  render: ({ title, intro, items }, { index, headingLevel, language, renderBlocks }) => {
    const texts = language.texts(blocksTexts).faq;
    const { good, bad } = wellFilled(items, faqItemBlock);
    return (
      <Section index={index}>
        <Stack gap="xl">
          <SectionTitle title={title} intro={intro} level={headingLevel} />
          <FilteredList
            groupsLabel={texts.topics}
            all={texts.all}
            search={{ label: texts.search, placeholder: texts.placeholder, empty: texts.empty }}
            counted="questions"
            language={language}
            layout="rows"
            items={good.map(({ item, props }) => ({
              group: props.category,
              content: renderBlocks([item], title ? headingBelow(headingLevel) : headingLevel),
            }))}
          />
          {renderBlocks(bad)}
        </Stack>
      </Section>
    );
  },
});

/** One question with its answer, `faq_item`. */
export const faqItemBlock = defineBlock({
  component: 'faq_item',
  name: 'Vraag en antwoord',
  schema: faqItemSchema,
  render: ({ question, answer, pdfs }, { headingLevel, renderBlocks }) => (
    <Disclosure name="faq" title={question} headingLevel={headingLevel}>
      <Stack gap="s">
        {answer && <RichText document={answer} headingLevel={3} renderBlocks={renderBlocks} />}
        {pdfs.map(({ href, name }) => (
          <Link key={href} href={href} newTab tone="strong">
            {name}
          </Link>
        ))}
      </Stack>
    </Disclosure>
  ),
});
