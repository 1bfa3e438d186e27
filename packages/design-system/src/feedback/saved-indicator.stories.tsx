import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Inline } from '../layout/inline.js';
import { savedIndicatorGuide } from './saved-indicator.guide.js';
import { SavedIndicator } from './saved-indicator.js';

const meta = {
  title: 'Acties en terugkoppeling/Opgeslagen',
  component: SavedIndicator,
  args: { visible: true },
  parameters: { guide: savedIndicatorGuide },
} satisfies Meta<typeof SavedIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visible: Story = { name: 'Te zien', tags: ['visual'] };

/**
 * Houdt zijn plaats, zodat er niets verspringt als hij iets zegt.
 * @english Keeps its place, so that nothing jumps when it says something.
 */
export const Hidden: Story = {
  name: 'Nog niets te zeggen',
  args: { visible: false },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await expect(status.getBoundingClientRect().height).toBeGreaterThan(0);
  },
};

function SaveAndSay() {
  const [saved, setSaved] = useState(false);
  return (
    <Inline gap="m">
      <Button onClick={() => setSaved(true)}>Opslaan</Button>
      <SavedIndicator visible={saved} />
    </Inline>
  );
}

/**
 * De focus blijft op de knop; een schermlezer hoort het.
 * @english The focus stays on the button; a screen reader hears it.
 */
export const BesideAButton: Story = {
  name: 'Naast een knop',
  render: () => <SaveAndSay />,
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('button').getBoundingClientRect();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Opgeslagen');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBe(top);
  },
};

export const OwnWords: Story = {
  name: 'Eigen woorden',
  globals: { viewport: { value: 'reflow' } },
  args: { text: 'Je verwarmingsinstallatieonderhoudsgegevens zijn opgeslagen' },
};
