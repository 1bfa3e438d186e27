import { ButtonLink, Container, Heading } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { ContentPicture } from '../../images/content-picture.js';
import { LongText } from '../section/long-text.js';
import * as styles from './banner-section-block.css.js';
import { bannerSectionSchema } from './banner-section-block.schema.js';

export const bannerSectionBlock = defineBlock({
  component: 'banner_section',
  name: 'Band over de hele breedte',
  schema: bannerSectionSchema,
  render: ({ title, text, image, button_label, button_link }, { headingLevel }) => (
    <section className={styles.band}>
      {image && (
        <div className={styles.picture}>
          <ContentPicture image={image} widths={[640, 960, 1440]} sizes="(min-width: 768px) 50vw, 100vw" />
        </div>
      )}
      <Container>
        <div className={styles.parts[image ? 'besidePicture' : 'alone']}>
          <div className={styles.words}>
            <Heading level={headingLevel} size="h1">
              {title}
            </Heading>
            <LongText of={text} tone="inherit" size="lead" />
          </div>
          {button_label && button_link && <ButtonLink {...button_link}>{button_label}</ButtonLink>}
        </div>
      </Container>
    </section>
  ),
});
