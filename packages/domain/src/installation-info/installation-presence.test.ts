import { describe, expect, test } from 'vitest';
import { flows, type Flow } from '../products/flows.js';
import { resolveQuestionnaire } from '../sections/questionnaire.js';
import { everyCombination, expectedPresence, type Expected } from '../sections/testing/presence-table.js';
import { installationInfo } from './installation-info.js';

const notInUpgrade = [{ flow: ['pomp t'] }];
const notForPompAo = [{ flow: ['pomp ao'] }];
const pipesHidden = { pipesInsight: ['nee'] };
const pompTElsewhere: Expected = {
  unasked: notForPompAo,
  required: [{ pomptAtCurrentBoilerLocation: ['nee'] }],
  otherwise: 'hidden',
};
const withElement: Expected = { unasked: notForPompAo, required: [{ element: ['ja'] }], otherwise: 'hidden' };
/** Only with an element is its place asked at all. */
const elementElsewhere: Expected = {
  unasked: notForPompAo,
  required: [{ element: ['ja'], elementAtCvLocation: ['nee'] }],
  otherwise: 'hidden',
};
const pompAoOnly: Expected = { unasked: notInUpgrade, otherwise: 'required' };
const pompTOnly: Expected = { unasked: notForPompAo, otherwise: 'required' };

/** Spec 1 §5, the lines on placing, photos and connection, and decisions on what they leave open. */
const expected: Record<keyof typeof installationInfo.sections, Readonly<Record<string, Expected>>> = {
  placing: {
    wifiOrCable: pompAoOnly,
    pompAoPlacementLocation: pompAoOnly,
    distancePompAoToElectricity: pompAoOnly,
    distancePompAoToCv: pompAoOnly,
    wallPompAo: pompAoOnly,
    wallPompAoDifferent: { unasked: notInUpgrade, required: [{ wallPompAo: ['anders'] }], otherwise: 'hidden' },
    element: pompTOnly,
    floorPompt: pompTOnly,
    pomptFitStairs: pompTOnly,
    doesCvNeedToBeMoved: pompTOnly,
  },
  photos: {
    photoCurrentGasBoilerAndPipes: { unasked: notInUpgrade, required: [{ flow: ['pomp ao'] }], otherwise: 'optional' },
    photoPompAoPlacementLocation: pompAoOnly,
    pomptAtCurrentBoilerLocation: pompTOnly,
    photoPomptPlacementLocation: pompTElsewhere,
    elementAtCvLocation: withElement,
    photoElementPlacementLocation: elementElsewhere,
  },
  connection: {
    pipesInsight: pompAoOnly,
    whereAreThePipes: { unasked: notInUpgrade, required: [pipesHidden], otherwise: 'hidden' },
    otherPipeLocation: {
      unasked: notInUpgrade,
      required: [{ ...pipesHidden, whereAreThePipes: ['anders'] }],
      optional: [pipesHidden],
      otherwise: 'hidden',
    },
    photoConnectionLocationPompAo: { unasked: notInUpgrade, required: [pipesHidden], otherwise: 'hidden' },
    pipeDistanceFromPompAo: pompAoOnly,
    photoPipeInstallationLocation: pompAoOnly,
    wallOutletPompt: pompTOnly,
    wallOutletElement: withElement,
    pomptConnectionToCvPipes: pompTElsewhere,
    photoCvPipes: pompTElsewhere,
    distancePompTToCvPipes: pompTElsewhere,
    distancePompTToWaterPipes: pompTElsewhere,
    elementPlacedAtPompTLocation: elementElsewhere,
  },
};

const yesNoOrElse = [undefined, 'ja', 'nee', 'o.b.'];
const combinations = everyCombination({
  flow: flows,
  wallPompAo: [undefined, 'steen', 'beton', 'anders', 'o.b.'],
  element: [undefined, 'ja', 'nee'],
  pomptAtCurrentBoilerLocation: [undefined, 'ja', 'nee'],
  elementAtCvLocation: [undefined, 'ja', 'nee'],
  pipesInsight: yesNoOrElse,
  whereAreThePipes: [undefined, 'kruipruimte', 'muur', 'vloer', 'anders', 'o.b.'],
});

const presences = combinations.map(({ flow, ...answers }) => {
  const stored = Object.fromEntries(
    Object.entries(installationInfo.sections).map(([name, { fields }]) => [
      name,
      { answers: Object.fromEntries(Object.entries(answers).filter(([field]) => Object.hasOwn(fields, field))), completed: false },
    ]),
  );
  return resolveQuestionnaire(installationInfo, stored, { today: '2026-11-21', flow: flow as Flow });
});

describe.each(Object.entries(expected) as [keyof typeof expected, Readonly<Record<string, Expected>>][])(
  'in %s',
  (section, fields) => {
    test('every question is in the table', () => {
      expect(Object.keys(installationInfo.sections[section].fields)).toEqual(Object.keys(fields));
    });

    test.each(Object.entries(fields))('%s is asked when the spec says so', (field, cases) => {
      const wrong = combinations.flatMap((combination, index) => {
        const [is, shouldBe] = [
          presences[index]?.[section].resolution.fields[field]?.presence,
          expectedPresence(cases, combination),
        ];
        return is === shouldBe ? [] : [{ combination, is, shouldBe }];
      });
      expect(wrong).toEqual([]);
    });
  },
);
