import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keptStatusGuide } from './kept-status.guide.js';
import { KeptStatus } from './kept-status.js';

const meta = {
  title: 'Acties en terugkoppeling/Bewaard',
  component: KeptStatus,
  args: { at: 'server', text: 'Bewaard om 14.07' },
  parameters: { guide: keptStatusGuide },
} satisfies Meta<typeof KeptStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithUs: Story = {
  name: 'Bij ons',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bewaard om 14.07');
  },
};

export const OnThisDevice: Story = { name: 'Geen bereik', args: { at: 'device', text: 'Geen bereik. Bewaard op dit toestel' } };

/**
 * Verandert zo weer: dat hoeft niemand te horen.
 * @english Will change again in a moment: nobody needs to hear it.
 */
export const AboutToChange: Story = {
  name: 'Zo meteen',
  args: { at: 'device', text: 'Bewaard op dit toestel', quiet: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bewaard op dit toestel')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Nowhere: Story = {
  name: 'Nergens',
  args: { at: 'nowhere', text: 'Nog niet bewaard: dit toestel heeft geen ruimte. Houd deze pagina open.' },
};

/**
 * Houdt zijn plaats, zodat er niets verspringt als hij iets zegt.
 * @english Keeps its place, so that nothing jumps when it says something.
 */
export const NothingToSay: Story = {
  name: 'Nog niets te zeggen',
  args: { at: undefined, text: undefined },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await expect(status.parentElement!.getBoundingClientRect().height).toBeGreaterThan(20);
  },
};

export const LongWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'reflow' } },
  args: { at: 'device', text: 'Bewaard op dit verwarmingsinstallatieonderhoudstoestel' },
};
