import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../layout/inline.js';
import { AlertMark, Badge } from './badge.js';
import { badgeGuide } from './badge.guide.js';

const meta = {
  title: 'Acties en terugkoppeling/Label',
  component: Badge,
  subcomponents: { AlertMark },
  args: { tone: 'new', children: 'Nieuw' },
  parameters: { guide: badgeGuide },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { name: 'Nieuw' };
export const Warning: Story = { name: 'Waarschuwing', args: { tone: 'warning', children: 'Gegevens missen' } };
export const Success: Story = { name: 'Gelukt', args: { tone: 'success', children: 'Betaald' } };
export const Info: Story = { name: 'Informatie', args: { tone: 'info', children: 'Ingepland' } };

/**
 * Het rode uitroepteken zegt een schermlezer waarom het er staat.
 * @english The red exclamation mark tells a screen reader why it is there.
 */
export const Mark: Story = {
  name: 'Uitroepteken',
  render: () => <AlertMark label="Er missen gegevens" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Er missen gegevens')).toBeInTheDocument();
    await expect(canvas.getByText('!')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const All: Story = {
  name: 'Alle',
  tags: ['visual'],
  render: () => (
    <Inline gap="m">
      <Badge tone="new">Nieuw</Badge>
      <Badge tone="warning">Gegevens missen</Badge>
      <Badge tone="success">Betaald</Badge>
      <Badge tone="info">Ingepland</Badge>
      <AlertMark label="Er missen gegevens" />
    </Inline>
  ),
};

export const LongDutchWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'reflow' } },
  args: { tone: 'warning', children: 'Verwarmingsinstallatieonderhoudsabonnement ontbreekt' },
};
