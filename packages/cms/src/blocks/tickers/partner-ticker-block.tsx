import { Link, Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { ContentPicture } from '../../images/content-picture.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { wellFilled } from '../section/well-filled.js';
import { blocksTexts } from '../texts.js';
import { Ticker } from './ticker.js';
import * as styles from './ticker.css.js';
import { partnerSchema, partnerTickerSchema } from './tickers-block.schema.js';

export const partnerTickerBlock = defineBlock({
  component: 'partner_ticker',
  name: 'Partners die voorbijkomen',
  schema: partnerTickerSchema,
  render: ({ title, partners }, { index, headingLevel, language, renderBlocks }) => {
    const { good, bad } = wellFilled(partners, partnerBlock);
    return (
      <Section index={index}>
        <Stack gap="l">
          <SectionTitle title={title} level={headingLevel} />
          <Ticker label={title ?? language.texts(blocksTexts).ticker.partners} kind="partner" language={language}>
            {good.map(({ item }) => renderBlocks([item]))}
          </Ticker>
          {renderBlocks(bad)}
        </Stack>
      </Section>
    );
  },
});

export const partnerBlock = defineBlock({
  component: 'partner',
  name: 'Partner',
  schema: partnerSchema,
  render: ({ name, logo, link }) => {
    const face = logo ? (
      <span className={styles.logo}>
        <ContentPicture image={{ ...logo, alt: name }} widths={[240, 480]} sizes="192px" />
      </span>
    ) : (
      <span className={styles.partnerName}>{name}</span>
    );
    return link ? (
      <Link tone="quiet" {...link}>
        {face}
      </Link>
    ) : (
      face
    );
  },
});
