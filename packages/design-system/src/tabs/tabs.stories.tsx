import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { Text } from '../text/text.js';
import { tabsGuide } from './tabs.guide.js';
import { type Tab, Tabs } from './tabs.js';

const tab = (id: string, label: string, text: string): Tab => ({ id, label, content: <Text>{text}</Text> });
const products: [Tab, ...Tab[]] = [
  tab('ao', 'Pomp AO', 'Haalt warmte uit de buitenlucht. Je ketel blijft.'),
  tab('t', 'Pomp T', 'Een boiler van 190 bij 63 centimeter voor warm water.'),
  tab('ae', 'All-electric', 'Pomp AO met Pomp T en een elektrisch element. Van het gas af.'),
];
const many: [Tab, ...Tab[]] = [
  ...products,
  tab('isolatie', 'Isolatie', 'Dak, muren, vloer en glas.'),
  tab('meterkast', 'Meterkast', 'Een vrije groep van 16 ampère.'),
  tab('subsidie', 'Subsidie', 'Nu € 2.925.'),
  tab('onderhoud', 'Onderhoud', 'Eén keer per twee jaar.'),
];

const meta = {
  title: 'Acties en terugkoppeling/Tabbladen',
  component: Tabs,
  args: { label: 'Producten', tabs: products, onOpenChange: fn() },
  parameters: { guide: tabsGuide },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  name: 'Eerste open',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Pomp AO' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Pomp AO' })).toHaveTextContent('buitenlucht');
  },
};

export const AnotherOpen: Story = { name: 'Andere open', args: { defaultOpen: 't' } };

/** Eén Tab naar de rij, pijlen erin, en Tab naar de inhoud. */
export const ByKeyboard: Story = {
  name: 'Met het toetsenbord',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Pomp AO' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Pomp T' })).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith('t');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'All-electric' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Pomp AO' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Pomp AO' })).toHaveFocus();
  },
};

function OpenedByButton() {
  const [open, setOpen] = useState('ao');
  return (
    <Stack gap="m" align="start">
      <Button tone="secondary" onClick={() => setOpen('onderhoud')}>
        Hoe zit het met onderhoud?
      </Button>
      <Tabs label="Producten" tabs={many} open={open} onOpenChange={setOpen} />
    </Stack>
  );
}

/** Het scherm opent een tabblad; de rij schuift het in zicht, de pagina niet. */
export const ByParent: Story = {
  name: 'Door het scherm geopend',
  tags: ['visual'],
  globals: { viewport: { value: 'reflow' } },
  render: () => <OpenedByButton />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const last = canvas.getByRole('tab', { name: 'Onderhoud' });
    const list = canvas.getByRole('tablist');
    await expect(last.getBoundingClientRect().right).toBeLessThan(list.getBoundingClientRect().right + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Meer dan er passen: de rij schuift zelf, de volgende steekt er altijd een stukje uit. */
export const Many: Story = { name: 'Veel, op een telefoon', globals: { viewport: { value: 'phone' } }, args: { tabs: many } };

export const LongLabels: Story = {
  name: 'Lange labels',
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    tabs: [
      tab('a', 'Verwarmingsinstallatieonderhoudsabonnement', 'Eén keer per twee jaar.'),
      tab('b', 'Meterkastuitbreiding en aansluiting', 'Een vrije groep van 16 ampère.'),
      tab('c', 'o.b.', 'Nog onbekend.'),
    ],
  },
};
