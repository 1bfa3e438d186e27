import {
  defineSection,
  insulation,
  multiChoice,
  toggleInsulation,
  toggleOption,
  type InsulationItem,
  type RawAnswers,
} from '@pomp/domain';
import { expect, test, vi } from 'vitest';
import { createSectionForm } from './create-section-form.js';
import { messageAt } from '../testing/said-in-dutch.js';
import type { SaveResult, Submission } from './saving.js';

const lacksFigures = 'Kies per geselecteerde optie minimaal een RC-/U-waarde of een installatiejaar.';

const shed = defineSection({
  name: 'shed',
  fields: {
    stored: multiChoice({
      options: ['fiets', 'hout', 'niets'],
      exclusive: 'niets',
    }),
    insulated: insulation({
      options: ['dak', 'raam', 'geen'],
      exclusive: 'geen',
      downTo: 1990,
    }),
  },
});

function open(values: RawAnswers = {}) {
  const save = vi.fn((_: Submission<typeof shed.fields>) => Promise.resolve<SaveResult>({ status: 'saved' }));
  const form = createSectionForm({ section: shed, values, scope: { after: {}, context: { today: '2026-11-21' } }, save });
  const items = () => form.field('insulated').value as readonly InsulationItem[];
  return {
    form,
    save,
    store: (option: string) =>
      form.change('stored', toggleOption(form.field('stored').value as readonly string[], option, 'niets')),
    insulate: (part: string) => form.change('insulated', toggleInsulation(items(), part, 'geen')),
    fill: (part: string, change: Partial<InsulationItem>) =>
      form.change(
        'insulated',
        items().map((item) => (item.value === part ? { ...item, ...change } : item)),
      ),
  };
}

test('a message of several answers appears once they were touched, and goes with the next', () => {
  const { form, store } = open();
  expect(messageAt(form, 'stored')).toBeUndefined();
  store('fiets');
  store('fiets');
  expect(messageAt(form, 'stored')).toBe('Vereist');
  store('niets');
  expect(form.field('stored')).toMatchObject({ value: ['niets'], message: undefined });
});

test('clearing several answers again leaves nothing unsaved', () => {
  const { form, store, insulate } = open();
  store('fiets');
  insulate('dak');
  expect(form.state().dirty).toBe(true);
  store('fiets');
  insulate('dak');
  expect(form.state().dirty).toBe(false);
});

test('choosing an insulated part asks for its figures before it complains about them', async () => {
  const { form, insulate, fill } = open();
  insulate('dak');
  expect(messageAt(form, 'insulated')).toBeUndefined();
  await form.leave('insulated');
  expect(messageAt(form, 'insulated')).toBe(lacksFigures);
  fill('dak', { rcValue: '2' });
  expect(messageAt(form, 'insulated')).toBeUndefined();
  // Halfway to 2.5: no message while someone types.
  fill('dak', { rcValue: '2.' });
  expect(messageAt(form, 'insulated')).toBeUndefined();
  await form.leave('insulated');
  expect(messageAt(form, 'insulated')).toBe('Niet valide');
});

test('an insulation question that was left open no longer says so once a part is chosen', async () => {
  const { form, insulate } = open();
  await form.submit();
  expect(messageAt(form, 'insulated')).toBe('Vereist');
  insulate('dak');
  expect(messageAt(form, 'insulated')).toBeUndefined();
  await form.leave('insulated');
  expect(messageAt(form, 'insulated')).toBe(lacksFigures);
});

test('a final save is refused for a part without figures, a draft keeps it', async () => {
  const { form, save, insulate, fill, store } = open();
  store('hout');
  insulate('raam');
  await form.submit();
  expect(save).not.toHaveBeenCalled();
  expect(form.state().shownIssues).toMatchObject([{ field: 'insulated', label: shed.fields.insulated.label }]);
  await form.saveDraft();
  expect(save.mock.calls[0]?.[0]).toMatchObject({ mode: 'draft', answers: { stored: ['hout'], insulated: [{ value: 'raam' }] } });
  fill('raam', { installationYear: '2019' });
  await form.submit();
  expect(save.mock.calls[1]?.[0]).toMatchObject({
    mode: 'final',
    answers: { insulated: [{ value: 'raam', installationYear: '2019' }] },
  });
});
