import { Container, Heading, HouseIllustration, Text, WarmLine } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { ContentPicture } from '../../images/content-picture.js';
import { ScrollCue } from '../../interactive/scroll-cue.js';
import { Actions } from '../section/actions.js';
import { ReviewLabel } from '../section/review-label.js';
import { blocksTexts } from '../texts.js';
import * as styles from './hero-block.css.js';
import { heroSchema } from './hero-block.schema.js';

/** Widest width in pixels at which a hero photo is asked for. */
const photoWidths = [640, 960, 1440, 2000];

export const heroBlock = defineBlock({
  component: 'hero',
  name: 'Opening met beeld',
  schema: heroSchema,
  render: (
    { title, subtitle, subtitle_2, description_1, description_2, image, bottom_title, review_widget, scroll_cue, ...actions },
    { index, headingLevel, language },
  ) => (
    <section className={styles.hero}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            {subtitle && (
              <Text weight="strong" tone="brand">
                {subtitle}
              </Text>
            )}
            <Heading level={headingLevel} size={headingLevel === 1 ? 'display' : 'h1'}>
              {title}
            </Heading>
            {subtitle_2 && (
              <Text size="lead" weight="strong">
                {subtitle_2}
              </Text>
            )}
            {description_1 && <Text size="lead">{description_1}</Text>}
            {description_2 && <Text>{description_2}</Text>}
            <Actions
              first={{ label: actions.button_label, link: actions.button_link }}
              second={{ label: actions.button_2_label, link: actions.button_2_link, formId: actions.button_2_hubspot_form_id }}
            />
            {review_widget && <ReviewLabel language={language} />}
            {bottom_title && <Text tone="muted">{bottom_title}</Text>}
          </div>
          <div className={styles.picture}>
            {image ? (
              <div className={styles.photo}>
                <ContentPicture image={image} widths={photoWidths} sizes="(min-width: 768px) 50vw, 100vw" priority={index === 0} />
              </div>
            ) : (
              <HouseIllustration label={language.texts(blocksTexts).hero.drawing} />
            )}
          </div>
        </div>
        <WarmLine />
        {scroll_cue && (
          <div className={styles.cue}>
            <ScrollCue language={language} />
          </div>
        )}
      </Container>
    </section>
  ),
});
