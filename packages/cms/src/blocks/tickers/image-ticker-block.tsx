import { Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { ContentPicture } from '../../images/content-picture.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { blocksTexts } from '../texts.js';
import { Ticker } from './ticker.js';
import * as styles from './ticker.css.js';
import { imageTickerSchema } from './tickers-block.schema.js';

export const imageTickerBlock = defineBlock({
  component: 'image_ticker',
  name: 'Beelden die voorbijkomen',
  schema: imageTickerSchema,
  render: ({ title, images }, { index, headingLevel, language }) => (
    <Section index={index}>
      <Stack gap="l">
        <SectionTitle title={title} level={headingLevel} />
        <Ticker label={title ?? language.texts(blocksTexts).ticker.images} kind="image" language={language}>
          {images.map((image) => (
            <div key={image.src} className={styles.photo}>
              <ContentPicture image={image} widths={[360, 720]} sizes="352px" />
            </div>
          ))}
        </Ticker>
      </Stack>
    </Section>
  ),
});
