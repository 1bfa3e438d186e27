import { failure, offline, success } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everythingStored, nothingStored, partlyStored } from '../house-info/stored-examples.stories.setup.js';
import {
  askToLeave,
  inAccount,
  marieke,
  signedIn,
  visited,
  wholeScreen,
  withoutReception,
} from '../provider/in-portal.stories.setup.js';
import { house, houseInfoServer, savedMeanwhile } from './house-info-server.stories.setup.js';
import { HouseInfoStepScreen } from './house-info-step-screen.js';

/** Elk antwoord blijft bewaard, zonder dat iemand op opslaan hoeft te drukken: eerst op het toestel, meteen daarna bij ons. */
const meta = {
  title: 'Portal/Bewaard zonder te drukken',
  component: HouseInfoStepScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { step: 'consumption', houseId: house.id },
  // On a phone it asks one question at a time: stories of that say so.
  globals: { viewport: { value: 'desktop' } },
  parameters: { ...wholeScreen, portal: { pathname: '/account/woning/verbruik/', keepAfter: 50 } },
} satisfies Meta<typeof HouseInfoStepScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const stored = everythingStored.houseInfo.consumption;
const keptOf = (section: string) => `pomp.kept:${marieke.id}:houseInfo/${house.id}/${section}`;
const reception = () => void window.dispatchEvent(new Event('online'));

async function answerIn(canvasElement: HTMLElement, name: RegExp, text: string) {
  const field = await within(canvasElement).findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
}

const says = (canvasElement: HTMLElement, text: string | RegExp) =>
  waitFor(() => expect(within(canvasElement).getByText(text)).toBeVisible());
const saidSaved = (canvasElement: HTMLElement) => says(canvasElement, /^Bewaard om \d\d\.\d\d$/);

const byItself = houseInfoServer(partlyStored);

export const SavesByItself: Story = {
  parameters: byItself.parameters,
  play: async ({ canvasElement }) => {
    await answerIn(canvasElement, /stroom/, '3100');
    await waitFor(() =>
      expect(byItself.saves.at(-1)).toMatchObject({
        houseInfo: { completed: true, consumption: { electricityConsumption: '3100', completed: true } },
      }),
    );
    await saidSaved(canvasElement);
    await waitFor(() => expect(localStorage.getItem(keptOf('consumption'))).toBeNull());
    await expect(visited.push).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getAllByRole('link', { name: /^Woning/ })[0]!);
    await expect(askToLeave).not.toHaveBeenCalled();
  },
};

const isOnline = { now: false };
const cellar = houseInfoServer(partlyStored, {}, () => isOnline.now);

/** In de kelder: het staat op het toestel, en gaat vanzelf zodra er bereik is. Weggaan mag. */
export const WithoutReception: Story = {
  beforeEach: () => {
    isOnline.now = false;
    return withoutReception(signedIn)();
  },
  parameters: cellar.parameters,
  play: async ({ canvasElement, step }) => {
    const field = await answerIn(canvasElement, /stroom/, '3100');
    await step('said at once, and kept', async () => {
      await says(canvasElement, 'Geen bereik. Bewaard op dit toestel');
      await expect(localStorage.getItem(keptOf('consumption'))).toContain('3100');
    });
    await step('leaving asks nothing', async () => {
      await userEvent.click(within(canvasElement).getAllByRole('link', { name: /^Woning/ })[0]!);
      await expect(askToLeave).not.toHaveBeenCalled();
    });
    await step('and with reception it goes by itself', async () => {
      isOnline.now = true;
      reception();
      await saidSaved(canvasElement);
      await expect(cellar.saves).toHaveLength(1);
      await expect(field).toHaveValue('3100');
      await waitFor(() => expect(localStorage.getItem(keptOf('consumption'))).toBeNull());
    });
  },
};

const twoPeople = houseInfoServer(everythingStored);

/** Wat iemand anders intussen invulde, komt erbij en wordt niet teruggezet. */
export const MergesByItself: Story = {
  parameters: twoPeople.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const water = await canvas.findByRole('button', { name: /^Ik weet het niet: Hoeveel water/ });
    await expect(water).toHaveAttribute('aria-pressed', 'true');
    twoPeople.saveElsewhere({ completed: true, consumption: { ...stored, waterConsumption: '95' } });
    await answerIn(canvasElement, /Hoeveel gas/, '1300');
    await saidSaved(canvasElement);
    await expect(twoPeople.saves.at(-1)).toMatchObject({
      houseInfo: { completed: true, consumption: { gasConsumption: '1300', waterConsumption: '95' } },
    });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /water/ })).toHaveValue('95'));
  },
};

const both = houseInfoServer(everythingStored);

export const AsksWhatBothChanged: Story = {
  parameters: both.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('textbox', { name: /Hoeveel gas/ });
    both.saveElsewhere({ completed: true, consumption: { ...stored, gasConsumption: '1600' } });
    await answerIn(canvasElement, /Hoeveel gas/, '1300');
    const question = within(await canvas.findByRole('region', { name: 'Welke antwoorden wil je bewaren?' }));
    await says(canvasElement, 'Ook ergens anders ingevuld. Kies bovenaan wat je wilt bewaren.');
    await userEvent.click(question.getByRole('button', { name: /^Mijn antwoord houden/ }));
    await saidSaved(canvasElement);
    await expect(both.saves.at(-1)).toMatchObject({ houseInfo: { consumption: { gasConsumption: '1300' } } });
    await expect(visited.push).not.toHaveBeenCalled();
  },
};

const known = houseInfoServer(nothingStored, {
  getHouseSuggestions: success({
    suggestions: [{ section: 'house', field: 'buildingYear', answer: '1975', by: 'bag', date: '2026-11-21' }],
  }),
});

/** Wat een register weet, is pas een antwoord als iemand dat zegt. */
export const KeepsNoSuggestions: Story = {
  args: { step: 'house' },
  parameters: known.parameters,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/BAG, 21 november 2026/)).toBeVisible());
    await answerIn(canvasElement, /woonoppervlak/, '118');
    // Where typing takes longer than it waits, half an answer was saved before.
    await waitFor(() =>
      expect(known.saves.at(-1)).toEqual({
        houseInfo: { completed: false, house: { buildingSize: '118', completed: false } },
      }),
    );
    await saidSaved(canvasElement);
    await expect(JSON.stringify(known.saves)).not.toContain('buildingYear');
    await expect(within(canvasElement).getByText(/BAG, 21 november 2026/)).toBeVisible();
  },
};

const knownHeating = houseInfoServer(nothingStored, {
  getHouseSuggestions: success({
    suggestions: [{ section: 'heating', field: 'heatGenerationSystem', answer: ['gasketel'], by: 'customer', date: '2026-11-21' }],
  }),
});

/** Wat iemand leegmaakt, wordt niet nog eens voorgesteld. */
export const EmptiesASuggestion: Story = {
  args: { step: 'heating' },
  parameters: knownHeating.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boiler = await canvas.findByRole('checkbox', { name: 'Gasketel' });
    await waitFor(() => expect(boiler).toBeChecked());
    await userEvent.click(boiler);
    await saidSaved(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Warmtepomp/ }));
    await waitFor(() =>
      expect(knownHeating.saves.at(-1)).toMatchObject({ houseInfo: { heating: { heatGenerationSystem: ['warmtepomp'] } } }),
    );
    await expect(boiler).not.toBeChecked();
    await userEvent.click(boiler);
    await waitFor(() =>
      expect(knownHeating.saves.at(-1)).toMatchObject({
        houseInfo: { heating: { heatGenerationSystem: expect.arrayContaining(['gasketel']) } },
      }),
    );
  },
};

const emptied = houseInfoServer(nothingStored, {
  getHouseSuggestions: success({
    suggestions: [{ section: 'house', field: 'buildingSize', answer: '124', by: 'bag', date: '2026-11-21' }],
  }),
});

/** En wie het daarna zelf zo invult, heeft het beantwoord. */
export const AnswersAsWasSuggested: Story = {
  args: { step: 'house' },
  parameters: emptied.parameters,
  play: async ({ canvasElement }) => {
    const size = await within(canvasElement).findByRole('textbox', { name: /woonoppervlak/ });
    await waitFor(() => expect(size).toHaveValue('124'));
    await userEvent.clear(size);
    await saidSaved(canvasElement);
    await expect(size).toHaveValue('');
    await userEvent.type(size, '124');
    await waitFor(() => expect(emptied.saves.at(-1)).toMatchObject({ houseInfo: { house: { buildingSize: '124' } } }));
    await expect(size).toHaveValue('124');
  },
};

const knownType = houseInfoServer(nothingStored, {
  getHouseSuggestions: success({
    suggestions: [
      { section: 'house', field: 'buildingYear', answer: '1975', by: 'bag', date: '2026-11-21' },
      { section: 'house', field: 'typeOfBuilding', answer: 'tussenwoning', by: 'epOnline', date: '2022-03-14' },
    ],
  }),
});

/** Wie antwoordt op een vraag die er alleen is door wat een register weet, zegt dat het klopt: dat antwoord blijft staan. */
export const ConfirmsByAnswering: Story = {
  args: { step: 'house' },
  parameters: knownType.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const noCellar = async () =>
      within(await canvas.findByRole('radiogroup', { name: /Heeft je huis een kelder/ })).getByRole('radio', { name: 'Nee' });
    await userEvent.click(await noCellar());
    await saidSaved(canvasElement);
    await expect(knownType.saves.at(-1)).toEqual({
      houseInfo: { completed: false, house: { typeOfBuilding: 'tussenwoning', basement: 'nee', completed: false } },
    });
    await waitFor(() => expect(canvas.queryByText(/EP-Online/)).not.toBeInTheDocument());
    await expect(await noCellar()).toBeChecked();
    await expect(canvas.getByText(/BAG, 21 november 2026/)).toBeVisible();
  },
};

const misclicked = houseInfoServer({
  ...nothingStored,
  houseInfo: {
    completed: false,
    house: {
      typeOfBuilding: 'appartement',
      typeOfAppartment: 'hoekappartement',
      floorUpstairsNeighbors: 'grond',
      completed: false,
    },
  },
});

/** Een verkeerde druk verbergt antwoorden, en maakt ze niet leeg. */
export const HiddenAnswersComeBack: Story = {
  args: { step: 'house' },
  parameters: misclicked.parameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: 'Op een hoek' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Hoekwoning' }));
    await saidSaved(canvasElement);
    await waitFor(() =>
      expect(misclicked.saves.at(-1)).toEqual({
        houseInfo: { completed: false, house: { typeOfBuilding: 'hoekwoning', completed: false } },
      }),
    );
    await waitFor(() => expect(localStorage.getItem(keptOf('house'))).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'Appartement' }));
    await expect(await canvas.findByRole('radio', { name: 'Op een hoek' })).toBeChecked();
    await waitFor(() =>
      expect(misclicked.saves.at(-1)).toMatchObject({
        houseInfo: {
          house: { typeOfBuilding: 'appartement', typeOfAppartment: 'hoekappartement', floorUpstairsNeighbors: 'grond' },
        },
      }),
    );
    await expect(canvas.getByRole('radio', { name: 'Op een hoek' })).toBeChecked();
  },
};

const mistyped = houseInfoServer({
  ...nothingStored,
  houseInfo: { completed: false, consumption: { gasConsumption: '1450', completed: false } },
});

/** Zolang er staat wat geen antwoord is, blijft bij ons wat er was. */
export const MistypedLeavesWhatWasStored: Story = {
  parameters: mistyped.parameters,
  play: async ({ canvasElement }) => {
    // Not emptied first: an answer that was taken away is taken away with us, too.
    const gas = await within(canvasElement).findByRole('textbox', { name: /Hoeveel gas/ });
    await userEvent.type(gas, ',5');
    await answerIn(canvasElement, /stroom/, '3100');
    await waitFor(() =>
      expect(mistyped.saves.at(-1)).toEqual({
        houseInfo: { completed: false, consumption: { gasConsumption: '1450', electricityConsumption: '3100', completed: false } },
      }),
    );
    await saidSaved(canvasElement);
    await expect(gas).toHaveValue('1450,5');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Opslaan en terug naar woning overzicht' }));
    await waitFor(() => expect(visited.push).toHaveBeenCalledOnce());
    await expect(mistyped.saves.at(-1)).toMatchObject({ houseInfo: { consumption: { gasConsumption: '1450' } } });
    await expect(localStorage.getItem(keptOf('consumption'))).toContain('1450,5');
    // What stays unsaved would be tried again, at the server of the story that comes next.
    await userEvent.type(gas, '{Backspace}{Backspace}');
    await waitFor(() => expect(localStorage.getItem(keptOf('consumption'))).toBeNull());
  },
};

const finished = houseInfoServer(everythingStored);

/** Een onderdeel dat klaar is, blijft bij ons klaar zolang hier iets mist. */
export const FinishedStaysFinished: Story = {
  parameters: finished.parameters,
  play: async ({ canvasElement }) => {
    await userEvent.clear(await within(canvasElement).findByRole('textbox', { name: /Hoeveel gas/ }));
    await says(canvasElement, 'Bewaard op dit toestel. We bewaren het ook bij ons zodra alles is ingevuld.');
    await expect(finished.saves).toEqual([]);
    await answerIn(canvasElement, /Hoeveel gas/, '1300');
    await saidSaved(canvasElement);
    await expect(finished.saves.at(-1)).toMatchObject({ houseInfo: { completed: true, consumption: { completed: true } } });
  },
};

/** Een toestel dat onderweg vol raakt, terwijl bewaren bij ons nog moet beginnen: van elk antwoord staat er meteen waar het is. */
export const FullOnTheWay: Story = {
  beforeEach: () => {
    const cleanUp = signedIn();
    const { setItem } = Storage.prototype;
    return () => {
      Storage.prototype.setItem = setItem;
      cleanUp();
    };
  },
  parameters: {
    portal: { pathname: '/account/woning/verbruik/', keepAfter: 3_600_000 },
    ...houseInfoServer(partlyStored).parameters,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // One press each: with a text every key would be an answer.
    await userEvent.click(await canvas.findByRole('button', { name: /^Ik weet het niet: Hoeveel water/ }));
    await says(canvasElement, 'Bewaard op dit toestel');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await userEvent.click(canvas.getByRole('button', { name: /^Ik weet het niet: Hoeveel stroom/ }));
    await says(canvasElement, 'Nog niet bewaard: dit toestel heeft geen ruimte. Houd deze pagina open.');
  },
};

/** Een toestel zonder ruimte, zonder bereik. */
export const DeviceFull: Story = {
  beforeEach: () => {
    const cleanUp = withoutReception(signedIn)();
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    return () => {
      Storage.prototype.setItem = setItem;
      cleanUp();
    };
  },
  parameters: houseInfoServer(partlyStored, { postHouseInfo: offline }).parameters,
  play: async ({ canvasElement }) => {
    await answerIn(canvasElement, /stroom/, '3100');
    await says(canvasElement, 'Nog niet bewaard: dit toestel heeft geen ruimte. Houd deze pagina open.');
  },
};

const refused: string[] = [];

/** Wij kunnen het niet bewaren, en dat ligt aan ons: het blijft op het toestel staan. */
export const RefusedByUs: Story = {
  parameters: houseInfoServer(partlyStored, {
    postHouseInfo: async (request) => {
      refused.push(await request.text());
      return failure(400, { message: 'Dat begrijpen we niet.', code: 'malformedRequest' });
    },
  }).parameters,
  play: async ({ canvasElement }) => {
    await answerIn(canvasElement, /stroom/, '3100');
    await waitFor(() => expect(refused.at(-1)).toContain('3100'));
    await says(canvasElement, 'Bewaard op dit toestel. Bij ons bewaren lukt nu niet.');
    await expect(localStorage.getItem(keptOf('consumption'))).toContain('3100');
    // As it was: what is still to be saved would be tried again, at the server of the story that comes next.
    await answerIn(canvasElement, /stroom/, String(stored?.electricityConsumption));
    await waitFor(() => expect(localStorage.getItem(keptOf('consumption'))).toBeNull());
  },
};

const conflicting = houseInfoServer({
  ...everythingStored,
  houseInfo: { ...everythingStored.houseInfo, consumption: { ...stored, gasConsumption: '1600' } },
});

/** Op het toestel bewaard, en intussen ergens anders ook veranderd: alleen dat wordt gevraagd. */
export const KeptAndChangedElsewhere: Story = {
  parameters: conflicting.parameters,
  beforeEach: () => {
    const cleanUp = signedIn();
    const keptAt = new Date(performance.timeOrigin).toISOString();
    const values = { ...stored, gasConsumption: '1300' };
    localStorage.setItem(keptOf('consumption'), JSON.stringify({ keptAt, values, startedFrom: stored }));
    return cleanUp;
  },
  play: async ({ canvasElement }) => {
    const question = within(await within(canvasElement).findByRole('region', { name: 'Welke antwoorden wil je bewaren?' }));
    await expect(question.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1.300 m³', '1.600 m³']);
    await expect(conflicting.saves).toEqual([]);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Opslaan en volgende' }));
    await says(canvasElement, savedMeanwhile);
    await expect(question.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1.300 m³', '1.600 m³']);
    await expect(visited.push).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: /^Opgeslagen antwoord nemen/ }));
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: /Hoeveel gas/ })).toHaveValue('1600'));
    await waitFor(() => expect(localStorage.getItem(keptOf('consumption'))).toBeNull());
  },
};
