import { Container, Heading, HouseIllustration, Stack, Text, WarmLine } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { ContentPicture } from '../../images/content-picture.js';
import { ScrollCue } from '../../interactive/scroll-cue.js';
import { Actions } from '../section/actions.js';
import { LongText } from '../section/long-text.js';
import { ReviewLabel } from '../section/review-label.js';
import { savingsForm } from '../section/savings-form.js';
import { blocksTexts } from '../texts.js';
import * as styles from './hero-block.css.js';
import { heroSchema } from './hero-block.schema.js';
import { OpeningWithHome } from './opening-with-home.js';

/** Widest width in pixels at which a hero photo is asked for. */
const photoWidths = [640, 960, 1440, 2000];

export const heroBlock = defineBlock({
  component: 'hero',
  name: 'Opening met beeld',
  schema: heroSchema,
  render: (
    {
      title,
      subtitle,
      subtitle_2,
      description_1,
      description_2,
      image,
      bottom_title,
      savings_calculator,
      review_widget,
      review_score,
      review_source,
      scroll_cue,
      ...buttons
    },
    { index, headingLevel, language, renderBlocks },
  ) => {
    const titles = (
      <>
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
      </>
    );
    const below = (
      <>
        <Actions
          first={{ label: buttons.button_label, link: buttons.button_link }}
          second={{ label: buttons.button_2_label, link: buttons.button_2_link, formId: buttons.button_2_hubspot_form_id }}
        />
        {review_widget && <ReviewLabel language={language} source={review_source} score={review_score} />}
        {bottom_title && <Text tone="muted">{bottom_title}</Text>}
      </>
    );
    if (savings_calculator)
      return (
        <OpeningWithHome
          title={titles}
          intro={
            <Stack gap="s">
              <LongText of={description_1} size="lead" />
              <LongText of={description_2} />
            </Stack>
          }
          form={renderBlocks([{ component: savingsForm }])}
          example={language.texts(blocksTexts).hero.example}
          actions={below}
        />
      );
    return (
      <section className={styles.hero}>
        <Container>
          <div className={styles.columns}>
            <div className={styles.words}>
              {titles}
              <LongText of={description_1} size="lead" />
              <LongText of={description_2} />
              {below}
            </div>
            <div className={styles.picture}>
              {image ? (
                <div className={styles.photo}>
                  <ContentPicture
                    image={image}
                    widths={photoWidths}
                    sizes="(min-width: 768px) 50vw, 100vw"
                    priority={index === 0}
                  />
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
    );
  },
});
