import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.js';
import { ButtonLink } from '../button/button-link.js';
import { Disclosure, Disclosures } from '../accordion/disclosure.js';
import { Text } from '../text/text.js';
import { ScreenOnly } from './screen-only.js';
import { screenOnlyGuide } from './screen-only.guide.js';
import { Stack } from './stack.js';

const meta = {
  title: 'Fundament/Alleen op het scherm',
  component: ScreenOnly,
  parameters: { guide: screenOnlyGuide },
  args: { children: <Text>Stel je vraag aan Joost.</Text> },
} satisfies Meta<typeof ScreenOnly>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Op papier blijft de eerste regel over, met wat er achter de titel staat; druk de pagina af om het te zien.
 * @english On paper the first line is left, with what stands behind the title; print the page to see it.
 */
export const BesideWhatIsPrinted: Story = {
  name: 'Naast wat wel op papier staat',
  tags: ['print'],
  render: (args) => (
    <Stack gap="m">
      <Text>Installatie: 12 januari 2027</Text>
      <ScreenOnly {...args} />
      <Disclosures>
        <Disclosure name="print" title="Wat zit er niet bij?" headingLevel={2}>
          <Text>Een extra groep in de meterkast.</Text>
        </Disclosure>
      </Disclosures>
      <Stack gap="s" align="start">
        <Button>Versturen</Button>
        <ButtonLink href="#" tone="secondary">
          Naar je bestelling
        </ButtonLink>
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    // Takes no place of its own: the gap of the stack around it is between its content and the rest.
    await expect(canvas.getByText('Stel je vraag aan Joost.').parentElement).toHaveStyle({ display: 'contents' });
  },
};
