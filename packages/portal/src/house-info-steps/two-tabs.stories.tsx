import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everythingStored } from '../house-info/stored-examples.stories.setup.js';
import { inAccount, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { house, houseInfoServer, savedMeanwhile } from './house-info-server.stories.setup.js';
import { HouseInfoStepScreen } from './house-info-step-screen.js';

/** The same section filled in twice at once: the older save is told so, and nothing is lost silently. */
const meta = {
  title: 'Portal/Twee tabbladen',
  component: HouseInfoStepScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { step: 'consumption', houseId: house.id },
  // On a phone it asks one question at a time: stories of that say so.
  globals: { viewport: { value: 'desktop' } },
  parameters: { ...wholeScreen, portal: { pathname: '/account/woning/verbruik/' } },
} satisfies Meta<typeof HouseInfoStepScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const stored = everythingStored.houseInfo.consumption;
const lastSaved = (server: ReturnType<typeof houseInfoServer>) =>
  (server.saves.at(-1) as typeof everythingStored).houseInfo.consumption;
const wentOn = () =>
  waitFor(() => expect(visited.push.mock.calls).toEqual([[`/account/woning/woning/?houseId=${house.id}`, { scroll: 'keep' }]]));

/** Types another gas consumption here, after another tab saved a third one and other water. */
async function saveTheOlder(
  canvasElement: HTMLElement,
  server: ReturnType<typeof houseInfoServer>,
  button = 'Opslaan en volgende',
) {
  const canvas = within(canvasElement);
  const gas = await canvas.findByRole('textbox', { name: /Hoeveel gas/ });
  await userEvent.clear(gas);
  await userEvent.type(gas, '1300');
  server.saveElsewhere({ completed: true, consumption: { ...stored, gasConsumption: '1600', waterConsumption: '95' } });
  await userEvent.click(canvas.getByRole('button', { name: button }));
  const question = within(await canvas.findByRole('region', { name: 'Welke antwoorden wil je bewaren?' }));
  return { canvas, question, gas };
}

const choosing = houseInfoServer(everythingStored);

export const ShowsWhatChanged: Story = {
  parameters: choosing.parameters,
  play: async ({ canvasElement }) => {
    const { canvas, question } = await saveTheOlder(canvasElement, choosing);
    await expect(canvas.getByText(savedMeanwhile)).toBeVisible();
    await expect(question.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1.300 m³', '1.600 m³']);
    await expect(visited.push).not.toHaveBeenCalled();
  },
};

const mine = houseInfoServer(everythingStored);

export const KeepsMine: Story = {
  parameters: mine.parameters,
  play: async ({ canvasElement }) => {
    const { question } = await saveTheOlder(canvasElement, mine);
    await userEvent.click(question.getByRole('button', { name: /^Mijn antwoord houden/ }));
    await wentOn();
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
    await wentOn();
    await expect(canvas.queryByText(savedMeanwhile)).not.toBeInTheDocument();
    await expect(lastSaved(newest)).toMatchObject({ gasConsumption: '1600', waterConsumption: '95' });
  },
};

const apart = houseInfoServer(everythingStored);

/** What only one of the two changed isn't asked, and never put back: not even in the tab that saves last. */
export const AsksNothingOfWhatOnlyOneChanged: Story = {
  parameters: apart.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const electricity = await canvas.findByRole('textbox', { name: /stroom/ });
    await userEvent.clear(electricity);
    await userEvent.type(electricity, '3100');
    apart.saveElsewhere({ completed: true, consumption: { ...stored, gasConsumption: '1500' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan en volgende' }));
    await wentOn();
    await expect(lastSaved(apart)).toMatchObject({ gasConsumption: '1500', electricityConsumption: '3100' });
  },
};

const twice = houseInfoServer(everythingStored);

export const ChoosesFieldByField: Story = {
  parameters: twice.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [name, text] of [
      [/Hoeveel gas/, '1300'],
      [/stroom/, '3100'],
    ] as const) {
      const field = await canvas.findByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, text);
    }
    twice.saveElsewhere({
      completed: true,
      consumption: { ...stored, gasConsumption: '1600', electricityConsumption: '3300', waterConsumption: '95' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan en volgende' }));
    const question = within(await canvas.findByRole('region', { name: 'Welke antwoorden wil je bewaren?' }));
    await userEvent.click(question.getByRole('button', { name: /^Mijn antwoord houden: Hoeveel gas/ }));
    await expect(question.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['3.100 kWh', '3.300 kWh']);
    await expect(visited.push).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: /^Opgeslagen antwoord nemen: Hoeveel stroom/ }));
    await wentOn();
    await expect(lastSaved(twice)).toMatchObject({
      gasConsumption: '1300',
      electricityConsumption: '3300',
      waterConsumption: '95',
    });
  },
};

const onTheWayHome = houseInfoServer(everythingStored);

/** Going home asks as well, and then goes home. */
export const AsksOnTheWayHome: Story = {
  parameters: onTheWayHome.parameters,
  play: async ({ canvasElement }) => {
    const { question } = await saveTheOlder(canvasElement, onTheWayHome, 'Opslaan en terug naar woning overzicht');
    await userEvent.click(question.getByRole('button', { name: /^Mijn antwoord houden/ }));
    await waitFor(() => expect(visited.push.mock.calls).toEqual([[`/account/woning/?houseId=${house.id}`, { scroll: 'keep' }]]));
  },
};

const same = houseInfoServer(everythingStored);

/** Both tabs answered the same: there is nothing to choose. */
export const SaysNothingOfTheSameAnswers: Story = {
  parameters: same.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const water = await canvas.findByRole('button', { name: /^Ik weet het niet: Hoeveel water/ });
    await userEvent.click(water);
    await userEvent.type(canvas.getByRole('textbox', { name: /water/ }), '95');
    same.saveElsewhere({ completed: true, consumption: { ...stored, waterConsumption: '95' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan en volgende' }));
    await wentOn();
  },
};

const refreshed = houseInfoServer(everythingStored);

/** Also when this tab heard of the newer answers while someone typed in it: what is on the screen still started from the older ones. */
export const AsksAfterARefresh: Story = {
  parameters: refreshed.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const gas = await canvas.findByRole('textbox', { name: /Hoeveel gas/ });
    await userEvent.clear(gas);
    await userEvent.type(gas, '1300');
    refreshed.saveElsewhere({ completed: true, consumption: { ...stored, gasConsumption: '1600' } });
    await waitFor(async () => {
      // The connection comes back: whatever is stale by now is asked for again.
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
      await expect(refreshed.reads.at(-1)).toBe('"v2"');
    });
    await expect(gas).toHaveValue('1300');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan en volgende' }));
    await expect(await canvas.findByRole('region', { name: 'Welke antwoorden wil je bewaren?' })).toBeVisible();
    await expect(visited.push).not.toHaveBeenCalled();
  },
};
