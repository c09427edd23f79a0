import { describe, expect, it } from 'vitest';
import { focalStep, focalSteps } from './focalStep.ts';

describe('focalStep', () => {
  it.each([
    [50, undefined],
    [0, 0],
    [17, 0],
    [30, 20],
    [76, 90],
    [83, 100],
    [100, 100],
  ])('places %d %% of a picture', (percent, position) => {
    expect(focalStep(percent)).toBe(position);
  });

  it('has a rule for each position but the middle', () => {
    const positions = new Set(Array.from({ length: 101 }, (_, percent) => focalStep(percent)));
    positions.delete(undefined);
    expect([...positions]).toEqual(focalSteps);
  });

  it('keeps a head around the point in crops that show a third of the picture and more', () => {
    const cut: string[] = [];
    for (let percent = 0; percent <= 100; percent += 1)
      for (const shown of [34, 40, 60, 90]) {
        const start = ((focalStep(percent) ?? 50) / 100) * (100 - shown);
        const [from, to] = [Math.max(0, percent - 15), Math.min(100, percent + 15)];
        if (start > from || start + shown < to) cut.push(`${percent} in ${shown}: ${start} to ${start + shown}`);
      }
    expect(cut).toEqual([]);
  });
});
