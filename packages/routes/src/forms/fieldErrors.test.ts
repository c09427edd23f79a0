// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFieldErrors } from './fieldErrors.ts';
import { notSent } from './formAnswer.fixture.ts';

const labels = { surname: 'Nachname', files: 'Unterlagen' };
const names = ['surname', 'files'] as const;
const rejected = () => notSent({ problems: { surname: 'missing' } });

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

  it.each(['tooLong', 'messageTooLong', 'choice'] as const)(
    'says %s of a field whose label is a question',
    (problem) => {
      const answer = notSent({ problems: { age: problem } });
      const { result } = renderHook(() => useFieldErrors(answer, ['age'], { age: 'Wie alt sind Sie?' }));
      expect(result.current[0]?.message).toMatch(/«Wie alt sind Sie\?» /);
    },
  );
});
