import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toggleUnknown } from '../unknown-answer.js';
import { toggleOption } from './choice.js';
import { addFiles, addPlaceholder, removeFile } from './files.js';
import { toggleInsulation } from './insulation.js';
import { typeDecimal } from './number.js';

describe('pressing an option', () => {
  test.each([
    [[], 'muur', ['muur']],
    [['muur'], 'dak', ['muur', 'dak']],
    [['muur', 'dak'], 'muur', ['dak']],
    [['muur', 'dak'], 'geen', ['geen']],
    [['geen'], 'muur', ['muur']],
    [['geen'], 'geen', []],
  ])('with %j chosen, %s leads to %j', (chosen, option, expected) => {
    expect(toggleOption(chosen, option, 'geen')).toEqual(expected);
  });

  test('the exclusive one never stands beside another, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('muur', 'dak', 'raam', 'geen')), (presses) => {
        const chosen = presses.reduce<readonly string[]>((now, option) => toggleOption(now, option, 'geen'), []);
        expect(chosen.includes('geen') && chosen.length > 1).toBe(false);
      }),
    );
  });

  test('an insulated part keeps its figures while others come and go', () => {
    const items = [{ value: 'muur', rcValue: '2.5' }];
    expect(toggleInsulation(items, 'dak', 'geen')).toEqual([{ value: 'muur', rcValue: '2.5' }, { value: 'dak' }]);
    expect(toggleInsulation(items, 'geen', 'geen')).toEqual([{ value: 'geen' }]);
  });
});

describe('typing a decimal', () => {
  test.each([
    ['2,5', '2.5'],
    ['2..5', '2.5'],
    ['1.234,5', '1.2345'],
    ['€ 12', '12'],
    [',5', '.5'],
    ['-3', '3'],
  ])('%s becomes %s', (typed, kept) => {
    expect(typeDecimal(typed)).toBe(kept);
  });
});

describe('a list of files', () => {
  test('loses the placeholder when a real one is added', () => {
    expect(addFiles(['o.b.'], ['a'])).toEqual(['a']);
  });
  test('takes the placeholder only when it is empty', () => {
    expect(addPlaceholder([])).toEqual(['o.b.']);
    expect(addPlaceholder(['a'])).toEqual(['a']);
  });
  test('is empty, without the placeholder, when the last file is deleted', () => {
    expect(removeFile(['a'], 'a')).toEqual([]);
  });
});

test('a second press on ‘Ik weet het niet’ restores whatever was there', () => {
  fc.assert(
    fc.property(
      fc.string().filter((value) => value !== 'o.b.'),
      (value) => {
        const pressed = toggleUnknown({ value, before: '' });
        expect(pressed.value).toBe('o.b.');
        expect(toggleUnknown(pressed).value).toBe(value);
      },
    ),
  );
});
