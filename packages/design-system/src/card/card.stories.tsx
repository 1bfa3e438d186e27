import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/stack.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { Card } from './card.js';
import { cardGuide } from './card.guide.js';

const meta = {
  title: 'Fundament/Kaart',
  component: Card,
  parameters: { guide: cardGuide },
  args: { children: <Text>De buitenunit naast je cv-ketel.</Text> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Gewoon' };

export const Tones: Story = {
  name: 'Tonen',
  tags: ['visual'],
  render: () => (
    <Stack gap="l">
      <Card line>
        <Text>De warme lijn: de ene kaart waar iets begint.</Text>
      </Card>
      <Card>
        <Text>surface: gewoon</Text>
      </Card>
      <Card tone="action">
        <Text>action: wat je nu kunt doen</Text>
      </Card>
      <Card tone="info">
        <Text>info: goed om te weten</Text>
      </Card>
      <Card tone="quiet">
        <Text>quiet: op de achtergrond</Text>
      </Card>
    </Stack>
  ),
};

export const Paddings: Story = {
  name: 'Binnenruimte',
  render: () => (
    <Stack gap="l">
      {(['none', 'm', 'l', 'xl'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          <Text>{padding}</Text>
        </Card>
      ))}
    </Stack>
  ),
};

/**
 * Een schermlezer vindt de kaart onder haar kop.
 * @english A screen reader finds the card by its heading.
 */
export const Named: Story = {
  name: 'Met een naam',
  args: {
    as: 'section',
    labelledBy: 'kaartkop',
    children: (
      <Heading level={2} id="kaartkop">
        Lindelaan 12
      </Heading>
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Lindelaan 12' })).toBeVisible(),
};
export const LongWord: Story = {
  name: 'Lang woord',
  globals: { viewport: { value: 'phone' } },
  args: { children: <Heading level={2}>Warmtepompinstallatievoorbereidingswerkzaamheden</Heading> },
};
