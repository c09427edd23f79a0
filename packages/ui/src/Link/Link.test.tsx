import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Link } from './Link.tsx';
import { type AnchorProps, LinkProvider } from './LinkProvider.tsx';

function RouterLink({ href, children, className }: AnchorProps) {
  return (
    <a href={`/de${href}`} className={className} data-router="">
      {children}
    </a>
  );
}

describe('Link', () => {
  it('renders a plain anchor without a provider', () => {
    render(<Link href="/kontakt">Kontakt</Link>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/kontakt');
  });

  it('renders the router’s link inside a provider, with the same styles', () => {
    render(
      <>
        <Link href="/kontakt">Draussen</Link>
        <LinkProvider anchor={RouterLink}>
          <Link href="/kontakt">Drinnen</Link>
        </LinkProvider>
      </>,
    );
    const inside = screen.getByRole('link', { name: 'Drinnen' });
    expect(inside.getAttribute('href')).toBe('/de/kontakt');
    expect(inside.className).toBe(screen.getByRole('link', { name: 'Draussen' }).className);
  });

  it('keeps the class of the caller', () => {
    render(
      <Link href="/" className="of-a-screen">
        Start
      </Link>,
    );
    expect(screen.getByRole('link').classList.contains('of-a-screen')).toBe(true);
    expect(screen.getByRole('link').classList.length).toBe(2);
  });
});
