import { expect, type Page } from '@playwright/test';
import { answer } from '../houses';
import { order } from '../seller';
import { byHand, Device, goWrong } from './device';
import type { Random } from './random';
import { stepsEach, type Sequence } from './sequence';

/** A question of a form, and how it is answered. */
interface Asked {
  readonly stored: string;
  /** Gives an answer, and says which. */
  readonly give: (page: Page, random: Random) => Promise<string>;
}

const typed = (stored: string, question: RegExp, from = 100, to = 2_000): Asked => ({
  stored,
  give: async (page, random) => {
    const text = String(from + random.below(to - from));
    const field = page.getByRole('textbox', { name: question });
    // Whoever types sees what stands there: what the page restores in that very moment they type over.
    await expect(async () => {
      await field.fill(text);
      await expect(field).toHaveValue(text, { timeout: 500 });
    }).toPass();
    return text;
  },
});
const chosen = (stored: string, question: RegExp, options: readonly [string, ...string[]]): Asked => ({
  stored,
  give: async (page, random) => {
    const option = random.pick(options);
    await answer(page, question, option);
    // As the wire has it.
    return option.toLowerCase();
  },
});

interface Form {
  readonly path: (houseId: string) => string;
  readonly storedIn: readonly [part: 'houseInfo' | 'installationInfo', section: string];
  /** The first and the last are one device's, the second is the other's. */
  readonly questions: readonly [Asked, Asked, Asked];
}

const consumption: Form = {
  path: (houseId) => `/account/woning/verbruik/?houseId=${houseId}`,
  storedIn: ['houseInfo', 'consumption'],
  questions: [
    typed('gasConsumption', /Hoeveel gas/),
    typed('electricityConsumption', /Hoeveel stroom/),
    typed('waterConsumption', /Hoeveel water/),
  ],
};
/** What the journeys' own seeds know is the first. */
const forms: readonly [Form, ...Form[]] = [
  consumption,
  {
    path: (houseId) => `/account/woning/woning/?houseId=${houseId}`,
    storedIn: ['houseInfo', 'house'],
    questions: [
      typed('buildingSize', /Hoe groot/),
      chosen('people', /Met hoeveel mensen/, ['1', '2', '3', '4', '5']),
      chosen('buildingLayers', /Hoeveel woonlagen/, ['1', '2', '3', '4']),
    ],
  },
  {
    path: (houseId) => `/account/installatie/plaatsingslocatie/?houseId=${houseId}&flow=pomp%20ao`,
    storedIn: ['installationInfo', 'placing'],
    questions: [
      typed('distancePompAoToElectricity', /naar de meterkast/, 1, 40),
      typed('distancePompAoToCv', /naar de cv-ketel/, 1, 40),
      chosen('wallPompAo', /muur/, ['Steen', 'Beton']),
    ],
  },
];

/** A full device says that an answer isn't kept, or we have it. */
const saidOf = (page: Page) => page.getByText(/^(Nog niet bewaard: dit toestel heeft geen ruimte|Bewaard om|Ook ergens anders)/);

/** Two devices fill in one form, each questions of its own. */
export async function answerThrough({ browser, stack, customer, random }: Sequence): Promise<void> {
  const { houseId } = await order(stack, customer, 'Pomp AO', { step: 'AI', status: 'MI' });
  const { path, storedIn, questions } = byHand ? random.pick(forms) : consumption;
  const start = () => Device.start(browser, customer, path(houseId));
  const [phone, computer] = [await start(), await start()];
  const askedOn = [phone, computer, phone] as const;
  /** By question, what may be stored in the end: more than one only of what a full device said it doesn't keep. */
  const given = new Map<string, readonly (string | undefined)[]>();
  const done: string[] = [];
  for (let step = 0; step < stepsEach; step += 1) {
    const at = random.pick([0, 1, 2] as const);
    const [device, question] = [askedOn[at], questions[at]];
    if (random.below(2)) {
      const text = await question.give(device.page, random);
      if (device.isFull) await expect(saidOf(device.page), done.join(', ')).toBeVisible();
      const before = device.isFull ? (given.get(question.stored) ?? [undefined]) : [];
      given.set(question.stored, [...before, text]);
      done.push(`${question.stored} ${text}`);
    } else done.push(`${device === phone ? 'phone' : 'computer'} ${await goWrong(device, random)}`);
  }
  for (const device of [phone, computer]) await device.recover();
  const [part, section] = storedIn;
  const otherwise = async () => {
    const body = (await (await phone.page.request.get(`/api/account/getHouseInfo?houseId=${houseId}`)).json()) as Record<
      typeof part,
      Record<string, Record<string, string>>
    >;
    const stored = body[part][section] ?? {};
    return [...given].flatMap(([name, allowed]) => (allowed.includes(stored[name]) ? [] : [`${name}: ${stored[name]}`]));
  };
  await expect.poll(otherwise, { message: done.join(', '), timeout: 45_000 }).toEqual([]);
  await Promise.all([phone, computer].map(({ context }) => context.close()));
}
