import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { Held, inForm, longLabel, onSmallPhone } from './field.stories.setup.js';
import { PasswordField, type PasswordFieldProps } from './password-field.js';
import type { PasswordStrengthWord } from './password-strength.js';
import { passwordFieldGuide } from './password-field.guide.js';

/** A password that is asked for; a new one has a render of its own. */
type Args = Extract<PasswordFieldProps, { value?: undefined; purpose?: 'current' }>;

const meta: Meta<Args> = {
  title: 'Velden/Wachtwoord',
  component: PasswordField,
  parameters: { guide: passwordFieldGuide },
  args: { label: 'Wachtwoord', name: 'password', onValueChange: fn() },
  decorators: [inForm],
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = { name: 'Leeg' };

export const Shown: Story = {
  name: 'Tonen en verbergen',
  args: { defaultValue: 'Warmte123' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Wachtwoord');
    const show = canvas.getByRole('button', { name: 'Toon wachtwoord' });
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await expect(show).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(show).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

/**
 * Bij versturen verdwijnt het weer, zodat de browser het kan bewaren.
 * @english On sending it is hidden again, so that the browser can keep it.
 */
export const HiddenOnSubmit: Story = {
  name: 'Verborgen bij versturen',
  render: (args) => (
    <form aria-label="Inloggen" onSubmit={(event) => event.preventDefault()}>
      <Stack gap="m">
        <PasswordField {...args} defaultValue="Warmte123" />
        <div>
          <Button type="submit">Inloggen</Button>
        </div>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toon wachtwoord' }));
    await expect(canvas.getByLabelText('Wachtwoord')).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Inloggen' }));
    await expect(canvas.getByLabelText('Wachtwoord')).toHaveAttribute('type', 'password');
  },
};

/**
 * Wie met Caps Lock typt, hoort en ziet dat.
 * @english Who types with Caps Lock on hears and sees it.
 */
export const CapsLock: Story = {
  name: 'Met Caps Lock aan',
  tags: ['visual'],
  args: { defaultValue: 'WARMTE' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Wachtwoord');
    await fireEvent.keyDown(input, { key: 'E', modifierCapsLock: true });
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock staat aan.');
    await fireEvent.keyUp(input, { key: 'e', modifierCapsLock: false });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await fireEvent.keyDown(input, { key: 'E', modifierCapsLock: true });
  },
};

const rulesFor = (password: string) => [
  { text: 'Minstens 8 tekens', met: password.length >= 8 },
  { text: 'Een kleine letter', met: /[a-z]/.test(password) },
  { text: 'Een hoofdletter', met: /[A-Z]/.test(password) },
  { text: 'Een cijfer', met: /\d/.test(password) },
];

interface ChooseProps {
  first?: string;
  error?: string;
  strength?: PasswordStrengthWord;
}

function ChoosePassword({ first = '', error, strength }: ChooseProps) {
  return (
    <Held first={first}>
      {({ value, onValueChange }) => (
        <PasswordField
          label="Nieuw wachtwoord"
          name="newPassword"
          purpose="new"
          required
          rules={rulesFor(value)}
          strength={strength}
          value={value}
          onValueChange={onValueChange}
          error={error}
        />
      )}
    </Held>
  );
}

/**
 * De lijst vinkt zichzelf af; het woord wordt voorgelezen als het verandert. Sterk is het pas als een schatting dat zegt.
 * @english The list ticks itself off; the word is read out when it changes. It is strong only when an estimate says so.
 */
export const New: Story = {
  name: 'Een nieuw wachtwoord',
  render: () => <ChoosePassword strength="strong" />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Nieuw wachtwoord/);
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await expect(input).toHaveAccessibleDescription(/Minstens 8 tekens \(nog niet\)\..*Een cijfer \(nog niet\)\./);
    const strength = () => canvas.getAllByRole('status').find((status) => status.textContent?.startsWith('Sterkte'))?.textContent;
    await expect(strength()).toBeUndefined();
    await userEvent.type(input, 'warm');
    await expect(strength()).toBe('Sterkte van het wachtwoord: Zwak');
    await userEvent.type(input, 'tepomp1');
    await expect(strength()).toBe('Sterkte van het wachtwoord: Redelijk');
    await expect(input).toHaveAccessibleDescription(/Minstens 8 tekens \(in orde\)\..*Een hoofdletter \(nog niet\)\./);
    await userEvent.type(input, 'A');
    await expect(strength()).toBe('Sterkte van het wachtwoord: Sterk');
  },
};

export const Weak: Story = {
  name: 'Zwak, met fout',
  tags: ['visual'],
  render: () => (
    <ChoosePassword
      first="warm"
      error="Het wachtwoord moet minimaal 8 tekens lang zijn en ten minste één hoofdletter, één kleine letter en één cijfer."
    />
  ),
};
export const Fair: Story = { name: 'Redelijk', render: () => <ChoosePassword first="warmtepomp1" /> };
export const Strong: Story = {
  name: 'Sterk',
  tags: ['visual'],
  render: () => <ChoosePassword first="Warmtepomp1" strength="strong" />,
};

/**
 * Alle eisen zijn gehaald, maar velen kiezen dit: het wordt geweigerd.
 * @english All demands are met, but many people choose this one: it is refused.
 */
export const Guessable: Story = {
  name: 'Makkelijk te raden',
  render: () => (
    <ChoosePassword
      first="Welkom123"
      strength="weak"
      error="Dit wachtwoord is te makkelijk te raden. Kies iets langers, zoals een paar woorden die niets met elkaar te maken hebben."
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zwak')).toBeVisible();
  },
};

/**
 * Zonder schatting blijft het bij redelijk: eisen alleen zeggen niet wat anderen kiezen.
 * @english Without an estimate it is fair at most: demands alone don’t say what others choose.
 */
export const WithoutEstimate: Story = {
  name: 'Zonder schatting',
  render: () => <ChoosePassword first="Warmtepomp1" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Redelijk')).toBeVisible();
  },
};

/**
 * Nog eens ter controle: zonder lijst.
 * @english Once more to be sure: without the list.
 */
export const Again: Story = {
  name: 'Nog eens',
  render: () => (
    <PasswordField
      label="Herhaal je nieuwe wachtwoord"
      name="confirmPassword"
      purpose="new"
      error="Niet valide"
      defaultValue="Warmtepomp2"
    />
  ),
};

export const WithError: Story = {
  name: 'Met fout en hulp',
  args: { required: true, help: 'Je oude wachtwoord, ter controle.', error: 'Vereist' },
};
export const LongDutchWords: Story = {
  name: 'Lange woorden op een kleine telefoon',
  decorators: [onSmallPhone],
  render: () => (
    <PasswordField
      label={longLabel}
      name="long"
      purpose="new"
      defaultValue="Verwarmingsinstallatieonderhoudsabonnement1"
      rules={[{ text: 'Verbruiksgegevensoverdrachtsovereenkomstnummerachtervoegsel', met: false }, ...rulesFor('x')]}
    />
  ),
};
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  globals: { viewport: { value: 'phone' } },
  render: () => <ChoosePassword first="warmtepomp1" />,
};
