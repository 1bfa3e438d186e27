import { describe, expect, it } from 'vitest';
import { matchingOptions } from './matching-options.js';

const options = [{ label: 'Itho Daalderop' }, { label: 'Radson' }, { label: 'Één ketel' }];
const found = (typed: string) => matchingOptions(options, typed).map(({ label }) => label);

describe('matchingOptions', () => {
  it('finds what was typed anywhere in a label', () => {
    expect(found('da')).toEqual(['Itho Daalderop']);
    expect(found('so')).toEqual(['Radson']);
  });

  it('looks through capitals, accents and the spaces around it', () => {
    expect(found(' ITHO ')).toEqual(['Itho Daalderop']);
    expect(found('een')).toEqual(['Één ketel']);
    expect(found('rädson')).toEqual(['Radson']);
  });

  it('takes signs as they are', () => {
    expect(found('.*')).toEqual([]);
  });

  it('has them all, as they came, when nothing was typed', () => {
    expect(matchingOptions(options, ' ')).toBe(options);
  });
});
