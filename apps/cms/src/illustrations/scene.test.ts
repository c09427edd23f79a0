import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { draw, type SceneName } from './scene.ts';
import { scenes } from './scenes/scenes.ts';

const green = { primary: '#1a6b54', secondary: '#c4682a' };
const plum = { primary: '#5b3a7a', secondary: '#a17a24' };

describe.each(Object.keys(scenes) as SceneName[])('the scene %s', (name) => {
  it('is the same for the same seed and another for another', () => {
    expect(draw(name, green, 'a')).toBe(draw(name, green, 'a'));
    expect(draw(name, green, 'a')).not.toBe(draw(name, green, 'b'));
    expect(draw(name, green, 'a')).not.toBe(draw(name, plum, 'a'));
  });

  it('is a whole picture', async () => {
    const svg = draw(name, plum, 'c', { mood: 'evening' });
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const { data, info } = await sharp(Buffer.from(svg))
      .resize(96)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width / info.height).toBeCloseTo(1.5, 2);
    const { channels } = await sharp(data, { raw: info }).stats();
    // Neither empty nor plain: every channel has dark and light pixels.
    for (const channel of channels) expect(channel.stdev).toBeGreaterThan(8);
  });
});
