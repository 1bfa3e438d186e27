import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { houseIcon } from '../icon/icons.js';
import { Inline } from '../layout/inline.js';
import { Stack } from '../layout/stack.js';
import { ButtonLink } from '../button/button-link.js';
import { AlertMark, Badge } from './badge.js';
import { EmptyState } from './empty-state.js';
import { LoadingScreen } from './loading-screen.js';
import { SavedIndicator } from './saved-indicator.js';
import { Skeleton } from './skeleton.js';

const meta = { title: 'Acties en terugkoppeling/Toestand' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function SaveAndSay() {
  const [saved, setSaved] = useState(false);
  return (
    <Inline gap="m">
      <Button onClick={() => setSaved(true)}>Opslaan</Button>
      <SavedIndicator visible={saved} />
    </Inline>
  );
}

export const Saved: Story = {
  name: 'Opgeslagen',
  render: () => <SaveAndSay />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Opgeslagen');
  },
};

/** Houdt de plaats vrij van wat eraan komt. */
export const Skeletons: Story = {
  name: 'Geraamte',
  render: () => (
    <Stack gap="l" width="form">
      <Skeleton shape="heading" label="Woninggegevens laden" />
      <Skeleton count={3} />
      <Skeleton shape="field" />
      <Skeleton shape="card" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Woninggegevens laden');
  },
};

export const Loading: Story = {
  name: 'Laadscherm',
  render: () => <LoadingScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laden voor een duurzamere toekomst...');
  },
};

export const Badges: Story = {
  name: 'Labels',
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

export const Empty: Story = {
  name: 'Leeg',
  render: () => (
    <EmptyState icon={houseIcon} action={<ButtonLink href="/account/woning/nieuw">Woning toevoegen</ButtonLink>}>
      Je hebt nog geen woningen toegevoegd. Klik op de knop hierboven om een woning toe te voegen.
    </EmptyState>
  ),
};
