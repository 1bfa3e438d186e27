import { Container, Heading, HouseIllustration, Stack, Text, WarmLine } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { ContentPicture } from '../../images/content-picture.js';
import { HeroFilm } from '../../islands/hero-film.js';
import { ScrollCue } from '../../islands/scroll-cue.js';
import { Actions } from '../section/actions.js';
import * as styles from './video-hero-block.css.js';
import { videoHeroSchema } from './video-hero-block.schema.js';

export const videoHeroBlock = defineBlock({
  component: 'video_hero',
  name: 'Opening met film',
  schema: videoHeroSchema,
  render: ({ title, description, video, image, scroll_cue, ...actions }, { index, headingLevel }) => (
    <section className={styles.hero}>
      <Container>
        <div className={styles.parts}>
          <div className={styles.words}>
            <Heading level={headingLevel} size={headingLevel === 1 ? 'display' : 'h1'}>
              {title}
            </Heading>
            <Stack gap="l">
              {description && <Text size="lead">{description}</Text>}
              <Actions
                first={{ label: actions.button_label, link: actions.button_link }}
                second={{ label: actions.button_2_label, link: actions.button_2_link, formId: actions.button_2_hubspot_form_id }}
              />
            </Stack>
          </div>
          <div>
            {video ? (
              <HeroFilm src={video.href} poster={image?.src} />
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
              <ScrollCue />
            </div>
          )}
        </div>
      </Container>
    </section>
  ),
});
