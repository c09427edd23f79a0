import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Card } from './Card.tsx';

describe('Card', () => {
  it('has one link, in its title, so that it is read out once', () => {
    render(
      <Card title="Einen Platz finden" href="/wohnen" level={2} picture={<img src="data:," alt="Garten" />}>
        <p>Was gerade frei ist.</p>
      </Card>,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    const title = screen.getByRole('heading', { level: 2, name: 'Einen Platz finden' });
    expect(within(title).getByRole('link').getAttribute('href')).toBe('/wohnen');
  });

  it('puts the words before the picture, for readers', () => {
    const { container } = render(<Card title="Titel" picture={<img src="data:," alt="" />} />);
    const card = container.firstElementChild;
    expect(card?.lastElementChild?.tagName).toBe('IMG');
  });

  it('is no link without an address', () => {
    render(<Card title="Titel" />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has a larger title where it stands before all others', () => {
    render(
      <>
        <Card title="Erste" layout="beside" />
        <Card title="Zweite" />
      </>,
    );
    const [first, second] = screen.getAllByRole('heading', { level: 3 });
    expect(first?.className).not.toBe(second?.className);
  });
});
