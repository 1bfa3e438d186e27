import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadingScreenGuide } from './loading-screen.guide.js';
import { LoadingScreen } from './loading-screen.js';

const meta = {
  title: 'Acties en terugkoppeling/Laadscherm',
  component: LoadingScreen,
  parameters: { guide: loadingScreenGuide },
} satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Standaard',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laden voor een duurzamere toekomst...');
  },
};

export const OnAPhone: Story = { name: 'Op een telefoon', globals: { viewport: { value: 'reflow' } } };
export const OwnWords: Story = {
  name: 'Eigen woorden',
  globals: { viewport: { value: 'reflow' } },
  args: { text: 'Verwarmingsinstallatieonderhoudsgegevens ophalen...' },
};
