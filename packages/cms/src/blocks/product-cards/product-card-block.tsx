import { ButtonLink, Card, Heading, type HousePart, HouseIllustration, Stack } from '@pomp/design-system';
import { defineBlock, type BlockProps } from '../../block/define-block.js';
import { ContentPicture } from '../../images/content-picture.js';
import { linesOf } from '../section/lines-of.js';
import { LongText } from '../section/long-text.js';
import { Points } from '../section/points.js';
import * as styles from './product-cards-block.css.js';
import { productCardSchema } from './product-cards-block.schema.js';

type Picture = BlockProps<{ schema: typeof productCardSchema }>['picture'];

/** What of the house a product is. */
const litParts: Record<Picture, readonly HousePart[]> = {
  hybrid: ['outdoorUnit', 'pipes', 'radiator'],
  all_electric: ['outdoorUnit', 'pipes', 'radiator', 'boiler', 'meterCupboard'],
  upgrade: ['boiler', 'pipes'],
};

export const productCardBlock = defineBlock({
  component: 'product_card',
  name: 'Product',
  schema: productCardSchema,
  render: ({ name, summary, points, image, picture, button_label, button_link }, { headingLevel, isInFirstView }) => (
    <Card as="article" padding="none">
      <div className={styles.card}>
        {image ? (
          <div className={styles.photo}>
            <ContentPicture
              image={image}
              widths={[480, 960]}
              sizes="(min-width: 1124px) 36rem, (min-width: 768px) 50vw, 100vw"
              priority={isInFirstView}
            />
          </div>
        ) : (
          <div className={styles.picture}>
            <div className={styles.drawing}>
              <HouseIllustration done={litParts[picture]} />
            </div>
          </div>
        )}
        <div className={styles.words}>
          <Stack gap="m">
            <Heading level={headingLevel} size="h2">
              {name}
            </Heading>
            <LongText of={summary} />
            {points && <Points points={linesOf(points)} />}
          </Stack>
          <div className={styles.button}>
            {button_label && button_link && (
              <ButtonLink tone="secondary" {...button_link}>
                {button_label}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </Card>
  ),
});
