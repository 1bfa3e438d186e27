import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/stack.js';
import { Text } from './text.js';
import { textGuide } from './text.guide.js';

const meta = {
  title: 'Fundament/Tekst',
  component: Text,
  parameters: { guide: textGuide },
  args: { children: 'Reken uit wat dat bij jou scheelt.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Gewoon' };

export const Sizes: Story = {
  name: 'Maten',
  tags: ['visual'],
  render: () => (
    <Stack>
      <Text size="lead">Inleiding: zo leest de eerste alinea van een pagina.</Text>
      <Text>Gewoon: zo leest al het andere.</Text>
      <Text size="small" tone="muted">
        Klein: bijschriften, datums, kleine lettertjes.
      </Text>
      <Text italic tone="muted">
        Cursief: de toelichting onder de titel van een onderdeel.
      </Text>
      <Text>
        Met <Text as="strong">nadruk</Text> op een woord.
      </Text>
    </Stack>
  ),
};

const tones = ['ink', 'muted', 'brand', 'success', 'warning', 'error', 'info'] as const;

export const Tones: Story = {
  name: 'Tonen',
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: Een Pomp AO naast je cv-ketel doet het meeste verwarmen, met warmte uit de buitenlucht.
        </Text>
      ))}
    </Stack>
  ),
};

/**
 * Een regel is nooit langer dan ongeveer 65 tekens.
 * @english A line is never longer than some 65 characters.
 */
export const Measure: Story = {
  name: 'Regellengte',
  globals: { viewport: { value: 'wide' } },
  args: {
    measure: true,
    children:
      'Een warmtepomp haalt warmte uit de buitenlucht, ook als het vriest. Met die warmte verwarmt hij het water van je cv. Je ketel springt alleen nog bij als het echt koud is, of voor warm water uit de kraan.',
  },
  play: async ({ canvas }) => expect(canvas.getByText(/warmtepomp/).getBoundingClientRect().width).toBeLessThan(600),
};

/**
 * Bedragen onder elkaar: cijfers van gelijke breedte.
 * @english Amounts below each other: figures of one width.
 */
export const Figures: Story = {
  name: 'Cijfers',
  render: () => (
    <Stack gap="none">
      {['€ 1.003.143', '€ 3.400.888', '€ 7.111.111'].map((amount) => (
        <Text key={amount} tabular as="div" align="start">
          <span>{amount}</span>
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByText(/€/).map((amount) => Math.round(amount.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
  },
};

/**
 * Een woord dat niet past, breekt af en duwt de pagina niet open.
 * @english A word that doesn’t fit breaks and doesn’t push the page open.
 */
export const LongWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'phone' } },
  args: {
    children:
      'Meervoudigonderhandse aansprakelijkheidswaardevaststellingsveranderingen bij warmtepompinstallatievoorbereidingswerkzaamheden.',
  },
};
