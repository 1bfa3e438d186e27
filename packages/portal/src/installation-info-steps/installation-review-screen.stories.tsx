import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  everythingStored,
  house,
  installationServer,
  partlyStored,
  storedUploads,
} from '../installation-info/installation-server.stories.setup.js';
import { inAccount, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { InstallationReviewScreen } from './installation-review-screen.js';

const ready = installationServer(everythingStored, { uploads: storedUploads });

const meta = {
  title: 'Portal/Installatiegegevens nakijken',
  component: InstallationReviewScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { houseId: house.id, flow: 'pomp ao' },
  parameters: { ...wholeScreen, ...ready.parameters, portal: { pathname: '/account/installatie/nakijken/' } },
} satisfies Meta<typeof InstallationReviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadyToFinish: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const gallery = within(await canvas.findByRole('list', { name: /gasketel en de leidingen/ }));
    await expect(gallery.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('6,5 m')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download als pdf' })).toHaveAttribute(
      'href',
      `/api/account/getInstallationInfoPdf?houseId=${house.id}&flow=pomp+ao`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Afronden' }));
    await waitFor(() => expect(visited.push.mock.calls).toEqual([['/account/feedback/?type=installatie']]));
    await expect(ready.flags).toEqual([{ installationInfoPompAoCompleted: true }]);
  },
};

export const SomethingIsMissing: Story = {
  parameters: installationServer(partlyStored).parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Dit mist nog')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Afronden' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Koppeling met verwarmingssysteem' })).toHaveAttribute(
      'href',
      `/account/installatie/koppeling/?houseId=${house.id}&flow=pomp+ao&terug=nakijken`,
    );
  },
};
