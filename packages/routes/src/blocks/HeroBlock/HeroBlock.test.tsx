import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import type { LoadedBlock } from '../block/block.ts';
import { Blocks } from '../Blocks/Blocks.tsx';

function show(blocks: readonly LoadedBlock[], subject?: string) {
  renderInSite(<Blocks title="Gastronomie" {...(subject && { subject })} blocks={blocks} />);
  const heading = screen.getByRole('heading', { level: 1 });
  const links = [...(heading.closest('section')?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  return { heading: heading.textContent, links };
}

const hero = { type: 'hero', title: 'Uferblick', text: 'Fisch und Kuchen.' } as const;

describe('the opening of a page', () => {
  it('names its subject in the heading', () => {
    expect(show([hero]).heading).toBe('Gastronomie Uferblick');
  });

  it('does not name it twice', () => {
    expect(show([{ ...hero, title: 'Unsere gastronomie' }]).heading).toBe('Unsere gastronomie');
  });

  it('contains the doors that follow', () => {
    const doors = { type: 'doors', doors: [{ title: 'Wohnen', link: '/wohnen' }, { title: 'Jobs', link: '/jobs' }] } as const; // prettier-ignore
    expect(show([hero, { ...doors, doors: [...doors.doors] }], 'Haus Tabor')).toEqual({
      heading: 'Haus Tabor Uferblick',
      links: ['/wohnen', '/jobs'],
    });
    expect(screen.getAllByRole('list')).toHaveLength(1);
  });

  it('otherwise leads to the first call to action and to the phone', () => {
    const call = { type: 'call-to-action', title: 'Feste', link: '/kontakt', label: 'Anfragen' } as const;
    expect(show([hero, call]).links).toEqual(['/kontakt', 'tel:+41440000000']);
  });
});
