import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../layout/columns.js';
import { Inline } from '../layout/inline.js';
import { Text } from '../text/text.js';
import { Icon } from './icon.js';
import * as icons from './icons.js';

const meta = { title: 'Fundament/Pictogram', component: Icon, args: { of: icons.houseIcon } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'Alle',
  render: () => (
    <Columns phone="2" tablet="3" desktop="4" gap="s">
      {Object.entries(icons).map(([name, icon]) => (
        <Inline key={name} gap="s">
          <Icon of={icon} size="large" />
          <Text as="span" size="small">
            {name}
          </Text>
        </Inline>
      ))}
    </Columns>
  ),
};

/** Naast tekst is een pictogram versiering. */
export const Decorative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Alleen waar het pictogram zelf iets zegt, heeft het een naam. */
export const Meaningful: Story = {
  args: { of: icons.doneIcon, label: 'Ingevuld', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ingevuld' })).toBeVisible();
  },
};
