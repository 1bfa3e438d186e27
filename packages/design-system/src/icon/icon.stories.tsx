import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../fields/text-field.js';
import { Columns } from '../layout/columns.js';
import { Inline } from '../layout/inline.js';
import { Stack } from '../layout/stack.js';
import { Text } from '../text/text.js';
import { namesOf } from '../theme/token-page.guide.js';
import { Icon } from './icon.js';
import { iconGuide } from './icon.guide.js';
import { iconMeanings } from './icon-meanings.guide.js';
import * as icons from './icons.js';

const meta = {
  title: 'Fundament/Pictogram',
  component: Icon,
  parameters: { guide: iconGuide },
  args: { of: icons.houseIcon },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

function Gallery() {
  const [wanted, setWanted] = useState('');
  const found = namesOf(iconMeanings)
    .filter((name) => `${name} ${iconMeanings[name]}`.toLowerCase().includes(wanted.trim().toLowerCase()))
    .sort();
  return (
    <Stack gap="l">
      <TextField label="Zoek op naam of betekenis" name="wanted" value={wanted} onValueChange={setWanted} autoComplete="off" />
      <div role="status">
        <Text tone="muted">
          {found.length === 0 ? 'Geen pictogram gevonden.' : found.length === 1 ? '1 pictogram' : `${found.length} pictogrammen`}
        </Text>
      </div>
      <Columns tablet="2" desktop="3" gap="m">
        {found.map((name) => (
          <Inline key={name} gap="s" align="start" wrap="nowrap">
            <Icon of={icons[name]} size="large" />
            <Stack gap="none">
              <Text weight="strong">{name}</Text>
              <Text size="small" tone="muted">
                {iconMeanings[name]}
              </Text>
            </Stack>
          </Inline>
        ))}
      </Columns>
    </Stack>
  );
}

/**
 * Elk pictogram, met wat het betekent. Eén tekening, één betekenis.
 * @english Each icon, with what it means. One drawing, one meaning.
 */
export const All: Story = {
  name: 'Alle pictogrammen',
  tags: ['visual'],
  render: () => <Gallery />,
  play: async ({ canvas }) => {
    const count = Object.keys(icons).length;
    await expect(canvas.getByRole('status')).toHaveTextContent(`${count} pictogrammen`);
    const search = canvas.getByRole('textbox');
    await userEvent.type(search, 'uitloggen');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 pictogram');
    await expect(canvas.getByText('signOutIcon')).toBeVisible();
    await userEvent.type(search, 'xyz');
    await expect(canvas.getByText('Geen pictogram gevonden.')).toBeVisible();
    await userEvent.clear(search);
    search.blur();
  },
};

export const Sizes: Story = {
  name: 'Maten',
  render: () => (
    <Inline gap="l" align="end">
      {(['small', 'base', 'large', 'huge'] as const).map((size) => (
        <Stack key={size} gap="xs" align="center">
          <Icon of={icons.houseIcon} size={size} />
          <Text size="small">{size}</Text>
        </Stack>
      ))}
    </Inline>
  ),
};

/**
 * Naast tekst is een pictogram versiering.
 * @english Beside a text an icon is decoration.
 */
export const Decorative: Story = {
  name: 'Versiering',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/**
 * Alleen waar het pictogram zelf iets zegt, heeft het een naam.
 * @english Only where the icon itself says something does it have a name.
 */
export const Meaningful: Story = {
  name: 'Met een naam',
  args: { of: icons.doneIcon, label: 'Ingevuld', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ingevuld' })).toBeVisible();
  },
};
