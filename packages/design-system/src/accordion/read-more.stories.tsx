import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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

/** The button is the browser's own `summary`, which has no role that can be asked for. */
const opener = (canvasElement: HTMLElement): HTMLElement => {
  const summary = canvasElement.querySelector('summary');
  if (!summary) throw new Error('nothing unfolds');
  return summary;
};

export const Closed: Story = {
  name: 'Dicht',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lees meer')).toBeVisible();
    await expect(canvas.getByText('Toon minder')).not.toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/**
 * Dezelfde knop maakt het weer korter en houdt de focus.
 * @english The same button makes it shorter again and keeps the focus.
 */
export const ByKeyboard: Story = {
  name: 'Met het toetsenbord',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const button = opener(canvasElement);
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent('over de Pomp AO');
    // Played keys unfold nothing: a browser does that for real ones only.
    button.click();
    await expect(canvas.getByText('Toon minder')).toBeVisible();
    await expect(canvas.getByText('Lees meer')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bekijk de Pomp AO' })).toBeVisible();
    await expect(button).toHaveFocus();
    button.click();
    await expect(canvas.getByText('Lees meer')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
  },
};

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(opener(canvasElement));
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
