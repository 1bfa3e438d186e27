import {
  Alert,
  Button,
  Card,
  Checkbox,
  Columns,
  Heading,
  HouseIllustration,
  Inline,
  Stack,
  Text,
  TextField,
  ThemeProvider,
  WarmLine,
} from '@pomp/design-system';
import { type Brand, pomp } from '@pomp/design-system/brands';
import { useTexts } from '@pomp/language/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandsTexts } from '../words/texts.js';
import { Readability } from './readability.js';

interface Choices {
  brand: string;
  action: string;
  actionHover: string;
  paper: string;
  ink: string;
  radius: number;
}

const first: Choices = {
  brand: '#3B2A63',
  action: '#8A2C5A',
  actionHover: '#6E2147',
  paper: '#F7F4FB',
  ink: '#251B3B',
  radius: 14,
};

/** While it is typed a colour is no colour yet, and the panel also writes them in other ways. */
const isColor = (value: unknown): boolean => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
const notYet = (choices: Choices) =>
  (['brand', 'action', 'actionHover', 'paper', 'ink'] as const).filter((name) => !isColor(choices[name]));

const pixels = (count: number): string => `${count}px`;

/** A brand as another portal would write it: ours, with its own choices over it. */
const ownBrand = ({ brand, action, actionHover, paper, ink, radius }: Choices): Brand => ({
  id: 'eigen',
  name: 'Eigen merk',
  theme: {
    ...pomp.theme,
    color: { ...pomp.theme.color, brand, action, actionHover, paper, ink },
    radius: { ...pomp.theme.radius, small: pixels(radius / 2), control: pixels(radius), card: pixels(radius * 1.5) },
  },
});

function Sample({ choices }: { choices: Choices }) {
  const texts = useTexts(brandsTexts);
  const unread = notYet(choices);
  const brand = ownBrand({ ...choices, ...Object.fromEntries(unread.map((name) => [name, first[name]])) });
  return (
    <ThemeProvider brand={brand}>
      <div style={{ padding: 24 }}>
        <Stack gap="l">
          {unread.length > 0 && <Alert tone="warning">{texts.notYet({ names: unread.join(', '), example: first.action })}</Alert>}
          <Readability brand={brand} />
          <Columns tablet="2" align="center">
            <Card line>
              <Stack gap="m">
                <Heading level={2}>Nog twee dingen, dan kunnen we kijken.</Heading>
                <Text>Vul je verbruik in en maak vier foto’s van je ketel.</Text>
                <TextField label="Gasverbruik" name="gasConsumption" unit="m³" width="short" defaultValue="1405" />
                <Checkbox label="Dit is mijn hoofdadres" name="mainAddress" defaultChecked />
                <Inline gap="m">
                  <Button>Aanvullen informatie</Button>
                  <Button tone="secondary">Later</Button>
                </Inline>
              </Stack>
            </Card>
            <HouseIllustration />
          </Columns>
          <WarmLine />
        </Stack>
      </div>
    </ThemeProvider>
  );
}

/** Kies je eigen kleuren en hoeken in het paneel hieronder; wat dan niet meer te lezen is, staat er meteen bij. */
const meta = {
  title: 'Merken/Probeer je eigen merk',
  parameters: { layout: 'fullscreen' },
  argTypes: {
    brand: { control: 'color' },
    action: { control: 'color' },
    actionHover: { control: 'color' },
    paper: { control: 'color' },
    ink: { control: 'color' },
    radius: { control: { type: 'range', min: 0, max: 24, step: 1 } },
  },
  args: first,
  render: (choices) => <Sample choices={choices} />,
} satisfies Meta<Choices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Readable: Story = {
  name: 'Goed te lezen',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Elk paar kleuren is goed te lezen.');
  },
};

/**
 * Wat je in het paneel typt, is halverwege nog geen kleur.
 * @english What you type in the panel is no colour yet halfway.
 */
export const HalfTyped: Story = {
  name: 'Halverwege getypt',
  args: { action: '#8a2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Schrijf action als #/)).toBeVisible();
    await expect(canvas.getByText('Elk paar kleuren is goed te lezen.')).toBeVisible();
  },
};
