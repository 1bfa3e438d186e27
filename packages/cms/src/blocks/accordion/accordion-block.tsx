import { Disclosure, Disclosures, Link, Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { ContentPicture } from '../../images/content-picture.js';
import { RichText } from '../../rich-text/rich-text.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import * as styles from './accordion-block.css.js';
import { accordionSchema, accordionSectionSchema } from './accordion-block.schema.js';

export const accordionSectionBlock = defineBlock({
  component: 'accordion_section',
  name: 'Uitklapbare onderdelen',
  schema: accordionSectionSchema,
  render: ({ title, intro, items }, { index, headingLevel, renderBlocks }) => (
    <Section index={index}>
      <Stack gap="xl">
        <SectionTitle title={title} intro={intro} level={headingLevel} />
        <Disclosures>{renderBlocks(items, title ? headingBelow(headingLevel) : headingLevel)}</Disclosures>
      </Stack>
    </Section>
  ),
});

export const accordionBlock = defineBlock({
  component: 'accordion',
  name: 'Uitklapbaar onderdeel',
  schema: accordionSchema,
  render: ({ title, description, image, pdf }, { headingLevel, renderBlocks }) => (
    <Disclosure name="accordion" title={title} headingLevel={headingLevel}>
      <div className={image ? `${styles.parts} ${styles.withPhoto}` : styles.parts}>
        <Stack gap="s">
          {description && <RichText document={description} headingLevel={3} renderBlocks={renderBlocks} />}
          {pdf && (
            <Link href={pdf.href} newTab tone="strong">
              {pdf.name}
            </Link>
          )}
        </Stack>
        {image && (
          <div className={styles.photo}>
            <ContentPicture image={image} widths={[480, 960]} sizes="(min-width: 768px) 40vw, 100vw" />
          </div>
        )}
      </div>
    </Disclosure>
  ),
});
