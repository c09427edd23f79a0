import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasFewPixels } from './hasFewPixels.ts';

/** Browsers' pictures of a size; of no size if they are damaged. */
function stubPictures(naturalWidth: number, naturalHeight: number): void {
  class Picture extends EventTarget {
    naturalWidth = naturalWidth;
    naturalHeight = naturalHeight;
    set src(_address: string) {
      queueMicrotask(() => this.dispatchEvent(new Event(naturalWidth ? 'load' : 'error')));
    }
  }
  vi.stubGlobal('Image', Picture);
}

afterEach(() => vi.unstubAllGlobals());

describe('hasFewPixels', () => {
  it.each([
    [4_000, 3_000, true],
    [20_000, 20_000, false],
  ])('of %i × %i is %s', async (width, height, expected) => {
    stubPictures(width, height);
    expect(await hasFewPixels('blob:picture')).toBe(expected);
  });

  it('rejects what is no picture', async () => {
    stubPictures(0, 0);
    await expect(hasFewPixels('blob:picture')).rejects.toThrow('damaged');
  });
});
