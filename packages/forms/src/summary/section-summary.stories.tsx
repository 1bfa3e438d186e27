import { consumption, resolveSection } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Partial: Story = { args: { resolution: resolve({ gasConsumption: '1450' }) } };

export const Empty: Story = {};
