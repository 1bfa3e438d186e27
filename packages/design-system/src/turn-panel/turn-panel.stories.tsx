import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from '../alert/alert.js';
import { ButtonLink } from '../button/button-link.js';
import { TurnPanel } from './turn-panel.js';
import { turnPanelGuide } from './turn-panel.guide.js';

const asked = {
  amount: '€ 1.700',
  due: 'uiterlijk vrijdag 4 december',
  text: 'Je installatieplan is klaar. Ga digitaal akkoord en doe de aanbetaling.',
  action: <ButtonLink href="#betalen">Tekenen & aanbetalen</ButtonLink>,
  note: 'Je betaalt met iDEAL | Wero.',
};
const other = { title: 'Wij zijn aan zet, uiterlijk dinsdag 24 november', text: 'Joost beantwoordt je bericht.' };

const meta = {
  title: 'Omlijsting/Wie is aan zet',
  component: TurnPanel,
  parameters: { guide: turnPanelGuide },
  args: { label: 'Wie is aan zet', asked, other },
} satisfies Meta<typeof TurnPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  name: 'Allebei',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Wie is aan zet' })).toHaveTextContent('€ 1.700');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('uiterlijk dinsdag 24 november');
  },
};
export const OnAPhone: Story = { name: 'Op een telefoon', tags: ['visual'], globals: { viewport: { value: 'phone' } } };
export const OnlyOther: Story = { name: 'Alleen de ander', args: { asked: undefined } };
export const OnlyAsked: Story = { name: 'Alleen jij', args: { other: undefined } };
export const WithProblem: Story = {
  name: 'Ging mis',
  args: { asked: { ...asked, problem: <Alert tone="error">De betaling is niet gelukt. Er is niets afgeschreven.</Alert> } },
};
export const LongWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'phone' } },
  args: {
    asked: { ...asked, amount: '€ 1.234.567,89' },
    other: { ...other, text: 'WarmtepompinstallatieplanningsafdelingWarmtepompinstallatieplanningsafdeling' },
  },
};
