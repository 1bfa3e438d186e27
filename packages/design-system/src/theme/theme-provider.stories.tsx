import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { noord } from '../brands/noord.js';
import { pomp } from '../brands/pomp.js';
import { ThemeProvider } from './theme-provider.js';
import { themedScreen, themeProviderGuide } from './theme-provider.guide.js';
import { themes } from './themes.css.js';

const meta = {
  title: 'Fundament/Merk',
  component: ThemeProvider,
  parameters: { layout: 'fullscreen', guide: themeProviderGuide },
  args: { brand: pomp, children: themedScreen },
  argTypes: { brand: { control: false }, children: { control: false } },
} satisfies Meta<typeof ThemeProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Wat de werkbalk ook zegt: hier geldt het merk van de grond.
 * @english Whatever the toolbar says: here the brand of the ground applies.
 */
export const Pomp: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-brand=pomp]')).toHaveStyle({ backgroundColor: pomp.theme.color.paper });
    await expect(canvas.getByRole('button')).toHaveStyle({ backgroundColor: pomp.theme.color.action });
  },
};
/**
 * Waar het scherm donker staat, of waar de pagina het zegt.
 * @english Where the screen is dark, or where the page says so.
 */
export const Dark: Story = {
  name: 'Pomp in het donker',
  decorators: [
    (Story) => (
      <div data-colour-scheme="dark">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-brand=pomp]')).toHaveStyle({ backgroundColor: pomp.dark?.color.paper });
    await expect(canvas.getByRole('button')).toHaveStyle({ backgroundColor: pomp.dark?.color.action });
  },
};
/**
 * Zonder eigen kleuren voor het donker blijft een merk licht.
 * @english Without colours of its own for the dark a brand stays light.
 */
export const OnlyLight: Story = {
  name: 'Een merk zonder donker',
  args: { brand: { id: 'eigen', name: 'Eigen merk', theme: noord.theme } },
  decorators: [
    (Story) => (
      <div data-colour-scheme="dark">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-brand=eigen]')).toHaveStyle({
      backgroundColor: noord.theme.color.paper,
      colorScheme: 'light',
    });
  },
};
export const Noord: Story = {
  name: 'Noord Warmte',
  args: { brand: noord },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-brand=noord]')).toHaveStyle({ backgroundColor: noord.theme.color.paper });
    await expect(canvas.getByRole('button')).toHaveStyle({ backgroundColor: noord.theme.color.action });
  },
};
/**
 * Van de meegeleverde merken zijn er ook klassen: elk zegt alles, waar het ook in staat.
 * @english Of the brands that come along there are classes as well: each says everything, whatever it stands in.
 */
export const WithinAnother: Story = {
  name: 'Een merk in een ander',
  render: () => (
    <div className={themes.noord}>
      <div className={themes.pomp}>{themedScreen}</div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveStyle({ backgroundColor: pomp.theme.color.action });
  },
};
