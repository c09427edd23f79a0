import { describe, expect, it } from 'vitest';
import { wireLink } from './link.ts';

describe('wireLink', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'wohnen'])('rejects %s', (typed) => {
    expect(wireLink.safeParse(typed).success).toBe(false);
  });
});
