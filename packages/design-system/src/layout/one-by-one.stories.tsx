import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { WizardFooter } from '../wizard-footer/wizard-footer.js';
import { Container } from './container.js';
import { OneByOne } from './one-by-one.js';
import { oneByOneArgs, oneByOneGuide } from './one-by-one.guide.js';
import { Stack } from './stack.js';

const submitted = fn();
const ids = oneByOneArgs.items.map(({ id }) => id);

function Walked() {
  const [at, setAt] = useState(0);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Stack gap="xl" width="form">
        <OneByOne {...oneByOneArgs} shown={ids[at]!} />
        <WizardFooter
          atHand
          next={{ label: 'Opslaan en volgende', loadingLabel: 'Opslaan…' }}
          inTurn={{
            position: `Vraag ${at + 1} van ${ids.length}`,
            next: at < ids.length - 1 ? { label: 'Volgende vraag', onClick: () => setAt(at + 1) } : undefined,
            back: at > 0 ? { label: 'Vorige vraag', onClick: () => setAt(at - 1) } : undefined,
          }}
        />
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Fundament/Vraag voor vraag',
  component: OneByOne,
  // The bar below reaches past the gutters to the edges.
  parameters: { layout: 'fullscreen', guide: oneByOneGuide },
  args: oneByOneArgs,
  beforeEach: () => void submitted.mockClear(),
  render: () => (
    <Container>
      <Walked />
    </Container>
  ),
} satisfies Meta<typeof OneByOne>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Eén vraag in beeld, verder en terug onder de duim. Wat is ingevuld, blijft.
 * @english One question in sight, onward and back under the thumb. What was filled in stays.
 */
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const only = () => canvas.getAllByRole('textbox');
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await expect(only()).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Opslaan en volgende' })).toBeNull();
    await userEvent.type(only()[0]!, '1450');
    await press('Volgende vraag');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /stroom/ })).toHaveFocus());
    await expect(canvas.getByText('Vraag 2 van 3')).toBeVisible();
    await press('Volgende vraag');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /water/ })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Volgende vraag' })).toBeNull();
    await press('Opslaan en volgende');
    await expect(submitted).toHaveBeenCalledOnce();
    await press('Vorige vraag');
    await press('Vorige vraag');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /gas/ })).toHaveFocus());
    await expect(only()[0]).toHaveValue('1450');
    (document.activeElement as HTMLElement).blur();
  },
};

/**
 * Alle vragen onder elkaar, met de knoppen van de stap.
 * @english All questions below each other, with the buttons of the step.
 */
export const OnADesktop: Story = {
  name: 'Op een bureau',
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3);
    await expect(canvas.queryByText('Vraag 1 van 3')).not.toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Volgende vraag' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: /stroom/ }), '2900{Enter}');
    await expect(submitted).toHaveBeenCalledOnce();
  },
};

const visited = fn();

/**
 * Op een groter scherm telt ook wat je leest, zolang je nergens in een veld in beeld staat.
 * @english On a larger screen what you read counts as well, as long as you aren’t in a field that is in sight.
 */
export const WhatIsRead: Story = {
  name: 'Wat je leest',
  globals: { viewport: { value: 'wide' } },
  beforeEach: () => void visited.mockClear(),
  render: () => (
    <Container>
      <OneByOne
        items={oneByOneArgs.items.map(({ id, content }) => ({ id, content: <div style={{ minHeight: '70vh' }}>{content}</div> }))}
        shown={undefined}
        onVisit={(id) => visited(id)}
      />
    </Container>
  ),
  play: async ({ canvas, step }) => {
    const field = (name: RegExp) => canvas.getByRole('textbox', { name });
    const readAt = (name: RegExp) => field(name).scrollIntoView({ block: 'start' });

    await step('what the page is scrolled to', async () => {
      readAt(/water/);
      await waitFor(() => expect(visited).toHaveBeenLastCalledWith('water'));
      readAt(/gas/);
      await waitFor(() => expect(visited).toHaveBeenLastCalledWith('gas'));
    });

    await step('where the focus is, for as long as it can be seen', async () => {
      field(/stroom/).focus({ preventScroll: true });
      await waitFor(() => expect(visited).toHaveBeenLastCalledWith('power'));
      visited.mockClear();
      window.scrollBy(0, 1);
      await waitFor(() => expect(visited).toHaveBeenCalled());
      await expect(visited).toHaveBeenLastCalledWith('power');
      window.scrollTo(0, 0);
      field(/stroom/).blur();
    });
  },
};
