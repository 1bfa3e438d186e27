import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack.js';
import { Heading } from './heading.js';
import { Text } from './text.js';

const meta = { title: 'Fundament/Tekst', component: Text, args: { children: 'Reken uit wat dat bij jou scheelt.' } } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['ink', 'muted', 'brand', 'success', 'warning', 'error', 'info'] as const;

export const Tones: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: Een Pomp AO naast je cv-ketel haalt het grootste deel van je warmte van buiten.
        </Text>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
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
    </Stack>
  ),
};

/** Een regel is nooit langer dan ongeveer 65 tekens. */
export const Measure: Story = {
  render: () => (
    <Text measure>
      Een warmtepomp haalt warmte uit de buitenlucht, ook als het vriest. Met die warmte verwarmt hij het water van je cv. Je ketel springt alleen nog bij als het echt koud
      is, of voor warm water uit de kraan.
    </Text>
  ),
};

/** Bedragen onder elkaar: cijfers van gelijke breedte. */
export const Figures: Story = {
  render: () => (
    <Stack gap="none">
      <Text tabular>€ 1.003.143</Text>
      <Text tabular>€ 3.400.888</Text>
      <Text tabular>€ 7.111.111</Text>
    </Stack>
  ),
};

export const Headings: Story = {
  render: () => (
    <Stack gap="l">
      <Heading level={1} size="display">
        Warmte uit koude lucht.
      </Heading>
      <Heading level={1}>Nog twee dingen, dan kunnen we kijken.</Heading>
      <Heading level={2}>Isolatie &amp; ventilatie</Heading>
      <Heading level={3}>Wat voor woning heb je?</Heading>
      <Heading level={4}>Documenten</Heading>
    </Stack>
  ),
};

/** Een woord dat niet past, breekt af en duwt de pagina niet open. */
export const LongDutchWords: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ maxWidth: 280 }}>
      <Heading level={1}>Warmtepompinstallatievoorbereidingswerkzaamheden</Heading>
      <Text>Meervoudigonderhandse aansprakelijkheidswaardevaststellingsveranderingen.</Text>
    </div>
  ),
};
