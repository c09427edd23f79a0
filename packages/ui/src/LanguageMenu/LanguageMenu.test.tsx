import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LanguageMenu } from './LanguageMenu.tsx';

describe('LanguageMenu', () => {
  it('states the language of each link and marks the current one', () => {
    render(
      <LanguageMenu
        label="Lingua"
        choices={[
          { label: 'DE', name: 'Deutsch', lang: 'de-CH', href: '/de/jobs', current: false },
          { label: 'IT', name: 'Italiano', lang: 'it-CH', href: '/it/jobs', current: true },
        ]}
      />,
    );
    expect(screen.queryByRole('navigation', { name: 'Lingua' })).not.toBeNull();
    const [german, italian] = screen.getAllByRole('link');
    expect([german?.getAttribute('href'), german?.getAttribute('hreflang'), german?.getAttribute('lang')]).toEqual([
      '/de/jobs',
      'de-CH',
      'de-CH',
    ]);
    expect(german?.getAttribute('aria-current')).toBeNull();
    expect(italian?.getAttribute('aria-current')).toBe('true');
  });
});
