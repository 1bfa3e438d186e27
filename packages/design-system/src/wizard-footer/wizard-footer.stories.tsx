import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '../fields/text-field.js';
import { Container } from '../layout/container.js';
import { Stack } from '../layout/stack.js';
import { WizardFooter } from './wizard-footer.js';
import { wizardFooterArgs, wizardFooterGuide } from './wizard-footer.guide.js';

const submitted = fn();
const wentBack = fn();
const wentHome = fn();
const { next, back, home } = wizardFooterArgs;

const meta = {
  title: 'Omlijsting/Knoppen onder een stap',
  component: WizardFooter,
  parameters: { guide: wizardFooterGuide },
  args: { next, back: { ...back, onClick: wentBack }, home: { ...home, onClick: wentHome } },
  beforeEach: () => {
    [submitted, wentBack, wentHome].forEach((mock) => mock.mockClear());
  },
  render: (args) => (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Stack gap="xl" width="form">
        <TextField label="Woonoppervlakte" name="buildingSize" unit="m²" />
        <WizardFooter {...args} />
      </Stack>
    </form>
  ),
} satisfies Meta<typeof WizardFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Enter in een veld is verder; terug en overzicht bewaren zonder te versturen.
 * @english Enter in a field goes on; back and overview keep without sending.
 */
export const MiddleStep: Story = {
  name: 'Tussenstap',
  tags: ['visual'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Opslaan en volgende' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(wentBack).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(wentHome).toHaveBeenCalledOnce();
    await expect(submitted).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/**
 * Er is nog geen vorige.
 * @english There is no previous one yet.
 */
export const FirstStep: Story = {
  name: 'Eerste stap',
  args: { back: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};
export const LastStep: Story = { name: 'Laatste stap', args: { next: { ...next, label: 'Opslaan en afronden' } } };

/**
 * De knop die opslaat, zegt het; de andere houden hun plek in de rij en doen niets.
 * @english The button that saves says so; the others keep their place in the row and do nothing.
 */
export const SavingForward: Story = {
  name: 'Bezig met verder',
  args: { busy: 'next' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opslaan…');
    const backButton = canvas.getByRole('button', { name: 'Opslaan en vorige' });
    await expect(backButton).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(backButton);
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan en terug naar woning overzicht' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan…' }));
    await expect(wentBack).not.toHaveBeenCalled();
    await expect(wentHome).not.toHaveBeenCalled();
    await expect(submitted).not.toHaveBeenCalled();
    await expect(backButton).not.toHaveFocus();
    backButton.focus();
    await expect(backButton).toHaveFocus();
  },
};
export const SavingBack: Story = { name: 'Bezig met terug', args: { busy: 'back' } };
export const SavingHome: Story = { name: 'Bezig met overzicht', args: { busy: 'home' } };

/**
 * Verder staat vooraan en over de volle breedte, onder de duim.
 * @english Onward comes first and over the whole width, under the thumb.
 */
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(first?.width).toBe(second?.width);
    await expect(first?.bottom ?? 0).toBeLessThan(second?.top ?? 0);
    await expect(second?.bottom ?? 0).toBeLessThan(third?.top ?? 0);
  },
};
/**
 * Blijft onderaan staan zolang het formulier langer is dan het scherm; terug is een pijl, die zegt wat hij doet.
 * @english Stays at the foot as long as the form is longer than the screen; back is an arrow, which says what it does.
 */
export const AtHand: Story = {
  name: 'Bij de hand op een telefoon',
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  // It reaches past the gutters to the edges.
  parameters: { layout: 'fullscreen' },
  args: { atHand: true, status: 'Bewaard om 14.07' },
  render: (args) => (
    <Container>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <Stack gap="xl" width="form">
          {['Woonoppervlakte', 'Gasverbruik', 'Stroomverbruik', 'Waterverbruik', 'Bouwjaar', 'Bewoners', 'Lagen', 'Ramen'].map(
            (label) => (
              <TextField key={label} label={label} name={label} />
            ),
          )}
          <WizardFooter {...args} />
        </Stack>
      </form>
    </Container>
  ),
  play: async ({ canvas }) => {
    const forward = canvas.getByRole('button', { name: 'Opslaan en volgende' });
    const backward = canvas.getByRole('button', { name: 'Opslaan en vorige' });
    const [next, previous] = [forward, backward].map((button) => button.getBoundingClientRect());
    await expect(next?.bottom ?? Infinity).toBeLessThanOrEqual(window.innerHeight);
    await expect(previous?.right ?? Infinity).toBeLessThan(next?.left ?? 0);
    await expect(previous?.width ?? 0).toBeGreaterThanOrEqual(44);
    await userEvent.click(backward);
    await expect(wentBack).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
/**
 * Wat er van de antwoorden werd bewaard, staat na de knoppen: die blijven op hun plaats als het komt en gaat.
 * @english What was kept of the answers stands after the buttons: these stay in their place when it comes and goes.
 */
export const BesideWhatWasKept: Story = {
  name: 'Met wat werd bewaard',
  args: { status: <div role="status" data-testid="kept" /> },
  play: async ({ canvas }) => {
    const place = () => canvas.getByRole('button', { name: 'Opslaan en volgende' }).getBoundingClientRect();
    const before = place();
    await expect(before.left).toBe(canvas.getByRole('textbox').closest('form')?.getBoundingClientRect().left);
    canvas.getByTestId('kept').textContent = 'Bewaard om 14.07';
    await expect([place().left, place().top]).toEqual([before.left, before.top]);
  },
};
export const LongWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'phone' } },
  args: { next: { label: 'Opslaan en doorgaan naar installatievoorbereidingswerkzaamheden', loadingLabel: 'Opslaan…' } },
};
