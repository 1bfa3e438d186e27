import { describe, expect, it } from 'vitest';
import { listPlace } from './list-place.js';

const seen = { top: 0, bottom: 800 };
const boxAt = (top: number) => ({ top, bottom: top + 52 });

describe('listPlace', () => {
  it('is below, as high as it wants but no higher than 300', () => {
    expect(listPlace(boxAt(100), seen, 200)).toEqual({ side: 'below', height: 200 });
    expect(listPlace(boxAt(100), seen, 2000)).toEqual({ side: 'below', height: 300 });
  });

  it('stays below where it fits, even when there is more room above', () => {
    expect(listPlace(boxAt(500), seen, 200)).toEqual({ side: 'below', height: 200 });
  });

  it('goes above where it doesn’t fit below', () => {
    expect(listPlace(boxAt(700), seen, 2000)).toEqual({ side: 'above', height: 300 });
  });

  it('takes the larger side where it fits at neither, and gets no lower than 140', () => {
    expect(listPlace(boxAt(180), { top: 0, bottom: 450 }, 300)).toEqual({ side: 'below', height: 218 });
    expect(listPlace(boxAt(80), { top: 0, bottom: 200 }, 300)).toEqual({ side: 'above', height: 140 });
    expect(listPlace(boxAt(80), { top: 0, bottom: 200 }, 60)).toEqual({ side: 'below', height: 60 });
  });
});
