import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flows, type Flow } from '../products/flows.js';
import { resolveQuestionnaire } from '../sections/questionnaire.js';
import { anyAnswers } from '../sections/testing/any-answers.test.helper.js';
import { installationInfo } from './installation-info.js';
import { saveInstallation, storedInFlow, type InstallationSectionName, type StoredInstallation } from './save-installation.js';
import { inDutch } from '../testing/languages.js';

const today = '2026-11-21';
const names = Object.keys(installationInfo.sections) as InstallationSectionName[];

const anyStored: fc.Arbitrary<StoredInstallation> = fc.record(
  Object.fromEntries(
    names.map((name) => [
      name,
      fc.record({
        answers: anyAnswers(installationInfo.sections[name]),
        pompaoCompleted: fc.boolean(),
        pomptCompleted: fc.boolean(),
      }),
    ]),
  ),
  { requiredKeys: [] },
);

const anyPosted = fc
  .constantFrom(...names)
  .chain((name) => anyAnswers(installationInfo.sections[name]).map((posted) => ({ name, posted })));

const save = (
  stored: StoredInstallation,
  name: InstallationSectionName,
  flow: Flow,
  posted: object,
  mode: 'draft' | 'final' = 'draft',
) => {
  const saved = saveInstallation({ stored, name, flow, today, posted: { ...posted }, mode, language: inDutch });
  if (!saved.accepted) throw new Error(`Refused: ${saved.issues.map(({ field }) => field).join(', ')}`);
  return { saved, after: { ...stored, [name]: { answers: saved.answers, ...saved.flags } } };
};

/** Everything about one pump: what is asked, answered and finished. */
const asSeenIn = (flow: Flow, stored: StoredInstallation) =>
  Object.fromEntries(
    Object.entries(resolveQuestionnaire(installationInfo, storedInFlow(flow, stored), { today, flow })).map(
      ([name, { resolution, done }]) => [name, { answers: resolution.answers, issues: resolution.issues, done }],
    ),
  );

test.each([
  ['an upgrade', 'pomp t', 'pomp ao'],
  ['an order for a Pomp AO', 'pomp ao', 'pomp t'],
] as const)('%s changes nothing about the other pump', (_what, flow, other) => {
  fc.assert(
    fc.property(anyStored, anyPosted, (stored, { name, posted }) => {
      const { saved, after } = save(stored, name, flow, posted);
      expect(asSeenIn(other, after)).toEqual(asSeenIn(other, stored));
      expect(saved.reopened.filter(({ flags }) => flags[flow === 'pomp t' ? 'pomptCompleted' : 'pompaoCompleted'])).toEqual([]);
    }),
  );
});

const complete = {
  placing: {
    wifiOrCable: 'wifi',
    pompAoPlacementLocation: 'grond',
    distancePompAoToElectricity: '4',
    distancePompAoToCv: '5',
    wallPompAo: 'steen',
    element: 'nee',
    floorPompt: 'begane grond',
    pomptFitStairs: 'ja',
    doesCvNeedToBeMoved: 'nee',
  },
  photos: { photoCurrentGasBoilerAndPipes: ['a'], photoPompAoPlacementLocation: ['b'], pomptAtCurrentBoilerLocation: 'ja' },
  connection: { pipesInsight: 'ja', pipeDistanceFromPompAo: '2', photoPipeInstallationLocation: ['c'], wallOutletPompt: 'ja' },
};

const finished = (flow: Flow) =>
  names.reduce<StoredInstallation>((stored, name) => save(stored, name, flow, complete[name], 'final').after, {});

test.each(['pomptAtCurrentBoilerLocation', 'elementAtCvLocation'] as const)(
  'where a pump comes is known: %s is answered with yes or no',
  (field) => {
    const stored = { placing: { answers: { ...complete.placing, element: 'ja' }, pompaoCompleted: false, pomptCompleted: false } };
    const posted = { ...complete.photos, elementAtCvLocation: 'ja', [field]: 'o.b.' };
    const saved = saveInstallation({ stored, name: 'photos', flow: 'pomp t', today, posted, mode: 'final', language: inDutch });
    expect(saved).toMatchObject({ accepted: false, issues: [{ field, code: 'malformed' }] });
  },
);

describe('finishing', () => {
  test.each(flows)('every section makes the installation complete in %s', (flow) => {
    const { saved } = save(finished(flow), 'connection', flow, complete.connection, 'final');
    expect(saved).toMatchObject({ complete: true, reopened: [] });
  });

  test('for one pump is not finishing for the other', () => {
    const upgraded = save(finished('pomp ao'), 'placing', 'pomp t', complete.placing, 'final');
    expect(upgraded.saved).toMatchObject({ flags: { pompaoCompleted: true, pomptCompleted: true }, complete: false });
    expect(upgraded.saved.summary?.map(({ field }) => field)).toEqual(expect.arrayContaining(['wallPompAo', 'floorPompt']));
  });

  test('in a draft stays for the other pump, with what was answered for that one', () => {
    const { saved } = save(finished('pomp ao'), 'placing', 'pomp t', { floorPompt: '1e verdieping' });
    expect(saved.flags).toEqual({ pompaoCompleted: true, pomptCompleted: false });
    expect(saved.summary?.map(({ field }) => field)).toEqual([
      'wifiOrCable',
      'pompAoPlacementLocation',
      'distancePompAoToElectricity',
      'distancePompAoToCv',
      'wallPompAo',
    ]);
    expect(saved.answers).toMatchObject({ wallPompAo: 'steen', floorPompt: '1e verdieping' });
  });

  test('is undone by a draft of the same flow', () => {
    const { saved } = save(finished('all-electric'), 'placing', 'all-electric', complete.placing);
    expect(saved).toMatchObject({ flags: { pompaoCompleted: false, pomptCompleted: false }, summary: null, complete: false });
  });

  test('is undone for sections that now miss an answer', () => {
    const { saved } = save(finished('pomp t'), 'placing', 'pomp t', { ...complete.placing, element: 'ja' }, 'final');
    expect(saved.reopened.map(({ name }) => name)).toEqual(['photos', 'connection']);
    expect(saved.complete).toBe(false);
  });
});
