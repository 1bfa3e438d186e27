import { Stack, Text } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { ContentPicture } from '../../images/content-picture.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { WholeRows } from '../section/whole-rows.js';
import * as styles from './product-pictures-block.css.js';
import { productPictureSchema, productPicturesSchema } from './product-pictures-block.schema.js';

/** A product from all sides, and where it can stand. */
export const productPicturesBlock = defineBlock({
  component: 'product_pictures',
  name: 'Foto’s van een product',
  schema: productPicturesSchema,
  render: ({ title, intro, pictures }, { index, headingLevel, renderBlocks }) => (
    <Section index={index}>
      <Stack gap="xl">
        <SectionTitle title={title} intro={intro} level={headingLevel} />
        <WholeRows count={pictures.length}>{renderBlocks(pictures, title ? headingBelow(headingLevel) : headingLevel)}</WholeRows>
      </Stack>
    </Section>
  ),
});

export const productPictureBlock = defineBlock({
  component: 'product_picture',
  name: 'Foto met bijschrift',
  schema: productPictureSchema,
  render: ({ image, caption }) => (
    <figure className={styles.figure}>
      {image && (
        <div className={styles.photo}>
          <ContentPicture image={image} widths={[480, 960]} sizes="(min-width: 768px) 33vw, 100vw" />
        </div>
      )}
      <figcaption>
        <Text size="small" tone="muted">
          {caption}
        </Text>
      </figcaption>
    </figure>
  ),
});
