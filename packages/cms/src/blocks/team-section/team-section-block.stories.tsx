import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, photo, reflow } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Team', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const profile = (name: string, job_title: string, department: string, more: object = {}) => ({
  component: 'profile',
  name,
  job_title,
  department,
  ...more,
});
const block = {
  component: 'team_section',
  title: 'Wie je tegenkomt',
  profiles: [
    profile('Voorbeeld Adviseur', 'Adviseur', 'Advies'),
    profile('Voorbeeld Monteur', 'Monteur', 'Installatie', { image: photo('bus') }),
    profile('Voorbeeld Planner', 'Planner', 'Installatie'),
    profile('Voorbeeld Service', 'Helpdesk', 'Service'),
  ],
};

/** Eén afdeling, en met ‘Iedereen’ weer allemaal. */
export const ByDepartment: Story = {
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Iedereen' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Installatie' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('Voorbeeld Adviseur')).not.toBeVisible();
    // What counts is fetched with the list.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 personen'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Iedereen' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: {
    blocks: [
      {
        ...block,
        profiles: [
          profile('Voorbeeld Warmtepompspecialist', 'Installatiewerkvoorbereider', 'Installatiewerkvoorbereiding'),
          ...block.profiles,
        ],
      },
    ],
  },
  globals: reflow,
};

/** Met één afdeling valt er niets te kiezen. */
export const OneDepartment: Story = {
  args: { blocks: [{ ...block, profiles: block.profiles.slice(0, 1) }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};
