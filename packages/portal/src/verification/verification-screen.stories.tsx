import { exampleAnswer, failure, never, success } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, inPortal, visited, visitor, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { VerificationScreen } from './verification-screen.js';

const code = 'K7QM-2F9D-X4TB-8HZR';
/** The hashes of the files below. */
const signed = {
  ...exampleAnswer('getVerification'),
  sha256: '784629e0ce4f666591606997e1d07f833ad818394ae5a2166907ef995c33c6fc',
};
const plan = new File(['%PDF-1.7 een installatieplan'], 'plan.pdf', { type: 'application/pdf' });
const changed = new File(['%PDF-1.7 een ander installatieplan'], 'plan.pdf', { type: 'application/pdf' });

const meta = {
  title: 'Portal/Ondertekening controleren',
  component: VerificationScreen,
  decorators: [inPortal],
  beforeEach: visitor,
  args: { code },
  parameters: { ...wholeScreen, ...answering({ getVerification: success(signed) }) },
} satisfies Meta<typeof VerificationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fileField = 'Kies het bestand (PDF)';

/** From the address on a confirmation, with the file itself held against it. */
export const Verified: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Deze ondertekening is echt' })).toBeVisible();
    // Nobody asked here: it is read from the top.
    await expect(document.body).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /^Controlecode/ })).toHaveValue(code);
    await expect(canvas.getByText('21 november 2026 om 10:04')).toBeVisible();
    await expect(canvas.getByText(signed.sha256)).toBeVisible();
    await expect(canvas.getByText('21 november 2026 om 10:04, van een onafhankelijke dienst (RFC 3161)')).toBeVisible();

    await step('a byte that differs makes it another file', async () => {
      await userEvent.upload(canvas.getByLabelText(fileField), changed);
      await expect(
        await canvas.findByText(/^Dit bestand is niet gelijk aan het document, de bevestiging of de voorwaarden\./),
      ).toBeVisible();
    });
    await step('and the very file is recognised', async () => {
      await userEvent.upload(canvas.getByLabelText(fileField), plan);
      await expect(await canvas.findByText('Dit is precies het document dat getekend is: Installatieplan.')).toBeVisible();
    });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Confirmation: Story = {
  parameters: answering({ getVerification: success({ ...signed, sha256: 'a'.repeat(64), confirmationSha256: signed.sha256 }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(await canvas.findByLabelText(fileField), plan);
    await expect(await canvas.findByText(/^Dit is precies de bevestiging/)).toBeVisible();
  },
};

/** However it is typed, it is the same code. */
export const Typed: Story = {
  args: { code: undefined },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: /^Controlecode/ });
    await step('what can’t be a code is said at the field', async () => {
      await userEvent.type(field, 'K7QM');
      await userEvent.click(canvas.getByRole('button', { name: 'Controleren' }));
      await expect((await canvas.findAllByText('Deze code klopt niet. Kijk nog eens op de bevestiging.')).length).toBeGreaterThan(
        0,
      );
    });
    await step('and a code is asked about', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'k7qm 2f9d x4tb 8hzr');
      await userEvent.click(canvas.getByRole('button', { name: 'Controleren' }));
      await expect(await canvas.findByRole('heading', { level: 2, name: 'Deze ondertekening is echt' })).toHaveFocus();
      await waitFor(() => expect(visited.push).toHaveBeenLastCalledWith(`/controle/?code=${code}`));
    });
  },
};

const says = (words: RegExp, status: number, errorCode: 'notFound' | 'conflict' | 'tooManyRequests', message = ''): Story => ({
  parameters: answering({ getVerification: failure(status, { message, code: errorCode }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.queryByText('Deze ondertekening is echt')).not.toBeInTheDocument();
  },
});

export const Unknown: Story = says(/^Onder deze code is bij ons niets getekend\./, 404, 'notFound');
export const TamperedWith: Story = says(/^Pas op: wat bij deze code staat/, 409, 'conflict');
export const TooOften: Story = says(
  /^Je hebt het te vaak geprobeerd\./,
  429,
  'tooManyRequests',
  'Je hebt het te vaak geprobeerd. Probeer het over een minuut nog eens.',
);

export const LongName: Story = {
  parameters: answering({
    getVerification: success({
      ...signed,
      documentName: 'Aansprakelijkheidswaardevaststellingsveranderingeninstallatieplan',
      orderNumber: '2026-0148200000000-VERVOLG',
    }),
  }),
};

export const Loading: Story = {
  parameters: answering({ getVerification: never }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Ondertekening controleren');
  },
};
