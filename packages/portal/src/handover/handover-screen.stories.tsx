import { exampleAnswer, failure, never, success } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, inPortal, visitor, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { HandoverScreen } from './handover-screen.js';

const handover = exampleAnswer('getHandover');
const signed = { name: 'Noor Visser', at: '2027-01-12T14:40:00.000Z' };
let sent: unknown;

const meta = {
  title: 'Portal/Oplevering',
  component: HandoverScreen,
  decorators: [inPortal],
  beforeEach: () => {
    visitor();
    sent = undefined;
  },
  args: { token: 'c2VjcmV0' },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    ...wholeScreen,
    ...answering({
      getHandover: success(handover),
      putHandover: async (request) => {
        sent = await request.json();
        return success(signed);
      },
    }),
  },
} satisfies Meta<typeof HandoverScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = 'Tekenen voor de oplevering';

/** What misses is said where it misses; then it is signed, and what remains is a message to the seller. */
export const Signs: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Pomp AO · Lindelaan 12, 3581 KJ Utrecht · bestelling 2026-01482$/)).toBeVisible();
    await step('nothing is signed without a name and what is agreed to', async () => {
      await userEvent.click(canvas.getByRole('button', { name: button }));
      await expect((await canvas.findAllByText('Je tekent pas als de installatie klaar is en werkt.')).length).toBeGreaterThan(0);
      await expect(sent).toBeUndefined();
    });
    await step('and then it is', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Je voor- en achternaam/ }), 'Noor Visser');
      await userEvent.type(await canvas.findByRole('textbox', { name: /^Moet er nog iets gebeuren/ }), 'De kit moet nog drogen.');
      await userEvent.click(canvas.getByRole('checkbox', { name: /^De installatie is klaar/ }));
      await userEvent.click(canvas.getByRole('button', { name: button }));
      await expect(await canvas.findByRole('heading', { level: 2, name: 'Getekend' })).toHaveFocus();
      await expect(canvas.getByText('Noor Visser tekende op 12 januari 2027 om 15:40 voor de oplevering.')).toBeVisible();
      await expect(sent).toEqual({ name: 'Noor Visser', remark: 'De kit moet nog drogen.', agreed: true });
    });
  },
};

/** Opened again. */
export const SignedAlready: Story = {
  parameters: answering({ getHandover: success({ ...handover, signed }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Getekend' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: button })).not.toBeInTheDocument();
  },
};

export const Over: Story = {
  parameters: answering({ getHandover: failure(422, { message: 'Deze link is niet meer geldig.', code: 'expiredLink' }) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible();
  },
};
export const WithoutToken: Story = { ...Over, args: { token: undefined } };

/** The other phone was first. */
export const Refused: Story = {
  parameters: answering({
    getHandover: success(handover),
    putHandover: failure(409, { message: 'Voor deze oplevering is al getekend.', code: 'conflict', reason: 'handedOverAlready' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Je voor- en achternaam/ }), 'Noor Visser');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^De installatie is klaar/ }));
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await expect(await canvas.findByText('Voor deze oplevering is al getekend.')).toBeVisible();
  },
};

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Loading: Story = {
  parameters: answering({ getHandover: never }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Oplevering laden');
  },
};
