import { consumption, resolveSection } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SectionSummary } from './section-summary.js';

const resolve = (raw: Record<string, string>) => resolveSection(consumption, raw, { after: {}, context: { today: '2026-11-21' } });

const meta = {
  title: 'Forms/Section summary',
  component: SectionSummary<typeof consumption.fields>,
  args: { section: consumption, resolution: resolve({}) },
} satisfies Meta<typeof SectionSummary<typeof consumption.fields>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  args: {
    resolution: resolve({
      gasConsumption: '1450',
      gasConsumptionYear: '2025',
      heatingUsage: 'hele dag met nachtverlaging',
      electricityConsumption: '2900',
      waterConsumption: 'o.b.',
    }),
  },
};

export const Partial: Story = {
  args: { resolution: resolve({ gasConsumption: '1450' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Nog niet ingevuld')).toHaveLength(4);
  },
};

/** The year of a consumption that nobody knows may stay empty: nothing is missing. */
export const LeftOpen: Story = {
  args: { resolution: resolve({ gasConsumption: 'o.b.', heatingUsage: 'overdag', electricityConsumption: '2900', waterConsumption: '90' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Niet ingevuld')).toBeVisible();
    await expect(canvas.queryByText('Nog niet ingevuld')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {};
