// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFieldErrors } from './fieldErrors.ts';
import type { NotSent } from './formAnswer.ts';

const labels = { surname: 'Nachname', files: 'Unterlagen' };
const names = ['surname', 'files'] as const;
const formToken = { key: 'k', moment: 'm' };
const rejected = (): NotSent => ({ problems: { surname: 'missing' }, files: [], fileCount: 0, values: {}, formToken });

describe('useFieldErrors', () => {
  it('gives the same array until there is another answer: the summary takes the focus for each new one', () => {
    const initialProps = { answer: rejected() };
    const { result, rerender } = renderHook(({ answer }) => useFieldErrors(answer, names, labels), { initialProps });
    const first = result.current;
    expect(first.map(({ name }) => name)).toEqual(['surname']);
    rerender({ ...initialProps });
    expect(result.current).toBe(first);
    rerender({ answer: rejected() });
    expect(result.current).not.toBe(first);
  });
});
