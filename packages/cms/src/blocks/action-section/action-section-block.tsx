import { Columns, Heading, Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { Actions } from '../section/actions.js';
import { LongText } from '../section/long-text.js';
import { Section } from '../section/section.js';
import { actionSectionSchema } from './action-section-block.schema.js';

/** Ends a page with what to do next, from edge to edge. */
export const actionSectionBlock = defineBlock({
  component: 'action_section',
  name: 'Oproep',
  schema: actionSectionSchema,
  render: (
    { title, text, button_label, button_link, button_2_label, button_2_link, button_2_hubspot_form_id },
    { index, headingLevel },
  ) => (
    <Section index={index} ground="sand">
      <Columns desktop="fitLast" gap="xl" align="center">
        <Stack gap="m">
          <Heading level={headingLevel} size="h1">
            {title}
          </Heading>
          <LongText of={text} size="lead" measure />
        </Stack>
        <Actions
          first={{ label: button_label, link: button_link }}
          second={{ label: button_2_label, link: button_2_link, formInstead: button_2_hubspot_form_id }}
        />
      </Columns>
    </Section>
  ),
});
