import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../layout/stack.js';
import { Link } from '../navigation/link.js';
import { Text } from '../text/text.js';
import { readMoreGuide } from './read-more.guide.js';
import { ReadMore } from './read-more.js';

const meta = {
  title: 'Acties en terugkoppeling/Lees meer',
  component: ReadMore,
  args: {
    about: 'de Pomp AO',
    intro: (
      <Text>
        De Pomp AO haalt warmte uit de buitenlucht en geeft die aan het water van je radiatoren. Je ketel helpt alleen als het
        vriest.
      </Text>
    ),
    children: (
      <Stack gap="s">
        <Text>Binnen komt een kast van 60 bij 60 centimeter, buiten een unit op een voet. De leidingen lopen door de gevel.</Text>
        <Link href="/pomp-ao">Bekijk de Pomp AO</Link>
      </Stack>
    ),
  },
  parameters: { guide: readMoreGuide },
  render: (args) => (
    <Stack width="text">
      <ReadMore {...args} />
    </Stack>
  ),
} satisfies Meta<typeof ReadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: 'Dicht',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Lees meer over de Pomp AO' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Dezelfde knop maakt het weer korter en houdt de focus. */
export const ByKeyboard: Story = {
  name: 'Met het toetsenbord',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Lees meer over de Pomp AO' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Toon minder over de Pomp AO');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Bekijk de Pomp AO' })).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAccessibleName('Lees meer over de Pomp AO');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(/60 bij 60/)).toBeVisible();
  },
};

export const LongDutchWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'reflow' } },
  args: {
    about: 'verwarmingsinstallatieonderhoudsabonnementen',
    intro: <Text>Verwarmingsinstallatieonderhoudsabonnementsvoorwaarden, kort.</Text>,
  },
};
