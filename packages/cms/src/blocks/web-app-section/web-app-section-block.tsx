import { Heading, Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { ContentPicture } from '../../images/content-picture.js';
import { Actions } from '../section/actions.js';
import { linesOf } from '../section/lines-of.js';
import { LongText } from '../section/long-text.js';
import { Points } from '../section/points.js';
import { Section } from '../section/section.js';
import { PhoneDrawing } from './phone-drawing.js';
import * as styles from './web-app-section-block.css.js';
import { webAppSectionSchema } from './web-app-section-block.schema.js';

export const webAppSectionBlock = defineBlock({
  component: 'web_app_section',
  name: 'Het account op je telefoon',
  schema: webAppSectionSchema,
  render: ({ title, text, points, image, ...actions }, { index, headingLevel }) => (
    <Section index={index}>
      <div className={styles.halves}>
        <Stack gap="l">
          <Heading level={headingLevel} size="h1">
            {title}
          </Heading>
          <LongText of={text} measure />
          {points && <Points points={linesOf(points)} />}
          <Actions
            first={{ label: actions.button_label, link: actions.button_link }}
            second={{ label: actions.button_2_label, link: actions.button_2_link }}
          />
        </Stack>
        <div className={styles.picture}>
          {image ? <ContentPicture image={image} widths={[480, 960]} sizes="(min-width: 768px) 40vw, 100vw" /> : <PhoneDrawing />}
        </div>
      </div>
    </Section>
  ),
});
