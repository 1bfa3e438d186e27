import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { inDutch } from '../testing/said-in-dutch.js';
import {
  createUploads,
  UploadInterrupted,
  UploadRefusal,
  type KeptFile,
  type KeptFiles,
  type KnownUpload,
  type Sending,
  type StoredUpload,
} from '../index.js';

const ketel: KnownUpload = { id: 'a', field: 'boiler', fileName: 'ketel.jpg', type: 'IMG', extension: 'jpg', size: 3 };
const image = (name: string, type = 'image/jpeg') => new File(['abc'], name, { type });

interface Sent extends Sending {
  readonly name: string;
  readonly arrive: (id: string) => void;
  readonly fail: (failure: Error) => void;
}

/** Uploads whose sending and deleting wait for the test. */
function arrange({
  known = [] as readonly KnownUpload[],
  remove = vi.fn(() => Promise.resolve()),
  kept = undefined as KeptFiles | undefined,
} = {}) {
  const sent: Sent[] = [];
  const onStored = vi.fn();
  const onRemoved = vi.fn();
  const uploads = createUploads({
    language: inDutch,
    send: (_field, file, sending) =>
      new Promise<StoredUpload>((resolve, reject) => {
        const arrive = (id: string) =>
          resolve({ id, fileName: file.name, type: file.type.startsWith('video') ? 'VID' : 'IMG', extension: 'jpg' });
        sent.push({ name: file.name, ...sending, arrive, fail: reject });
      }),
    remove,
    pictureOf: ({ id }) => ({ url: `/thumb/${id}` }),
    kept,
    onStored,
    onRemoved,
  });
  uploads.know(known);
  const states = (field = 'boiler') => uploads.filesOf(field).files?.map(({ name, status }) => `${name}: ${status.state}`);
  return { uploads, sent, states, onStored, onRemoved, settled: () => new Promise((resolve) => setTimeout(resolve)) };
}

describe('uploading', () => {
  test('shows a file at once, and counts it as an answer when it is stored', async () => {
    const { uploads, sent, states, onStored, settled } = arrange({ known: [ketel] });
    const file = image('leidingen.jpg');
    uploads.add('boiler', [file]);
    expect(uploads.filesOf('boiler').files?.at(-1)).toMatchObject({
      picture: { local: file },
      status: { state: 'uploading', sent: 0, total: 3 },
    });
    expect(uploads.filesOf('boiler').stored).toEqual(['a']);

    sent[0]!.onProgress(2);
    expect(uploads.filesOf('boiler').files?.at(-1)?.status).toEqual({ state: 'uploading', sent: 2, total: 3 });

    sent[0]!.arrive('b');
    await settled();
    expect(states()).toEqual(['ketel.jpg: done', 'leidingen.jpg: done']);
    expect(uploads.filesOf('boiler').stored).toEqual(['a', 'b']);
    expect(onStored).toHaveBeenCalledWith(expect.objectContaining({ id: 'b', field: 'boiler' }));
  });

  test('sends two at once; the others wait their turn', async () => {
    const { uploads, sent, states, settled } = arrange();
    uploads.add(
      'boiler',
      ['1.jpg', '2.jpg', '3.jpg'].map((name) => image(name)),
    );
    expect(states()).toEqual(['1.jpg: uploading', '2.jpg: uploading', '3.jpg: waiting']);
    expect(uploads.busy()).toBe(true);
    sent[0]!.arrive('x');
    await settled();
    expect(states()).toEqual(['1.jpg: done', '2.jpg: uploading', '3.jpg: uploading']);
  });

  test('a file that can’t be drawn here gets the server’s picture once that has it', async () => {
    const { uploads, sent, settled } = arrange();
    uploads.add('boiler', [image('IMG_2041.HEIC', 'image/heic')]);
    sent[0]!.arrive('h');
    await settled();
    expect(uploads.filesOf('boiler').files?.[0]?.picture).toEqual({ url: '/thumb/h' });
  });

  test('a failure can be tried again, a refusal can’t', async () => {
    const { uploads, sent, settled } = arrange();
    uploads.add('boiler', [image('1.jpg'), image('2.jpg')]);
    sent[0]!.fail(new Error('connection lost'));
    sent[1]!.fail(new UploadRefusal('Je kan alleen foto’s en video’s uploaden.'));
    await settled();
    expect(uploads.filesOf('boiler').files?.map(({ status }) => status)).toEqual([
      { state: 'failed', message: 'Uploaden mislukt. Probeer het opnieuw.', retry: true },
      { state: 'failed', message: 'Je kan alleen foto’s en video’s uploaden.', retry: false },
    ]);

    uploads.retry('boiler', uploads.filesOf('boiler').files![0]!.id);
    expect(sent).toHaveLength(3);
    sent[2]!.arrive('z');
    await settled();
    expect(uploads.filesOf('boiler').stored).toEqual(['z']);
  });

  test('choosing a failed file once more takes its place', async () => {
    const { uploads, sent, states, settled } = arrange();
    uploads.add('boiler', [image('1.jpg')]);
    sent[0]!.fail(new Error('connection lost'));
    await settled();
    uploads.add('boiler', [image('1.jpg')]);
    expect(states()).toEqual(['1.jpg: uploading']);
    expect(uploads.filesOf('boiler').refusal).toBeUndefined();
  });

  test('cancelling stops sending, and whatever comes of it no longer counts', async () => {
    const remove = vi.fn(() => Promise.resolve());
    const { uploads, sent, states, onStored, onRemoved, settled } = arrange({ remove });
    uploads.add('boiler', [image('1.jpg')]);
    uploads.cancel('boiler', uploads.filesOf('boiler').files![0]!.id);
    expect(sent[0]!.signal.aborted).toBe(true);
    sent[0]!.arrive('late');
    await settled();
    expect(remove).toHaveBeenCalledExactlyOnceWith('late');
    expect(onStored).not.toHaveBeenCalled();
    expect(onRemoved).toHaveBeenCalledWith('late');
    uploads.know([{ ...ketel, id: 'late', fileName: '1.jpg' }]);
    expect(states()).toEqual([]);
    expect(uploads.filesOf('boiler').stored).toEqual([]);
  });

  test('what was cancelled and arrived stays where it was chosen again meanwhile', async () => {
    const remove = vi.fn(() => Promise.resolve());
    const { uploads, sent, states, settled } = arrange({ remove });
    uploads.add('boiler', [image('1.jpg')]);
    uploads.cancel('boiler', uploads.filesOf('boiler').files![0]!.id);
    uploads.add('boiler', [image('1.jpg')]);
    sent[0]!.arrive('late');
    await settled();
    sent[1]!.arrive('late');
    await settled();
    expect(remove).not.toHaveBeenCalled();
    expect(states()).toEqual(['1.jpg: done']);
  });
});

describe('names', () => {
  test('are refused where a question has them already, in one question and not in another', () => {
    const { uploads } = arrange({ known: [ketel] });
    uploads.add('boiler', [image('ketel.jpg')]);
    expect(uploads.filesOf('boiler').refusal).toBe('Je kan geen bestanden met dezelfde naam uploaden.');
    uploads.add('place', [image('ketel.jpg')]);
    expect(uploads.filesOf('place').refusal).toBeUndefined();

    uploads.add('boiler', [image('ketel.jpg'), image('nieuw.jpg')]);
    expect(uploads.filesOf('boiler').refusal).toBeUndefined();
    expect(uploads.filesOf('boiler').files).toHaveLength(2);
  });
});

describe('deleting', () => {
  test('a stored file says so until it is gone', async () => {
    const { uploads, states, onRemoved, settled } = arrange({ known: [ketel] });
    uploads.remove('boiler', 'a');
    expect(states()).toEqual(['ketel.jpg: deleting']);
    await settled();
    expect(states()).toEqual([]);
    expect(uploads.filesOf('boiler').stored).toEqual([]);
    expect(onRemoved).toHaveBeenCalledWith('a');
    uploads.know([ketel]);
    expect(states()).toEqual([]);
  });

  test('that fails keeps the file, and can be tried again', async () => {
    const remove = vi.fn().mockRejectedValueOnce(new Error('connection lost')).mockResolvedValue(undefined);
    const { uploads, states, settled } = arrange({ known: [ketel], remove });
    uploads.remove('boiler', 'a');
    await settled();
    expect(states()).toEqual(['ketel.jpg: failed']);
    expect(uploads.filesOf('boiler').stored).toEqual(['a']);
    uploads.retry('boiler', 'a');
    await settled();
    expect(states()).toEqual([]);
  });
});

describe('another device', () => {
  test('adds files, and deletes those that were added here', async () => {
    const { uploads, sent, states, settled } = arrange();
    uploads.add('boiler', [image('hier.jpg')]);
    sent[0]!.arrive('here');
    await settled();
    uploads.know([ketel]);
    expect(states()).toEqual(['ketel.jpg: done', 'hier.jpg: done']);
    uploads.know([ketel, { ...ketel, id: 'here', fileName: 'hier.jpg' }]);
    expect(states()).toEqual(['ketel.jpg: done', 'hier.jpg: done']);
    uploads.know([ketel]);
    expect(states()).toEqual(['ketel.jpg: done']);
  });
});

describe('without reception', () => {
  afterEach(() => void vi.useRealTimers());
  const interrupted = () => new UploadInterrupted('No connection.');

  test('files wait, and go on by themselves: nobody has to press', async () => {
    vi.useFakeTimers();
    const { uploads, sent, states } = arrange();
    uploads.add('boiler', [image('1.jpg'), image('2.jpg')]);
    for (const sending of sent.splice(0)) sending.fail(interrupted());
    await vi.advanceTimersByTimeAsync(0);
    expect(uploads.filesOf('boiler').files?.map(({ status }) => status)).toEqual([
      { state: 'waiting', for: 'reception' },
      { state: 'waiting', for: 'reception' },
    ]);
    expect(sent).toEqual([]);

    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg']);
    sent[0]!.arrive('a');
    sent[1]!.arrive('b');
    await vi.advanceTimersByTimeAsync(0);
    expect(states()).toEqual(['1.jpg: done', '2.jpg: done']);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(2);
  });

  test('a file that is called off while it waits isn’t sent any more', async () => {
    vi.useFakeTimers();
    const { uploads, sent } = arrange();
    uploads.add('boiler', [image('1.jpg')]);
    sent.splice(0)[0]!.fail(interrupted());
    await vi.advanceTimersByTimeAsync(0);
    uploads.cancel('boiler', uploads.filesOf('boiler').files![0]!.id);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toEqual([]);
    expect(uploads.busy()).toBe(false);
  });

  test('one that stands still says so, until it moves again', async () => {
    vi.useFakeTimers();
    const { uploads, sent } = arrange();
    const status = () => uploads.filesOf('boiler').files?.[0]?.status;
    uploads.add('boiler', [image('1.jpg')]);
    sent[0]!.onProgress(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(status()).toEqual({ state: 'uploading', sent: 1, total: 3, stalled: true });
    sent[0]!.onProgress(2);
    expect(status()).toEqual({ state: 'uploading', sent: 2, total: 3 });
  });
});

describe('a page that is closed', () => {
  /** A device, as it is found at the next visit. */
  function device(...left: readonly KeptFile[]) {
    const files = new Map(left.map((file) => [file.key, file]));
    const kept: KeptFiles = {
      all: async () => [...files.values()],
      keep: async (file) => void files.set(file.key, file),
      forget: async (key) => void files.delete(key),
    };
    return { kept, names: () => [...files.values()].map(({ file }) => file.name) };
  }

  test('takes nothing along: what wasn’t stored goes on at the next visit', async () => {
    const first = device();
    const before = arrange({ kept: first.kept });
    before.uploads.add('boiler', [image('1.jpg'), image('2.jpg')]);
    expect(before.uploads.isAtRisk()).toBe(true);
    await before.settled();
    expect(before.uploads.isAtRisk()).toBe(false);
    before.sent[0]!.arrive('a');
    await before.settled();
    expect(first.names()).toEqual(['2.jpg']);

    const after = arrange({ known: [{ ...ketel, fileName: '1.jpg' }], kept: first.kept });
    await after.settled();
    expect(after.states()).toEqual(['1.jpg: done', '2.jpg: uploading']);
    after.sent[0]!.arrive('b');
    await after.settled();
    expect(first.names()).toEqual([]);
  });

  test('after the server had it and before that was heard, it isn’t sent twice', async () => {
    const { kept, names } = device({ key: 'k', field: 'boiler', file: image('ketel.jpg') });
    const { sent, settled } = arrange({ known: [ketel], kept });
    await settled();
    expect(sent).toEqual([]);
    expect(names()).toEqual([]);
  });

  test('after something else sent it and it was deleted since, it isn’t sent again', async () => {
    const { kept, names } = device({ key: 'k', field: 'boiler', file: image('ketel.jpg'), sent: true });
    const { sent, states, settled } = arrange({ kept });
    await settled();
    expect(sent).toEqual([]);
    expect(states()).toEqual([]);
    expect(names()).toEqual([]);
  });

  test('after something else sent it, it is shown while nobody can say whether it is still there', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { kept, names } = device({ key: 'k', field: 'boiler', file: image('ketel.jpg'), sent: true });
    const { uploads, settled } = arrange({ kept });
    await settled();
    expect(uploads.filesOf('boiler').files?.map(({ name }) => name)).toEqual(['ketel.jpg']);
    expect(names()).toEqual(['ketel.jpg']);
  });

  test('another one of that name is still to be sent', async () => {
    const { kept, names } = device({ key: 'k', field: 'boiler', file: new File(['another'], 'ketel.jpg', { type: 'image/jpeg' }) });
    const { sent, states, settled } = arrange({ known: [ketel], kept });
    await settled();
    expect(sent.map(({ name }) => name)).toEqual(['ketel.jpg']);
    expect(states()).toEqual(['ketel.jpg: uploading']);
    expect(names()).toEqual(['ketel.jpg']);

    sent[0]!.fail(new UploadRefusal('Je kan geen bestanden met dezelfde naam uploaden.'));
    await settled();
    expect(states()).toEqual(['ketel.jpg: done', 'ketel.jpg: failed']);
    expect(names()).toEqual(['ketel.jpg']);
  });

  test('what the server has already is there once, and counts', async () => {
    const { uploads, sent, states, settled } = arrange();
    uploads.add('boiler', [image('ketel.jpg')]);
    uploads.know([ketel]);
    expect(states()).toEqual(['ketel.jpg: uploading']);
    expect(uploads.filesOf('boiler').stored).toEqual(['a']);

    sent[0]!.fail(new UploadRefusal('Je kan geen bestanden met dezelfde naam uploaden.'));
    await settled();
    expect(states()).toEqual(['ketel.jpg: done', 'ketel.jpg: failed']);
  });

  test('a full device says so of each file, and keeps what waits once there is room', async () => {
    const { kept, names } = device();
    let hasRoom = true;
    const full: KeptFiles = { ...kept, keep: (file) => (hasRoom ? kept.keep(file) : Promise.reject(new Error('full'))) };
    const { uploads, sent, settled } = arrange({ kept: full });
    const onlyHere = () => uploads.filesOf('boiler').files?.flatMap((file) => (file.onlyHere ? [file.name] : []));
    uploads.add('boiler', [image('1.jpg')]);
    await settled();
    expect(uploads.progress()).toBe('sending');

    hasRoom = false;
    uploads.add('boiler', [image('2.jpg'), image('3.jpg')]);
    expect(onlyHere()).toEqual([]);
    await settled();
    expect(onlyHere()).toEqual(['2.jpg', '3.jpg']);
    expect(uploads.progress()).toBe('onlyHere');

    sent[1]!.fail(new UploadRefusal('Je kan alleen foto’s en video’s uploaden.'));
    hasRoom = true;
    sent[0]!.arrive('a');
    await settled();
    expect(onlyHere()).toEqual([]);
    expect(names()).toEqual(['3.jpg']);
    expect(uploads.isAtRisk()).toBe(false);
    sent[2]!.fail(new UploadInterrupted('No connection.'));
    await settled();
    expect(uploads.progress()).toBe('waiting');
    uploads.cancel('boiler', uploads.filesOf('boiler').files!.at(-1)!.id);
    expect(uploads.progress()).toBe('nothing');
  });

  test('a device that keeps nothing is no hindrance', async () => {
    const broken: KeptFiles = {
      all: () => Promise.reject(new Error('forbidden')),
      keep: () => Promise.reject(new Error('full')),
      forget: () => Promise.reject(new Error('forbidden')),
    };
    const { uploads, sent, states, settled } = arrange({ kept: broken });
    uploads.add('boiler', [image('1.jpg')]);
    await settled();
    expect(uploads.isAtRisk()).toBe(true);
    sent[0]!.arrive('a');
    await settled();
    expect(states()).toEqual(['1.jpg: done']);
  });
});
