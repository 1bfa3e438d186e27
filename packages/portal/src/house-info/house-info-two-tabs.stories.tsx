import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { house, houseInfoServer, savedMeanwhile } from '../house-info-steps/house-info-server.stories.setup.js';
import { inAccount, signedIn, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { HouseInfoScreen } from './house-info-screen.js';
import { everythingStored } from './stored-examples.stories.setup.js';

/** A section that is changed on the house screen while another tab saves it: the older save is told so, and nothing is lost silently. */
const meta = {
  title: 'Portal/Woninggegevens in twee tabbladen',
  component: HouseInfoScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { houseId: house.id },
  parameters: { ...wholeScreen, portal: { pathname: '/account/woning/' } },
} satisfies Meta<typeof HouseInfoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const stored = everythingStored.houseInfo.consumption;
const lastSaved = (server: ReturnType<typeof houseInfoServer>) =>
  (server.saves.at(-1) as typeof everythingStored).houseInfo.consumption;
const saved = (canvas: ReturnType<typeof within>) => waitFor(() => expect(canvas.getByText('Opgeslagen')).toBeVisible());

/** Types another gas consumption here, and saves it after another tab saved a third one and other water. */
async function saveTheOlder(canvasElement: HTMLElement, server: ReturnType<typeof houseInfoServer>) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('heading', { name: 'Verbruik Ingevuld' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Verbruik aanpassen' }));
  const gas = await canvas.findByRole('textbox', { name: /Hoeveel gas/ });
  await userEvent.clear(gas);
  await userEvent.type(gas, '1300');
  server.saveElsewhere({ completed: true, consumption: { ...stored, gasConsumption: '1600', waterConsumption: '95' } });
  await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
  const question = within(await canvas.findByRole('region', { name: 'Welke antwoorden wil je bewaren?' }));
  return { canvas, question, gas };
}

const choosing = houseInfoServer(everythingStored);

/** What the server says, beside what to choose between; a notification would say it twice. */
export const ShowsWhatChanged: Story = {
  parameters: choosing.parameters,
  play: async ({ canvasElement }) => {
    const { canvas, question } = await saveTheOlder(canvasElement, choosing);
    await expect(canvas.getByText(savedMeanwhile)).toBeVisible();
    await expect(question.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1.300 m³', '1.600 m³']);
    await expect(within(document.body).queryByText(/^Opslaan is niet gelukt/)).not.toBeInTheDocument();
  },
};

const mine = houseInfoServer(everythingStored);

export const KeepsMine: Story = {
  parameters: mine.parameters,
  play: async ({ canvasElement }) => {
    const { canvas, question, gas } = await saveTheOlder(canvasElement, mine);
    await userEvent.click(question.getByRole('button', { name: /^Mijn antwoord houden/ }));
    await saved(canvas);
    await expect(gas).toHaveValue('1300');
    await expect(lastSaved(mine)).toMatchObject({ gasConsumption: '1300', waterConsumption: '95' });
  },
};

const newest = houseInfoServer(everythingStored);

export const TakesTheNewest: Story = {
  parameters: newest.parameters,
  play: async ({ canvasElement }) => {
    const { canvas, question, gas } = await saveTheOlder(canvasElement, newest);
    await userEvent.click(question.getByRole('button', { name: /^Opgeslagen antwoord nemen/ }));
    await expect(gas).toHaveValue('1600');
    await saved(canvas);
    await expect(canvas.queryByText(savedMeanwhile)).not.toBeInTheDocument();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Sluiten' })[0]!);
    await expect(canvas.getByText('1.600 m³')).toBeVisible();
    await expect(canvas.getByText('95 m³')).toBeVisible();
  },
};
