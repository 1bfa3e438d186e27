import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mailIcon } from '../icon/icons.js';
import { Timeline, TimelineMessage } from './timeline.js';
import { exampleAhead, examplePast, timelineGuide } from './timeline.guide.js';

const meta = {
  title: 'Omlijsting/Tijdlijn',
  component: Timeline,
  subcomponents: { TimelineMessage },
  parameters: { guide: timelineGuide },
  args: { label: 'Wat er gebeurde', ahead: exampleAhead, past: examplePast },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  name: 'Met wat nog komt',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Wat er gebeurde' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    // Only what brought it further is a heading.
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Plan getekend']);
  },
};
export const OnAPhone: Story = { name: 'Op een telefoon', tags: ['visual'], globals: { viewport: { value: 'phone' } } };
export const OnlyThePast: Story = { name: 'Niets gepland', args: { ahead: [] } };
export const LongWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'phone' } },
  args: {
    ahead: [],
    past: [
      {
        label: 'Donderdag',
        date: '31 december 2026',
        items: [
          {
            id: '1',
            mark: 'event',
            icon: mailIcon,
            title: 'Mail: WarmtepompinstallatieplanningsafdelingWarmtepompinstallatieplanningsafdeling',
            aside: '€ 123.456,78',
          },
        ],
      },
    ],
  },
};
