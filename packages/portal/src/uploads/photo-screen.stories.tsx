import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { photo, storedUploads } from '../installation-info/installation-server.stories.setup.js';
import { inPortal, visitor, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { PhotoScreen } from './photo-screen.js';

const question = { houseId: '1', section: 'photos', field: 'photoCurrentGasBoilerAndPipes' };

/** The backend as seen by the holder of a link. */
function linkedBackend(names: readonly string[] = []) {
  let files = names.map((name, index) => ({ ...storedUploads[0]!, id: `upload-${index}`, fileName: name }));
  return {
    handlers: [
      http.get('*/documents/upload', () => HttpResponse.json({ question, files })),
      http.get('*/documents/upload/:id', () => new HttpResponse(null, { status: 404 })),
      http.post('*/documents/upload', async ({ request }) => {
        const sent = (await request.formData()).get('files');
        const added = { ...storedUploads[0]!, id: `upload-${files.length}`, fileName: sent instanceof File ? sent.name : '' };
        files = [...files, added];
        return HttpResponse.json([added]);
      }),
      http.delete('*/documents/upload/:id', ({ params }) => {
        files = files.filter(({ id }) => id !== params.id);
        return HttpResponse.json({});
      }),
    ],
  };
}

const meta = {
  title: 'Portal/Foto’s met je telefoon',
  component: PhotoScreen,
  decorators: [inPortal],
  beforeEach: visitor,
  args: { token: 'a-token' },
  globals: { viewport: { value: 'phone' } },
  parameters: { ...wholeScreen, msw: linkedBackend() },
} satisfies Meta<typeof PhotoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddsAndDeletes: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Foto’s van je gasketel en de leidingen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Foto maken' })).toBeVisible();
    await expect(canvas.getByText(/^Tot 500 MB per bestand\./)).toBeVisible();
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[capture]')!, [photo('ketel.jpg')]);
    await waitFor(() => expect(canvas.getByText('Opgeslagen')).toBeVisible());
    await expect(canvas.getByText(/Dan kun je deze pagina sluiten/)).toBeVisible();

    await step('and takes one back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Verwijder ketel.jpg' }));
      await waitFor(() => expect(canvas.queryByText('ketel.jpg')).not.toBeInTheDocument());
    });
  },
};

export const SomeAreThere: Story = { parameters: { msw: linkedBackend(['ketel.jpg', 'IMG_2041.HEIC']) } };

export const LinkIsOver: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/documents/upload', () =>
          HttpResponse.json({ message: 'Deze link werkt niet meer.', code: 'uploadTokenExpired' }, { status: 401 }),
        ),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Deze link werkt niet meer.' })).toBeVisible();
    await expect(canvas.getByText(/^Een link werkt 15 minuten\./)).toBeVisible();
  },
};

export const NoToken: Story = {
  args: { token: undefined },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Deze link werkt niet meer.' })).toBeVisible();
  },
};
