import { ApiError, NetworkError } from '@pomp/api-client';
import type { InstallationSectionName } from '@pomp/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askedInstallation, installationSaveBody, type InstallationBody } from '../installation-info/installation-sections.js';
import type { QuestionnaireStore } from '../questionnaire/questionnaire-store.js';
import { createFileAnswers } from './file-answers.js';

const place = { houseId: '1', flow: 'pomp ao' } as const;
const done = { completed: true, pompaoCompleted: true } as const;
type Info = InstallationBody['installationInfo'];
type Photos = NonNullable<Info['photos']>;
const draft: Photos = { completed: false };
const conflict = new ApiError(409, { message: 'Iemand anders was je voor.', code: 'conflict' });
const lost = () => new NetworkError(undefined);

/** A server with the answers of one installation, and the files that are stored of its photos. */
function arrange({
  photos = draft,
  files,
}: {
  readonly photos?: Photos;
  readonly files: Readonly<Record<string, readonly string[]>>;
}) {
  let version = 1;
  let info: Info = { completed: false, photos };
  /** What goes wrong with the next saves. */
  const failures: Error[] = [];
  /** What happens elsewhere between asking and saving. */
  const meanwhile: Photos[] = [];
  const saves: string[] = [];
  const revision = () => `revision-${version}`;
  const asked = () =>
    askedInstallation(place, { houseInfo: { completed: false }, installationInfo: info, revision: revision() }, '2026-11-21');

  const store: QuestionnaireStore<InstallationSectionName> = {
    latest: (name) => {
      const section = asked()[name];
      const other = meanwhile.shift();
      if (other) {
        info = { ...info, photos: other };
        version += 1;
      }
      return Promise.resolve(section);
    },
    save: (name, { mode, answers }, startedFrom) => {
      saves.push(mode);
      const failure = failures.shift() ?? (startedFrom === revision() ? undefined : conflict);
      if (failure) return Promise.reject(failure);
      const body = installationSaveBody(place.flow, name, mode, answers);
      if ('installationInfo' in body) info = { ...info, ...body.installationInfo };
      version += 1;
      return Promise.resolve({ ...asked()[name], completesAll: false });
    },
  };
  const toldOfFailing = vi.fn();
  const answers = createFileAnswers(
    store,
    { filesOf: (field) => ({ files: [], stored: files[field] ?? [], refusal: undefined }) },
    toldOfFailing,
  );
  return {
    failures,
    meanwhile,
    saves,
    toldOfFailing,
    photos: () => info.photos,
    arrived: async () => {
      answers.changed('photos');
      await pass(0);
    },
    open: async () => {
      answers.compare(Object.values(asked()));
      await pass(0);
    },
  };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a photo that arrived', () => {
  test('joins the answers, and leaves the others as they are', async () => {
    const server = arrange({
      photos: { ...draft, photoPompAoPlacementLocation: ['o.b.'] },
      files: { photoCurrentGasBoilerAndPipes: ['a', 'b'] },
    });
    await server.arrived();
    expect(server.photos()).toMatchObject({
      photoCurrentGasBoilerAndPipes: ['a', 'b'],
      photoPompAoPlacementLocation: ['o.b.'],
      completed: false,
    });
  });

  test('takes the place of ‘Ik weet het niet’', async () => {
    const server = arrange({
      photos: { ...draft, photoPompAoPlacementLocation: ['o.b.'] },
      files: { photoPompAoPlacementLocation: ['a'] },
    });
    await server.arrived();
    expect(server.photos()?.photoPompAoPlacementLocation).toEqual(['a']);
  });

  test('from a phone is an answer when the installation is opened', async () => {
    const server = arrange({ files: { photoCurrentGasBoilerAndPipes: ['phone'] } });
    await server.open();
    expect(server.photos()?.photoCurrentGasBoilerAndPipes).toEqual(['phone']);
    await server.open();
    expect(server.saves).toHaveLength(1);
  });

  test('of a question that this installation doesn’t ask waits', async () => {
    const server = arrange({ files: { photoPomptPlacementLocation: ['a'] } });
    await server.open();
    expect(server.saves).toEqual([]);
  });
});

describe('a finished section', () => {
  const finished: Photos = { ...done, photoCurrentGasBoilerAndPipes: ['a'], photoPompAoPlacementLocation: ['o.b.'] };

  test('stays finished with one photo more', async () => {
    const server = arrange({ photos: finished, files: { photoCurrentGasBoilerAndPipes: ['a', 'b'] } });
    await server.arrived();
    expect(server.photos()).toMatchObject({ photoCurrentGasBoilerAndPipes: ['a', 'b'], completed: true, pompaoCompleted: true });
  });

  test('no longer is when its last photo was deleted', async () => {
    const server = arrange({ photos: finished, files: {} });
    await server.arrived();
    expect(server.photos()?.completed).toBe(false);
    expect(server.photos()?.photoCurrentGasBoilerAndPipes ?? []).toEqual([]);
  });
});

describe('answers that were saved elsewhere in between', () => {
  test('are kept, with the photo on top', async () => {
    const server = arrange({ files: { photoCurrentGasBoilerAndPipes: ['a'] } });
    server.meanwhile.push({ ...draft, photoPompAoPlacementLocation: ['o.b.'] });
    await server.arrived();
    expect(server.photos()).toMatchObject({ photoCurrentGasBoilerAndPipes: ['a'], photoPompAoPlacementLocation: ['o.b.'] });
  });

  test('again and again end the trying until the installation is opened anew', async () => {
    const server = arrange({ files: { photoCurrentGasBoilerAndPipes: ['a'] } });
    server.failures.push(conflict, conflict, conflict);
    await server.open();
    await pass(60_000);
    expect(server.saves).toHaveLength(3);
    await server.open();
    expect(server.photos()?.photoCurrentGasBoilerAndPipes).toEqual(['a']);
  });
});

describe('on a bad line', () => {
  test('saving is tried again, later and later', async () => {
    const server = arrange({ files: { photoCurrentGasBoilerAndPipes: ['a'] } });
    server.failures.push(lost(), new ApiError(503, { message: 'Even niet.', code: 'serverError' }), lost());
    await server.arrived();
    expect(server.saves).toHaveLength(1);
    await pass(2_000);
    expect(server.saves).toHaveLength(2);
    await pass(4_999);
    expect(server.saves).toHaveLength(2);
    await pass(10_001);
    expect(server.saves).toHaveLength(4);
    expect(server.toldOfFailing).not.toHaveBeenCalled();
    expect(server.photos()?.photoCurrentGasBoilerAndPipes).toEqual(['a']);
  });

  test('that lasts it is left, which the customer hears, and tried when the installation is opened anew', async () => {
    const server = arrange({ files: { photoCurrentGasBoilerAndPipes: ['a'] } });
    server.failures.push(lost(), lost(), lost(), lost(), lost());
    await server.open();
    await pass(300_000);
    expect(server.saves).toHaveLength(5);
    expect(server.toldOfFailing).toHaveBeenCalledOnce();
    await server.open();
    expect(server.photos()?.photoCurrentGasBoilerAndPipes).toEqual(['a']);
  });

  test.each([
    ['of the answers is told', new ApiError(422, { message: 'Controleer je antwoorden.', code: 'invalidAnswers' }), 1],
    ['for an ended session is the login’s to tell', new ApiError(401, { message: 'Log in.', code: 'notSignedIn' }), 0],
  ])('a refusal isn’t tried again, and one %s', async (_what, refusal, told) => {
    const server = arrange({ files: { photoCurrentGasBoilerAndPipes: ['a'] } });
    server.failures.push(refusal);
    await server.arrived();
    await pass(300_000);
    expect(server.saves).toHaveLength(1);
    expect(server.toldOfFailing).toHaveBeenCalledTimes(told);
  });
});
