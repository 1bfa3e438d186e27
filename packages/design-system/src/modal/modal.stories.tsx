import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { EmailField } from '../fields/email-field.js';
import { PhoneField } from '../fields/phone-field.js';
import { SelectField } from '../fields/select-field.js';
import { Stack } from '../layout/stack.js';
import { Text } from '../text/text.js';
import { modalGuide } from './modal.guide.js';
import { Modal, type ModalProps } from './modal.js';

interface ScreenProps extends Partial<ModalProps> {
  opener?: string;
  startOpen?: boolean;
  /** One button that agrees, instead of the two of the question. */
  agree?: string;
}

/** A screen with the button that opens the modal; the actions close it too. */
function Screen({ opener = 'Adres verwijderen', startOpen = true, agree, ...modal }: ScreenProps) {
  const [open, setOpen] = useState(startOpen);
  const close = () => setOpen(false);
  return (
    <Stack gap="m" align="start">
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Text>De pagina erachter staat stil zolang het venster open is.</Text>
      <Modal
        title="Adres verwijderen?"
        {...modal}
        open={open}
        onClose={close}
        actions={agree ? <Button onClick={close}>{agree}</Button> : <DeleteActions onDone={close} />}
      />
    </Stack>
  );
}

function DeleteActions({ onDone }: { onDone: () => void }) {
  return (
    <>
      <Button tone="danger" onClick={onDone}>
        Adres verwijderen
      </Button>
      <Button tone="quiet" onClick={onDone}>
        Adres houden
      </Button>
    </>
  );
}

const paragraphs = Array.from({ length: 14 }, (_, index) => (
  <Text key={index}>
    {index + 1}. De buitenunit staat op ten minste een halve meter van de erfgrens en blaast niet naar het raam van de buren. De
    monteur meet het geluid bij het opleveren, en laat zien hoe je de nachtstand instelt.
  </Text>
));

const meta = {
  title: 'Acties en terugkoppeling/Venster',
  component: Modal,
  // The stories open it by their button, and close it.
  argTypes: { open: { control: false } },
  args: { open: true, onClose: () => undefined, title: 'Adres verwijderen?' },
  parameters: { guide: modalGuide, docs: { story: { inline: false, height: '34rem' } } },
  render: ({ open: _open, onClose: _onClose, ...args }) => <Screen {...args} />,
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/**
 * Een vraag: titel, een of twee zinnen, twee antwoorden die zeggen wat ze doen.
 * @english A question: a title, a sentence or two, two answers that say what they do.
 */
export const Question: Story = {
  name: 'Vraag',
  tags: ['visual'],
  args: { size: 'small', description: 'Je kunt Kastanjelaan 12 daarna niet meer terughalen. Bestellingen blijven staan.' },
  play: async () => {
    const modal = await dialog();
    await expect(modal).toHaveAccessibleName('Adres verwijderen?');
    await expect(modal).toHaveAccessibleDescription(/niet meer terughalen/);
    await expect(modal).toHaveFocus();
  },
};

export const WithoutDescription: Story = {
  name: 'Zonder toelichting',
  args: { size: 'small' },
  play: async () => {
    await expect(await dialog()).not.toHaveAttribute('aria-describedby');
  },
};

function EmailForm() {
  const [open, setOpen] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Bereken je besparing</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Bereken je besparing"
        description="We mailen je de uitkomst."
        initialFocus={field}
        actions={
          <>
            <Button type="submit" onClick={() => setOpen(false)}>
              Bekijk je besparing
            </Button>
            <Button tone="quiet" onClick={() => setOpen(false)}>
              Nu niet
            </Button>
          </>
        }
      >
        <Stack gap="l">
          <EmailField ref={field} label="E-mailadres" name="email" />
          <PhoneField label="Telefoonnummer" name="phone" />
        </Stack>
      </Modal>
    </>
  );
}

/**
 * Is het venster er voor één veld, dan begint de focus daar. Tab blijft binnen.
 * @english If the window is there for one field, the focus begins there. Tab stays within.
 */
export const WithForm: Story = {
  name: 'Met formulier',
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  render: () => <EmailForm />,
  play: async () => {
    const modal = await dialog();
    const inside = within(modal);
    await expect(inside.getByRole('textbox', { name: 'E-mailadres' })).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole('textbox', { name: 'Telefoonnummer' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Nu niet' })).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Sluiten' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(inside.getByRole('button', { name: 'Nu niet' })).toHaveFocus();
  },
};

/**
 * De inhoud schuift binnen het venster; titel en knoppen blijven in zicht. Met het toetsenbord is hij te bereiken om te schuiven.
 * @english The content scrolls within the window; title and buttons stay in sight. With the keyboard it can be reached to scroll.
 */
export const LongContent: Story = {
  name: 'Lange inhoud',
  tags: ['visual'],
  args: { title: 'Voorwaarden voor het plaatsen van de buitenunit', children: <Stack gap="m">{paragraphs}</Stack> },
  render: ({ title, children }) => (
    <Screen opener="Voorwaarden lezen" agree="Ik ga akkoord" title={title}>
      {children}
    </Screen>
  ),
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Voorwaarden voor het plaatsen van de buitenunit' });
    await expect(region).toHaveAttribute('tabindex', '0');
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    const bottom = screen.getByRole('button', { name: 'Ik ga akkoord' }).getBoundingClientRect().bottom;
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const LongDutchWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'reflow' } },
  args: {
    title: 'Verwarmingsinstallatieonderhoudsabonnementsvoorwaarden wijzigen?',
    description: 'Je meterkastuitbreidingsaanvraagnummer is 1234567890123456789012345678901234567890.',
  },
};

export const Large: Story = {
  name: 'Breed',
  args: {
    size: 'large',
    title: 'Zo ziet een goede foto eruit',
    children: <Text>Ruim genoeg voor een voorbeeld naast je eigen foto.</Text>,
  },
  render: ({ title, size, children }) => (
    <Screen opener="Voorbeeld bekijken" agree="Maak mijn foto" title={title} size={size}>
      {children}
    </Screen>
  ),
};

/**
 * Met het toetsenbord geopend, met Escape gesloten: de focus is terug op de knop.
 * @english Opened with the keyboard, closed with Escape: the focus is back on the button.
 */
export const ByKeyboard: Story = {
  name: 'Met het toetsenbord',
  render: () => <Screen startOpen={false} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Adres verwijderen' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(opener).toHaveFocus();
  },
};

export const ByCloseButton: Story = {
  name: 'Sluiten met de knop',
  render: () => <Screen startOpen={false} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Adres verwijderen' });
    await userEvent.click(opener);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Sluiten' }));
    await gone();
    await expect(opener).toHaveFocus();
  },
};

/**
 * Naast het venster klikken sluit het. De pagina schuift intussen niet en verspringt niet.
 * @english A click beside the window closes it. Meanwhile the page doesn’t scroll and doesn’t jump.
 */
export const ByBackdrop: Story = {
  name: 'Sluiten naast het venster',
  render: () => <Screen startOpen={false} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Adres verwijderen' });
    const { left } = opener.getBoundingClientRect();
    await userEvent.click(opener);
    const modal = await dialog();
    await expect(getComputedStyle(document.body).overflowY).toBe('hidden');
    await expect(opener.getBoundingClientRect().left).toBe(left);
    const backdrop = modal.previousElementSibling;
    if (!backdrop) throw new Error('The backdrop stands before the panel');
    await userEvent.click(backdrop);
    await gone();
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.body).overflowY).not.toBe('hidden');
  },
};

function DeletedRow() {
  const [open, setOpen] = useState(false);
  const [present, setPresent] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = () => {
    setPresent(false);
    setOpen(false);
  };
  return (
    <Stack gap="m" align="start">
      <h2 ref={heading} tabIndex={-1}>
        Mijn adressen
      </h2>
      {present && (
        <Button tone="danger" onClick={() => setOpen(true)}>
          Kastanjelaan 12 verwijderen
        </Button>
      )}
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Adres verwijderen?"
        size="small"
        returnFocus={heading}
        actions={<DeleteActions onDone={remove} />}
      />
    </Stack>
  );
}

/**
 * Is de knop die opende er niet meer, dan gaat de focus naar wat `returnFocus` noemt.
 * @english If the button that opened it is gone, the focus goes to what `returnFocus` names.
 */
export const OpenerGone: Story = {
  name: 'Opener is weg',
  render: () => <DeletedRow />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kastanjelaan 12 verwijderen' }));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Adres verwijderen' }));
    await gone();
    await expect(canvas.getByRole('heading', { name: 'Mijn adressen' })).toHaveFocus();
  },
};

function PhoneForm() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <PhoneField ref={field} label="Telefoonnummer" name="phone" />;
}

/**
 * Ook inhoud die zelf de focus neemt, geeft hem terug aan de knop.
 * @english Content that takes the focus itself gives it back to the button, too.
 */
export const FocusTakenByContent: Story = {
  name: 'Inhoud neemt de focus',
  render: () => (
    <Screen startOpen={false} opener="Terugbellen" title="Zullen we je bellen?">
      <PhoneForm />
    </Screen>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Terugbellen' });
    await userEvent.click(opener);
    await expect(within(await dialog()).getByRole('textbox', { name: 'Telefoonnummer' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(opener).toHaveFocus();
  },
};

const brands = ['Nefit', 'Remeha', 'Vaillant'].map((label) => ({ value: label, label }));

function BrandForm() {
  const [brand, setBrand] = useState('');
  return <SelectField label="Welk merk is je ketel?" name="boilerBrand" options={brands} value={brand} onValueChange={setBrand} />;
}

/**
 * Escape sluit eerst de lijst die erin openstaat, en dan pas het venster.
 * @english Escape first closes the list that is open in it, and only then the window.
 */
export const ListOpenInside: Story = {
  name: 'Met een open keuzelijst',
  render: () => (
    <Screen agree="Opslaan" title="Je ketel">
      <BrandForm />
    </Screen>
  ),
  play: async () => {
    const inside = within(await dialog());
    const box = inside.getByRole('combobox');
    await userEvent.click(box);
    await expect(inside.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(inside.queryByRole('listbox')).toBeNull();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};
