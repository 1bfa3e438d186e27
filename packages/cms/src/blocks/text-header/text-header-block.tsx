import { Text } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { ScrollCue } from '../../interactive/scroll-cue.js';
import { Actions } from '../section/actions.js';
import { LongText } from '../section/long-text.js';
import { ReviewLabel } from '../section/review-label.js';
import { TextHeader } from './text-header.js';
import * as styles from './text-header-block.css.js';
import { textHeaderSchema } from './text-header-block.schema.js';

export const textHeaderBlock = defineBlock({
  component: 'text_header',
  name: 'Opening met tekst',
  schema: textHeaderSchema,
  render: (
    { subtitle, title, description, button_label, button_link, review_widget, review_score, review_source, scroll_cue },
    { headingLevel, language },
  ) => (
    <TextHeader
      above={
        subtitle && (
          <Text weight="strong" tone="brand">
            {subtitle}
          </Text>
        )
      }
      title={title}
      headingLevel={headingLevel}
      after={
        scroll_cue && (
          <div className={styles.cue}>
            <ScrollCue language={language} />
          </div>
        )
      }
    >
      <LongText of={description} size="lead" measure />
      <Actions first={{ label: button_label, link: button_link }} />
      {review_widget && <ReviewLabel language={language} source={review_source} score={review_score} />}
    </TextHeader>
  ),
});
