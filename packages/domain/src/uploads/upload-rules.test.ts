import { describe, expect, test } from 'vitest';
import { maxUploadSize, selectUploads as select } from '../index.js';
import { inDutch } from '../testing/languages.js';

type Chosen = { readonly name: string; readonly size: number };
const selectUploads = (chosen: readonly Chosen[], present: readonly string[]) => {
  const { accepted, refusal } = select(chosen, present);
  return { accepted, ...(refusal && { refusal: inDutch.say(refusal) }) };
};
const file = (name: string, size = 1) => ({ name, size });

describe('choosing files', () => {
  test('takes those that are new, in their order', () => {
    expect(selectUploads([file('ketel.jpg'), file('leidingen.mov')], [])).toEqual({
      accepted: [file('ketel.jpg'), file('leidingen.mov')],
    });
  });

  test('drops duplicates beside a new file without a word', () => {
    expect(selectUploads([file('ketel.jpg'), file('nieuw.jpg')], ['ketel.jpg'])).toEqual({ accepted: [file('nieuw.jpg')] });
  });

  test('says so when every file is there already', () => {
    expect(selectUploads([file('ketel.jpg'), file('hal.jpg')], ['hal.jpg', 'ketel.jpg'])).toEqual({
      accepted: [],
      refusal: 'Je kan geen bestanden met dezelfde naam uploaden.',
    });
  });

  test('takes the first of two with the same name, however its letters are written', () => {
    expect(selectUploads([file('café.jpg', 1), file('cafe\u0301.jpg', 2)], [])).toEqual({ accepted: [file('café.jpg', 1)] });
  });

  test('takes 500 MB and refuses one byte more, beside files that are fine', () => {
    const [largest, tooLarge] = [file('film.mp4', maxUploadSize), file('lange-film.mp4', maxUploadSize + 1)];
    expect(selectUploads([largest, tooLarge], [])).toEqual({
      accepted: [largest],
      refusal: 'Je kan geen bestanden groter dan 500 MB uploaden.',
    });
    expect(maxUploadSize).toBe(500 * 1024 * 1024);
  });

  test('of nothing says nothing', () => {
    expect(selectUploads([], ['ketel.jpg'])).toEqual({ accepted: [] });
  });
});
