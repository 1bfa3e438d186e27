import { Container, Heading, HouseIllustration, Stack, WarmLine } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { ContentPicture } from '../../images/content-picture.js';
import { imageSources } from '../../images/image-sources.js';
import { HeroFilm } from '../../interactive/hero-film.js';
import { ScrollCue } from '../../interactive/scroll-cue.js';
import { Actions } from '../section/actions.js';
import { LongText } from '../section/long-text.js';
import { ReviewLabel } from '../section/review-label.js';
import { savingsForm } from '../section/savings-form.js';
import * as styles from './video-hero-block.css.js';
import { videoHeroSchema } from './video-hero-block.schema.js';

/** In pixels: spec 2 §9. */
const posterWidth = 2000;

export const videoHeroBlock = defineBlock({
  component: 'video_hero',
  name: 'Opening met film',
  schema: videoHeroSchema,
  render: (
    { title, description, video, image, savings_calculator, review_widget, review_score, review_source, scroll_cue, ...actions },
    { index, headingLevel, language, renderBlocks },
  ) => (
    <section className={styles.hero}>
      <Container>
        <div className={styles.parts}>
          <div className={styles.words}>
            <Heading level={headingLevel} size={headingLevel === 1 ? 'display' : 'h1'}>
              {title}
            </Heading>
            <Stack gap="l">
              <LongText of={description} size="lead" />
              <Actions
                first={{ label: actions.button_label, link: actions.button_link }}
                second={{ label: actions.button_2_label, link: actions.button_2_link, formId: actions.button_2_hubspot_form_id }}
              />
              {review_widget && <ReviewLabel language={language} source={review_source} score={review_score} />}
            </Stack>
          </div>
          {savings_calculator && renderBlocks([{ component: savingsForm }])}
          <div>
            {video ? (
              <HeroFilm src={video.href} poster={image && imageSources(image, [posterWidth]).src} language={language} />
            ) : image ? (
              <div className={styles.photo}>
                <ContentPicture image={image} widths={[640, 960, 1440, 2000]} sizes="100vw" priority={index === 0} />
              </div>
            ) : (
              <HouseIllustration />
            )}
            <WarmLine />
          </div>
          {scroll_cue && (
            <div className={styles.cue}>
              <ScrollCue language={language} />
            </div>
          )}
        </div>
      </Container>
    </section>
  ),
});
