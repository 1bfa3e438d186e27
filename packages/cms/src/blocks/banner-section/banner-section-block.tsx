import { ButtonLink, Container, Text, WarmLine } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import * as styles from './banner-section-block.css.js';
import { bannerSectionSchema } from './banner-section-block.schema.js';

const titles = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export const bannerSectionBlock = defineBlock({
  component: 'banner_section',
  name: 'Band over de hele breedte',
  schema: bannerSectionSchema,
  render: ({ title, text, button_label, button_link }, { headingLevel }) => {
    const Title = titles[headingLevel];
    return (
      <section>
        <WarmLine ends="square" />
        <div className={styles.band}>
          <Container>
            <div className={styles.parts}>
              <div className={styles.words}>
                <Title className={styles.title}>{title}</Title>
                {text && <Text tone="inherit">{text}</Text>}
              </div>
              {button_label && button_link && <ButtonLink {...button_link}>{button_label}</ButtonLink>}
            </div>
          </Container>
        </div>
      </section>
    );
  },
});
