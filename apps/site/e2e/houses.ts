import { calendarDate, exampleQuestionnaire, houseInfo } from '@pomp/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAwake } from './account';

export const today = calendarDate(new Date());

/** What the sections give as examples, in usage as the journeys fill it in. */
export const houseAnswers = exampleQuestionnaire(houseInfo, {
  context: { today },
  wishes: { consumption: { gasConsumptionYear: '2024', heatingUsage: 'overdag' } },
});

/** A house of its own for one journey, so that what it fills in is nobody else's. */
export async function addHouse(page: Page, address: string): Promise<string> {
  const answer = await page.request.post('/api/account/postHouse', {
    data: { address, zip: '3511 AB', city: 'Utrecht', mainAddress: false },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

export async function deleteHouse(page: Page, houseId: string): Promise<void> {
  expect((await page.request.delete(`/api/account/deleteHouse?houseId=${houseId}`)).status()).toBe(200);
}

/** What the server has of a house. */
export async function storedHouse(page: Page, houseId: string): Promise<{ houseInfoCompleted: boolean }> {
  return (await page.request.get(`/api/account/getHouse?houseId=${houseId}`)).json() as Promise<{ houseInfoCompleted: boolean }>;
}

/** Saves a section as the page would; for steps that a journey is not about. */
export async function saveSection(
  page: Page,
  houseId: string,
  name: keyof typeof houseAnswers,
  changes: object = {},
): Promise<void> {
  const data = { houseInfo: { completed: true, [name]: { ...houseAnswers[name], ...changes, completed: true } } };
  expect((await page.request.post(`/api/account/postHouseInfo?houseId=${houseId}`, { data })).status()).toBe(200);
}

/** Unfolds a section of the house screen and opens its form. */
export async function editSection(page: Page, section: string): Promise<void> {
  await page.getByRole('heading', { name: new RegExp(`^${section} (Ingevuld|Nog)`) }).click();
  await page.getByRole('button', { name: new RegExp(`^${section} (invullen|aanpassen)$`) }).click();
}

/** Goes to where something of a step is asked: a phone asks one question at a time. Anywhere else it is in sight already. */
export async function turnTo(page: Page, wanted: Locator): Promise<void> {
  const turn = page.locator('main form [data-shown=true]');
  await expect(wanted.or(turn).first()).toBeAttached();
  if ((await turn.count()) === 0) return;
  // The control of a question may be on its way.
  const isThere = () => expect(turn.locator('input, select, textarea, button')).not.toHaveCount(0);
  await isThere();
  // A press that is kept until the page is awake turns the page after all, beside the next one.
  if (!(await wanted.isVisible())) await expectAwake(page);
  const back = /^(Vorige vraag|Previous question)$/;
  const onwards = /^(Volgende vraag|Later invullen|Next question|Fill in later)$/;
  for (const way of [back, onwards]) {
    const button = page.getByRole('button', { name: way });
    while (!(await wanted.isVisible()) && (await button.isVisible())) {
      await button.click();
      await isThere();
    }
  }
}

/** Types an answer. */
export async function fillIn(page: Page, question: RegExp, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: question });
  await turnTo(page, field);
  await field.fill(text);
}

/** Leaves a step by one of its own buttons. */
export async function leaveStep(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await turnTo(page, button);
  await button.click();
}

/** Answers one question, however it is asked. */
export async function answer(page: Page, question: RegExp, chosen: string): Promise<void> {
  const group = page.getByRole('radiogroup', { name: question });
  const list = page.getByRole('combobox', { name: question });
  await turnTo(page, group.or(list));
  await expect(group.or(list)).toBeVisible();
  if (await list.isVisible()) {
    await list.click();
    await page.getByRole('option', { name: chosen, exact: true }).click();
  } else {
    await choose(group, 'radio', chosen);
  }
}

/** Presses the card of an option, as people do, once it stands still: a step that scrolls into view moves it. */
export async function choose(within: Locator, role: 'checkbox' | 'radio', name: string): Promise<void> {
  const control = within.getByRole(role, { name, exact: true });
  const label = within.locator('label').filter({ has: within.page().getByRole(role, { name, exact: true }) });
  if (!(await control.isChecked())) await label.click();
  await expect(control).toBeChecked();
}

export async function tick(page: Page, option: string): Promise<void> {
  await turnTo(page, page.locator('main').getByRole('checkbox', { name: option, exact: true }));
  await choose(page.locator('main'), 'checkbox', option);
}

export async function dontKnow(page: Page, question: string): Promise<void> {
  const toggle = page.getByRole('button', { name: `Ik weet het niet: ${question}` });
  await turnTo(page, toggle);
  await toggle.click();
}
