import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

describe('Breadcrumbs', () => {
  it('links to the ancestor pages and marks the current one', () => {
    render(<Breadcrumbs above={[{ name: 'Startseite', href: '/' }]} current="Jobs" />);
    expect(screen.queryByRole('navigation', { name: 'Sie sind hier' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Startseite' }).getAttribute('href')).toBe('/');
    expect(screen.getByText('Jobs').getAttribute('aria-current')).toBe('page');
  });

  it('keeps the hyphen of a shortened word on its line, as the heading does', () => {
    render(<Breadcrumbs above={[]} current="Fachfrau oder -Fachmann" />);
    expect(screen.queryByText('Fachfrau oder -\u2060Fachmann')).not.toBeNull();
  });
});
