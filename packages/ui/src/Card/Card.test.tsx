import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Card } from './Card.tsx';

describe('Card', () => {
  it('has a single link, in its title, so that screen readers announce it once', () => {
    render(
      <Card title="Einen Platz finden" href="/wohnen" level={2} picture={<img src="data:," alt="Garten" />}>
        <p>Was gerade frei ist.</p>
      </Card>,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    const title = screen.getByRole('heading', { level: 2, name: 'Einen Platz finden' });
    expect(within(title).getByRole('link').getAttribute('href')).toBe('/wohnen');
  });

  it('places the text before the picture in the DOM', () => {
    const { container } = render(<Card title="Titel" picture={<img src="data:," alt="" />} />);
    const card = container.firstElementChild;
    expect(card?.lastElementChild?.tagName).toBe('IMG');
  });

  it('renders no link without an href', () => {
    render(<Card title="Titel" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
