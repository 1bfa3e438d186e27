import { Card, Heading, Stack, Text } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { Actions } from '../section/actions.js';
import { Section } from '../section/section.js';
import { actionSectionSchema } from './action-section-block.schema.js';

/** Ends a page with what to do next. */
export const actionSectionBlock = defineBlock({
  component: 'action_section',
  name: 'Oproep',
  schema: actionSectionSchema,
  render: (
    { title, text, button_label, button_link, button_2_label, button_2_link, button_2_hubspot_form_id },
    { index, headingLevel },
  ) => (
    <Section index={index}>
      <Card line padding="xl">
        <Stack gap="l" align="start">
          <Stack gap="s">
            <Heading level={headingLevel} size="h2">
              {title}
            </Heading>
            {text && <Text measure>{text}</Text>}
          </Stack>
          <Actions
            first={{ label: button_label, link: button_link }}
            second={{ label: button_2_label, link: button_2_link, formInstead: button_2_hubspot_form_id }}
          />
        </Stack>
      </Card>
    </Section>
  ),
});
