import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from './sourceFiles.ts';

const routes = sourceFiles.filter((file) => /^packages\/routes\/src\/screens\/.*\.route\.tsx?$/.test(file));

describe('the route of a screen', () => {
  it('says in its handle that no cache stores it, if it takes a form', () => {
    const forms = routes.filter((file) =>
      /^export (?:(?:async function|function|const) action\b|\{.* as action\b)/m.test(read(file)),
    );
    expect(forms.length).toBeGreaterThan(3);
    const handle = /^export const handle: ScreenHandle = \{[^}]*(?:cache: 'none'|private: true)/m;
    expect(forms.filter((file) => !handle.test(read(file)))).toEqual([]);
  });
});
