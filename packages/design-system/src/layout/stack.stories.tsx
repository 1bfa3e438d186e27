import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { namesOf } from '../theme/token-page.guide.js';
import { vars } from '../theme/contract.js';
import { Text } from '../text/text.js';
import { Stack } from './stack.js';
import { stackGuide } from './stack.guide.js';
import { Tile } from './tile.guide.js';

const meta = {
  title: 'Fundament/Onder elkaar',
  component: Stack,
  parameters: { guide: stackGuide },
  args: {
    children: (
      <>
        <Tile>een</Tile>
        <Tile>twee</Tile>
        <Tile>drie</Tile>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Gewoon', tags: ['visual'] };
export const Aligned: Story = { name: 'Niet uitgerekt', args: { align: 'start' } };
export const Measured: Story = {
  name: 'Met een regellengte',
  args: {
    width: 'text',
    children: (
      <Tile>
        Een warmtepomp haalt warmte uit de buitenlucht, ook als het vriest. Met die warmte verwarmt hij het water van je cv.
      </Tile>
    ),
  },
};

export const Gaps: Story = {
  name: 'Alle afstanden',
  render: () => (
    <Stack gap="l">
      {namesOf(vars.space).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Text size="small">
            <code>{gap}</code>
          </Text>
          <Tile>een</Tile>
        </Stack>
      ))}
    </Stack>
  ),
};

/**
 * Zonder opsommingstekens, maar nog steeds een lijst.
 * @english Without bullets, but still a list.
 */
export const AsList: Story = {
  name: 'Als lijst',
  args: { as: 'ul', children: ['Verbruik', 'Woning'].map((name) => <li key={name}>{name}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const LongWord: Story = {
  name: 'Lang woord',
  globals: { viewport: { value: 'phone' } },
  args: { children: <Tile>Warmtepompinstallatievoorbereidingswerkzaamhedenoverzicht</Tile> },
};
