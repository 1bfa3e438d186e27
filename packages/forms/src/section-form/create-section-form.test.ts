import { consumption, exampleAnswers, houseSection, type RawAnswers } from '@pomp/domain';
import { describe, expect, test, vi } from 'vitest';
import { createSectionForm } from './create-section-form.js';
import { sayMessage } from './say-message.js';
import { inDutch, messageAt } from '../testing/said-in-dutch.js';
import type { SaveResult, Submission } from './saving.js';

const complete = exampleAnswers(consumption, { after: {}, context: { today: '2026-11-21' } });

function open(values: RawAnswers = {}, result: SaveResult = { status: 'saved' }) {
  const save = vi.fn((_: Submission<typeof consumption.fields>) => Promise.resolve(result));
  const form = createSectionForm({ section: consumption, values, scope: { after: {}, context: { today: '2026-11-21' } }, save });
  return { form, save };
}

describe('messages', () => {
  test('of a text wait for a try to save, and follow on leaving the field', async () => {
    const { form } = open();
    form.change('gasConsumption', '01');
    await form.leave('gasConsumption');
    expect(messageAt(form, 'gasConsumption')).toBeUndefined();
    await form.submit();
    expect(messageAt(form, 'gasConsumption')).toBe('Niet valide');
    form.change('gasConsumption', '');
    expect(messageAt(form, 'gasConsumption')).toBe('Niet valide');
    await form.leave('gasConsumption');
    expect(messageAt(form, 'gasConsumption')).toBe('Vereist');
    form.change('gasConsumption', '12');
    await form.leave('gasConsumption');
    expect(messageAt(form, 'gasConsumption')).toBeUndefined();
  });

  test('of a choice appear once it was touched', async () => {
    const { form } = open();
    expect(messageAt(form, 'gasConsumptionYear')).toBeUndefined();
    await form.leave('gasConsumptionYear');
    expect(messageAt(form, 'gasConsumptionYear')).toBe('Vereist');
    form.change('gasConsumptionYear', '2025');
    expect(messageAt(form, 'gasConsumptionYear')).toBeUndefined();
  });

  test('go when another answer makes the field optional', async () => {
    const { form } = open();
    await form.submit();
    expect(messageAt(form, 'gasConsumptionYear')).toBe('Vereist');
    form.toggleUnknown('gasConsumption');
    expect(form.field('gasConsumptionYear')).toMatchObject({ message: undefined, presence: 'optional' });
  });

  test('of a save that failed may be left out: what was filled in stays, and can be sent again', async () => {
    const { form, save } = open({}, { status: 'unsaved' });
    for (const [name, value] of Object.entries(complete)) form.change(name, value);
    await form.submit();
    expect(form.state()).toMatchObject({ status: { state: 'idle' }, dirty: true, refusals: 0 });
    await form.submit();
    expect(save).toHaveBeenCalledTimes(2);
    expect(save.mock.lastCall?.[0].values).toEqual(complete);
  });

  test('of the server stand at their field until the answer changes', async () => {
    const { form } = open(complete, {
      status: 'failed',
      message: 'Controleer je antwoorden.',
      issues: [{ field: 'gasConsumption', code: 'malformed', message: 'Niet valide' }],
    });
    await form.submit();
    expect(form.state().status).toEqual({ state: 'failed', message: 'Controleer je antwoorden.' });
    expect(messageAt(form, 'gasConsumption')).toBe('Niet valide');
    form.change('gasConsumption', '1500');
    await form.leave('gasConsumption');
    expect(messageAt(form, 'gasConsumption')).toBeUndefined();
  });
});

describe('‘Ik weet het niet’', () => {
  test('sets o.b. and restores what was typed', () => {
    const { form } = open({ waterConsumption: '90' });
    form.toggleUnknown('waterConsumption');
    expect(form.field('waterConsumption').value).toBe('o.b.');
    form.toggleUnknown('waterConsumption');
    expect(form.field('waterConsumption').value).toBe('90');
  });

  test('leaves the field empty when nothing was typed before', () => {
    const { form } = open({ waterConsumption: 'o.b.' });
    form.toggleUnknown('waterConsumption');
    expect(form.field('waterConsumption').value).toBe('');
  });

  test('typed in a field for a number is what the button says', async () => {
    const { form, save } = open({ ...complete, waterConsumption: '90' });
    form.change('waterConsumption', 'Ik weet het niet');
    await form.submit();
    expect(save.mock.lastCall?.[0].answers).toMatchObject({ waterConsumption: 'o.b.' });
  });
});

describe('saving', () => {
  test('is refused here while something is missing, and names it in the order of asking', async () => {
    const { form, save } = open({ ...complete, gasConsumption: '', waterConsumption: '1,5' });
    await form.submit();
    expect(save).not.toHaveBeenCalled();
    expect(form.state().refusals).toBe(1);
    expect(form.state().shownIssues.map(({ field, message }) => `${field}: ${sayMessage(message, inDutch)}`)).toEqual([
      'gasConsumption: Vereist',
      'waterConsumption: Niet valide',
    ]);
  });

  test('hands over the answers that count and leaves nothing unsaved', async () => {
    const { form, save } = open(complete);
    form.change('gasConsumption', '1 500');
    expect(form.state().dirty).toBe(true);
    await form.submit();
    expect(save.mock.calls[0]?.[0]).toMatchObject({ mode: 'final', answers: { ...complete, gasConsumption: '1500' } });
    expect(form.state()).toMatchObject({ dirty: false, status: { state: 'saved' } });
    form.change('gasConsumption', '1600');
    expect(form.state()).toMatchObject({ dirty: true, status: { state: 'idle' } });
  });

  test('keeps what was typed while the save was under way', async () => {
    let finish: (result: SaveResult) => void = () => undefined;
    const form = createSectionForm({
      section: consumption,
      values: complete,
      scope: { after: {}, context: { today: '2026-11-21' } },
      save: () => new Promise<SaveResult>((resolve) => (finish = resolve)),
    });
    form.change('gasConsumption', '1');
    const saving = form.submit();
    await expect.poll(() => form.state().status.state).toBe('saving');
    form.change('gasConsumption', '2');
    finish({ status: 'saved' });
    await saving;
    expect(form.field('gasConsumption').value).toBe('2');
    expect(form.state().dirty).toBe(true);
  });

  test('is one, however many presses come at once', async () => {
    const { form, save } = open(complete);
    await Promise.all([form.submit(), form.submit(), form.submit(), form.saveDraft()]);
    expect(save).toHaveBeenCalledTimes(1);
    await form.submit();
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('a draft is never refused and leaves malformed text out', async () => {
    const { form, save } = open();
    form.change('gasConsumption', '01');
    form.change('waterConsumption', '90');
    await form.saveDraft();
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      mode: 'draft',
      answers: { waterConsumption: '90' },
      values: { gasConsumption: '01' },
    });
    expect(save.mock.calls[0]?.[0].answers).not.toHaveProperty('gasConsumption');
  });

  test('an error on the way ends the waiting and reaches the caller', async () => {
    const form = createSectionForm({
      section: consumption,
      values: complete,
      scope: { after: {}, context: { today: '2026-11-21' } },
      save: () => Promise.reject(new Error('stuk')),
    });
    await expect(form.submit()).rejects.toThrow('stuk');
    expect(form.state().status.state).toBe('idle');
  });
});

describe('what is asked again', () => {
  const askedAt = (form: ReturnType<typeof open>['form']) => form.field('gasConsumption').question?.meant;

  test('waits until the field is left, and goes as soon as someone types in it', async () => {
    const { form } = open();
    form.change('gasConsumption', '14500');
    expect(askedAt(form)).toBeUndefined();
    await form.leave('gasConsumption');
    expect(askedAt(form)).toBe('1450');
    form.change('gasConsumption', '1450');
    await form.leave('gasConsumption');
    expect(askedAt(form)).toBeUndefined();
  });

  test('stops nobody, and is no message', async () => {
    const { form, save } = open(complete);
    form.change('gasConsumption', '14500');
    await form.leave('gasConsumption');
    await form.submit();
    expect(messageAt(form, 'gasConsumption')).toBeUndefined();
    expect(save.mock.lastCall?.[0].answers).toMatchObject({ gasConsumption: '14500' });
  });
});

test('newer stored answers are taken over, unless something unsaved would be lost', () => {
  const { form } = open({ waterConsumption: '90' });
  form.adopt({ waterConsumption: '95' });
  expect(form.field('waterConsumption').value).toBe('95');
  form.change('waterConsumption', '96');
  form.adopt({ waterConsumption: '97' });
  expect(form.field('waterConsumption').value).toBe('96');
});

test('what was stored meanwhile as it stands on the screen is not unsaved, and the rest still is', () => {
  const { form } = open();
  form.change('waterConsumption', '90');
  form.change('gasConsumption', '1200');
  form.adopt({ waterConsumption: '90' });
  expect(form.field('gasConsumption').value).toBe('1200');
  expect(form.state().dirty).toBe(true);
  form.change('gasConsumption', '');
  expect(form.state().dirty).toBe(false);
});

test.each([
  { status: 'failed', message: 'Geen bereik.', water: '95' },
  // It says itself what is stored.
  { status: 'saved', message: '', water: '90' },
] as const)(
  'what was stored elsewhere during a save that $status shows after it, unless that worked',
  async ({ water, ...result }) => {
    let end: (result: SaveResult) => void = () => undefined;
    const save = vi.fn(() => new Promise<SaveResult>((resolve) => (end = resolve)));
    const values = { waterConsumption: '90', electricityConsumption: '2900' };
    const form = createSectionForm({ section: consumption, values, scope: { after: {}, context: { today: '2026-11-21' } }, save });
    form.change('electricityConsumption', '3000');
    const saved = form.saveDraft();
    form.adopt({ waterConsumption: '95', electricityConsumption: '2900' });
    expect(form.field('waterConsumption').value).toBe('90');
    end(result);
    await saved;
    expect(form.field('waterConsumption').value).toBe(water);
    expect(form.field('electricityConsumption').value).toBe('3000');
  },
);

describe('an answer that another answer hides', () => {
  const apartment = { typeOfBuilding: 'appartement', typeOfAppartment: 'hoekappartement' };
  const corner = { typeOfBuilding: 'hoekwoning' };
  const openHouse = (values: RawAnswers) =>
    createSectionForm({
      section: houseSection,
      values,
      scope: { after: {}, context: { today: '2026-11-21' } },
      save: () => Promise.resolve<SaveResult>({ status: 'saved' }),
    });

  /** Saved without it, as such an answer isn't stored. */
  function saveHidden() {
    const form = openHouse(apartment);
    form.change('typeOfBuilding', 'hoekwoning');
    form.countAsSaved(form.draft().values);
    form.adopt(corner);
    return form;
  }

  test('is still there when it is asked again, and is unsaved then', () => {
    const form = saveHidden();
    expect(form.state().dirty).toBe(false);
    form.change('typeOfBuilding', 'appartement');
    expect(form.field('typeOfAppartment').value).toBe('hoekappartement');
    expect(form.saved().typeOfAppartment).toBe('');
    form.countAsSaved(form.draft().values);
    form.adopt(apartment);
    expect(form.state().dirty).toBe(false);
    expect(form.field('typeOfAppartment').value).toBe('hoekappartement');
  });

  test('stays while what is stored without it arrives late', () => {
    const form = openHouse(apartment);
    form.change('typeOfBuilding', 'hoekwoning');
    const { values } = form.draft();
    form.change('typeOfBuilding', 'appartement');
    form.countAsSaved(values);
    form.adopt(corner);
    expect(form.field('typeOfBuilding').value).toBe('appartement');
    expect(form.field('typeOfAppartment').value).toBe('hoekappartement');
    expect(form.state().dirty).toBe(true);
  });

  test('gives way to what was answered elsewhere, and to nothing less', () => {
    const form = saveHidden();
    form.adopt({ typeOfBuilding: 'appartement' });
    expect(form.field('typeOfAppartment').value).toBe('hoekappartement');
    expect(form.state().dirty).toBe(true);

    const other = saveHidden();
    other.adopt({ ...apartment, typeOfAppartment: 'tussenappartement' });
    expect(other.field('typeOfAppartment').value).toBe('tussenappartement');
    expect(other.state().dirty).toBe(false);
  });

  test('stays while what hides it is unsaved', () => {
    const form = openHouse({ typeOfBuilding: 'appartement' });
    form.change('typeOfAppartment', 'hoekappartement');
    form.change('typeOfBuilding', 'hoekwoning');
    form.adopt({ typeOfBuilding: 'appartement', people: '2' });
    form.change('typeOfBuilding', 'appartement');
    expect(form.field('typeOfAppartment').value).toBe('hoekappartement');
  });
});

test('other answers can take the place of what is on the screen, unsaved ones included', () => {
  const { form } = open({ waterConsumption: '90' });
  form.change('waterConsumption', '96');
  form.toggleUnknown('electricityConsumption');
  form.replace({ waterConsumption: '95' });
  expect(form.field('waterConsumption').value).toBe('95');
  expect(form.field('electricityConsumption').value).toBe('');
  expect(form.state()).toMatchObject({ dirty: false, status: { state: 'idle' } });
});

test('what an earlier visit could not save says what is wrong with it, and the rest waits', async () => {
  const { form } = open({ gasConsumption: '01' });
  form.judge(['gasConsumption']);
  expect(messageAt(form, 'gasConsumption')).toBe('Niet valide');
  expect(messageAt(form, 'waterConsumption')).toBeUndefined();
  form.change('gasConsumption', '1');
  await form.leave('gasConsumption');
  expect(messageAt(form, 'gasConsumption')).toBeUndefined();
});

test('an answer that is on its way explains itself in place of the message that it is missing, once there is one', async () => {
  const { form } = open();
  form.explain('waterConsumption', 'Komt eraan.');
  expect(messageAt(form, 'waterConsumption')).toBeUndefined();
  await form.submit();
  expect(messageAt(form, 'waterConsumption')).toBe('Komt eraan.');
  expect(form.state().shownIssues.find(({ field }) => field === 'waterConsumption')?.message).toBe('Komt eraan.');
  form.explain('waterConsumption', undefined);
  expect(messageAt(form, 'waterConsumption')).toBe('Vereist');
});

test('clearing what was filled in leaves nothing unsaved', () => {
  const { form } = open();
  form.change('waterConsumption', '90');
  expect(form.state().dirty).toBe(true);
  form.change('waterConsumption', '');
  expect(form.state().dirty).toBe(false);
});

test('a key press changes the state of its own field and of those that depend on it, and no other', () => {
  const { form } = open(complete);
  const before = Object.fromEntries(Object.keys(consumption.fields).map((name) => [name, form.field(name)]));
  const formBefore = form.state();
  form.change('gasConsumption', '14501');
  form.change('gasConsumption', '145012');
  const changed = Object.keys(before).filter((name) => form.field(name) !== before[name]);
  expect(changed).toEqual(['gasConsumption']);
  expect(form.state()).not.toBe(formBefore);
  const dirtyState = form.state();
  form.change('gasConsumption', '1450123');
  expect(form.state()).toBe(dirtyState);
});
